import type { FileFormat } from './fileFormat';
import type { StorageEngine } from './storage';

/** Backups are cut to this length, because a longer copy might not fit into storage. */
const MAX_BACKUP_CHARACTERS = 100_000;

export const backupKey = ({ key }: FileFormat): string => `${key}:unreadable`;

/** Copies a damaged text, or as much of it as storage has room for. Returns false if storage refuses even that. */
export function backUp(engine: StorageEngine, format: FileFormat, text: string): boolean {
  for (let length = MAX_BACKUP_CHARACTERS; length > 100; length /= 10) {
    try {
      const copy = text.slice(0, length);
      if (engine.getItem(backupKey(format)) !== copy) engine.setItem(backupKey(format), copy);
      return true;
    } catch {
      // Tries a shorter copy.
    }
  }
  return false;
}

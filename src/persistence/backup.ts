import type { FileFormat } from './fileFormat';
import type { StorageEngine } from './storage';

/** Backups are cut to this length, because a longer copy might not fit into storage. */
const MAX_BACKUP_CHARACTERS = 100_000;

export const backupKeys = ({ key }: FileFormat): readonly string[] => [
  `${key}:unreadable`,
  `${key}:unreadable:2`,
  `${key}:unreadable:3`,
];

/** Copies a damaged text to the first free backup key, or over the last one. Returns false if storage refuses. */
export function backUp(engine: StorageEngine, format: FileFormat, text: string | null): boolean {
  if (text === null) return true;
  const copy = format.withoutSecrets.text(text.slice(0, MAX_BACKUP_CHARACTERS));
  const keys = backupKeys(format);
  try {
    const free = keys.find((key) => [null, copy].includes(engine.getItem(key))) ?? keys.at(-1) ?? '';
    if (engine.getItem(free) !== copy) engine.setItem(free, copy);
    return true;
  } catch {
    return false;
  }
}

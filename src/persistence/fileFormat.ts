import type { Path } from './join';
import type { Migration } from './savedText';

export interface FileFormat {
  /** Prefix of every key. The text of version 2 is at `<key>:2`. */
  readonly key: string;
  /** One migration for each version after the first. */
  readonly migrations: readonly Migration[];
  /**
   * Tests whether the initial state has a value at a path. Its removal is kept forever, or the value would come
   * back.
   */
  readonly isInitial: (path: Path) => boolean;
}

export const versionOf = ({ migrations }: FileFormat): number => 1 + migrations.length;

/**
 * Returns a version's storage key. Each version has its own, so that a tab or rolled-back release of another
 * version can't overwrite this one's text.
 */
export const keyOf = ({ key }: FileFormat, version: number): string => `${key}:${version}`;

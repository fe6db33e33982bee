import type { Path } from './join';
import type { Migration } from './savedText';

/** A value read from the text of an old version, which saved no stamps. */
export interface UnstampedValue {
  readonly path: Path;
  /** Undefined if the value was removed. */
  readonly value: unknown;
  /** The value's position in its list. */
  readonly added: number;
  /** Changes whenever the value does; null if the value never changed. */
  readonly fingerprint: unknown;
}

export interface FileFormat {
  /** Prefix of every key. The text of version 4 is at `<key>:4`. */
  readonly key: string;
  /** The first version that saves stamps. */
  readonly firstVersion: number;
  /** One migration for each version after `firstVersion`. */
  readonly migrations: readonly Migration[];
  /**
   * Tests whether the initial state has a value at a path. Its removal is kept forever, or the value would come
   * back.
   */
  readonly isInitial: (path: Path) => boolean;
  /** Versions without stamps: their keys, oldest first, and how to read their text. */
  readonly unstamped: {
    readonly keys: readonly string[];
    readonly read: (text: string) => readonly UnstampedValue[];
  };
  /** Removes secrets, such as card numbers, from a JSON text or from text that isn't valid JSON. */
  readonly withoutSecrets: {
    readonly json: (json: string) => { readonly value: unknown; readonly isFound: boolean };
    readonly text: (text: string) => string;
  };
}

export const versionOf = ({ firstVersion, migrations }: FileFormat): number =>
  firstVersion + migrations.length;

/**
 * Returns a version's storage key. Each version has its own, so that a tab or rolled-back release of another
 * version can't overwrite this one's text.
 */
export const keyOf = ({ key }: FileFormat, version: number): string => `${key}:${version}`;

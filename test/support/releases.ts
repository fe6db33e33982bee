import { isRecord } from '../../src/persistence/fields';
import type { FileFormat } from '../../src/persistence/fileFormat';
import { keyOf, versionOf } from '../../src/persistence/fileFormat';
import type { Migration } from '../../src/persistence/savedText';
import type { StorageEngine } from '../../src/persistence/storage';
import { fileFormat } from '../../src/store/saved';
import type { makeStore } from '../../src/store/store';

/** An example of a future migration: adds a field to each cart line. */
export const nextMigration: Migration = (path, value) => [
  [path, path.startsWith('cart/lines/') && isRecord(value) ? { ...value, gift: false } : value],
];

export const nextFormat: FileFormat = {
  ...fileFormat,
  migrations: [...fileFormat.migrations, nextMigration],
};

export const NEXT_KEY = keyOf(nextFormat, versionOf(nextFormat));

/** Loads the next release's `makeStore`: this source with one more migration. */
export async function nextRelease(): Promise<typeof makeStore> {
  const release: { make?: typeof makeStore } = {};
  await jest.isolateModulesAsync(async () => {
    jest.doMock('../../src/store/migrations', () => ({ migrations: nextFormat.migrations }));
    release.make = (await import('../../src/store/store')).makeStore;
  });
  jest.dontMock('../../src/store/migrations');
  if (!release.make) throw new Error('The next release has no store.');
  return release.make;
}

/** Creates storage that can be switched to full. */
export function fillableStorage(inner: StorageEngine) {
  const state = { isFull: false };
  const storage: StorageEngine = {
    ...inner,
    setItem: (key, value) => {
      if (state.isFull) throw new DOMException('full', 'QuotaExceededError');
      inner.setItem(key, value);
    },
  };
  return { state, storage };
}

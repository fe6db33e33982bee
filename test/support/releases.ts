import { isRecord } from '../../src/persistence/fields';
import type { FileFormat } from '../../src/persistence/savedFile';
import { keyOf, versionOf } from '../../src/persistence/savedFile';
import type { Migration } from '../../src/persistence/savedText';
import type { StorageEngine } from '../../src/persistence/storage';
import { fileFormat } from '../../src/store/saved';
import type { makeStore } from '../../src/store/store';

/** A migration as the next release may have it: each line of the cart gets a field. */
export const nextMigration: Migration = (path, value) => [
  [path, path.startsWith('cart/lines/') && isRecord(value) ? { ...value, gift: false } : value],
];

/** How the next release reads and writes. */
export const nextFormat: FileFormat = {
  ...fileFormat,
  migrations: [...fileFormat.migrations, nextMigration],
};

/** Where the next release writes. */
export const NEXT_KEY = keyOf(nextFormat, versionOf(nextFormat));

/** The next release's own `makeStore`: that of this source with a migration more. */
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

/** Storage that is full as long as it is said to be. */
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

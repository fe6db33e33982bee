import { isRecord } from '../../src/domain/validators';
import { storageKeys } from '../../src/domain/storageKeys';
import { keyOf } from '../../src/persistence/savedFile';
import type { Migration } from '../../src/persistence/savedText';
import type { StorageEngine } from '../../src/persistence/storage';
import type * as saved from '../../src/store/saved';
import type { makeStore } from '../../src/store/store';
import { VERSION } from './savedText';

/** An example of a future migration: adds a field to each cart line. */
const nextMigration: Migration = (path, value) => [
  [path, path.startsWith('cart/lines/') && isRecord(value) ? { ...value, gift: false } : value],
];

export const NEXT_VERSION = VERSION + 1;

export const NEXT_KEY = keyOf(storageKeys.shop, NEXT_VERSION);

/** Loads the next release's `makeStore`: this source with one more migration. */
export async function nextRelease(): Promise<typeof makeStore> {
  const release: { make?: typeof makeStore } = {};
  await jest.isolateModulesAsync(async () => {
    jest.doMock('../../src/store/saved', () => {
      const actual = jest.requireActual<typeof saved>('../../src/store/saved');
      return { ...actual, migrations: [...actual.migrations, nextMigration] };
    });
    release.make = (await import('../../src/store/store')).makeStore;
  });
  jest.dontMock('../../src/store/saved');
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

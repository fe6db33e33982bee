import type { Migration } from '../../src/store/persistence/savedText';
import { createTextFormat } from '../../src/store/persistence/savedText';
import type { StorageEngine } from '../../src/store/persistence/storage';
import { firstVisitSaved } from '../../src/store/savedFormat';
import { savedTools } from '../../src/store/savedSlices';
import { migrations } from '../../src/store/savedVersions';
import { isRecord } from '../../src/domain/isRecord';
import type { makeStore } from '../../src/store/store';

/** A migration as the next release may have it: each line of the cart gets a field. */
export const nextMigration: Migration = {
  name: 'cart lines may be gifts',
  migrate: (slices) => ({ ...slices, cart: { entries: entriesOf(slices.cart).map(withGift) } }),
};

function entriesOf(slice: unknown): readonly unknown[] {
  const entries = isRecord(slice) ? slice.entries : undefined;
  return Array.isArray(entries) ? entries : [];
}

function withGift(entry: unknown): unknown {
  return isRecord(entry) ? { ...entry, gift: false } : entry;
}

/** How the next release reads and writes. */
export const nextFormat = createTextFormat(savedTools, firstVisitSaved, [...migrations, nextMigration]);

/** The next release's own `makeStore`: that of this source with a migration more. */
export async function nextRelease(): Promise<typeof makeStore> {
  const release: { make?: typeof makeStore } = {};
  await jest.isolateModulesAsync(async () => {
    jest.doMock('../../src/store/savedVersions', () => ({ migrations: [...migrations, nextMigration] }));
    release.make = (await import('../../src/store/store')).makeStore;
  });
  jest.dontMock('../../src/store/savedVersions');
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

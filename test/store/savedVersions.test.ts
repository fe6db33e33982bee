/** @jest-environment jest-fixed-jsdom */
import fc from 'fast-check';
import * as v from 'valibot';
import { selectCartLines } from '../../src/store/cart/cartSelectors';
import { lineAdded } from '../../src/store/cart/cartSlice';
import type { SavedField } from '../../src/store/persistence/savedField';
import type { Migration } from '../../src/store/persistence/savedText';
import { storageKeyOf } from '../../src/store/persistence/savedText';
import { memoryStorage } from '../../src/store/persistence/storage';
import { BACKUP_KEY } from '../../src/store/persistence/vault';
import { selectPricingBilling } from '../../src/store/pricing/pricingSelectors';
import { savedSlices } from '../../src/store/savedSlices';
import { migrations } from '../../src/store/savedVersions';
import { selectShopFilters } from '../../src/store/shop/shopSelectors';
import { selectWishlistIds } from '../../src/store/wishlist/wishlistSelectors';
import { STORAGE_KEY, firstVisitSaved, shopFormat as format } from '../../src/store/savedFormat';
import { savedTools } from '../../src/store/savedSlices';
import { nextMigration } from '../support/releases';
import { leavePage, visit } from '../support/store';
import { presentState, savedByVersion, shapeByVersion } from './fixtures/savedStates';

const versions = Array.from({ length: format.version }, (_, index) => index + 1);

/** The fields of a descriptor, each with its type or the values that it may have. */
const shapeOf = (fields: Readonly<Record<string, SavedField<unknown>>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, { type }]) => [name, type]));

describe('State saved by an older version', () => {
  test('has a fixture for each version', () => {
    expect(Object.keys(savedByVersion).map(Number)).toEqual(versions);
  });

  test('has another shape than the present one: who changes the shape adds a migration', () => {
    const shape = Object.fromEntries(
      Object.entries(savedSlices).map(([name, { fields }]) => [name, shapeOf(fields)]),
    );
    expect(shape).toEqual(shapeByVersion[format.version]);
  });

  test.each(versions)('of version %i is read in full', async (version) => {
    const { select } = await visit(memoryStorage({ [storageKeyOf(version)]: savedByVersion[version] ?? '' }));
    expect(select(selectCartLines).map(({ key, quantity }) => [key, quantity])).toEqual([
      ['fraud-shield:yearly', 2],
      ['review-sentiment-monitor:monthly', 1],
    ]);
    expect(select(selectWishlistIds)).toEqual(['fraud-shield', 'dynamic-pricing-optimizer']);
    expect(select(selectShopFilters)).toEqual({ category: 'analytics', sort: 'price-low' });
    expect(select(selectPricingBilling)).toBe('yearly');
  });

  test.each([undefined, '2', 1.5, null, {}])(
    'whose version is %p is taken for ours: what fits is kept',
    async (version) => {
      const text = JSON.stringify({ ...presentState, version });
      const { select } = await visit(memoryStorage({ [STORAGE_KEY]: text }));
      expect(select(selectCartLines).map(({ key }) => key)).toEqual([
        'fraud-shield:yearly',
        'review-sentiment-monitor:monthly',
      ]);
    },
  );

  test('of version 1, in which one slice is no text or a broken one, keeps the others', async () => {
    for (const wishlist of ['{"productIds": [', 5]) {
      const text = JSON.stringify({ ...JSON.parse(savedByVersion[1] ?? ''), wishlist });
      const { select } = await visit(memoryStorage({ [STORAGE_KEY]: text }));
      expect(select(selectCartLines)[0]?.key).toBe('fraud-shield:yearly');
      expect(select(selectPricingBilling)).toBe('yearly');
      expect(select(selectWishlistIds)).toHaveLength(3);
    }
  });

  test('a migration that throws loses nothing: the text is put aside and the shop opens', async () => {
    const original = migrations[0];
    const spy =
      original &&
      jest.spyOn(original, 'migrate').mockImplementation(() => {
        throw new Error('This migration is broken.');
      });
    const text = savedByVersion[1] ?? '';
    const storage = memoryStorage({ [STORAGE_KEY]: text });
    const { select } = await visit(storage);
    expect(select(selectCartLines)).toHaveLength(2);
    expect(storage.getItem(BACKUP_KEY)).toBe(text);
    spy?.mockRestore();
  });
});

test('A text here that calls itself newer is none of ours: it is put aside before it is written over', async () => {
  const text = JSON.stringify({ ...presentState, version: format.version + 1 });
  const storage = memoryStorage({ [STORAGE_KEY]: text });
  const { select, dispatch } = await visit(storage);
  dispatch(lineAdded({ productId: 'fraud-shield', quantity: 1, billing: 'monthly' }));
  leavePage();
  expect(select(selectCartLines)).toHaveLength(3);
  expect(storage.getItem(BACKUP_KEY)).toBe(text);
  expect((await visit(storage)).select(selectCartLines)).toHaveLength(3);
});

describe('Merging and migrating can change places, as two releases do it in either order:', () => {
  /** Of each list of a version the entries that a tab has, each with its times; of none two tabs have the same. */
  const copyOf = (slices: Slices, parity: 0 | 1): fc.Arbitrary<Slices> =>
    fc.record(
      Object.fromEntries(
        Object.entries(slices).map(([name, slice]) => [
          name,
          fc
            .tuple(
              ...entriesOf(slice).map((entry) =>
                fc.option(fc.nat(4).map((time) => ({ ...entry, changed: 2 * time + parity }))),
              ),
            )
            .map((entries) => (entries.length > 0 ? { entries } : slice)),
        ]),
      ),
    );
  const withoutGaps = (slices: Slices): Slices =>
    Object.fromEntries(
      Object.entries(slices).map(([name, slice]) => {
        const entries = entriesOf(slice);
        return [name, entries.length > 0 ? { entries: entries.filter((entry) => entry !== null) } : slice];
      }),
    );
  /** Of each entry the copy that was changed last. */
  const merged = (one: Slices, other: Slices): Slices =>
    Object.fromEntries(
      Object.entries(one).map(([name, slice]) => {
        const others = entriesOf(other[name]);
        const entries = entriesOf(slice).map((entry, place) => {
          const copy = others[place] ?? null;
          return (copy?.changed ?? -1) > (entry?.changed ?? -1) ? copy : entry;
        });
        return [name, entries.length > 0 ? { entries } : slice];
      }),
    );
  const steps: readonly (readonly [number, readonly Migration[]])[] = [
    ...versions.slice(1, -1).map((version) => [version, migrations.slice(version - 1)] as const),
    [format.version, [nextMigration]],
  ];

  test.each(steps)('from version %i', (version, later) => {
    const text: unknown = JSON.parse(savedByVersion[version] ?? '{}');
    const saved = v.parse(v.record(v.string(), v.unknown()), text);
    const slices: Slices = Object.fromEntries(Object.entries(saved).filter(([name]) => name !== 'version'));
    const readAfter = (copy: Slices) => {
      const parts = later.reduce<Slices>((before, { migrate }) => migrate(before), withoutGaps(copy));
      return { ...firstVisitSaved, ...savedTools.read(parts, firstVisitSaved).saved };
    };
    fc.assert(
      fc.property(copyOf(slices, 0), copyOf(slices, 1), (one, other) => {
        const [first, second] = [readAfter(one), readAfter(other)];
        expect({ ...first, ...savedTools.mergeFromOtherTab(first, second) }).toEqual(
          readAfter(merged(one, other)),
        );
      }),
    );
  });
});

type Slices = Readonly<Record<string, unknown>>;

/** The entries of a slice, if it is a list of them; null where a tab has none. */
function entriesOf(slice: unknown): readonly (Readonly<{ changed: number }> | null)[] {
  const shape = v.object({ entries: v.array(v.nullable(v.looseObject({ changed: v.number() }))) });
  return v.is(shape, slice) ? slice.entries : [];
}

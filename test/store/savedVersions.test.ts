/** @jest-environment jest-fixed-jsdom */
import { selectCartLines } from '../../src/store/cart/cartSelectors';
import { lineAdded } from '../../src/store/cart/cartSlice';
import { selectSaveStatus } from '../../src/store/persistence/persistenceSlice';
import type { SavedField } from '../../src/store/persistence/savedField';
import { memoryStorage } from '../../src/store/persistence/storage';
import { BACKUP_KEY, STORAGE_KEY } from '../../src/store/persistence/vault';
import { selectPricingBilling } from '../../src/store/pricing/pricingSelectors';
import { savedSlices } from '../../src/store/savedSlices';
import { migrations } from '../../src/store/savedVersions';
import { selectShopFilters } from '../../src/store/shop/shopSelectors';
import { selectWishlistIds } from '../../src/store/wishlist/wishlistSelectors';
import { shopFormat as format } from '../../src/store/savedFormat';
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
    const { select } = await visit(memoryStorage({ [STORAGE_KEY]: savedByVersion[version] ?? '' }));
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

describe('State saved by a newer version', () => {
  const newer = JSON.stringify({
    ...presentState,
    version: format.version + 1,
    giftCards: ['something that we do not know'],
  });

  test('is used for what we understand, and never overwritten or re-stamped', async () => {
    const storage = memoryStorage({ [STORAGE_KEY]: newer });
    const { select, dispatch } = await visit(storage);
    expect(select(selectCartLines)).toHaveLength(2);
    dispatch(lineAdded({ productId: 'fraud-shield', quantity: 1, billing: 'monthly' }));
    leavePage();
    await Promise.resolve();
    expect(select(selectCartLines)).toHaveLength(3);
    expect(storage.getItem(STORAGE_KEY)).toBe(newer);
    expect(select(selectSaveStatus)).toBe('outdated');
  });

  test('is said to be so before anything is changed', async () => {
    const { select } = await visit(memoryStorage({ [STORAGE_KEY]: newer }));
    await Promise.resolve();
    expect(select(selectSaveStatus)).toBe('outdated');
  });

  test('that another tab writes while this one is open is left alone as well', async () => {
    const storage = memoryStorage();
    const { dispatch, select } = await visit(storage);
    storage.setItem(STORAGE_KEY, newer);
    dispatch(lineAdded({ productId: 'fraud-shield', quantity: 1, billing: 'monthly' }));
    leavePage();
    await Promise.resolve();
    expect(storage.getItem(STORAGE_KEY)).toBe(newer);
    expect(select(selectSaveStatus)).toBe('outdated');
  });
});

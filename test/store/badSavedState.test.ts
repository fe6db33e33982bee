/** @jest-environment jest-fixed-jsdom */
import fc from 'fast-check';
import {
  selectCartItemCount,
  selectCartLines,
  selectCartDue,
  selectIsCartEmpty,
} from '../../src/store/cart/cartSelectors';
import { lineAdded, lineRemoved } from '../../src/store/cart/cartSlice';
import { selectCheckoutForm } from '../../src/store/checkout/checkoutSelectors';
import { emptyCheckoutForm } from '../../src/domain/checkout';
import { selectDroppedCount } from '../../src/store/persistence/persistenceSlice';
import { memoryStorage } from '../../src/store/persistence/storage';
import { BACKUP_KEY } from '../../src/store/persistence/vault';
import { selectPricingBilling } from '../../src/store/pricing/pricingSelectors';
import { selectShopFilters } from '../../src/store/shop/shopSelectors';
import { selectWishlistIds } from '../../src/store/wishlist/wishlistSelectors';
import { STORAGE_KEY, shopFormat as format } from '../../src/store/savedFormat';
import { leavePage, visit } from '../support/store';
import { manyRuns } from '../support/thorough';
import { presentState, savedByVersion } from './fixtures/savedStates';

const good = savedByVersion[format.version] ?? '';

const firstVisit = ['ai-personalization-engine:monthly', 'dynamic-pricing-optimizer:monthly'];
const open = (text: string) => visit(memoryStorage({ [STORAGE_KEY]: text }));
const keys = async (text: string) => (await open(text)).select(selectCartLines).map(({ key }) => key);

/** A saved cart of one good line and one that is not. */
const withLine = (line: unknown) =>
  JSON.stringify({
    ...presentState,
    cart: {
      entries: [{ productId: 'fraud-shield', billing: 'monthly', quantity: 2, added: 1, changed: 1 }, line],
    },
  });
const line = (over: object) => ({
  productId: 'review-sentiment-monitor',
  billing: 'monthly',
  quantity: 1,
  added: 2,
  changed: 2,
  ...over,
});

describe('A saved text that is none of ours', () => {
  test.each(['null', '5', '[]', 'true', '""', '', '{', 'undefined', '{}'])(
    '%s opens the shop as on a first visit',
    async (text) => {
      expect(await keys(text)).toEqual(firstVisit);
    },
  );

  test('of any kind never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        expect(() => format.read(text)).not.toThrow();
      }),
      manyRuns,
    );
  });

  test('that was ours until some of its characters changed never throws, and what it yields is sound', () => {
    const mutated = fc
      .tuple(fc.nat({ max: good.length - 1 }), fc.nat({ max: 8 }), fc.string({ maxLength: 8 }))
      .map(([at, length, inserted]) => good.slice(0, at) + inserted + good.slice(at + length));
    fc.assert(
      fc.property(mutated, (text) => {
        const { saved } = format.read(text);
        for (const entry of saved.cart?.entries ?? []) {
          expect(Number.isInteger(entry.quantity)).toBe(true);
          expect(entry.quantity).toBeGreaterThanOrEqual(0);
          expect(entry.quantity).toBeLessThanOrEqual(99);
        }
      }),
      manyRuns,
    );
  });

  test('is put aside, word for word, before anything is written over it', async () => {
    const storage = memoryStorage({ [STORAGE_KEY]: '{"cart": oh no' });
    const { dispatch } = await visit(storage);
    dispatch(lineAdded({ productId: 'fraud-shield', quantity: 1, billing: 'monthly' }));
    leavePage();
    expect(storage.getItem(BACKUP_KEY)).toBe('{"cart": oh no');
    expect(await keys(storage.getItem(STORAGE_KEY) ?? '')).toContain('fraud-shield:monthly');
  });

  // 1500 levels can be parsed and not be written: the stack ends earlier there.
  test.each([100, 1500])(
    'with a slice nested %i levels deep costs that slice alone, and what is done then is saved',
    async (levels) => {
      const deep = `${'['.repeat(levels)}${']'.repeat(levels)}`;
      const text = withLine(line({ more: '' })).replace('""', deep);
      const storage = memoryStorage({ [STORAGE_KEY]: text });
      const { dispatch, select } = await visit(storage);
      dispatch(lineAdded({ productId: 'customer-insight-analytics', quantity: 1, billing: 'monthly' }));
      leavePage();
      expect(storage.getItem(BACKUP_KEY)).toBe(text);
      expect(select(selectPricingBilling)).toBe('yearly');
      expect(await keys(storage.getItem(STORAGE_KEY) ?? '')).toContain('customer-insight-analytics:monthly');
    },
  );
});

describe('What is put aside', () => {
  test.each(['[1,2]', '5', 'true', 'null', '"a text"'])(
    'is what is no saved state at all (%s)',
    async (text) => {
      const storage = memoryStorage({ [STORAGE_KEY]: text });
      await visit(storage);
      expect(storage.getItem(BACKUP_KEY)).toBe(text);
    },
  );

  test('is a text of which even one line could not be used', async () => {
    const text = withLine(line({ quantity: 'some' }));
    const storage = memoryStorage({ [STORAGE_KEY]: text });
    await visit(storage);
    expect(storage.getItem(BACKUP_KEY)).toBe(text);
  });

  test('is a text that was broken while the page was open, before it is written over', async () => {
    const storage = memoryStorage();
    const { dispatch } = await visit(storage);
    storage.setItem(STORAGE_KEY, '{"broken');
    dispatch(lineAdded({ productId: 'fraud-shield', quantity: 1, billing: 'monthly' }));
    leavePage();
    expect(storage.getItem(BACKUP_KEY)).toBe('{"broken');
  });

  test('does not make room for the next: the first and the second are kept', async () => {
    const storage = memoryStorage({ [STORAGE_KEY]: '{"first' });
    await visit(storage);
    storage.setItem(STORAGE_KEY, '{"second');
    await visit(storage);
    expect(storage.getItem(BACKUP_KEY)).toBe('{"first');
    expect(storage.getItem(`${BACKUP_KEY}:2`)).toBe('{"second');
  });

  test('is never a text with a card number in it', async () => {
    const storage = memoryStorage({ [STORAGE_KEY]: '{"cart": oh no, 4242 4242 4242 4242' });
    await visit(storage);
    expect(storage.getItem(BACKUP_KEY)).toBeNull();
  });
});

describe('One slice', () => {
  const saved = {
    cart: ['fraud-shield:yearly', 'review-sentiment-monitor:monthly'],
    wishlist: ['fraud-shield', 'dynamic-pricing-optimizer'],
    shop: { category: 'analytics', sort: 'price-low' },
    pricing: 'yearly',
  };
  const asOnAFirstVisit = {
    cart: firstVisit,
    wishlist: ['conversational-ai-assistant', 'review-sentiment-monitor', 'fraud-shield'],
    shop: { category: 'all', sort: 'name' },
    pricing: 'monthly',
  };
  const opened = async (slices: object) => {
    const { select } = await open(JSON.stringify({ ...presentState, ...slices }));
    return {
      cart: select(selectCartLines).map(({ key }) => key),
      wishlist: select(selectWishlistIds),
      shop: select(selectShopFilters),
      pricing: select(selectPricingBilling),
    };
  };

  test('comes back as it was saved, as do all others', async () => {
    expect(await opened({})).toEqual(saved);
  });

  test.each(['cart', 'wishlist', 'shop', 'pricing'] as const)(
    '(%s) that is broken is as on a first visit, and the others are as they were saved',
    async (slice) => {
      expect(await opened({ [slice]: 'broken' })).toEqual({ ...saved, [slice]: asOnAFirstVisit[slice] });
    },
  );

  test.each(['cart', 'wishlist', 'shop', 'pricing'] as const)(
    '(%s) that is missing is as on a first visit, and the others are as they were saved',
    async (slice) => {
      expect(await opened({ [slice]: undefined })).toEqual({ ...saved, [slice]: asOnAFirstVisit[slice] });
    },
  );

  test.each([null, { length: 3 }, 'lines', 7, { 0: {} }])(
    'lines that are %p are no lines',
    async (entries) => {
      expect(await keys(JSON.stringify({ ...presentState, cart: { entries } }))).toEqual(firstVisit);
    },
  );
});

describe('What does not belong', () => {
  test('an unknown slice and an injected checkout are left behind', async () => {
    const injected = { form: { ...emptyCheckoutForm, email: 'mallory@shop.example' }, reached: 'payment' };
    const { select } = await open(JSON.stringify({ ...presentState, checkout: injected, admin: true }));
    expect(select(selectCheckoutForm)).toEqual(emptyCheckoutForm);
  });

  test.each(['__proto__', 'constructor', 'prototype'])(
    'the key %s, at each level, pollutes nothing',
    async (key) => {
      const poison = `"${key}":{"polluted":true,"quantity":99},`;
      const text = good.replaceAll('{', `{${poison}`);
      const { select } = await open(text);
      expect(select(selectCartLines).map(({ quantity }) => quantity)).toEqual([2, 1]);
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
    },
  );

  test('a tampered price or name changes nothing: both come from the catalogue', async () => {
    const { select } = await open(withLine(line({ priceCents: 1, name: 'Free', amount: 0 })));
    expect(select(selectCartDue)[0]?.cents).toBe(2 * 4999 + 999);
  });
});

describe('A saved line with', () => {
  test.each([
    ['quantity 1e308', { quantity: 1e308 }],
    ['quantity −1', { quantity: -1 }],
    ['quantity "2"', { quantity: '2' }],
    ['quantity 1.5', { quantity: 1.5 }],
    ['quantity true', { quantity: true }],
    ['quantity 100', { quantity: 100 }],
    ['quantity null (NaN)', { quantity: null }],
    ['an unknown product', { productId: 'perpetual-motion' }],
    ['billing weekly', { billing: 'weekly' }],
    ['a time that is none', { changed: 'later' }],
    ['a time before all times', { added: -1 }],
    ['a time that no number can count on from', { changed: Number.MAX_SAFE_INTEGER + 1 }],
  ])('%s is left out and counted, and the good line stays', async (_title, over) => {
    const { select } = await open(withLine(line(over)));
    expect(select(selectCartLines).map(({ key }) => key)).toEqual(['fraud-shield:monthly']);
    expect(select(selectDroppedCount)).toBe(1);
  });

  describe.each([1_000_000_000, 4111111111111111, Number.MAX_SAFE_INTEGER - 1, Number.MAX_SAFE_INTEGER])(
    'the impossible time %p',
    (time) => {
      const tampered = withLine(line({ added: time, changed: time }));

      test('stays, and what is added beside it is there on the next visit', async () => {
        const storage = memoryStorage({ [STORAGE_KEY]: tampered });
        const { dispatch } = await visit(storage);
        dispatch(lineAdded({ productId: 'review-sentiment-monitor', quantity: 1, billing: 'monthly' }));
        leavePage();
        const { select } = await visit(storage);
        expect(select(selectCartItemCount)).toBe(4);
        expect(select(selectDroppedCount)).toBe(0);
      });

      test('can be removed like any other line, and stays removed', async () => {
        const storage = memoryStorage({ [STORAGE_KEY]: tampered });
        const { dispatch, select } = await visit(storage);
        for (const { key } of select(selectCartLines)) dispatch(lineRemoved({ key }));
        leavePage();
        window.dispatchEvent(new Event('focus'));
        expect(select(selectIsCartEmpty)).toBe(true);
        expect((await visit(storage)).select(selectIsCartEmpty)).toBe(true);
      });
    },
  );

  test('quantity 1e999, which JSON reads as infinite, is left out', async () => {
    const text = withLine(line({})).replace('"quantity":1,', '"quantity":1e999,');
    expect(await keys(text)).toEqual(['fraud-shield:monthly']);
  });

  test('an unknown product that was removed is missed by nobody', async () => {
    const { select } = await open(withLine(line({ productId: 'perpetual-motion', quantity: 0 })));
    expect(select(selectDroppedCount)).toBe(0);
  });

  test('quantity 0 was removed once and stays so', async () => {
    const { select } = await open(withLine(line({ quantity: 0 })));
    expect(select(selectCartLines)).toHaveLength(1);
    expect(select(selectDroppedCount)).toBe(0);
  });

  test.each([null, 5, 'line', [], [[]]])('no shape of a line (%p) is left out', async (value) => {
    expect(await keys(withLine(value))).toEqual(['fraud-shield:monthly']);
  });

  test('the identity of another is that line: the one changed last counts', async () => {
    const twice = line({ productId: 'fraud-shield', quantity: 7, changed: 9 });
    const { select } = await open(withLine(twice));
    expect(select(selectCartItemCount)).toBe(7);
  });
});

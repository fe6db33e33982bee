import fc from 'fast-check';
import { readSharedCart, sharedCartPath } from '../../../src/pages/storefront/cart/sharedCart';
import { listInLink } from '../../../src/domain/links';
import { cartLines } from '../../support/arbitraries';
import { words } from '../../support/words';

/** Returns the lines as a browser decodes them from a URL. */
const textOf = (path: string) =>
  listInLink(new URL(path, 'https://shop.example').searchParams, 'lines') ?? '';

describe('The link of a shared cart', () => {
  it('contains only products, periods and quantities', () => {
    expect(
      sharedCartPath([
        { productId: 'fraud-shield', billing: 'yearly', quantity: 2 },
        { productId: 'review-sentiment-monitor', billing: 'monthly', quantity: 1 },
      ]),
    ).toBe('/cart?lines=fraud-shield:yearly:2,review-sentiment-monitor:monthly:1');
  });

  it('is read back as the same cart, for any cart', () => {
    fc.assert(
      fc.property(
        cartLines.filter((lines) => lines.length > 0),
        (lines) => {
          expect(readSharedCart(textOf(sharedCartPath(lines)))).toEqual({ kind: 'cart', lines, notes: [] });
        },
      ),
    );
  });
});

describe('A link in a message', () => {
  const link = '/cart?lines=fraud-shield:yearly:2';
  const lines = [{ productId: 'fraud-shield', billing: 'yearly', quantity: 2 }];

  it.each(words('. ) ). ; " ” … ... , > %22 !'))('can be followed by %s', (end) => {
    expect(readSharedCart(textOf(`${link}${end}`))).toEqual({ kind: 'cart', lines, notes: [] });
  });

  it('can repeat its parameter', () => {
    expect(readSharedCart(textOf(`${link}&lines=fraud-shield:monthly:1`))).toMatchObject({
      lines: [...lines, { billing: 'monthly', quantity: 1 }],
    });
  });
});

describe('A link written by hand', () => {
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom('', ...words('fraud-shield monthly yearly __proto__ <b> 1 99 100 -1 2.5')),
  );
  const text = fc
    .array(fc.array(part, { maxLength: 4 }).map((parts) => parts.join(':')))
    .map((lines) => lines.join(','));

  it('never throws, and returns the valid lines or a reason', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string()), (written) => {
        const shared = readSharedCart(written);
        if (shared.kind === 'refused') {
          expect(shared.reasons.length).toBeGreaterThan(0);
          return;
        }
        expect(shared.lines.length).toBeGreaterThan(0);
        // A link made from the result gives the same result again.
        expect(readSharedCart(textOf(sharedCartPath(shared.lines)))).toEqual({ ...shared, notes: [] });
      }),
    );
  });

  const good = 'fraud-shield:yearly:2';
  it.each([
    ['nope:monthly:1', '1 line left out: we don’t sell that product.'],
    ['nope:monthly:1,<script>:monthly:1', '2 lines left out: we don’t sell those products.'],
    ['fraud-shield:weekly:1', '1 line left out: that part of the link can’t be read.'],
    ['fraud-shield', '1 line left out: that part of the link can’t be read.'],
    ['fraud-shield:monthly:1:2', '1 line left out: that part of the link can’t be read.'],
    ['fraud-shield:monthly:0', '1 line left out: the quantity must be from 1 to 99.'],
    ['fraud-shield:monthly:100', '1 line left out: the quantity must be from 1 to 99.'],
    ['fraud-shield:monthly:', '1 line left out: the quantity must be from 1 to 99.'],
  ])('"%s" is left out, with the reason', (bad, note) => {
    expect(readSharedCart(`${bad},${good}`)).toEqual({
      kind: 'cart',
      lines: [{ productId: 'fraud-shield', billing: 'yearly', quantity: 2 }],
      notes: [note],
    });
    expect(readSharedCart(bad)).toMatchObject({
      kind: 'refused',
      reasons: [note, expect.stringContaining('Nothing in this link')],
    });
  });

  it('merges repeated lines, up to 99', () => {
    expect(readSharedCart(`${good},${good}`)).toMatchObject({
      lines: [{ quantity: 4 }],
      notes: [
        '1 repeated line merged: quantities of the same product and billing period are added, up to 99.',
      ],
    });
    expect(readSharedCart('fraud-shield:monthly:60,fraud-shield:monthly:60')).toMatchObject({
      lines: [{ quantity: 99 }],
    });
  });

  it.each([
    ['thousands of lines', `${good},`.repeat(5000)],
    ['many short ones', 'a,'.repeat(101)],
    ['one that never ends', 'x'.repeat(1_000_000)],
  ])('is rejected entirely with %s', (_title, long) => {
    expect(readSharedCart(long)).toEqual({
      kind: 'refused',
      reasons: ['This link is too long to be a cart, so we didn’t open it.'],
    });
  });

  it.each(['', ',,', ' '])('is rejected when empty: "%s"', (empty) => {
    expect(readSharedCart(empty)).toMatchObject({ kind: 'refused' });
  });
});

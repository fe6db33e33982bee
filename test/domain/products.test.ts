import fc from 'fast-check';
import {
  filledStars,
  relatedProducts,
  shopSorts,
  sortedWishlist,
  visibleProducts,
  wishlistSorts,
} from '../../src/domain/products';

const product = (name: string, priceCents: number, category = 'analytics', rating = 4) => ({
  name,
  priceCents,
  category,
  rating,
});

const products = [
  product('Beta', 300, 'security', 4.1),
  product('Alpha', 300, 'analytics', 4.9),
  product('Delta', 100, 'analytics', 4.1),
  product('Gamma', 500, 'security', 4.5),
];

const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);
const visibleNames = (filters: Parameters<typeof visibleProducts>[1]) =>
  names(visibleProducts(products, filters));

const anyProduct = fc.record({
  name: fc.string(),
  priceCents: fc.nat({ max: 5 }),
  category: fc.constantFrom('analytics', 'security'),
  rating: fc.constantFrom(4, 4.5, 5),
});

describe('The shop', () => {
  it('keeps products of one price sorted by name, in either direction', () => {
    expect(visibleNames({ category: 'all', sort: 'price-low' })).toEqual(['Delta', 'Alpha', 'Beta', 'Gamma']);
    const high = visibleNames({ category: 'all', sort: 'price-high' });
    expect(high).toEqual(['Gamma', 'Alpha', 'Beta', 'Delta']);
  });

  it('shows a category’s products in the chosen order', () => {
    expect(visibleNames({ category: 'analytics', sort: 'price-low' })).toEqual(['Delta', 'Alpha']);
    expect(visibleNames({ category: 'security', sort: 'price-high' })).toEqual(['Gamma', 'Beta']);
  });

  it('sorts names regardless of capitals and accents', () => {
    const list = ['Zebra', 'apple', 'Éclair', 'Banana'].map((name) => product(name, 1));
    const sorted = names(visibleProducts(list, { category: 'all', sort: 'name' }));
    expect(sorted).toEqual(['apple', 'Banana', 'Éclair', 'Zebra']);
  });

  it('sorts names of letters, digits and spaces as the platform does', () => {
    const { compare } = new Intl.Collator('en-US', { sensitivity: 'base' });
    const name = fc.stringMatching(/^[a-zA-Z0-9 ]*$/);
    fc.assert(
      fc.property(fc.array(name), (list) => {
        const shelf = list.map((each) => product(each, 1));
        const sorted = names(visibleProducts(shelf, { category: 'all', sort: 'name' }));
        for (const [index, each] of sorted.slice(1).entries())
          expect(compare(sorted[index] ?? '', each)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('shows each product once and doesn’t mutate the catalog', () => {
    fc.assert(
      fc.property(fc.array(anyProduct), fc.constantFrom(...shopSorts), (list, sort) => {
        const before = [...list];
        const visible = visibleProducts(list, { category: 'all', sort });
        expect(list).toEqual(before);
        expect(visible).toHaveLength(list.length);
        expect(new Set(visible)).toEqual(new Set(list));
      }),
    );
  });
});

describe('The wishlist', () => {
  it.each([
    { sort: 'date-added', order: ['Gamma', 'Delta', 'Alpha', 'Beta'], says: 'the newest first' },
    { sort: 'price-low', order: ['Delta', 'Alpha', 'Beta', 'Gamma'], says: 'the cheapest first' },
    { sort: 'price-high', order: ['Gamma', 'Alpha', 'Beta', 'Delta'], says: 'the dearest first' },
    { sort: 'name', order: ['Alpha', 'Beta', 'Delta', 'Gamma'], says: 'from A to Z' },
    { sort: 'rating', order: ['Alpha', 'Gamma', 'Beta', 'Delta'], says: 'the best first, equals by name' },
  ] as const)('sorted by $sort shows $says', ({ sort, order }) => {
    expect(names(sortedWishlist(products, sort))).toEqual(order);
  });

  it('keeps every product in every sort and doesn’t mutate its list', () => {
    fc.assert(
      fc.property(fc.array(anyProduct), fc.constantFrom(...wishlistSorts), (list, sort) => {
        const before = [...list];
        expect(new Set(sortedWishlist(list, sort))).toEqual(new Set(list));
        expect(list).toEqual(before);
      }),
    );
  });
});

it.each([
  [5, 5],
  [4.9, 4],
  [4, 4],
  [3.5, 3],
  [0, 0],
])('the stars for a rating of %p are %p of five, rounded down', (rating, stars) => {
  expect(filledStars(rating)).toBe(stars);
});

test('related products are of the same category first, then others in the shop’s order', () => {
  const shown = { id: 'a', category: 'security' };
  const shelf = [
    shown,
    { id: 'b', category: 'analytics' },
    { id: 'c', category: 'security' },
    { id: 'd', category: 'analytics' },
  ];
  expect(relatedProducts(shelf, shown, 2).map(({ id }) => id)).toEqual(['c', 'b']);
});

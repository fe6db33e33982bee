import { catalog } from '../../src/content/products/catalog';
import { contentDate } from '../../src/content/contentDate';
import { loadProductReviews } from '../../src/content/loadContent';
import type { ProductReview } from '../../src/content/products/types';

const all: (readonly [product: (typeof catalog)[number], reviews: readonly ProductReview[]])[] = [];
beforeAll(async () => {
  for (const product of catalog) all.push([product, await loadProductReviews(product.id)]);
});

describe('published reviews', () => {
  test('are eight per product, in whole and half stars, and their mean rounds to its rating', () => {
    for (const [{ name, rating }, reviews] of all) {
      const stars = reviews.map((review) => review.stars);
      expect([name, stars.length]).toEqual([name, 8]);
      expect(stars.filter((count) => count < 1 || count > 5 || count % 0.5 !== 0)).toEqual([]);
      const mean = stars.reduce((sum, count) => sum + count, 0) / stars.length;
      expect([name, Math.round(mean * 10) / 10]).toEqual([name, rating]);
    }
  });

  test('are fewer than the rating counts, newest first, none from the future', () => {
    for (const [product, reviews] of all) {
      expect(product.reviews).toBeGreaterThan(reviews.length);
      const dates = reviews.map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted().toReversed());
      expect(dates.filter((date) => !/^2025-\d\d-\d\d$/.test(date) || date > contentDate)).toEqual([]);
    }
  });

  test('have unique authors and texts', () => {
    const reviews = all.flatMap(([, list]) => list);
    expect(new Set(reviews.map(({ author }) => author)).size).toBe(reviews.length);
    expect(new Set(reviews.map(({ text }) => text)).size).toBe(reviews.length);
    // The sentiment demo expects one review per line.
    expect(reviews.filter(({ text }) => text.includes('\n') || text.split(' ').length < 15)).toEqual([]);
  });
});

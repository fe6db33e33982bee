import type { Page, Route } from '@playwright/test';
import { productIds } from '../../src/content/slugs';
import { isFirstOfFamily, sitePages } from './sitePages';
import { expect, test } from './support';

/**
 * The most that may move; search engines call 0.1 good. On a busy machine the fonts come after the first paint, and a
 * line is broken at another word.
 */
const MOST = 0.02;

const viewports = [
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
];

/** How much of the screen has moved, and how far, since the page was loaded: its cumulative layout shift. */
async function layoutShift(page: Page): Promise<number> {
  await page.getByRole('link', { name: /^Cart, \d/ }).waitFor();
  return page.evaluate(async () => {
    await document.fonts.ready;
    // What is new is painted by the second frame, and what it has moved is known by the third.
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0);
  });
}

/** The same of a page that is loaded for it. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.goto(path);
  return layoutShift(page);
}

/** The lines of a cart as they are saved: each product monthly, then yearly. */
const lines = ['monthly', 'yearly'].flatMap((billing) =>
  productIds.map((productId) => ({ productId, billing })),
);

/** Pages whose headings, facts or tables have broken into other lines when the fonts came, and one of each long kind. */
const broken = [
  '/',
  '/news',
  '/pricing',
  '/team',
  '/tools',
  '/blog/botpress-in-ecommerce',
  '/blog/d3-js-data-visualization',
  '/news/pell-and-orrin-returns',
  '/product/fraud-shield',
];

for (const viewport of viewports) {
  const size = `${viewport.width} px`;

  for (const count of [0, 1, 2, 9]) {
    test(`${size}: nothing moves when a cart and a wishlist of ${count} arrive`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(
        (text) => {
          localStorage.setItem('tangelo:shop', text);
        },
        JSON.stringify({
          version: 2,
          pricing: { billing: 'yearly' },
          cart: {
            entries: lines
              .slice(0, count)
              .map((line, place) => ({ ...line, quantity: 1, added: place, changed: place })),
          },
          wishlist: {
            entries: productIds
              .slice(0, count)
              .map((productId, place) => ({ productId, isListed: true, added: place, changed: place })),
          },
        }),
      );
      for (const path of ['/cart', '/checkout', '/orders', '/wishlist', '/shop', '/pricing']) {
        expect.soft(await shiftOf(page, path), path).toBeLessThanOrEqual(MOST);
      }
    });
  }

  test(`${size}: nothing moves when a remembered filter arrives`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const shop of [
      { category: 'security', sort: 'price-low' },
      { category: 'all', sort: 'price-high' },
    ]) {
      // A page of its own each: what is saved when a page is left would take the place of what is given here.
      const visit = await page.context().newPage();
      await visit.setViewportSize(viewport);
      await visit.addInitScript(
        (text) => {
          localStorage.setItem('tangelo:shop', text);
        },
        JSON.stringify({ version: 2, shop }),
      );
      expect.soft(await shiftOf(visit, '/shop'), JSON.stringify(shop)).toBeLessThanOrEqual(MOST);
      await expect(visit.getByRole('button', { name: 'Show all' })).toBeVisible();
      await visit.close();
    }
  });

  test(`${size}: little moves when the fonts come after the first paint`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const held: Route[] = [];
    await page.route('**/*.woff2', (route) => void held.push(route));
    for (const path of broken) {
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await expect.poll(() => held.length).toBe(2);
      for (const route of held.splice(0)) await route.continue();
      // A line here and there is broken at another word.
      expect.soft(await layoutShift(page), path).toBeLessThanOrEqual(0.03);
    }
  });

  test(`${size}: nothing moves while a page loads`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(viewport);
    for (const { path } of sitePages.filter(isFirstOfFamily)) {
      expect
        .soft(await shiftOf(page, path === '/404' ? '/no-such-page' : path), path)
        .toBeLessThanOrEqual(MOST);
    }
  });
}

import type { Page } from '@playwright/test';
import { isLookedAtClosely, sitePages } from './sitePages';
import { expect, test } from './support';

/** The most that may move; search engines call 0.1 good. */
const MOST = 0.01;

const viewports = [
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
];

/** How much of the screen has moved, and how far, without anybody's doing: the page's cumulative layout shift. */
async function layoutShift(page: Page, path: string): Promise<number> {
  await page.goto(path);
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

const productIds = [
  'ai-personalization-engine',
  'dynamic-pricing-optimizer',
  'conversational-ai-assistant',
  'customer-insight-analytics',
  'review-sentiment-monitor',
  'fraud-shield',
];
/** The lines of a cart as they are saved: each product monthly, then yearly. */
const lines = ['monthly', 'yearly'].flatMap((billing) =>
  productIds.map((productId) => ({ productId, billing })),
);

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
        expect.soft(await layoutShift(page, path), path).toBeLessThanOrEqual(MOST);
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
      expect.soft(await layoutShift(visit, '/shop'), JSON.stringify(shop)).toBeLessThanOrEqual(MOST);
      await expect(visit.getByRole('button', { name: 'Show all' })).toBeVisible();
      await visit.close();
    }
  });

  test(`${size}: nothing moves while a page loads`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(viewport);
    for (const { path } of sitePages.filter(isLookedAtClosely)) {
      expect
        .soft(await layoutShift(page, path === '/404' ? '/no-such-page' : path), path)
        .toBeLessThanOrEqual(MOST);
    }
  });
}

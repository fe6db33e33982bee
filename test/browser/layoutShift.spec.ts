import type { Route } from '@playwright/test';
import { searchAddress } from '../../src/components/search/searchAddress';
import { blogCategoryOptions } from '../../src/content/blog/post';
import { paths } from '../../src/content/paths';
import { productIds } from '../../src/content/slugs';
import { newsCategories } from '../../src/content/news/article';
import { checkoutSteps } from '../../src/domain/checkout';
import { savedText } from '../support/savedText';
import { isSlowRun, sample } from '../support/slowRun';
import { words } from '../support/words';
import { layoutShift, MAX_SHIFT } from './support/layoutShift';
import { addressOf, isFirstOfFamily, sitePages } from './support/sitePages';
import { slowHost } from './support/slowHost';
import { expect, test } from './support/test';
import { untilInteractive } from './support/untilInteractive';

const viewports = [
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
];

/** Saved cart lines: each product monthly, then yearly. */
const lines = ['monthly', 'yearly'].flatMap((billing) =>
  productIds.map((productId) => ({ productId, billing })),
);

/** The first lines and wishlist products; the rest are removed. */
const firstItems = (count: number): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(
    lines.map((line, index): [string, unknown] => [
      `cart/lines/${line.productId}:${line.billing}`,
      index < count ? { ...line, quantity: 1 } : undefined,
    ]),
  ),
  ...Object.fromEntries(
    productIds.map((productId, index): [string, unknown] => [
      `wishlist/items/${productId}`,
      index < count ? { productId } : undefined,
    ]),
  ),
});

/** Pages that once shifted when fonts arrived, and one long page of each kind. */
const broken = words(`/ /news /pricing /team /tools /blog/botpress-in-ecommerce /blog/d3-js-data-visualization
  /news/pell-and-orrin-returns /product/fraud-shield`);

/** Divides the items among the viewports. */
const inTurn = <Item>(items: readonly Item[], viewport: (typeof viewports)[number]) =>
  items.filter((_, place) => place % viewports.length === viewports.indexOf(viewport));

/** Pages that apply their query after the first paint. */
const addressed = [
  ...['pricing', 'fruad', 'no such thing'].map(searchAddress),
  `${paths.shop}?category=security&sort=price-low`,
  `${paths.shop}?category=no-such-category`,
  ...sample(['no-such-category', ...blogCategoryOptions.map(({ id }) => id)]).map(
    (category) => `${paths.blog}?category=${category}`,
  ),
  ...sample(['no-such-category', ...newsCategories]).map((category) => `${paths.news}?category=${category}`),
  paths.comparison(['fraud-shield', 'review-sentiment-monitor']),
  `${paths.product('fraud-shield')}?quantity=3&billing=yearly`,
  paths.sharedWishlist(['fraud-shield', 'review-sentiment-monitor']),
  `${paths.cart}?lines=fraud-shield:yearly:2,review-sentiment-monitor:monthly:1`,
  paths.receipt('TNG-20260101-AAAAAA'),
  ...checkoutSteps.map(paths.checkoutStep),
  paths.demoRequestWith('fraud-shield', 'miss $150'),
  paths.planInquiry('professional', 'yearly'),
  `${paths.demo('ai-personalization-engine')}?seed=3&looked=1,2`,
  `${paths.demo('dynamic-pricing-optimizer')}?floor=10`,
  `${paths.demo('customer-insight-analytics')}?k=3`,
  `${paths.demo('fraud-shield')}?miss=50&show=missed`,
  `${paths.demo('review-sentiment-monitor')}?of=fraud-shield`,
];

for (const viewport of viewports) {
  const size = `${viewport.width} px`;

  for (const count of isSlowRun ? [0, 9] : inTurn([9, 0], viewport)) {
    test(`${size}: nothing shifts when ${count} saved items and filters load`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(
        (text) => {
          localStorage.setItem('tangelo:saved:1', text);
        },
        savedText({
          'pricing/billing': 'yearly',
          'shop/category': count === 0 ? 'all' : 'security',
          'shop/sort': count === 0 ? 'price-high' : 'price-low',
          ...firstItems(count),
        }),
      );
      for (const path of ['/cart', '/checkout', '/orders', '/wishlist', '/shop', '/pricing']) {
        await page.goto(path);
        expect.soft(await layoutShift(page), path).toBeLessThanOrEqual(MAX_SHIFT);
        if (path === '/shop') await expect(page.getByRole('button', { name: 'Show all' })).toBeVisible();
      }
    });
  }

  test(`${size}: nothing shifts when choices in the URL load`, async ({ page }) => {
    test.setTimeout(addressed.length * 30_000);
    await page.setViewportSize(viewport);
    for (const address of inTurn(addressed, viewport)) {
      await page.goto(address);
      await untilInteractive(page);
      // Search results and demo computations come later.
      if (address.startsWith(paths.search)) await expect(page.locator('main [role=status]')).not.toBeEmpty();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      expect.soft(await layoutShift(page), address).toBeLessThanOrEqual(MAX_SHIFT);
    }
  });

  test(`${size}: little shifts when fonts load after the first paint`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const held: Route[] = [];
    await page.route('**/*.woff2', (route) => void held.push(route));
    test.setTimeout(sitePages.length * 10_000);
    for (const path of isSlowRun ? sitePages.map(addressOf) : inTurn(broken, viewport)) {
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await expect.poll(() => held.length).toBe(2);
      for (const route of held.splice(0)) await route.continue();
      // A few lines may break at a different word once fonts arrive.
      expect.soft(await layoutShift(page), path).toBeLessThanOrEqual(broken.includes(path) ? 0.03 : 0.1);
    }
  });

  test(`${size}: nothing shifts while the HTML arrives`, async ({ page }) => {
    test.skip(!isSlowRun, 'sends the first page of each family in pieces');
    await using host = await slowHost(4);
    await page.setViewportSize(viewport);
    const pages = sitePages.filter((each) => isFirstOfFamily(each) && each.path !== '/404');
    for (const { path } of inTurn(pages, viewport)) {
      await page.goto(host.url(path), { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      while (host.sendMore()) await page.evaluate(() => new Promise(requestAnimationFrame));
      expect.soft(await layoutShift(page), path).toBeLessThanOrEqual(MAX_SHIFT);
    }
  });
}

// These pages complain on purpose (a file is missing, the network is gone), so Playwright's plain test it is.
import { expect, test } from '@playwright/test';
import { productIds } from '../../src/content/slugs';
import { chunkFiles } from './builtSite';
import { faultyHost } from './faultyHost';

test('a page whose chunk is gone says so calmly, and the cart goes on', async ({ page }) => {
  await page.goto('/shop');
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  let requests = 0;
  const gone = new Set(chunkFiles('pricing'));
  await page.route(
    ({ pathname }) => gone.has(pathname),
    async (route) => {
      requests += 1;
      await route.fulfill({ status: 404, body: '' });
    },
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true }).click();
  // Tried twice, then the page is loaded afresh once, and tried twice again: never a loop.
  await expect(page.getByRole('heading', { level: 1, name: 'This page is not here yet' })).toBeVisible();
  expect(requests).toBeLessThanOrEqual(6);
  await page.getByRole('link', { name: 'Cart, 2 items' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
});

test('offline after load the cart works, and navigation says what is missing', async ({ page, context }) => {
  await page.goto('/cart');
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'One more: Quantity of Dynamic Pricing Optimizer' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page is not here yet' })).toBeVisible();
  await expect(page.getByText(/perhaps because you are offline/)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page is not here yet');
});

test('as long as its scripts have not arrived a page reads in full and its links lead on', async ({
  page,
}) => {
  await page.route(/assets\/.*\.js/, () => new Promise(() => undefined));
  await page.goto('/shop', { waitUntil: 'commit' });
  await expect(page.getByText(`${productIds.length} products found`)).toBeVisible();
  await expect(page.getByText(/Your cart is empty/)).toHaveCount(0);
  await page.getByRole('link', { name: 'View Details: Fraud Shield' }).click({ noWaitAfter: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Fraud Shield' })).toBeVisible();
});

/** The scripts that every page starts with. */
const startScripts = chunkFiles('main');

test('scripts that were missing for a moment are asked for past the cache, which keeps them as missing', async ({
  page,
}) => {
  const missing = new Set(startScripts);
  await using host = await faultyHost(missing);
  // The browser learns that they are missing, for a year.
  await page.goto(host.url('/robots.txt'));
  for (const script of startScripts) await page.evaluate((url) => fetch(url), script);
  missing.clear();
  await page.goto(host.url('/shop/'));
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  expect(host.requests('/shop/')).toBe(1);
});

test('a page of the last release, whose scripts are gone, is loaded afresh and works', async ({ page }) => {
  const missing = new Set(['/assets/old.js']);
  await using host = await faultyHost(missing);
  let isOld = true;
  await page.route('**/shop/', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      response,
      body: isOld ? body.replaceAll(startScripts[0] ?? '', '/assets/old.js') : body,
    });
    isOld = false;
  });
  await page.goto(host.url('/shop/'));
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

test('a page whose scripts are gone for good is loaded afresh at most once for each, and reads in full', async ({
  page,
}) => {
  await using host = await faultyHost(new Set(startScripts));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(host.url('/shop/'));
  await expect.poll(() => loads).toBeGreaterThan(1);
  await page.waitForLoadState('networkidle');
  await page.reload({ waitUntil: 'networkidle' });
  expect(loads).toBeLessThanOrEqual(2 + startScripts.length);
  await expect(page.getByText(`${productIds.length} products found`)).toBeVisible();
});

test('where a tab can note nothing, a page whose scripts are gone is not loaded afresh', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await using host = await faultyHost(new Set(startScripts));
  await page.goto(host.url('/shop/'));
  // Each is asked for, and once more past the cache.
  await expect.poll(() => startScripts.map(host.requests)).toEqual(startScripts.map(() => 2));
  await page.waitForLoadState('networkidle');
  expect(host.requests('/shop/')).toBe(1);
});

test('a chunk that was missing for a moment is asked for past the cache, which keeps it as missing', async ({
  page,
}) => {
  const [chunk = ''] = chunkFiles('pricing');
  const missing = new Set([chunk]);
  await using host = await faultyHost(missing);
  await page.goto(host.url('/shop/'));
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  // The browser learns that it is missing, for a year.
  await page.evaluate((url) => fetch(url), chunk);
  missing.clear();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeVisible();
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toBe(
    host.url('/shop/'),
  );
});

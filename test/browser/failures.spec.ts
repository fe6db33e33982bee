// Uses Playwright's own `test`: missing files and a missing network log console errors.
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page, Request } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { productIds } from '../../src/content/slugs';
import { sample } from '../support/slowRun';
import { assetsFolder, builtFile, chunkFiles, ownScripts } from './support/builtSite';
import { faultyHost } from './support/faultyHost';

test('a page whose chunk is gone stays, shows a notice, and the cart works', async ({ page }) => {
  let requests = 0;
  const gone = new Set(ownScripts('/pricing'));
  await page.route(
    ({ pathname }) => gone.has(pathname),
    async (route) => {
      requests += 1;
      await route.fulfill({ status: 404, body: '' });
    },
  );
  // Gone already when the shop prefetches it.
  await page.goto('/shop');
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true }).click();
  // The page reloads once, in case a new release has other chunks, and never loops.
  await expect(missingLine(page)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeVisible();
  expect(requests).toBeLessThanOrEqual(8 * gone.size);
  await page.getByRole('link', { name: 'Cart, 2 items' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
});

test('offline after loading, the cart works and navigation shows a notice', async ({ page, context }) => {
  await page.goto('/cart');
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Increase: Quantity of Dynamic Pricing Optimizer' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'This page isn’t available offline' }),
  ).toBeVisible();
  await expect(page.getByText(/Check your connection/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  // The page appears without another click.
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeVisible();
});

test('an archived page, at a path of the archive, keeps its text when scripts run', async ({ page }) => {
  const archived = '/web/20261130/https://www.tangelo.example/faq';
  await page.route(`**${archived}`, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: new URL('/faq', page.url()).href }) });
  });
  await page.goto('/faq');
  await page.goto(archived);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers');
});

test('a copy saved on the disk keeps its text when scripts run', async ({ page }, info) => {
  const folder = info.outputPath('copy');
  await cp(assetsFolder, path.join(folder, 'assets'), { recursive: true });
  const html = builtFile('/faq/index.html').toString().replaceAll('"/assets/', '"assets/');
  await writeFile(path.join(folder, 'faq.html'), html);
  await page.goto(pathToFileURL(path.join(folder, 'faq.html')).href);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers');
});

test('a list whose code didn’t arrive fails once, and loads when visited again', async ({ page }) => {
  const ofCart = ownScripts('/cart');
  const missing = ownScripts('/shop').filter((script) => !ofCart.includes(script));
  await page.route(
    ({ pathname }) => missing.includes(pathname),
    (route) => route.abort(),
  );
  const failures: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('ChunkLoadError')) failures.push(message.text());
  });
  await page.goto('/shop');
  await page.getByRole('link', { name: 'Cart, 2 items' }).click();
  await expect.poll(() => failures.length).toBeGreaterThan(0);
  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  expect(failures).toHaveLength(1);
  await page.goBack();
  await page.getByRole('button', { name: 'Add to Cart: Fraud Shield' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
});

/** Scripts that every page loads first. */
const startScripts = chunkFiles('main');

/** The script whose name changes with each release. */
const lastScript = startScripts.at(-1) ?? '';

test('retries for failed scripts bypass the cache of the failure', async ({ page }) => {
  const missing = new Set(startScripts);
  await using host = await faultyHost(missing);
  // The browser caches the 404s for a year.
  await page.goto(host.url('/robots.txt'));
  for (const script of startScripts) await page.evaluate((url) => fetch(url), script);
  missing.clear();
  await page.goto(host.url('/shop/'));
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  expect(host.requests('/shop/')).toBe(1);
});

/** Serves /shop/ as in the previous release, whose last script is gone, as long as `isOld` says so. */
const serveOld = (page: Page, isOld: (request: Request) => boolean) =>
  page.route('**/shop/', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const served = isOld(route.request()) ? body.replaceAll(lastScript, '/assets/old.js') : body;
    await route.fulfill({ response, body: served });
  });

test('a page of the previous release whose scripts are gone reloads and works', async ({ page }) => {
  await using host = await faultyHost(new Set(['/assets/old.js']));
  let visits = 0;
  await serveOld(page, () => (visits += 1) === 1);
  await page.goto(host.url('/shop/'));
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

const missingLine = (page: Page) => page.getByRole('status').filter({ hasText: 'Part of this page' });

for (const answer of sample(['drops', 404, 500] as const)) {
  test(`without scripts (${answer}), a page says what works, keeps typed text, and recovers`, async ({
    page,
  }) => {
    const missing = new Set(startScripts);
    await using host = await faultyHost(missing, answer);
    await page.goto(host.url('/product/fraud-shield/'));
    await expect(missingLine(page)).toBeVisible();
    await expect(missingLine(page)).toContainText('Buttons you press will work once the rest loads');
    const tab = page.getByRole('tab', { name: 'Features' });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-busy', 'true');
    await page.getByRole('textbox', { name: 'Quantity' }).fill('3');
    await page.evaluate(() => {
      document.body.dataset.same = '';
    });

    missing.clear();
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await expect(missingLine(page)).toHaveCount(0);
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(tab).not.toHaveAttribute('aria-busy');
    await page.getByRole('button', { name: 'Add to Cart: Fraud Shield' }).first().click();
    await expect(page.getByRole('link', { name: 'Cart, 5 items' })).toBeVisible();
    await expect(page.locator('body[data-same]'), 'not loaded afresh').toBeAttached();
  });
}

test('a page without its own code stays, and recovers once online', async ({ page, context }) => {
  const missing = new Set(ownScripts('/pricing'));
  for (const file of startScripts) missing.delete(file);
  await using host = await faultyHost(missing, 'drops');
  await page.goto(host.url('/pricing/'));
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(missingLine(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await context.setOffline(true);
  missing.clear();
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await expect(missingLine(page)).toHaveCount(0);
});

test('a page with missing scripts has a link that reloads it, including any anchor', async ({ page }) => {
  const missing = new Set(startScripts);
  await using host = await faultyHost(missing, 500);
  await page.goto(host.url('/faq/#orders'));
  const link = missingLine(page).getByRole('link', { name: 'Reload the page' });
  await link.waitFor();
  await page.evaluate(() => {
    document.body.dataset.old = '';
  });
  await link.click();
  await expect(page.locator('body[data-old]')).toHaveCount(0);
  await expect(missingLine(page)).toBeVisible();
});

test('without sessionStorage, a page whose scripts are gone doesn’t reload', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await using host = await faultyHost(new Set(['/assets/old.js']));
  // Other requests than navigations get the host's current page.
  await serveOld(page, (request) => request.isNavigationRequest());
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(host.url('/shop/'));
  await expect(missingLine(page)).toBeVisible();
  await expect.poll(() => host.requests('/assets/old.js')).toBeGreaterThan(2);
  expect(loads).toBe(1);
  await expect(page.getByText(`${productIds.length} products found`)).toBeVisible();
});

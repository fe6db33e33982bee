import type { Page } from '@playwright/test';
import type { DevServer } from './devServer';
import { isThorough } from '../support/thorough';
import { startDevServer } from './devServer';
import { expect as expectSoon, test } from './support';

/** webpack builds anew before an edit is seen, on a busy machine for longer than a click takes. */
const expect = expectSoon.configure({ timeout: 60_000 });

const cart = (page: Page, items: string) => page.getByRole('link', { name: `Cart, ${items}` });

test.describe('npm start', () => {
  test.skip(!isThorough, 'builds the site for itself');
  // One server for all: a worker each would start as many.
  test.describe.configure({ mode: 'default', timeout: 300_000 });
  let server: DevServer;

  test.beforeAll(async () => {
    // The hook's own time, which the line above says nothing of.
    test.setTimeout(300_000);
    server = startDevServer(Number(process.env.TEST_PORT ?? 4273) + 2);
    await server.ready;
  });
  test.afterAll(() => {
    server.stop();
  });

  test('shows each edit, and keeps the cart', async ({ page }) => {
    await page.goto(`${server.url}/cart`);
    await page.getByRole('button', { name: 'Remove AI Personalization Engine' }).click();
    await expect(cart(page, '1 item')).toBeVisible();
    // A page that is loaded afresh has no such mark.
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const isSamePage = () => page.evaluate(() => 'isSamePage' in window);

    await test.step('of a selector', async () => {
      server.edit('src/store/cart/cartSelectors.ts', '+ line.quantity, 0)', '+ line.quantity, 100)');
      await expect(cart(page, '101 items')).toBeVisible();
      expect(await isSamePage()).toBe(true);
    });

    await test.step('of a component', async () => {
      server.edit('src/pages/storefront/cart/CartPage.tsx', 'Continue Shopping', 'Go on looking');
      await expect(page.getByRole('link', { name: 'Go on looking' })).toBeVisible();
      expect(await isSamePage()).toBe(true);
    });

    await test.step('of CSS', async () => {
      server.edit(
        'src/pages/storefront/cart/CartPage.module.css',
        'justify-self: center',
        'justify-self: end',
      );
      await expect(page.getByRole('link', { name: 'Go on looking' })).toHaveCSS('justify-self', 'end');
      expect(await isSamePage()).toBe(true);
    });

    await test.step('of content', async () => {
      server.edit('src/content/shop/cartPage.ts', 'Stuck on a choice?', 'Which one?');
      await expect(page.getByRole('heading', { name: 'Which one?' })).toBeVisible();
      expect(await isSamePage()).toBe(true);
    });

    await test.step('of a slice', async () => {
      const replaced = page.waitForEvent('console', (message) =>
        message.text().includes('App is up to date'),
      );
      server.edit('src/store/cart/cartSlice.ts', 'lines, key, quantity)', 'lines, key, 10 * quantity)');
      await replaced;
      expect(await isSamePage()).toBe(true);
      await page.getByRole('textbox', { name: 'Quantity of Dynamic Pricing Optimizer' }).fill('3');
      await expect(cart(page, '130 items')).toBeVisible();
    });
  });

  test('has what a build makes beside the pages', async ({ page, playwright }) => {
    // The server may close a connection that it has kept open in the moment in which it is used again.
    const request = await playwright.request.newContext({ extraHTTPHeaders: { connection: 'close' } });
    await test.step('machines find their files', async () => {
      for (const [path, type] of [
        ['/sitemap.xml', 'application/xml'],
        ['/robots.txt', 'text/plain'],
        ['/blog/rss.xml', 'application/xml'],
        ['/manifest.webmanifest', 'application/manifest+json'],
        ['/icon-192.png', 'image/png'],
        ['/share/product/fraud-shield.png', 'image/png'],
      ] as const) {
        const response = await request.get(server.url + path, { timeout: 0 });
        expect(response.ok(), path).toBe(true);
        expect(response.headers()['content-type'], path).toContain(type);
      }
    });
    await test.step('the search finds', async () => {
      await page.goto(`${server.url}/news`);
      await page.getByRole('link', { name: 'Search', exact: true }).click();
      await page.getByRole('combobox', { name: 'Search the site' }).fill('fruad');
      await expect(page.getByRole('option', { name: 'Fraud Shield', exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
    });
    await test.step('a download downloads', async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: /fact sheet/i }).click();
      expect((await download).suggestedFilename()).toBe('tangelo-fact-sheet.pdf');
      expect(await (await download).failure()).toBeNull();
    });
    await test.step('a frame of a trace leads to its source', async () => {
      // Libraries may name maps of their own further up.
      const script = await (await request.get(`${server.url}/assets/main.js`)).text();
      const [, map = ''] = /sourceMappingURL=(\S+)\s*$/.exec(script) ?? [];
      const sources = await (await request.get(`${server.url}/assets/${map}`)).text();
      expect(sources).toContain('webpack://tangelo/./src/store/store.ts');
    });
    await test.step('what no build makes is not there', async () => {
      expect((await request.get(`${server.url}/downloads/other.pdf`)).status()).toBe(404);
    });
    await request.dispose();
  });
});

import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { DevServer } from './support/devServer';
import { isSlowRun } from '../support/slowRun';
import { startDevServer } from './support/devServer';
import { expect as expectSoon, test } from './support/test';

/** webpack rebuilds first, which can take longer than a click's timeout on a busy machine. */
const expect = expectSoon.configure({ timeout: 60_000 });

const SYNTAX_ERROR = '} ';
const THROW = "throw new Error('Broken on purpose.');\n";

/** Files to edit. Errors are inserted before `start`. */
const sources = {
  slice: {
    file: 'src/store/cart/cartSlice.ts',
    start: 'export const cartSlice',
    breakages: [THROW, SYNTAX_ERROR],
  },
  selector: {
    file: 'src/store/cart/cartSelectors.ts',
    start: 'export const selectIsCartEmpty',
    breakages: [THROW, SYNTAX_ERROR],
  },
  component: {
    file: 'src/pages/storefront/cart/CartPage.tsx',
    start: 'export function Component',
    breakages: [SYNTAX_ERROR],
  },
  style: {
    file: 'src/pages/storefront/cart/CartPage.module.css',
    start: '.counts {',
    breakages: [SYNTAX_ERROR],
  },
} as const;

const OVERLAY = 'iframe#react-refresh-overlay';

const quantity = (page: Page) => page.getByRole('textbox', { name: 'Quantity of Dynamic Pricing Optimizer' });

/** Tests for a mark that a reload would remove. */
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

const cart = (page: Page, items: string) => page.getByRole('link', { name: `Cart, ${items}` });

test.describe('npm start', () => {
  test.skip(!isSlowRun, 'builds the site for itself');
  // One server for all tests; in parallel, each worker would start its own.
  test.describe.configure({ mode: 'default', timeout: 300_000 });
  let server: DevServer;

  test.beforeAll(async () => {
    // The hook has its own timeout.
    test.setTimeout(300_000);
    server = startDevServer(Number(process.env.TEST_PORT ?? 4273) + 2);
    await server.ready;
  });
  test.afterAll(() => {
    server.stop();
  });

  async function openCart(page: Page) {
    await page.goto(`${server.url}/cart`);
    const remove = page.getByRole('button', { name: 'Remove AI Personalization Engine' });
    await remove.click();
    await expect(remove).toBeHidden();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  }

  for (const [kind, { file, start, breakages }] of Object.entries(sources))
    test(`recovers from a broken ${kind} without losing the page or the cart`, async ({
      page,
      complaints,
    }) => {
      await openCart(page);
      const before = await quantity(page).inputValue();
      for (const broken of breakages) {
        server.edit(file, start, broken + start);
        await expect(page.locator(OVERLAY)).toBeVisible();
        await expect(quantity(page)).toHaveValue(before);
        expect((await page.request.get(`${server.url}/cart`)).status()).toBe(500);
        server.edit(file, broken + start, start);
        await expect(page.locator(OVERLAY)).toBeHidden();
      }
      complaints.length = 0;
      await quantity(page).fill('4');
      await expect(cart(page, '4 items')).toBeVisible();
      expect(await isSamePage(page)).toBe(true);
    });

  test('loads a new slice, component and style', async ({ page }) => {
    await openCart(page);
    server.add(
      'src/store/cart/notesSlice.ts',
      `import { createSlice } from '@reduxjs/toolkit';
export const notesSlice = createSlice({ name: 'notes', initialState: { count: 3 }, reducers: {} });`,
    );
    server.add(
      'src/pages/storefront/cart/Notes.tsx',
      `import { useAppSelector } from '../../../store/hooks';
import styles from './Notes.module.css';
export function Notes() {
  return <p className={styles.notes}>Notes: {useAppSelector((state) => state.notes.count)}</p>;
}`,
    );
    server.add('src/pages/storefront/cart/Notes.module.css', '.notes { color: rgb(1, 2, 3); }');
    const slices = 'src/store/slices.ts';
    server.edit(slices, '  cartSlice,\n', '  cartSlice,\n  notesSlice,\n');
    const shared = "import * as demoActions from './demoActions';";
    server.edit(slices, shared, `${shared}\nimport { notesSlice } from './cart/notesSlice';`);
    const { file } = sources.component;
    const styles = "import styles from './CartPage.module.css';";
    server.edit(file, styles, `${styles}\nimport { Notes } from './Notes';`);
    server.edit(file, '<NeedsScripts what="The cart" />', '<NeedsScripts what="The cart" /><Notes />');
    await expect(page.getByText('Notes: 3')).toHaveCSS('color', 'rgb(1, 2, 3)');
    expect(await isSamePage(page)).toBe(true);
    await quantity(page).fill('5');
    await expect(quantity(page)).toHaveValue('5');
    // /store, which the search index reads, shows the selectors of each slice, and this one has none.
    server.edit(slices, '  notesSlice,\n', '');
    server.edit(file, '<Notes />', '');
  });

  test('shows each edit without losing the page or the cart', async ({ page }) => {
    await openCart(page);

    await test.step('of a selector', async () => {
      server.edit(sources.selector.file, '+ line.quantity, 0)', '+ line.quantity, 100)');
      await expect(cart(page, '101 items')).toBeVisible();
      expect(await isSamePage(page)).toBe(true);
    });

    await test.step('of a component', async () => {
      server.edit(sources.component.file, 'Continue Shopping', 'Go on looking');
      await expect(page.getByRole('link', { name: 'Go on looking' })).toBeVisible();
      expect(await isSamePage(page)).toBe(true);
    });

    await test.step('of CSS', async () => {
      server.edit(sources.style.file, 'justify-self: center', 'justify-self: end');
      await expect(page.getByRole('link', { name: 'Go on looking' })).toHaveCSS('justify-self', 'end');
      expect(await isSamePage(page)).toBe(true);
    });

    await test.step('of content', async () => {
      server.edit('src/content/shop/cartPage.ts', 'Stuck on a choice?', 'Which one?');
      await expect(page.getByRole('heading', { name: 'Which one?' })).toBeVisible();
      expect(await isSamePage(page)).toBe(true);
    });

    await test.step('of a slice', async () => {
      const replaced = page.waitForEvent('console', (message) =>
        message.text().includes('App is up to date'),
      );
      server.edit(sources.slice.file, 'lines, key, quantity)', 'lines, key, 10 * quantity)');
      await replaced;
      expect(await isSamePage(page)).toBe(true);
      await quantity(page).fill('3');
      await expect(cart(page, '130 items')).toBeVisible();
    });

    // /store, which the search index reads, quotes their lines.
    server.edit(sources.slice.file, 'lines, key, 10 * quantity)', 'lines, key, quantity)');
    server.edit(sources.selector.file, '+ line.quantity, 100)', '+ line.quantity, 0)');
  });

  test('reports a hydration mismatch in the console', async ({ page, complaints }) => {
    const file = 'src/pages/company/faq/FaqPage.tsx';
    const [heading, other] = ['>{title}</h2>', '>{title} {Math.random()}</h2>'];
    server.edit(file, heading, other);
    const html = async () => (await page.request.get(`${server.url}/faq`)).text();
    await expect.poll(html).toMatch(/<h2[^>]*>[^/]*0\.\d+<\/h2>/);
    await page.goto(`${server.url}/faq`);
    await expect.poll(() => complaints.join('\n')).toContain('hydrat');
    server.edit(file, other, heading);
    complaints.length = 0;
  });

  test('a copied article is a page, in the list, feeds, sitemap and search', async ({ request }) => {
    const article = (slug: string) => `src/content/news/${slug}.mdx`;
    server.add(article('a-copied-article'), readFileSync(article('stars-and-sentences'), 'utf8'));
    for (const path of ['/news', '/news/atom.xml', '/news/rss.xml', '/sitemap.xml', '/search-index.json'])
      await expect
        .poll(async () => (await request.get(server.url + path)).text(), path)
        .toContain('/news/a-copied-article');
    expect((await request.get(`${server.url}/news/a-copied-article`)).ok()).toBe(true);
  });

  test('serves the other built files', async ({ playwright }) => {
    // Closes the connection, because the server may drop a kept-alive one just as it's reused.
    const request = await playwright.request.newContext({ extraHTTPHeaders: { connection: 'close' } });
    await test.step('files for crawlers, search, and downloads', async () => {
      for (const [path, type] of [
        ['/sitemap.xml', 'application/xml'],
        ['/share/product/fraud-shield.png', 'image/png'],
        ['/search-index.json', 'application/json'],
        ['/downloads/tangelo-fact-sheet.pdf', 'application/pdf'],
      ] as const) {
        const response = await request.get(server.url + path, { timeout: 0 });
        expect(response.ok(), path).toBe(true);
        expect(response.headers()['content-type'], path).toContain(type);
      }
    });
    await test.step('sources for stack traces', async () => {
      // Skips source maps that libraries name further up.
      const script = await (await request.get(`${server.url}/assets/main.js`)).text();
      const [, map = ''] = /sourceMappingURL=(\S+)\s*$/.exec(script) ?? [];
      const sources = await (await request.get(`${server.url}/assets/${map}`)).text();
      expect(sources).toContain('webpack://tangelo/./src/store/store.ts');
    });
    await test.step('no source to other websites', async () => {
      const headers = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' };
      for (const path of ['/assets/main.js', '/shop'])
        expect((await request.get(server.url + path, { headers })).status(), path).toBe(403);
    });
    await test.step('404 for anything else', async () => {
      expect((await request.get(`${server.url}/downloads/other.pdf`)).status()).toBe(404);
    });
    await request.dispose();
  });
});

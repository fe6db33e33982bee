import type { Page } from '@playwright/test';
import { productIds } from '../../src/content/slugs';
import { isSlowRun, sample } from '../support/slowRun';
import { words } from '../support/words';
import { builtPages } from './support/builtSite';
import { order } from './support/checkoutSteps';
import { sidewaysScroll } from './support/layoutFaults';
import { untilInteractive } from './support/untilInteractive';
import { expect, test } from './support/test';

// Shows classic scrollbars, as with a mouse. Playwright's Chromium hides them.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
    },
    { scope: 'worker' },
  ],
});

test('tabs are whole, without a scrollbar, and a product’s in one row from 344 px', async ({ page }) => {
  for (const path of ['/product/fraud-shield', '/store', '/login-signup']) {
    await page.goto(path);
    for (const width of isSlowRun ? [320, 344, 360, 375, 390, 1440] : [320, 344, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { cutOff, bars, tops } = await page.getByRole('tablist').evaluate((list: HTMLElement) => {
        const box = list.getBoundingClientRect();
        const isCutOff = (tab: Element) => {
          const { left, right, bottom } = tab.getBoundingClientRect();
          return left < box.left || right > box.right || bottom > box.bottom;
        };
        const tabs = [...list.children];
        return {
          cutOff: tabs.filter(isCutOff).map((tab) => tab.textContent),
          bars: list.offsetWidth - list.clientWidth + list.offsetHeight - list.clientHeight,
          tops: tabs.map((tab) => tab.getBoundingClientRect().top),
        };
      });
      expect(cutOff, `${path} at ${width} px`).toEqual([]);
      // The wide window has room for all tabs.
      if (width === 1440) expect(bars, path).toBe(0);
      // A product's tabs may take two rows at 320 px, and the tour's are a column.
      if (width > 320 && path !== '/store')
        expect(new Set(tops).size, `rows of ${path} at ${width} px`).toBe(1);
    }
  }
});

test('the scrollbar of the search dialog stays inside its rounded corners', async ({ page }) => {
  await page.goto('/faq');
  await untilInteractive(page);
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search the site' }).fill('pricing');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveText(/results for/);
  const { borders, scrollsInside } = await dialog.evaluate((element: HTMLElement) => {
    const [content] = element.children;
    return {
      borders: element.offsetWidth - element.clientWidth,
      scrollsInside: content !== undefined && content.scrollHeight > content.clientHeight,
    };
  });
  // The scroller is inside the element with rounded corners, which clips its scrollbar.
  expect(scrollsInside).toBe(true);
  expect(borders).toBe(2);
  await expect(dialog).toHaveCSS('overflow', 'clip');
});

test('figures and years don’t wrap at any width', async ({ page }) => {
  for (const path of sample([
    '/demos/fraud-shield',
    '/home-4',
    '/about-us',
    '/demos/dynamic-pricing-optimizer',
  ])) {
    await page.goto(path);
    const numbers = page.locator('main :is(dd, li time)').filter({ hasText: /^\S{1,6}$/ });
    for (const width of isSlowRun ? [320, 390, 768, 1024, 1440, 1920] : [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const broken = await numbers.evaluateAll((all) =>
        all
          .filter((one) => {
            const text = document.createRange();
            text.selectNodeContents(one);
            const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)));
            // Wrapped, or wider than its box, so that it overlaps its neighbor.
            return (
              lines.size > 1 || text.getBoundingClientRect().width > one.getBoundingClientRect().width + 1
            );
          })
          .map((one) => one.textContent),
      );
      expect(await numbers.count(), path).toBeGreaterThan(0);
      expect(broken, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('on /pricing, buttons have one line, and the billing switch stays in place', async ({ page }) => {
  await page.goto('/pricing');
  await untilInteractive(page);
  const buttons = page.getByRole('main').getByRole('link', { name: /^(Get Started|Contact Sales): / });
  await expect(buttons).toHaveCount(3);
  const boxes = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
  for (const { height } of boxes) expect(Math.round(height)).toBe(48);
  const options = page.getByRole('radio', { name: /Monthly|Yearly/ });
  for (const width of isSlowRun ? [320, 390, 768, 1024, 1440, 1920] : [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await options.first().check();
    const before = await options.first().boundingBox();
    await options.last().check();
    expect(await options.first().boundingBox(), `${width} px`).toEqual(before);
  }
});

test('the cart of a first visit fits the window at any width', async ({ page }) => {
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Remove them' }).waitFor();
  for (const width of [320, 640, 660, 960, 1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('no table of an article squeezes its text on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const isRead = /^\/(?:blog|news|privacy-policy|terms-of-service)/;
  for (const { path } of builtPages.filter(({ path, html }) => isRead.test(path) && html.includes('<td'))) {
    await page.goto(path);
    const narrow = await page
      .locator('main td')
      .evaluateAll(
        (cells) => cells.filter((cell) => cell.textContent.length > 20 && cell.clientWidth < 90).length,
      );
    expect.soft(narrow, path).toBe(0);
  }
});

/** Tops and sizes of the h1 in a wide window, in pixels: pages that start with controls, home pages, and others. */
const titles = [
  { top: 107, size: 43, pages: ['/shop', '/cart', '/checkout', '/search', '/store'] },
  { top: 144, size: 94, pages: ['/', '/home-2', '/home-3', '/home-4', '/home-5'] },
  {
    top: 145,
    size: 64,
    pages: words(`/about-us /privacy-policy /dynamic-pricing /tensorflow /product/fraud-shield /compare
      /blog/botpress-in-ecommerce /news/plain-dealing-prize /orders`),
  },
];

async function expectTitle(page: Page, name: string, top: number, size: number): Promise<void> {
  const seen = await page.locator('main h1:visible').evaluate((h1) => ({
    top: h1.getBoundingClientRect().top + window.scrollY,
    size: Number.parseFloat(getComputedStyle(h1).fontSize),
  }));
  expect.soft(Math.abs(seen.top - top), `${name} at ${seen.top} px`).toBeLessThanOrEqual(3);
  expect.soft(Math.round(seen.size), name).toBe(size);
}

test('the h1 of every page has one of two heights and three sizes in a wide window', async ({ page }) => {
  test.skip(!isSlowRun, 'opens twenty pages');
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { top, size, pages } of titles)
    for (const path of pages) {
      await page.goto(path);
      await expectTitle(page, path, top, size);
    }
});

test('the h1 of a confirmation and of a receipt starts where that of most pages does', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const number = await order(page);
  await expectTitle(page, 'confirmation', 145, 64);
  await page.goto(`/orders?order=${number}`);
  await page.getByRole('heading', { name: 'Receipt' }).waitFor();
  await expectTitle(page, 'receipt', 145, 64);
});

test('/compare shows all products from 1280 px, three on tablets, two on phones', async ({ page }) => {
  await page.goto('/compare');
  const table = page.getByRole('region', { name: 'Comparison table' });
  for (const [width, products] of [
    [390, 2],
    [768, 3],
    [1024, 3],
    [1264, 3],
    [1280, productIds.length],
    [1440, productIds.length],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('columnheader').getByRole('link'), `${width} px`).toHaveCount(products);
    await expect(table, `${width} px`).toHaveCSS('overflow', 'visible');
    expect(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('a product’s name is above its picture on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/product/fraud-shield');
  const name = await page.getByRole('heading', { level: 1 }).boundingBox();
  const picture = await page.getByRole('main').getByRole('figure').boundingBox();
  expect(name && picture && picture.y - name.y - name.height).toBeGreaterThan(0);
});

test('categories take one row on a phone, and press pictures are at least 140 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, group] of [
    ['/tools', 'Categories'],
    ['/news', 'Category'],
  ] as const) {
    await page.goto(path);
    const tops = await page
      .getByRole('group', { name: group })
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(new Set(tops).size, path).toBe(1);
  }
  for (const width of [390, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const widths = await page
      .getByRole('region', { name: 'Press kit' })
      .getByRole('img')
      .evaluateAll((pictures) => pictures.map((picture) => picture.getBoundingClientRect().width));
    expect(Math.min(...widths), `${width} px`).toBeGreaterThanOrEqual(140);
  }
});

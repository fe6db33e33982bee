import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { transform } from 'lightningcss';
import { paths } from '../../src/content/paths';
import { sample } from '../support/slowRun';
import { assetsFolder, builtFile, chunkSheets } from './support/builtSite';
import { isFirstOfFamily, sitePages } from './support/sitePages';
import { expect, test } from './support/test';
import { untilInteractive } from './support/untilInteractive';

const cartLink = (page: Page) => page.getByRole('link', { name: /^Cart, \d/ });

test('every rule is in a layer, so stylesheets can load in any order, except fonts, which WebKitGTK would leak', () => {
  const sheets = readdirSync(assetsFolder).filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(5);
  const outside = new Set<string>();
  const inside = new Set<string>();
  for (const filename of sheets)
    transform({
      filename,
      code: builtFile(`/assets/${filename}`),
      visitor: {
        StyleSheet(sheet) {
          for (const { type } of sheet.rules) outside.add(type);
        },
        Rule: {
          'layer-block': ({ value }) => {
            for (const { type } of value.rules) inside.add(type);
          },
        },
      },
    });
  expect([...outside].toSorted()).toEqual(['font-face', 'layer-block', 'layer-statement']);
  expect([...inside]).not.toContain('font-face');
});

test('a page inlines its rules, and loads a stylesheet only where links lead', async ({ page }) => {
  const sheets: string[] = [];
  const ofOffline = chunkSheets('offline');
  page.on('request', (request) => {
    // The offline notice's stylesheet belongs to no page.
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'stylesheet' && !ofOffline.includes(pathname)) sheets.push(pathname);
  });
  await page.goto(paths.news);
  await cartLink(page).waitFor();
  await page.locator(`a[href="${paths.blog}"]:visible`).first().click();
  await expect(page).toHaveURL(paths.blog);
  expect(sheets).toEqual([]);
  await page.locator(`a[href="${paths.about}"]:visible`).first().click();
  await expect(page).toHaveURL(paths.about);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(sheets).toHaveLength(1);
});

test('an image of a product follows the theme, also if it differs from the system’s', async ({ page }) => {
  await page.goto(paths.tools);
  await untilInteractive(page);
  const image = page.getByRole('main').locator('img').first();
  /** Without the edges, where the page's own color shows. */
  const inner = async () => {
    await image.scrollIntoViewIfNeeded();
    await image.evaluate((picture: HTMLImageElement) => picture.decode());
    const { x = 0, y = 0, width = 0, height = 0 } = (await image.boundingBox()) ?? {};
    return page.screenshot({ clip: { x: x + 20, y: y + 20, width: width - 40, height: height - 40 } });
  };
  const light = await inner();
  await page.getByLabel('Theme').click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await inner();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(dark.equals(light)).toBe(false);
  expect((await inner()).equals(dark)).toBe(true);
});

/** Returns each element with its computed styles. */
const computedStyles = (page: Page) =>
  page.locator('#root *').evaluateAll((elements) =>
    elements.map((element) => {
      const style = getComputedStyle(element);
      return `${element.outerHTML.slice(0, 80)} ${[...style].map((name) => style.getPropertyValue(name)).join()}`;
    }),
  );

test('a page looks the same with all stylesheets loaded, in any order', async ({ page }) => {
  test.slow();
  const sheets = readdirSync(assetsFolder).filter(
    (file) => file.endsWith('.css') && !file.startsWith('main.'),
  );
  for (const path of sample(sitePages.filter(isFirstOfFamily).map((sitePage) => sitePage.path))) {
    await page.goto(path);
    await untilInteractive(page);
    // Lower sections may render later.
    let count = -1;
    await expect
      .poll(async () => {
        const [last, now] = [count, await page.locator('#root *').count()];
        count = now;
        return now === last;
      })
      .toBe(true);
    const before = await computedStyles(page);
    for (const sheet of [...sheets, ...sheets.toReversed()])
      await page.addStyleTag({ url: `/assets/${sheet}` });
    expect(await computedStyles(page), path).toEqual(before);
  }
});

test('forced colors outline what is chosen, and keep those of charts and legends', async ({ page }) => {
  const chosen = page.locator(
    'main :is([aria-selected=true], [aria-pressed=true], label:has(> input:checked))',
  );
  const keys = page.locator('main figure p > span[aria-hidden=true]');
  const colors = () =>
    keys.evaluateAll((all) =>
      all.map((key) => [getComputedStyle(key).backgroundColor, getComputedStyle(key).borderTopColor]),
    );
  await page.goto('/product/fraud-shield');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(chosen).not.toHaveCount(0);
  for (const one of await chosen.all()) await expect(one).toHaveCSS('outline-style', 'solid');
  for (const demo of ['dynamic-pricing-optimizer', 'review-sentiment-monitor']) {
    await page.emulateMedia({ forcedColors: 'none' });
    await page.goto(`/demos/${demo}`);
    await expect(keys).not.toHaveCount(0);
    const own = await colors();
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await colors(), demo).toEqual(own);
  }
});

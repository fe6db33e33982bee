import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { generatePath } from 'react-router-dom';
import { siteRoutes } from '../../src/app/routes';
import { expect, test } from './support';

/** Every page of the route table, and one address that has none; pages of one family share a template. */
const pages = siteRoutes.flatMap(({ path, chunks, params = [{}] }) =>
  params.map((values) => ({
    path: path === '*' ? '/no-such-page' : generatePath(path, values),
    family: chunks(values)[0],
  })),
);

const widths = [390, 1440];
const themes = ['light', 'dark'] as const;
const views = widths.flatMap((width) => themes.map((theme) => ({ width, theme })));

/** All views of the first page of each family; of its others, which differ in words alone, one view in turn. */
function viewsToCheck(index: number) {
  const isFirst = pages.findIndex(({ family }) => family === pages[index]?.family) === index;
  return isFirst ? views : views.filter((_, turn) => turn === index % views.length);
}

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

for (const [index, { path }] of pages.entries()) {
  test(`${path} hydrates silently, has one heading, fits and passes axe`, async ({ page }, { config }) => {
    // React's development build reports every hydration mismatch; the pages are the same ones.
    const url = `${String(config.metadata.developmentURL)}${path}`;
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(url);
      // The cart's count is there once the page is hydrated and saved state is read.
      await expect(page.getByRole('link', { name: /^Cart, / })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/\S/);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        `${width} px wide: nothing to scroll sideways`,
      ).toBeLessThanOrEqual(0);
      for (const view of viewsToCheck(index).filter((candidate) => candidate.width === width)) {
        await page.emulateMedia({ colorScheme: view.theme });
        expect(await violations(page), `${width} px, ${view.theme}`).toEqual([]);
      }
    }
  });
}

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { generatePath } from 'react-router-dom';
import { siteRoutes } from '../../src/app/routes';
import { expect, test } from './support';

/** Every page of the route table, and one address that has none. */
const paths = siteRoutes.flatMap(({ path, params = [{}] }) =>
  path === '*' ? ['/no-such-page'] : params.map((values) => generatePath(path, values)),
);

const widths = [390, 1440];

async function violations(page: Page, rules?: string[]) {
  const axe = new AxeBuilder({ page }).withTags([
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
  ]);
  const { violations: found } = await (rules ? axe.withRules(rules) : axe).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

for (const path of paths) {
  test(`${path} hydrates silently, has one heading, fits and passes axe, light and dark`, async ({
    page,
    complaints,
  }, { config }) => {
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
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await violations(page), `${width} px, light`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(page, ['color-contrast']), `${width} px, dark`).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
}

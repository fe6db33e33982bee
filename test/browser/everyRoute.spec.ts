import type { Page } from '@playwright/test';
import { isThorough } from '../support/thorough';
import { looks, violations } from './support/axe';
import { headFaults } from './support/headTags';
import { layoutShift, MOST_SHIFT } from './support/layoutShift';
import { addressOf, isFirstOfFamily, pagesInGroups, sitePages } from './support/sitePages';
import { expect, test } from './support/test';

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const group of pagesInGroups) {
  const [first, last] = [group.at(0)?.path ?? '', group.at(-1)?.path ?? ''];
  test(`${first} … ${last} hydrate without console output, have one h1 and one of each head tag, fit, don’t shift and pass axe`, async ({
    page,
  }) => {
    test.slow();
    for (const sitePage of group) {
      for (const [place, { width, colorScheme }] of looks.entries()) {
        // Each page in one look, alternating. With `CI`, the first page of each family in every look.
        const isItsTurn = sitePages.indexOf(sitePage) % looks.length === place;
        if (!isItsTurn && !(isThorough && isFirstOfFamily(sitePage))) continue;
        const path = addressOf(sitePage);
        const name = `${path}, ${width} px, ${colorScheme}`;
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await page.goto(path, { waitUntil: 'commit' });
        expect.soft(await layoutShift(page), `${name}: nothing moves`).toBeLessThanOrEqual(MOST_SHIFT);
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
        await expect(page, path).toHaveTitle(/Tangelo/);
        expect.soft(await headFaults(page), path).toEqual([]);
        expect.soft(await sidewaysScroll(page), `${name}: nothing to scroll`).toBeLessThanOrEqual(0);
        expect.soft(await violations(page), name).toEqual([]);
      }
    }
  });
}

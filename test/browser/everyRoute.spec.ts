import type { Page } from '@playwright/test';
import { looks, violations } from './axe';
import { headFaults } from './headTags';
import { isFirstOfFamily, isLookedAtClosely, sitePages } from './sitePages';
import { expect, test } from './support';

/** So many at a time: the browser keeps the scripts of a test's first page for its others. */
const PAGES_PER_TEST = 11;
const groups = sitePages.flatMap((_, start) =>
  start % PAGES_PER_TEST === 0 ? [sitePages.slice(start, start + PAGES_PER_TEST)] : [],
);

/** What watches its size has seen a new one two frames later. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const group of groups) {
  const [first, last] = [group.at(0)?.path ?? '', group.at(-1)?.path ?? ''];
  test(`${first} … ${last} hydrate silently, have one heading and one of each head tag, fit and pass axe`, async ({
    page,
  }, testInfo) => {
    test.setTimeout(group.length * 30_000);
    for (const sitePage of group) {
      // 404.html answers wherever there is no page.
      const path = sitePage.path === '/404' ? '/no-such-page' : sitePage.path;
      // React's development build reports every hydration mismatch; the pages are the same ones.
      await page.goto(`${String(testInfo.config.metadata.developmentURL)}${path}`, { waitUntil: 'commit' });
      // The cart's count is there once the page is hydrated and saved state is read.
      await page.getByRole('link', { name: /^Cart, / }).waitFor();
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      await expect(page, path).toHaveTitle(/\S/);
      expect(await headFaults(page), path).toEqual([]);
      for (const [place, { width, colorScheme }] of looks.entries()) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        expect(await sidewaysScroll(page), `${path}, ${width} px: nothing to scroll`).toBeLessThanOrEqual(0);
        // The first of a family in each look, the others in turn in one of them.
        const isItsTurn = sitePages.indexOf(sitePage) % looks.length === place;
        if (!isFirstOfFamily(sitePage) && !(isItsTurn && isLookedAtClosely(sitePage))) continue;
        await settle(page);
        expect(await violations(page), `${path}, ${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

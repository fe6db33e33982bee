// Uses Playwright's own `test`: missing scripts log console errors.
import { expect, test } from '@playwright/test';
import { isSlowRun } from '../support/slowRun';
import { builtPages, chunkFiles, scriptsOf } from './support/builtSite';
import { addressOf, isFirstOfFamily } from './support/sitePages';

/** Scripts that the header needs: `vendor` and `main`. All others may be missing. */
const headerScripts = chunkFiles('main');
/** The search dialog has its own chunk. Without it, the search button leads to the search page. */
const searchScripts = chunkFiles('search');

/** A few pages suffice, because the same code reports a missing part of every page. */
const samples = builtPages
  // Leaves out 404.html, which the browser renders again: without its code, it shows a different page.
  .filter((page) => isFirstOfFamily(page) && page.path !== '/404')
  .filter(({ path }, place) => place % (isSlowRun ? 7 : 14) === 0 || ['/checkout', '/faq'].includes(path));

for (const builtPage of samples) {
  const own = scriptsOf(builtPage).filter((script) => !headerScripts.includes(script));
  // Blocks all scripts at once; in `npm run test:slow` also one at a time.
  const single = isSlowRun ? own.map((script) => [script]) : [];
  for (const missing of [own, ...single]) {
    const which = missing === own ? 'its own scripts' : missing.join();
    test(`${builtPage.path} without ${which} says so first, and its header works`, async ({ page }) => {
      await page.route(
        ({ pathname }) => missing.includes(pathname),
        (route) => route.abort(),
      );
      await page.goto(addressOf(builtPage));
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
      await expect(page.getByText('Part of this page didn’t load.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Reload the page' })).toBeFocused();
      // The checkout's header has no search.
      const hasSearch = builtPage.path !== '/checkout';
      if (hasSearch && !searchScripts.some((script) => missing.includes(script))) {
        await page.keyboard.press('Control+k');
        await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
        await page.keyboard.press('Escape');
      }
      const elsewhere = builtPage.path === '/faq' ? 'Shop' : 'FAQ';
      await page.getByRole('contentinfo').getByRole('link', { name: elsewhere, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
    });
  }
}

import type { CDPSession, Page } from '@playwright/test';
import { isThorough } from '../support/thorough';
import { pageAnswers } from './support/pageAnswers';
import { expect, test } from './support/test';

/** The links of the header, the footer and pages that are followed in turn, and what comes of each. */
const round = ['/shop', '/cart', '/compare', '/store', '/pricing', '/blog', '/faq', '/our-services'];

/** How often a page is changed for another. */
const changes = 500;

/** How many nodes the browser keeps for the tab, in the page or not, after it has put away what nobody holds. */
async function keptNodes(devTools: CDPSession): Promise<number> {
  // What a finalizer lets go is collected by the next pass.
  for (let pass = 0; pass < 3; pass += 1) await devTools.send('HeapProfiler.collectGarbage');
  return (await devTools.send('Memory.getDOMCounters')).nodes;
}

/** Goes to a page of the site by a link of its own, without loading a document. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector<HTMLAnchorElement>(`footer a[href='${to}'], header a[href='${to}']`)?.click();
  }, path);
  await expect(page).toHaveURL(path);
  // What is below the fold has come.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

test.skip(!isThorough, 'takes minutes');

test(`${changes} page changes end with at most 1.2 times the nodes of the first ones`, async ({ page }) => {
  test.setTimeout(10 * test.info().timeout);
  await page.goto('/shop');
  await pageAnswers(page);
  const devTools = await page.context().newCDPSession(page);
  let atFirst = 0;
  for (let change = 1; change <= changes; change += 1) {
    await follow(page, round[change % round.length] ?? '/shop');
    // A tenth of them: each page has been there, with all that it loads.
    if (change === changes / 10) {
      await follow(page, '/shop');
      atFirst = await keptNodes(devTools);
    }
  }
  await follow(page, '/shop');
  expect(await keptNodes(devTools)).toBeLessThanOrEqual(1.2 * atFirst);
});

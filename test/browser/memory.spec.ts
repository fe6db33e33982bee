import type { CDPSession, Page } from '@playwright/test';
import { isSlowRun } from '../support/slowRun';
import { untilInteractive } from './support/untilInteractive';
import { expect, test } from './support/test';

const round = ['/shop', '/cart', '/compare', '/store', '/pricing', '/blog', '/faq', '/our-services'];

const changes = 200;

/** Counts the DOM nodes that the tab retains after garbage collection. */
async function retainedNodes(devTools: CDPSession): Promise<number> {
  // More than once, because objects released by a finalizer are collected by the next pass.
  for (let pass = 0; pass < 3; pass += 1) await devTools.send('HeapProfiler.collectGarbage');
  return (await devTools.send('Memory.getDOMCounters')).nodes;
}

/** Clicks by script, so that no document loads. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector<HTMLAnchorElement>(`footer a[href='${to}'], header a[href='${to}']`)?.click();
  }, path);
  await expect(page).toHaveURL(path);
  // Waits for content below the fold.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

test.skip(!isSlowRun, 'changes pages many times');

test(`${changes} page changes leave at most 1.2 times the nodes of the first ones`, async ({ page }) => {
  test.setTimeout(10 * test.info().timeout);
  await page.goto('/shop');
  await untilInteractive(page);
  const devTools = await page.context().newCDPSession(page);
  let atFirst = 0;
  for (let change = 1; change <= changes; change += 1) {
    await follow(page, round[change % round.length] ?? '/shop');
    // By now every page has been visited once, and its code is loaded.
    if (change === changes / 10) {
      await follow(page, '/shop');
      atFirst = await retainedNodes(devTools);
    }
  }
  await follow(page, '/shop');
  expect(await retainedNodes(devTools)).toBeLessThanOrEqual(1.2 * atFirst);
});

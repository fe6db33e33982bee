import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demoIds } from '../../../src/content/lists/demoIds.computed';
import { paths } from '../../../src/content/paths';
import { isSlowRun } from '../../support/slowRun';
import { openDetails } from '../support/layoutFaults';
import { untilInteractive } from '../support/untilInteractive';
import { expect, test } from '../support/test';

/** Clicks a button and returns the downloaded file. */
async function saved(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

for (const id of demoIds) {
  test(`a table of ${id} can be saved as CSV, and its plots as images`, async ({ page }) => {
    await page.goto(paths.demo(id));
    await untilInteractive(page);
    await openDetails(page);
    const plots = await page.locator('main figure > svg').count();
    const images = page.getByRole('button', { name: /^Download image/ });
    await expect(images).toHaveCount(plots);
    for (const button of (await images.all()).slice(0, isSlowRun ? plots : 1)) {
      const { name, bytes } = await saved(page, () => button.click());
      expect(name).toMatch(/^[a-z0-9-]+\.png$/);
      // An empty canvas of that size is about 3 kB.
      expect(bytes.subarray(1, 4).toString()).toBe('PNG');
      expect(bytes.length).toBeGreaterThan(8000);
    }
    // Jest checks the other tables' rows.
    const csv = page.getByRole('button', { name: /^Download CSV/ }).first();
    const { name, bytes } = await saved(page, () => csv.click());
    expect(name).toMatch(/^[a-z0-9-]+\.csv$/);
    expect(bytes.toString().trim().split('\r\n').length).toBeGreaterThan(1);
  });
}

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demoIds } from '../../../src/content/lists/demoIds.computed';
import { paths } from '../../../src/content/paths';
import { openDetails } from '../support/layoutFaults';
import { untilInteractive } from '../support/untilInteractive';
import { expect, test } from '../support/test';

/** Clicks a button and returns the downloaded file. */
async function saved(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

for (const id of demoIds) {
  test(`a table of ${id} can be saved as CSV`, async ({ page }) => {
    await page.goto(paths.demo(id));
    await untilInteractive(page);
    await openDetails(page);
    // Jest checks the other tables' rows.
    const csv = page.getByRole('button', { name: /^Download CSV/ }).first();
    const { name, bytes } = await saved(page, () => csv.click());
    expect(name).toMatch(/^[a-z0-9-]+\.csv$/);
    expect(bytes.toString().trim().split('\r\n').length).toBeGreaterThan(1);
  });
}

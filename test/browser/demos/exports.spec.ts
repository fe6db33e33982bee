import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demoIds } from '../../../src/content/demos/demoIds';
import { paths } from '../../../src/content/paths';
import { untilInteractive } from '../support/untilInteractive';
import { expect, test } from '../support/test';

/** Clicks a button and returns the downloaded file. */
async function saved(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

async function openAllDisclosures(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilInteractive(page);
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });
}

for (const id of demoIds) {
  test(`every table of ${id} can be saved as CSV, and every plot as an image`, async ({ page }) => {
    await openAllDisclosures(page, paths.demo(id));
    const plots = await page.locator('main figure > svg').count();
    const images = page.getByRole('button', { name: /^Download image/ });
    await expect(images).toHaveCount(plots);
    for (const button of await images.all()) {
      const { name, bytes } = await saved(page, () => button.click());
      expect(name).toMatch(/^[a-z0-9-]+\.png$/);
      // An empty canvas of that size is about 3 kB.
      expect(bytes.subarray(1, 4).toString()).toBe('PNG');
      expect(bytes.length).toBeGreaterThan(8000);
    }
    // Reopens the page, because Chromium blocks a page's eleventh download.
    await openAllDisclosures(page, paths.demo(id));
    for (const button of await page.getByRole('button', { name: /^Download CSV/ }).all()) {
      const { name, bytes } = await saved(page, () => button.click());
      expect(name).toMatch(/^[a-z0-9-]+\.csv$/);
      expect(bytes.toString().trim().split('\r\n').length).toBeGreaterThan(1);
    }
  });
}

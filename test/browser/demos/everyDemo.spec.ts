import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demoIds } from '../../../src/content/lists/products.computed';
import { paths } from '../../../src/content/paths';
import { sample } from '../../support/slowRun';
import { openDetails } from '../support/layoutFaults';
import { untilInteractive } from '../support/untilInteractive';
import { expect, test } from '../support/test';

/** Maximum height of each page on a phone, in pixels. */
const MAX_HEIGHT = 5000;

const announced = (page: Page) => page.getByRole('main').getByRole('status').allTextContents();

async function expectAnnouncements(page: Page): Promise<void> {
  const ids = await page
    .locator('main :is(input[type=range], textarea, select):visible')
    .evaluateAll((controls) => controls.map(({ id }) => id));
  for (const id of ids) {
    const control = page.locator(`#${id}`);
    const before = await announced(page);
    switch (await control.evaluate((element) => element.localName)) {
      case 'textarea':
        await control.fill('The dress is lovely.');
        break;
      case 'select':
        await control.selectOption(await control.locator('option:not(:checked)').first().innerText());
        break;
      default:
        await control.press('ArrowLeft');
    }
    await expect.poll(() => announced(page), id).not.toEqual(before);
  }
}

test('/demos: changes by a slider are announced', async ({ page }) => {
  await page.goto(paths.demos);
  await untilInteractive(page);
  await expectAnnouncements(page);
});

for (const id of demoIds) {
  test(`${id} is shorter than ${MAX_HEIGHT} px on a phone, cites its method, and announces changes by a slider, text field, or select`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(paths.demo(id));
    await untilInteractive(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(MAX_HEIGHT);
    expect(await page.locator('main a[href^="https://"]').count()).toBeGreaterThan(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await expectAnnouncements(page);
  });
}

for (const id of sample(demoIds)) {
  test(`a table of ${id} can be saved as CSV`, async ({ page }) => {
    await page.goto(paths.demo(id));
    await untilInteractive(page);
    await openDetails(page);
    // Jest checks the other tables' rows.
    const csv = page.getByRole('button', { name: /^Download CSV/ }).first();
    const [download] = await Promise.all([page.waitForEvent('download'), csv.click()]);
    expect(download.suggestedFilename()).toMatch(/^[a-z0-9-]+\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.trim().split('\r\n').length).toBeGreaterThan(1);
  });
}

test('Request Demo carries each demo’s settings, and Add to Cart adds the chosen period', async ({
  page,
}) => {
  for (const [id, query, settings] of [
    ['ai-personalization-engine', '?looked=3-17', '2 items clicked, sample number 1.'],
    ['dynamic-pricing-optimizer', '', '104 sample sales, minimum margin 30%, maximum price change 15%.'],
    ['customer-insight-analytics', '', '1,000 sample customers, 4 segments.'],
    ['fraud-shield', '?miss=300', 'missed fraud $300, false alarm $20, cutoff 14.'],
    ['review-sentiment-monitor', '', '26 sample reviews.'],
  ] as const) {
    await page.goto(`${paths.demo(id)}${query}`);
    await untilInteractive(page);
    await page.getByRole('link', { name: 'Request Demo' }).click();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
      `I have tried the live demo with these settings: ${settings}\n\n`,
    );
  }
  await page.goBack();
  await page.getByRole('radio', { name: /Yearly/ }).check();
  await page.getByRole('button', { name: 'Add to Cart: Review Sentiment Monitor' }).click();
  await page.getByRole('link', { name: 'Cart, 3 items' }).click();
  await expect(page.getByText('$99.90/year')).toBeVisible();
});

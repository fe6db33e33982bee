import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isSlowRun } from '../support/slowRun';
import { violationsInEachLook } from './support/axe';
import { sidewaysScroll } from './support/layoutFaults';
import { expect, test } from './support/test';

const entries = (page: Page) => page.getByRole('list', { name: 'Actions, latest first' }).getByRole('button');
const storefront = (page: Page) => page.getByRole('group', { name: 'Cart after this action' });
const fileOf = (name: string, content: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(content),
});
const add = (page: Page) => page.getByRole('button', { name: 'Add to Cart: Fraud Shield' }).click();

async function open(page: Page): Promise<void> {
  await page.goto('/store');
  await expect(page.getByRole('button', { name: 'Make this my cart' })).toBeEnabled();
}

test('a phone shows actions, tour steps, and imports beside their buttons', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await expect(page.getByText('An example visit: 8 actions')).toBeVisible();
  await add(page);
  await expect(entries(page).first()).toContainText('lineAdded');
  await expect(entries(page).first()).toBeInViewport({ ratio: 1 });
  await page.getByRole('tab', { name: '2. A reducer handles the action' }).click();
  await expect(page.getByRole('tabpanel', { name: '2. A reducer handles the action' })).toBeInViewport();
  const field = page.getByLabel('Import a recording');
  await field.evaluate((input) => {
    input.scrollIntoView({ block: 'end', behavior: 'instant' });
  });
  await field.setInputFiles(fileOf('nonsense.json', '{"payload": '));
  // Browsers scroll by whole pixels, so a fraction of one may be cut off.
  await expect(page.getByText('nonsense.json can’t be imported. It isn’t valid JSON.')).toBeInViewport({
    ratio: 0.9,
  });
});

test('an exported visit replays to the same state after a reload', async ({ page }) => {
  await open(page);
  await add(page);
  await page.getByRole('button', { name: 'Replay this visit' }).click();
  await expect(page.getByText(/The final state is identical\./)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as JSON' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');

  await page.reload();
  await expect(page.getByRole('button', { name: 'Make this my cart' })).toBeEnabled();
  await page.getByLabel('Import a recording').setInputFiles(fileOf('visit.json', text));
  await expect(page.getByText(/The final state matches the recording\./)).toBeVisible();
  await expect(page.getByText(/^Imported from visit\.json/)).toBeVisible();
  await expect(storefront(page).getByText(/^3 items/)).toBeVisible();
});

test('with everything open, the page passes axe and fits in both looks', async ({ page }) => {
  test.skip(!isSlowRun, 'everyRoute.spec.ts checks the page before anything is pressed');
  await open(page);
  await add(page);
  await page.getByRole('button', { name: 'Open two tabs' }).click();
  await page.getByText('Saved JSON', { exact: true }).click();
  await page.getByRole('button', { name: 'Replay this visit' }).click();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page), String(width)).toBeLessThanOrEqual(0);
  }
  expect(await violationsInEachLook(page)).toEqual([]);
});

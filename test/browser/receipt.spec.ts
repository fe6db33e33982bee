import type { Page } from '@playwright/test';
import { productIds } from '../../src/content/slugs';
import { shownWithTax } from '../support/amountsDue';
import { order } from './support/checkoutSteps';
import { sidewaysScroll } from './support/layoutFaults';
import { expect, test } from './support/test';

/** Prints the page and expects one sheet: seller, number, lines, and total, without the site around them. */
async function expectReceipt(page: Page, number: string, total: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Receipt');
  await expect(page.getByText('Tangelo', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText('Tangelo Commerce AI,')).toBeVisible();
  await expect(page.getByText(number)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: total })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const pdf = (await page.pdf()).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
}

test('receipts of every product and period fit a phone and print on one sheet', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const lines = productIds.flatMap((id) => [`${id}:monthly:99`, `${id}:yearly:99`]);
  await page.goto(`/cart?lines=${lines.join(',')}`);
  await page.getByRole('button', { name: 'Replace my cart' }).click();
  const number = await order(page);
  await expect(page.getByRole('heading', { name: /^Thank you, Ada/ })).toBeVisible();
  await expect(page.getByText('Tangelo Commerce AI,')).toBeHidden();
  expect(await sidewaysScroll(page), 'confirmation').toBeLessThanOrEqual(0);
  // A year costs ten months: 99 × 11 × $164.94 = $179,619.66, plus tax.
  const total = shownWithTax(17961966);
  await expectReceipt(page, number, total);
  const [below, above] = await Promise.all([
    page.getByRole('heading', { name: 'Order summary' }).boundingBox(),
    page.getByText('Payment method').boundingBox(),
  ]);
  expect(below?.y, 'one column').toBeGreaterThan(above?.y ?? Infinity);

  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 320, height: 720 });
  await page.getByRole('link', { name: 'Your orders' }).first().click();
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
  expect(await sidewaysScroll(page), 'list').toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: `Receipt of ${number}` }).click();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
  expect(await sidewaysScroll(page), 'receipt').toBeLessThanOrEqual(0);
  await expectReceipt(page, number, total);
});

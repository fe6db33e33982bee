import { shownWithTax } from '../support/amountsDue';
import { order } from './support/checkoutSteps';
import { sidewaysScroll } from './support/layoutFaults';
import { expect, test } from './support/test';

test('an order appears in another tab’s list immediately, and its receipt opens there', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/orders');
  await expect(other.getByRole('heading', { name: 'No orders yet' })).toBeVisible();

  const number = await order(page);
  await expect(other.getByRole('heading', { name: number })).toBeVisible();
  await other.getByRole('link', { name: `Receipt of ${number}` }).click();
  await expect(other.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  await expect(other.getByRole('definition').filter({ hasText: shownWithTax(4998) })).toBeVisible();
  await other.reload();
  await expect(other.getByText(number)).toBeVisible();
  await expect(other).toHaveTitle(`Receipt ${number} | Tangelo`);

  await other.getByRole('link', { name: 'All your orders' }).click();
  await other.getByRole('button', { name: `Delete order ${number}` }).click();
  await expect(other.getByRole('heading', { name: 'No orders', exact: true })).toBeVisible();
  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
});

test('a saved order fits a phone, and its receipt prints on one sheet with our name, ‘Receipt’, lines and total', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  const number = await order(page);
  await page.getByRole('link', { name: 'Your orders' }).first().click();
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
  expect(await sidewaysScroll(page), 'list').toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: `Receipt of ${number}` }).click();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
  expect(await sidewaysScroll(page), 'receipt').toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  await expect(page.getByText('Tangelo', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText('Tangelo Commerce AI,')).toBeVisible();
  await expect(page.getByText(number)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your orders' })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const pdf = (await page.pdf()).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

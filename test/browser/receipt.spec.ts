import { productIds } from '../../src/content/slugs';
import { shownWithTax } from '../support/amountsDue';
import { fillInToPayment, order } from './support/checkoutSteps';
import { expect, test } from './support/test';

test('the confirmation prints as a receipt in one column, with seller, buyer, lines and total', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await order(page);
  const thanks = page.getByRole('heading', { name: 'Thank you, Ada' });
  await expect(thanks).toBeVisible();
  await expect(page.getByText('Tangelo Commerce AI,')).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Tangelo Commerce AI,')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Receipt');
  await expect(page.getByText(/^TNG-/)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('button', { name: /print/i })).toBeHidden();
  const summary = page.getByRole('heading', { name: 'Order summary' });
  const [below, above] = await Promise.all([
    summary.boundingBox(),
    page.getByText('Payment method').boundingBox(),
  ]);
  expect(below?.y).toBeGreaterThan(above?.y ?? Infinity);
  await expect(page.getByRole('definition').filter({ hasText: shownWithTax(4998) })).toBeVisible();
});

test('a receipt of every product, monthly and yearly, prints on one page', async ({ page }) => {
  const lines = productIds.flatMap((id) => [`${id}:monthly:99`, `${id}:yearly:99`]);
  await page.goto(`/cart?lines=${lines.join(',')}`);
  await page.getByRole('button', { name: 'Replace my cart' }).click();
  await order(page);
  await expect(page.getByRole('heading', { name: 'Thank you, Ada' })).toBeVisible();
  const pdf = (await page.pdf()).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('the longest possible name fits a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/checkout');
  await fillInToPayment(page);
  await page.getByRole('link', { name: 'Change: Contact Info' }).click();
  await page.getByLabel('First name').fill('W'.repeat(100));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page.getByRole('heading', { name: /^Thank you, W/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

import type { Page } from '@playwright/test';
import { fillInToPayment } from './support/checkoutSteps';
import { expect, test } from './support/test';

const storages = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage))),
  );

test('a reload during checkout keeps the step and what was typed, except the card', async ({
  page,
  context,
}) => {
  await page.goto('/checkout');
  await fillInToPayment(page);
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiration date').fill('11/39');
  await page.getByLabel('CVV').fill('90713');
  await page.getByLabel('Name on card').fill('Ada Augusta King');
  await page.reload();

  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
  for (const label of ['Card number', 'Expiration date', 'CVV', 'Name on card'])
    await expect(page.getByLabel(label)).toHaveValue('');
  const kept = await storages(page);
  expect(kept).toContain('148 Mercer Street');
  for (const secret of ['4242', '11/39', '90713', 'Ada Augusta King']) expect(kept).not.toContain(secret);

  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('Street address')).toHaveValue('148 Mercer Street');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('Email')).toHaveValue('ada@lovelace.example');
  // Text that is still being typed is kept too.
  await page.getByLabel('Company').pressSequentially('Analytical Engines');
  await page.reload();
  await expect(page.getByLabel('Company')).toHaveValue('Analytical Engines');

  const other = await context.newPage();
  await other.goto('/checkout');
  await expect(other.getByLabel('Email')).toHaveValue('');
});

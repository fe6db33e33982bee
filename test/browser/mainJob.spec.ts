import type { Page } from '@playwright/test';
import { shownWithTax } from '../support/amountsDue';
import { goodExpiry } from '../support/checkoutForm';
import { expect, test } from './support/test';

const total = (page: Page) =>
  page
    .getByRole('definition')
    .filter({ has: page.getByText(/^\$/) })
    .last();
const cartLink = (page: Page, items: string) => page.getByRole('link', { name: `Cart, ${items}` });

test('a visitor filters, adds, changes, reloads and checks out, and the cart is empty', async ({ page }) => {
  await page.goto('/shop');
  await expect(cartLink(page, '2 items')).toBeVisible();

  await test.step('filter by a category and sort by price', async () => {
    await page.getByLabel('Category').selectOption('Analytics');
    await page.getByLabel('Sort by').selectOption('Price low-high');
    await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /Analytics|Monitor/ })).toHaveText(
      ['Review Sentiment Monitor', 'Customer Insight Analytics'],
    );
    await expect(page.getByRole('heading', { level: 2, name: 'Fraud Shield' })).toHaveCount(0);
  });

  await test.step('add a product', async () => {
    await page.getByRole('button', { name: 'Add to Cart: Review Sentiment Monitor' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Added to cart. You have 1.' })).toBeVisible();
    await expect(cartLink(page, '3 items')).toBeVisible();
  });

  await test.step('open another and add three of it, billed yearly', async () => {
    await page.getByRole('link', { name: 'View Details: Customer Insight Analytics' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Customer Insight Analytics' })).toBeVisible();
    await page.getByRole('radio', { name: /Yearly/ }).check();
    await page.getByRole('textbox', { name: 'Quantity' }).fill('3');
    await page.getByRole('button', { name: 'Add to Cart: Customer Insight Analytics' }).click();
    await page.getByRole('link', { name: 'View cart' }).click();
  });

  await test.step('change billing and quantity', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    // $29.99 + $19.99 + $9.99 + 3 × $149.90 = $509.67, plus tax.
    await expect(total(page)).toHaveText(shownWithTax(50967));
    await page.getByLabel('Billing for AI Personalization Engine').selectOption('Yearly (Save 17%)');
    await page.getByRole('textbox', { name: 'Quantity of Dynamic Pricing Optimizer' }).fill('2');
    // $299.90 + $39.98 + $9.99 + $449.70 = $799.57, plus tax.
    await expect(total(page)).toHaveText(shownWithTax(79957));
  });

  await test.step('reload to the same cart and total', async () => {
    await page.reload();
    await expect(total(page)).toHaveText(shownWithTax(79957));
    await expect(page.getByRole('textbox', { name: 'Quantity of Customer Insight Analytics' })).toHaveValue(
      '3',
    );
    await expect(cartLink(page, '7 items')).toBeVisible();
  });

  await test.step('check out, with an error on the way', async () => {
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await page.getByLabel('Email').fill('ada@lovelace');
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Lovelace');
    await page.getByRole('button', { name: 'Continue' }).click();
    const problems = page.getByRole('group', { name: 'There is a problem' });
    await expect(problems).toBeFocused();
    await problems.getByRole('link', { name: /email address such as/ }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill('ada@lovelace.example');
    await page.getByRole('button', { name: 'Continue' }).click();

    await expect(page.getByRole('heading', { level: 2, name: 'Billing' })).toBeFocused();
    await expect(page).toHaveURL('/checkout?step=billing');
    await page.getByLabel('Street address').fill('12 St James’s Square');
    await page.getByLabel('City').fill('New York');
    await page.getByLabel('State').fill('NY');
    await page.getByLabel('ZIP code').fill('10012');
    await page.getByRole('button', { name: 'Continue' }).click();

    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByLabel('Expiration date').fill(goodExpiry);
    await page.getByLabel('CVV').fill('123');
    await page.getByLabel('Name on card').fill('Ada Lovelace');
    await page.getByRole('button', { name: 'Complete Order' }).click();
  });

  await test.step('see the confirmation with the cart’s total, and an empty cart', async () => {
    await expect(page.getByRole('heading', { name: 'Thank you, Ada' })).toBeFocused();
    await expect(page).toHaveURL('/checkout?step=confirmation');
    await expect(page.getByText(/^TNG-\d{8}-[A-Z2-9]{6}$/)).toBeVisible();
    await expect(total(page)).toHaveText(shownWithTax(79957));
    await expect(cartLink(page, '0 items')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Thank you', exact: true })).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });
});

import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';

/** No page of the shop has as many tab stops. */
const MAX_STOPS = 120;

async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label));
  await page.keyboard.type(text);
}

test('a quantity’s button keeps focus at the end of its range', async ({ page }) => {
  await page.goto('/product/fraud-shield');
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  const less = page.getByRole('button', { name: 'Decrease: Quantity' });
  await quantity.fill('2');
  await less.press('Enter');
  await expect(quantity).toHaveValue('1');
  await expect(less).toBeFocused();
  await less.press('Enter');
  await expect(quantity).toHaveValue('1');
  const more = page.getByRole('button', { name: 'Increase: Quantity' });
  await quantity.fill('98');
  await more.press('Enter');
  await more.press('Enter');
  await expect(quantity).toHaveValue('99');
  await expect(more).toBeFocused();
});

test('by keyboard alone: compare, order, read and delete the receipt, restore it, accept a shared cart', async ({
  page,
}) => {
  const main = page.getByRole('main');

  await test.step('compare, and add one product', async () => {
    await page.goto('/compare');
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await press(page, main.getByRole('button', { name: 'Add to Cart: Fraud Shield' }));
    await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
    await press(page, main.getByRole('link', { name: 'View cart' }));
  });

  await test.step('order', async () => {
    await press(page, main.getByRole('link', { name: 'Proceed to Checkout' }));
    await type(page, 'Email', 'ada@lovelace.example');
    await type(page, 'First name', 'Ada');
    await type(page, 'Last name', 'Lovelace');
    await page.keyboard.press('Enter');
    await type(page, 'Street address', '148 Mercer Street');
    await type(page, 'City', 'New York');
    await type(page, 'State', 'NY');
    await type(page, 'ZIP code', '10012');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('radio', { name: 'Credit Card' }));
    await page.keyboard.press('ArrowDown');
    await press(page, main.getByRole('button', { name: 'Complete Order' }));
    await expect(page.getByRole('heading', { name: 'Thank you, Ada' })).toBeVisible();
  });

  await test.step('read the receipt, delete the order and restore it', async () => {
    await press(page, main.getByRole('link', { name: 'Your orders' }));
    await press(page, main.getByRole('link', { name: /^Receipt of TNG-/ }));
    await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
    await press(page, main.getByRole('link', { name: 'All your orders' }));
    await press(page, main.getByRole('button', { name: /^Delete order TNG-/ }));
    await expect(page.getByRole('heading', { name: 'No orders', exact: true })).toBeVisible();
    await press(page, main.getByRole('button', { name: /^Undo/ }));
    await expect(main.getByRole('link', { name: /^Receipt of TNG-/ })).toBeVisible();
  });

  await test.step('accept a shared cart', async () => {
    await page.goto('/cart?lines=review-sentiment-monitor:yearly:2');
    await press(page, main.getByRole('button', { name: 'Add to my cart' }));
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  });
});

test('a purchase by keyboard alone never leaves focus on the body', async ({ page }) => {
  const main = page.getByRole('main');
  const body = page.locator('body');
  const pressAndStay = async (control: Locator, next: Locator) => {
    await press(page, control);
    await next.waitFor();
    await expect(body, `after ${String(control)}`).not.toBeFocused();
  };
  const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first();
  await page.goto('/shop');
  await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor();
  await pressAndStay(main.getByRole('link', { name: 'View Details: Fraud Shield' }), heading('Fraud Shield'));
  await pressAndStay(
    main.getByRole('button', { name: 'Add to Cart: Fraud Shield' }),
    page.getByRole('link', { name: 'Cart, 3 items' }),
  );
  await pressAndStay(main.getByRole('link', { name: 'View cart' }), heading('Cart'));
  await tabTo(page, page.getByRole('textbox', { name: 'Quantity of Dynamic Pricing Optimizer' }));
  await page.keyboard.type('0');
  await page.keyboard.press('Tab');
  await expect(main.getByRole('button', { name: 'Undo: restore Dynamic Pricing Optimizer' })).toBeFocused();
  await pressAndStay(main.getByRole('link', { name: 'Proceed to Checkout' }), heading('Contact Info'));
  await type(page, 'Email', 'ada@lovelace.example');
  await type(page, 'First name', 'Ada');
  await type(page, 'Last name', 'Lovelace');
  await pressAndStay(main.getByRole('button', { name: 'Continue' }), heading('Billing'));
  await type(page, 'Street address', '148 Mercer Street');
  await type(page, 'City', 'New York');
  await type(page, 'State', 'NY');
  await type(page, 'ZIP code', '10012');
  await pressAndStay(main.getByRole('button', { name: 'Continue' }), heading('Payment'));
  await tabTo(page, page.getByRole('radio', { name: 'Credit Card' }));
  await page.keyboard.press('ArrowDown');
  await pressAndStay(main.getByRole('button', { name: 'Complete Order' }), heading('Thank you, Ada'));
});

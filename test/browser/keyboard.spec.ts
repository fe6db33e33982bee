import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';

/** More than the tab stops of any page in the shop. */
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

test('a double click and a held Enter act once, and not on what moves there', async ({ page }) => {
  await page.goto('/cart');
  const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}`, exact: true });
  const undo = page.getByRole('button', { name: /^Undo: restore/ });
  await remove('AI Personalization Engine').focus();
  await page.keyboard.down('Enter');
  await expect(undo).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(undo).toHaveCount(1);

  const other = remove('Dynamic Pricing Optimizer');
  await other.scrollIntoViewIfNeeded();
  const { x, y } = await other.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await page.mouse.click(x, y);
  await expect(undo).toHaveCount(2);
  // What slides under the pointer.
  await page.evaluate(
    ({ x: left, y: top }) => {
      const control = document.createElement('button');
      control.textContent = 'Under the pointer';
      control.style.cssText = `position: fixed; z-index: 9; inset: ${top - 20}px auto auto ${left - 20}px; padding: 1rem`;
      control.addEventListener('click', () => (control.textContent = 'Pressed'));
      document.body.append(control);
    },
    { x, y },
  );
  const under = page.getByRole('button', { name: 'Under the pointer' });
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(under).toBeVisible();
  await page.mouse.click(x, y);
  await expect(page.getByRole('button', { name: 'Pressed' })).toBeVisible();
});

test('keys compare, order, delete and restore, never with focus on the body', async ({ page }) => {
  const main = page.getByRole('main');
  const cartOf = (count: number) => page.getByRole('link', { name: `Cart, ${count} items` });
  const heading = (name: string) => page.getByRole('heading', { name, exact: true }).first();
  const pressAndStay = async (control: Locator, next: Locator) => {
    await press(page, control);
    await next.waitFor();
    await expect(page.locator('body'), `after ${String(control)}`).not.toBeFocused();
  };

  await test.step('compare, and add one product', async () => {
    await page.goto('/compare');
    await cartOf(2).waitFor();
    await pressAndStay(main.getByRole('button', { name: 'Add to Cart: Fraud Shield' }), cartOf(3));
    await pressAndStay(main.getByRole('link', { name: 'View cart' }), heading('Cart'));
  });

  await test.step('order', async () => {
    await pressAndStay(main.getByRole('link', { name: 'Proceed to Checkout' }), heading('Contact Info'));
    await type(page, 'Email', 'ada@lovelace.example');
    await type(page, 'First name', 'Ada');
    await type(page, 'Last name', 'Lovelace');
    await pressAndStay(main.getByRole('button', { name: 'Continue' }), heading('Billing'));
    await type(page, 'Street address', '148 Mercer Street');
    await type(page, 'City', 'New York');
    await type(page, 'State', 'NY');
    await type(page, 'ZIP code', '10012');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('radio', { name: 'Credit Card' }));
    await page.keyboard.press('ArrowDown');
    await pressAndStay(main.getByRole('button', { name: 'Complete Order' }), heading('Thank you, Ada'));
  });

  await test.step('read the receipt, delete the order and restore it', async () => {
    const receipt = main.getByRole('link', { name: /^Receipt of TNG-/ });
    await pressAndStay(main.getByRole('link', { name: 'Your orders' }), receipt);
    await pressAndStay(receipt, heading('Receipt'));
    await pressAndStay(main.getByRole('link', { name: 'All your orders' }), receipt);
    await pressAndStay(
      main.getByRole('button', { name: /^Delete from this device: TNG-/ }),
      heading('No orders'),
    );
    await pressAndStay(main.getByRole('button', { name: /^Undo/ }), receipt);
  });
});

test('Back focuses the link that was followed, and the next Tab stays there', async ({ page }) => {
  // A list stays mounted; a footer’s page is rendered again.
  for (const path of ['/shop', '/faq']) {
    await page.goto(path);
    await page.getByRole('link', { name: /^Cart, / }).waitFor();
    const link = page.locator('main a[href^="/"]').last();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(new RegExp(`${path}$`, 'u'));
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${path}$`, 'u'));
    await expect(link, path).toBeFocused();
    const place = await page.evaluate(() => window.scrollY);
    expect(place, path).toBeGreaterThan(500);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => window.scrollY), path).toBeGreaterThan(place - 100);
  }
});

import type { Page } from '@playwright/test';
import { fillInToPayment } from './support/checkoutSteps';
import { expect, test } from './support/test';

const cart = (page: Page, items: string) => page.getByRole('link', { name: `Cart, ${items}` });
const add = (page: Page, name: string) => page.getByRole('button', { name: `Add to Cart: ${name}` }).click();

test('two tabs immediately show what either adds or removes', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/shop');
  await other.goto('/shop');
  await expect(cart(page, '2 items')).toBeVisible();
  await expect(cart(other, '2 items')).toBeVisible();
  await add(page, 'Fraud Shield');
  await expect(cart(other, '3 items')).toBeVisible();
  await add(other, 'Review Sentiment Monitor');
  await expect(cart(page, '4 items')).toBeVisible();
  await page.reload();
  await expect(cart(page, '4 items')).toBeVisible();
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Remove AI Personalization Engine' }).click();
  await expect(cart(other, '3 items')).toBeVisible();
});

test('a change made just before a tab closes is saved', async ({ page, context }) => {
  await page.goto('/shop');
  // Waits for hydration: an earlier click would be queued, and this page is left immediately.
  await page.getByRole('button', { name: 'Add to Cart: Review Sentiment Monitor' }).click();
  await expect(cart(page, '3 items')).toBeVisible();
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>(
      'button[aria-label="Add to Cart: Fraud Shield"]',
    );
    button?.click();
    // In the same task, so that none of our timers can run.
    window.location.assign('about:blank');
  });
  await page.waitForURL('about:blank');
  const next = await context.newPage();
  await next.goto('/cart');
  await expect(cart(next, '4 items')).toBeVisible();
});

test('Complete Order pressed in two tabs at the same moment places one order', async ({ page, context }) => {
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await tab.goto('/checkout');
    await fillInToPayment(tab);
    await tab.getByRole('radio', { name: 'PayPal' }).check();
  }
  // Clicks by script, because the other tab's order removes the button.
  await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(() => {
        document.querySelector<HTMLButtonElement>('main button[type=submit]')?.click();
      }),
    ),
  );
  const numbers = [];
  for (const tab of tabs) {
    const number = tab.getByText(/^TNG-/);
    // The slower tab may have received the other's order before placing its own.
    await expect(number.or(tab.getByText(/Another tab|cart is empty/i)).first()).toBeVisible();
    if (await number.isVisible()) numbers.push(await number.innerText());
  }
  expect(new Set(numbers).size).toBe(1);
  for (const tab of tabs) {
    await tab.goto('/orders');
    await expect(tab.getByRole('link', { name: /^Receipt of TNG-/ })).toHaveCount(1);
  }
});

test('focus isn’t lost if another tab removes what opened the search', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto('/cart');
  const remove = (tab: Page) => tab.getByRole('button', { name: 'Remove AI Personalization Engine' });
  await remove(page).press('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  await remove(other).click();
  await expect(page.getByRole('button', { name: /^Remove AI/, includeHidden: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.querySelector('dialog'))).toBeNull();
  // The search link or, if the tab hears of the removal only now, the list.
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
});

// These pages complain on purpose (a file is missing, the network is gone), so Playwright's plain test it is.
import { expect, test } from '@playwright/test';
import { chunkFiles } from './builtSite';

test('a page whose chunk is gone says so calmly, and the cart goes on', async ({ page }) => {
  await page.goto('/shop');
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  let requests = 0;
  const gone = new Set(chunkFiles('pricing'));
  await page.route(
    ({ pathname }) => gone.has(pathname),
    async (route) => {
      requests += 1;
      await route.fulfill({ status: 404, body: '' });
    },
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true }).click();
  // Tried twice, then the page is loaded afresh once, and tried twice again: never a loop.
  await expect(page.getByRole('heading', { level: 1, name: 'This page is not here yet' })).toBeVisible();
  expect(requests).toBeLessThanOrEqual(6);
  await page.getByRole('link', { name: 'Cart, 2 items' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
});

test('offline after load the cart works, and navigation says what is missing', async ({ page, context }) => {
  await page.goto('/cart');
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'One more: Quantity of Dynamic Pricing Optimizer' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page is not here yet' })).toBeVisible();
  await expect(page.getByText(/perhaps because you are offline/)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page is not here yet');
});

test('as long as its scripts have not arrived a page reads in full and its links lead on', async ({
  page,
}) => {
  // Only the half kilobyte that sets the theme arrives.
  await page.route(/assets\/(?!boot).*\.js/, () => new Promise(() => undefined));
  await page.goto('/shop', { waitUntil: 'commit' });
  await expect(page.getByText('6 products found')).toBeVisible();
  await expect(page.getByText(/Your cart is empty/)).toHaveCount(0);
  await page.getByRole('link', { name: 'View Details: Fraud Shield' }).click({ noWaitAfter: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Fraud Shield' })).toBeVisible();
});

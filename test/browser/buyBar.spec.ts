import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 } });

test('only phones keep Add to Cart in view, below the page’s buttons, above the footer', async ({ page }) => {
  await page.goto('/product/fraud-shield');
  await page.getByRole('link', { name: /^Cart, / }).waitFor();
  const bar = page.getByRole('region', { name: 'Buy Fraud Shield' });
  // The page's own price is in view.
  await expect(bar).toBeHidden();
  await page.getByRole('region', { name: 'Reviews' }).scrollIntoViewIfNeeded();
  await expect(bar).toContainText('$49.99/month');
  await bar.getByRole('button', { name: 'Add to Cart: Fraud Shield' }).click();
  await expect(bar.getByRole('status')).toHaveText(
    'Added to cart. You have 1. Plus our 2 samples. View cart',
  );

  await page.getByRole('radio', { name: /Yearly/ }).check();
  await page.getByText('Request Demo').scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();

  await page.getByRole('region', { name: 'Reviews' }).scrollIntoViewIfNeeded();
  await expect(bar).toContainText('$499.90/year');

  // The browser keeps focused elements above the bar.
  const link = page.getByRole('link', { name: 'sales@tangelo.example' });
  await page.getByRole('link', { name: '+1 (212) 555-0142' }).first().focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  const [focused, above] = [await link.boundingBox(), await bar.boundingBox()];
  expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(above?.y ?? 0);

  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  const [barBox, footer] = [await bar.boundingBox(), await page.getByRole('contentinfo').boundingBox()];
  expect((barBox?.y ?? 0) + (barBox?.height ?? 0)).toBeLessThanOrEqual((footer?.y ?? 0) + 1);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('region', { name: 'Reviews' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
});

test('phones keep the cart’s total and Checkout in view until the summary is', async ({ page }) => {
  await page.goto('/cart');
  const bar = page.getByRole('link', { name: 'Checkout', exact: true });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Proceed to Checkout' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
});

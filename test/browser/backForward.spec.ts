import { chromium, expect, test } from '@playwright/test';
import { chromiumArguments, findFullChromium } from '../support/chromium';
import { fillInToPayment } from './support/checkoutSteps';

// Playwright disables the back/forward cache, so these tests launch a browser with it.
const executablePath = findFullChromium();

test('the back/forward cache restores a current cart and empty card fields', async ({ baseURL }) => {
  test.skip(executablePath === undefined, 'The packaged Chromium has no back/forward cache.');
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: chromiumArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.cameBack = String(persisted);
      });
    });
    await page.goto('/checkout');
    await fillInToPayment(page);
    await page.getByLabel('Card number').fill('4000056655665556');
    await page.getByLabel('CVV').fill('9071');

    await page.evaluate(() => {
      window.location.assign('/faq');
    });
    await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/shop');
    await other.getByRole('button', { name: 'Add to Cart: Fraud Shield' }).click();
    await expect(other.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();

    // Playwright's `goBack` waits for a load event, which cached pages don't have.
    await page.evaluate(() => {
      setTimeout(() => {
        window.history.back();
      });
    });
    await expect(page.locator('html')).toHaveAttribute('data-came-back', 'true');
    await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
    await expect(page.getByLabel('Card number')).toHaveValue('');
    await expect(page.getByLabel('CVV')).toHaveValue('');
  } finally {
    await browser.close();
  }
});

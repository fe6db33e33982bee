import { STORAGE_KEY } from '../../src/store/saved';
import { savedText } from '../support/savedText';
import { expect, test } from './support/test';

const fiveShields = savedText({
  'cart/lines/ai-personalization-engine:monthly': undefined,
  'cart/lines/dynamic-pricing-optimizer:monthly': undefined,
  'cart/lines/fraud-shield:monthly': { productId: 'fraud-shield', billing: 'monthly', quantity: 5 },
});

test('saved state is in the store before React hydrates: no other cart is shown', async ({ page }) => {
  await page.addInitScript(
    ([key = '', saved = '']) => {
      localStorage.setItem(key, saved);
      const seen = new Set<string | null>();
      const getItem = localStorage.getItem.bind(localStorage);
      Storage.prototype.getItem = (name) => {
        // React marks this element when hydration starts.
        const isHydrating = Object.keys(document.getElementById('root') ?? {}).length > 0;
        if (name === key && !isHydrating) seen.add('(read)');
        return getItem(name);
      };
      new MutationObserver(() => {
        for (const link of document.querySelectorAll('header a[aria-label^=Cart]')) seen.add(link.ariaLabel);
        for (const heading of document.querySelectorAll('main h2')) seen.add(heading.textContent);
        document.documentElement.dataset.seen = [...seen].join(' → ');
      }).observe(document, {
        childList: true,
        subtree: true,
        attributes: true,
        attributeFilter: ['aria-label'],
      });
    },
    [STORAGE_KEY, fiveShields],
  );
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Fraud Shield' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute(
    'data-seen',
    /^Cart → \(read\) → Cart, 5 items → Fraud Shield/,
  );
});

test('a page that the browser prepares in advance shows what is saved when it is opened', async ({
  page,
}) => {
  await page.addInitScript("Object.defineProperty(document, 'prerendering', { value: true })");
  await page.goto('/cart');
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    ([key = '', text = '']) => {
      localStorage.setItem(key, text);
      document.dispatchEvent(new Event('prerenderingchange'));
    },
    [STORAGE_KEY, fiveShields],
  );
  await expect(page.getByRole('link', { name: 'Cart, 5 items' })).toBeVisible();
});

test('with storage blocked the cart works, and a notice says how long it lasts', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/shop');
  await page.getByRole('button', { name: 'Add to Cart: Fraud Shield' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await expect(page.getByText(/Your cart works until you reload or close this page/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await page.goto('/store');
  await expect(page.getByText(/blocks storage/)).toBeVisible();
});

import type { Locator, Page } from '@playwright/test';
import { stepLabels } from '../../src/content/shop/checkoutPage';
import { formSteps } from '../../src/domain/checkout';
import { sample } from '../support/slowRun';
import { words } from '../support/words';
import { fillIn } from './support/checkoutSteps';
import { untilInteractive } from './support/untilInteractive';
import { expect, test } from './support/test';

/** Clicks by script, because Playwright would scroll to the link. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector<HTMLAnchorElement>(`a[href='${to}']`)?.click();
  }, href);
}

test('a page change paints the first screen, then the rest without a layout shift', async ({ page }) => {
  await page.goto('/shop');
  await untilInteractive(page);
  const seen = await page.evaluateHandle(() => {
    const shifts: number[] = [];
    const hasReviews: boolean[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift' });
    const look = () => {
      if (document.querySelector('#quantity')) hasReviews.push(document.querySelector('#reviews') !== null);
      if (hasReviews.at(-1) !== true) requestAnimationFrame(look);
    };
    look();
    return { shifts, hasReviews };
  });
  await page.getByRole('link', { name: 'View Details: AI Personalization Engine' }).click();
  await expect.poll(async () => (await seen.jsonValue()).hasReviews).toContain(true);
  const { shifts, hasReviews } = await seen.jsonValue();
  // At least one frame must show the buy box without the content below it.
  expect(hasReviews).toContain(false);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.01);
});

test('the main content is on the first screen of a phone and of a wide window', async ({ page }) => {
  /** Expects an element's top or bottom edge to be above a height, before any scrolling, in both windows. */
  const expectAbove = async (element: Locator, edge: 'top' | 'bottom', limit = Infinity) => {
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const edgeNow = async () => {
        const box = await element.boundingBox();
        return box ? box.y + (edge === 'top' ? 0 : box.height) : Infinity;
      };
      // A bar comes once the page knows that what it repeats is out of view.
      await expect.poll(edgeNow, `${width} px`).toBeLessThanOrEqual(Math.min(limit, height));
    }
  };
  await page.goto('/shop');
  const [first] = await page.getByRole('article').all();
  if (!first) throw new Error('The shop has no product.');
  await expectAbove(first.getByRole('heading'), 'bottom');
  await expectAbove(first.getByText('/month'), 'bottom');

  await page.goto('/cart');
  const checkout = page.getByRole('main').getByRole('link', { name: /Checkout$/ });
  await expectAbove(checkout.filter({ visible: true }).first(), 'bottom');

  await page.goto('/checkout');
  for (const step of formSteps) {
    await expect(page.getByRole('heading', { level: 2, name: stepLabels[step] })).toBeVisible();
    await expectAbove(
      page.getByRole('main').locator('form').locator('input, select, textarea').first(),
      'top',
      420,
    );
    if (step !== 'payment') await fillIn(page, step);
  }
});

/** One page of each kind that renders content after its first screen, and the tallest pages. */
const pagesWithMore = words(
  '/product/fraud-shield /shop / /pricing /our-services /pytorch /store /demos/fraud-shield',
);

test('Back and Forward restore the scroll position, also below the first screen', async ({ page }) => {
  test.slow();
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  for (const path of sample(pagesWithMore)) {
    await page.goto(path);
    await untilInteractive(page);
    const left = await page.evaluate(() => {
      window.scrollTo({ top: document.body.scrollHeight * 0.6, behavior: 'instant' });
      return Math.round(window.scrollY);
    });
    await follow(page, '/faq');
    await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible();
    expect(await place(), `the top of /faq after ${path}`).toBe(0);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === path);
    // Compares positions immediately, within two pixels: a retry would hide a late scroll.
    await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toHaveCount(0);
    expect(Math.abs((await place()) - left), path).toBeLessThanOrEqual(2);
    await page.goForward();
    await expect(page).toHaveURL('/faq');
  }
});

import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/content/paths';
import { productIds } from '../../src/content/slugs';
import { isSlowRun, sample } from '../support/slowRun';
import { chunkFiles } from './support/builtSite';
import { headFaults } from './support/headTags';
import { chunksOf, isDemo, sitePages } from './support/sitePages';
import { expect, test } from './support/test';
import { untilInteractive } from './support/untilInteractive';

/**
 * Opens a page whose main script is delayed.
 * @returns a function that lets the script arrive and waits until the page is ready
 */
async function openSlowly(page: Page, path: string): Promise<() => Promise<void>> {
  let arrive = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = () => {
      resolve();
    };
  });
  await page.route(/assets\/main\./, async (route) => {
    await arrival;
    await route.continue();
  });
  // `DOMContentLoaded` waits for scripts.
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('script[defer]').last().waitFor({ state: 'attached' });
  return async () => {
    arrive();
    await untilInteractive(page);
  };
}

test('a billing period chosen before scripts arrive is kept', async ({ page }) => {
  const scriptsArrive = await openSlowly(page, '/pricing');
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await scriptsArrive();
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  await expect(page.getByText(/\/year/).first()).toBeVisible();
});

test('text typed before scripts arrive is kept and counts', async ({ page }) => {
  const scriptsArrive = await openSlowly(page, '/contact-us');
  const form = page.getByRole('form').filter({ has: page.getByLabel('Message') });
  await form.getByLabel('Message').fill('Do you ship to Mars?');
  await scriptsArrive();
  await expect(form.getByLabel('Message')).toHaveValue('Do you ship to Mars?');
  await form.getByRole('button', { name: /Send/ }).click();
  // Only the other field has an error; the message was kept.
  await expect(form.getByRole('link', { name: /name/i }).first()).toBeVisible();
  await expect(form.getByRole('link', { name: /message/i })).toHaveCount(0);
});

test('text typed over an example before scripts arrive is kept and counts', async ({ page }) => {
  const scriptsArrive = await openSlowly(page, '/demos/review-sentiment-monitor');
  await page.getByRole('textbox', { name: 'Your reviews as CSV' }).fill('The book was good.\nIt has pages.');
  await scriptsArrive();
  await expect(page.getByRole('status').filter({ hasText: '2 reviews found.' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your reviews as CSV' })).toHaveValue(
    'The book was good.\nIt has pages.',
  );
});

for (const { path } of sitePages.filter(isDemo))
  test(`${path}: sliders moved and numbers typed before scripts arrive count`, async ({ page }) => {
    const scriptsArrive = await openSlowly(page, path);
    const moved: (readonly [label: Locator, text: string])[] = [];
    for (const slider of await page.locator('main input[type=range]:visible').all()) {
      const shown = page.locator(`output[for=${(await slider.getAttribute('id')) ?? ''}]`);
      moved.push([shown, (await shown.textContent()) ?? '']);
      await slider.press('ArrowLeft');
    }
    const number = page.getByLabel('Sample number');
    if (await number.isVisible()) await number.fill('77');
    await scriptsArrive();
    for (const [shown, before] of moved) await expect(shown).not.toHaveText(before);
    if (await number.isVisible()) await expect(page).toHaveURL(/\bseed=77\b/);
  });

test('a filter chosen before scripts arrive leaves the other saved filter unchanged', async ({ page }) => {
  await page.goto('/shop');
  await page.getByLabel('Sort by').selectOption('Price high-low');
  await expect(page).toHaveURL(/sort=price-high/);
  const scriptsArrive = await openSlowly(page, '/shop');
  await page.getByLabel('Category').selectOption('Analytics');
  await scriptsArrive();
  await expect(page.getByText(`${productIds.length} products found`)).toHaveCount(0);
  await expect(page.getByLabel('Category')).toHaveValue('analytics');
  await expect(page.getByLabel('Sort by')).toHaveValue('price-high');
});

test('buttons pressed before scripts arrive are pressed once they have', async ({ page }) => {
  const scriptsArrive = await openSlowly(page, '/product/customer-insight-analytics');
  const main = page.getByRole('main');
  // Clicks at the button's position, because Playwright won't click a disabled button.
  const tap = async (name: string | RegExp) => {
    const button = main.getByRole('button', { name }).first();
    await button.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(x + width / 2, y + height / 2);
  };
  await tap('Add Customer Insight Analytics to wishlist');
  await tap('Add to Cart: Customer Insight Analytics');
  await tap('Add to Cart: Customer Insight Analytics');
  const features = main.getByRole('tab', { name: 'Features' });
  await features.focus();
  await page.keyboard.press('Enter');
  await scriptsArrive();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await expect(main.getByText('Added to cart. You have 1.')).toBeVisible();
  await expect(
    main.getByRole('button', { name: 'Add Customer Insight Analytics to wishlist', pressed: true }).first(),
  ).toBeVisible();
  await expect(features).toHaveAttribute('aria-selected', 'true');
  await features.click();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
});

test('an early button press is announced, and a link clicked after it waits for it', async ({ page }) => {
  const scriptsArrive = await openSlowly(page, '/shop');
  await page.getByRole('button', { name: 'Add to Cart: Fraud Shield' }).dispatchEvent('pointerup');
  const announcement = page.getByRole('status').filter({ hasText: 'Loading. We’ll do that in a moment.' });
  await expect(announcement).toBeAttached();
  const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await cart.dblclick();
  await expect(cart).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL('/shop');
  await scriptsArrive();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await expect(announcement).toHaveCount(0);
});

test('a button pressed before the URL’s choices apply waits for another press', async ({ page }) => {
  const scriptsArrive = await openSlowly(page, '/product/fraud-shield?billing=yearly');
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart: Fraud Shield' }).first();
  await add.dispatchEvent('pointerup');
  await expect(page.getByText('Loading. Please press again in a moment.')).toBeAttached();
  await scriptsArrive();
  await expect(page.getByRole('radio', { name: /Yearly/ })).toBeChecked();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await add.click();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
});

test('a second click on a waiting link follows it immediately', async ({ page }) => {
  await openSlowly(page, '/shop');
  await page.getByRole('button', { name: 'Add to Cart: Fraud Shield' }).dispatchEvent('pointerup');
  const faq = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true });
  await faq.press('Enter');
  await expect(faq).toHaveAttribute('aria-busy', 'true');
  await faq.press('Enter');
  await expect(page).toHaveURL('/faq');
});

/** Number of taps on the buttons of the shop's cards before the scripts arrive. */
for (const early of isSlowRun ? [1, 5, 9] : [5]) {
  test(`taps before (${early}), during and after hydration respond, and count once`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 2600 });
    // Records the state of each tapped button, and which ones were ever busy: hydration may change both
    // within a frame.
    await page.addInitScript(() => {
      const note = ({ target }: Event) => {
        const button = target instanceof Element ? target.closest('button') : null;
        performance.mark(`pressed ${button?.ariaPressed ?? 'none'}`);
      };
      window.addEventListener('pointerup', note, true);
      new MutationObserver((changes) => {
        for (const { target } of changes)
          if (target instanceof Element) performance.mark(`busy ${target.ariaLabel ?? ''}`);
      }).observe(document, { subtree: true, attributeFilter: ['aria-busy'] });
    });
    const scriptsArrive = await openSlowly(page, '/shop');
    const buttons = page
      .getByRole('article')
      .getByRole('button', { name: /^(Add to Cart: |Add .* to wishlist)/ });
    expect(await buttons.count()).toBe(2 * productIds.length);
    const silent: string[] = [];
    for (const [taps, button] of (await buttons.all()).entries()) {
      if (taps === early) void scriptsArrive();
      // Clicks by position, because Playwright waits for a disabled button to be enabled.
      const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.click(x + width / 2, y + height / 2);
      // Checks in the next frame, because this button may be hydrating now.
      const isSeen = await button.evaluate(async (element) => {
        await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
        const before = performance
          .getEntriesByType('mark')
          .findLast(({ name }) => name.startsWith('pressed '));
        return (
          performance.getEntriesByName(`busy ${element.ariaLabel ?? ''}`).length > 0 ||
          `pressed ${element.ariaPressed ?? 'none'}` !== before?.name ||
          element.closest('article')?.textContent.includes('Added to cart')
        );
      });
      if (!isSeen) silent.push(String(await button.getAttribute('aria-label')));
    }
    expect(silent).toEqual([]);
    await expect(page.getByRole('link', { name: `Cart, ${2 + productIds.length} items` })).toBeVisible();
    // The three sample products are no longer on the wishlist.
    await expect(buttons.and(page.locator('[aria-pressed=true]'))).toHaveCount(productIds.length - 3);
    await expect(page.locator('button[aria-busy]')).toHaveCount(0);
    await expect(page.getByText('Loading. We’ll do that')).toHaveCount(0);
  });
}

test('a page scrolled before scripts arrive keeps its position', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 500 });
  for (const path of sample(['/shop', '/checkout', '/', '/cart', paths.signIn])) {
    const scriptsArrive = await openSlowly(page, path);
    // A late font moves the lines above by a fraction of a pixel, and the browser scrolls to compensate.
    await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
    await page.mouse.wheel(0, 200);
    const place = () => page.evaluate(() => window.scrollY);
    await expect.poll(place, path).toBe(200);
    await scriptsArrive();
    // Late navigations, such as correcting a step's URL, come before the page is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    // Saved state can change the height of what's above.
    expect(Math.abs((await place()) - 200), path).toBeLessThanOrEqual(100);
    await page.unrouteAll();
  }
});

test('a page left before its code arrives leaves no tags in the head', async ({ page }) => {
  const held: (() => void)[] = [];
  for (const file of chunkFiles(chunksOf(paths.faq)[0] ?? ''))
    await page.route(`**${file}`, async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
  await page.goto(paths.faq, { waitUntil: 'commit' });
  await page.getByRole('link', { name: /^Cart, \d/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  expect(await headFaults(page)).toEqual([]);
  await expect(page).toHaveTitle(/^Cart/);
  for (const arrive of held) arrive();
});

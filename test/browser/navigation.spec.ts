import type { Locator, Page } from '@playwright/test';
import { productIds } from '../../src/content/slugs';
import { scrolled, scrollTo } from './support/scrolling';
import { untilInteractive } from './support/untilInteractive';
import { expect, test } from './support/test';

const chooseTheme = async (page: Page, name: 'Light' | 'Dark' | 'System') => {
  await page.locator('summary[aria-label="Theme"]').click();
  await page.getByRole('radio', { name }).check();
  await page.keyboard.press('Escape');
};

test('Back and Forward restore each page’s scroll position, also after a reload', async ({ page }) => {
  await page.goto('/shop');
  await untilInteractive(page);
  const link = page.getByRole('link', { name: 'View Details: Fraud Shield' });
  await link.scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fraud Shield' })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollTo(page, 300);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(left);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(300);
  await page.reload();
  await untilInteractive(page);
  await page.goBack();
  await expect(page.getByText(`${productIds.length} products found`)).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(left);
});

for (const path of ['/faq', '/pricing', '/dynamic-pricing', '/demos/fraud-shield'])
  test(`Back to ${path} shows its disclosures and scroll position as they were left`, async ({ page }) => {
    await page.goto(path);
    await untilInteractive(page);
    const states = () =>
      page.locator('main details').evaluateAll((parts) => parts.map((part) => part.hasAttribute('open')));
    const untouched = await states();
    for (const summary of await page.locator('main summary:visible').all()) await summary.click();
    const left = await states();
    expect(left).not.toEqual(untouched);
    await page.evaluate(() => {
      window.scrollTo(0, 0.7 * document.documentElement.scrollHeight);
    });
    const top = await page.evaluate(() => window.scrollY);
    // Not by a real click, which would scroll to the footer.
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Privacy Policy' })
      .evaluate((link: HTMLElement) => {
        link.click();
      });
    await expect(page).toHaveURL(/privacy-policy/);
    await page.goBack();
    await expect.poll(states).toEqual(left);
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(50);
  });

test('Back from another site restores the scroll position, even without `pagehide`', async ({ page }) => {
  // Simulates Firefox without its back/forward cache: what the page stores on `pagehide` is lost.
  await page.addInitScript(() => {
    window.addEventListener('pagehide', (event) => {
      event.stopImmediatePropagation();
    });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/cart');
  await untilInteractive(page);
  const left = await page.evaluate(async () => {
    const ended = new Promise((resolve) => {
      window.addEventListener('scrollend', resolve, { once: true });
    });
    window.scrollTo({ top: document.body.scrollHeight * 0.6, behavior: 'instant' });
    await ended;
    return window.scrollY;
  });
  await page.goto('about:blank');
  await page.goBack();
  await untilInteractive(page);
  await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThanOrEqual(2);
});

test('the back/forward cache restores the scroll position if browsers don’t', async ({ page }) => {
  await page.goto('/shop');
  await untilInteractive(page);
  await scrollTo(page, 700);
  // Simulates WebKit, which shows the top when it goes back to a cached page.
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    window.scrollTo({ top: 0, behavior: 'instant' });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await scrolled(page)).toBe(700);
});

test('a reload keeps the scroll position, even if the URL has an anchor', async ({ page }) => {
  // Simulates WebKit when a page sets scroll restoration before it has loaded.
  await page.addInitScript(() => {
    history.scrollRestoration = 'manual';
    document.addEventListener('DOMContentLoaded', () => {
      document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
    });
  });
  await page.goto('/privacy-policy#4-what-we-never-save');
  await untilInteractive(page);
  const atAnchor = await scrolled(page);
  expect(atAnchor).toBeGreaterThan(0);
  await scrollTo(page, atAnchor + 1000);
  await page.reload();
  await untilInteractive(page);
  await expect.poll(() => scrolled(page)).toBe(atAnchor + 1000);
});

test('a page stays, busy, until the next one is ready; the last clicked link wins', async ({ page }) => {
  await page.goto('/shop');
  await untilInteractive(page);
  let arrive = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = () => {
      resolve();
    };
  });
  await page.route(/assets\/.*\.js/, async (route) => {
    await arrival;
    await route.continue();
  });
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText(`${productIds.length} products found`)).toBeVisible();
  await expect(page).toHaveURL('/shop');
  await footer.getByRole('link', { name: 'FAQ', exact: true }).click();
  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('main')).toBeFocused();
});

test('Back from a product focuses the list, by its name, then the link', async ({ page }) => {
  await page.goto('/shop');
  await untilInteractive(page);
  const title = page.getByRole('heading', { level: 1, includeHidden: true });
  const list = await title.innerText();
  await page.getByRole('link', { name: 'View Details: Fraud Shield' }).click();
  await expect(page).toHaveURL('/product/fraud-shield');
  await page.getByRole('button', { name: 'Add to Cart: Fraud Shield' }).first().focus();
  const names = await page.evaluateHandle(() => {
    const focused: (string | null | undefined)[] = [];
    document.addEventListener('focusin', ({ target }) => {
      const id = target instanceof Element ? target.getAttribute('aria-labelledby') : null;
      focused.push(document.getElementById(id ?? '')?.textContent);
    });
    return focused;
  });
  await page.goBack();
  await expect(page.getByRole('link', { name: 'View Details: Fraud Shield' })).toBeFocused();
  expect(await names.jsonValue()).toEqual([list, undefined]);
  await expect(title).toHaveText([list]);
});

test.describe('without reduced motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a link shows the next page’s top, and nothing moves under the pointer', async ({ page }) => {
    await page.goto('/shop');
    await untilInteractive(page);
    await scrollTo(page, 1500);
    const places = await page.evaluateHandle(() => {
      const seen: number[] = [];
      window.addEventListener('scroll', () => seen.push(window.scrollY));
      return seen;
    });
    await page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' }).click();
    await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(0);
    // At most three positions: the old page's, the end of a shorter page, and the top. Smooth scrolling would have
    // dozens.
    expect((await places.jsonValue()).length).toBeLessThanOrEqual(3);
  });

  test('a product’s picture moves from its card to its page, and back', async ({ page }) => {
    /** Resolves with the element that moves in the picture's next transition. */
    const nextMove = () =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            const look = () => {
              for (const { effect } of document.getAnimations())
                if (effect instanceof KeyframeEffect && effect.target?.matches('[data-picture-of]'))
                  resolve(effect.target.parentElement?.tagName);
              requestAnimationFrame(look);
            };
            look();
          }),
      );
    await page.goto('/shop');
    await untilInteractive(page);
    const there = nextMove();
    await page.getByRole('link', { name: 'AI Personalization Engine', exact: true }).click();
    expect(await there).toBe('FIGURE');
    // Lets the first transition end; going back would interrupt it.
    const moves = page.locator('figure > [data-picture-of]');
    await expect
      .poll(() => moves.evaluateAll((all) => all.flatMap((picture) => picture.getAnimations()).length))
      .toBe(0);
    const back = nextMove();
    await page.goBack();
    expect(await back).toBe('ARTICLE');
  });

  test('a link within a page scrolls smoothly', async ({ page, browserName }) => {
    test.skip(browserName === 'webkit', 'WebKit does not give the focus to a link that is clicked.');
    await page.goto('/faq');
    await untilInteractive(page);
    const places = await page.evaluateHandle(() => {
      const seen: number[] = [];
      window.addEventListener('scroll', () => seen.push(window.scrollY));
      return seen;
    });
    await page.getByRole('main').getByRole('navigation').getByRole('link').last().click();
    await expect(page).toHaveURL(/#/);
    // A jump would have one position; a slow machine shows only a few in between.
    await expect.poll(async () => new Set(await places.jsonValue()).size).toBeGreaterThan(1);
  });
});

test('prints in one column and light colors, from a wide window in the dark theme', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const isBelow = async (lower: Locator, upper: Locator) => {
    await lower.waitFor();
    const [below, above] = await Promise.all([lower.boundingBox(), upper.boundingBox()]);
    return below && above && below.y >= above.y + above.height;
  };
  await page.goto('/faq');
  await untilInteractive(page);
  await chooseTheme(page, 'Dark');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(page.getByText('Skip to content')).toBeHidden();
  const main = page.getByRole('main');
  await expect(main.locator('details p').first()).toBeVisible();
  expect(await isBelow(main.getByRole('heading', { level: 2 }).first(), main.getByRole('navigation'))).toBe(
    true,
  );
  await page.goto('/cart');
  const lines = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
  expect(await isBelow(main.getByRole('heading', { name: 'Order summary' }), lines.last())).toBe(true);
});

test('a chosen theme applies at the first paint; the system theme follows the device', async ({ page }) => {
  const ground = page.locator('html');
  const light = 'rgb(255, 250, 245)';
  const dark = 'rgb(20, 17, 15)';
  await page.goto('/faq');
  await untilInteractive(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(ground).toHaveCSS('background-color', dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(ground).toHaveCSS('background-color', light);
  await chooseTheme(page, 'Dark');
  await expect(ground).toHaveCSS('background-color', dark);
  // The page's scripts never arrive, so only the boot script can do this.
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/about-us', { waitUntil: 'commit' });
  await expect(ground).toHaveCSS('background-color', dark);
});

test('a page with a trailing slash keeps its query, and has links if it can’t change it', async ({
  page,
}) => {
  await page.goto('/shop/');
  await untilInteractive(page);
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-first', ''));
  await page.getByLabel('Sort by').focus();
  await page.getByLabel('Sort by').selectOption('price-high');
  await expect(page).toHaveURL(/^[^?]*\/shop\?.*sort=price-high/);
  await expect(page.locator('h1[data-first]')).toBeVisible();
  await expect(page.getByLabel('Sort by')).toBeFocused();
  // Makes them throw, as in Safari after 100 changes in 30 seconds.
  await page.evaluate(() => Object.assign(window.history, { pushState: null, replaceState: null }));
  await page.getByLabel('Sort by').selectOption('price-low');
  await page.getByRole('banner').getByRole('link', { name: 'Tools' }).click();
  await expect(page).toHaveURL('/tools');
});

test('an encoded URL, or one with index.html, shows its page and becomes the usual URL', async ({ page }) => {
  for (const [opened, path] of [
    ['/cart/index.html?from=mail#support', '/cart?from=mail#support'],
    ['/contact%2Dus?subject=demo', '/contact-us?subject=demo'],
    ['/%70roduct/fraud%2Dshield/', '/product/fraud-shield'],
  ] as const) {
    await page.goto(opened);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await untilInteractive(page);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { name: /Not Found/ })).toHaveCount(0);
  }
});

test('the header of a wide window has the shop and the other links in one row', async ({ page }) => {
  await page.goto('/faq');
  await untilInteractive(page);
  const header = page.getByRole('banner');
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await header.boundingBox())?.height, `${width} px`).toBeLessThan(80);
  }
  await header.getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(page).toHaveURL('/shop');
  await expect(header.getByRole('link', { name: 'Shop', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

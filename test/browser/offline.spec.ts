// Uses Playwright's own `test`: a missing network logs console errors.
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { productIds } from '../../src/content/slugs';
import { offlineShop } from '../../src/content/shop/offlineShop';
import { goodExpiry } from '../support/checkoutForm';
import { isSlowRun } from '../support/slowRun';
import { fillInToPayment } from './support/checkoutSteps';
import { releasingHost } from './support/releasingHost';

test.use({ serviceWorkers: 'allow' });

// Pages wait four seconds before they register the service worker.
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const waitBriefly = (run: () => void, ms = 0) => wait(run, ms === 4_000 ? 0 : ms);
    Object.assign(window, { setTimeout: waitBriefly });
  }),
);

/** Waits until the service worker controls pages and has cached this one with all its files. */
async function isKept(page: Page, path: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async (address) => {
          const html = await (await caches.match(address))?.text();
          if (html === undefined || navigator.serviceWorker.controller === null) return 'the page';
          const files = [...html.matchAll(/ (?:src|(?:data-)?href)="(\/assets\/[^"]+)"/g)].map(
            ([, file = '']) => file,
          );
          const kept = await Promise.all(files.map((file) => caches.match(file)));
          return files.filter((_, index) => !kept[index]);
        }, path),
      { intervals: [100] },
    )
    .toEqual([]);
}

/** Returns the files of cached pages that are in no cache: offline, their buttons would be dead. */
const missingFiles = (page: Page) =>
  page.evaluate(async () => {
    const missing: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        if (!response?.headers.get('Content-Type')?.includes('text/html')) continue;
        for (const [, file = ''] of (await response.text()).matchAll(
          / (?:src|(?:data-)?href)="(\/assets\/[^"]+)"/g,
        ))
          if (!(await caches.match(file))) missing.push(`${request.url}: ${file}`);
      }
    }
    return missing;
  });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a first visit caches visited pages and what an order needs, no more', async ({ page }) => {
  await using host = await releasingHost();
  await page.goto(host.url('/product/fraud-shield'));
  await isKept(page, '/product/fraud-shield');
  const others = ['/', '/product/review-sentiment-monitor', '/compare', '/wishlist', '/orders', '/store'];
  const kept = await page.evaluate(
    async (paths) => (await Promise.all(paths.map((path) => caches.match(path)))).filter(Boolean).length,
    others,
  );
  expect(kept).toBe(0);
  await page.getByRole('banner').getByRole('link', { name: 'Tools' }).click();
  await isKept(page, '/tools');
  host.unplug();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.reload();
  await expect(heading(page, title)).toBeVisible();
  await page.goto(host.url('/product/fraud-shield'));
  await page.getByRole('button', { name: 'Add to Cart: Fraud Shield' }).first().click();
  await page.getByRole('link', { name: 'Cart, 3 items' }).click();
  await expect(heading(page, 'Cart')).toBeVisible();
  await page.goto(host.url('/shop'));
  await expect(page.getByText(`${productIds.length} products found`)).toBeVisible();
  // A click loads the stylesheet that the page's own HTML inlines.
  await page.getByRole('link', { name: 'View Details: Fraud Shield' }).click();
  await expect(heading(page, 'Fraud Shield')).toBeVisible();
  await page.goto(host.url('/checkout'));
  await expect(heading(page, 'Checkout')).toBeVisible();
});

test('offline, a new page links to cached ones until the network is back', async ({ page, context }) => {
  await using host = await releasingHost();
  await page.goto(host.url('/shop'));
  await isKept(page, '/shop');
  const line = page.getByRole('status').getByText('Your browser says it’s offline');
  // The live region exists, empty, before it's needed.
  await expect(page.locator('body > div:not(#root) > [role=status]')).toBeAttached();
  await expect(line).toHaveCount(0);
  host.unplug();
  await context.setOffline(true);
  await expect(line).toBeVisible();
  const missing = heading(page, 'This page isn’t available offline');
  for (const path of ['/licenses.txt', '/team']) {
    await page.goto(host.url(path));
    await expect(missing).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Wishlist' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Cart' }).last().click();
  await expect(heading(page, 'Cart')).toBeVisible();
  await page.goBack();
  await expect(missing).toBeVisible();
  host.unplug(false);
  await context.setOffline(false);
  await page.reload();
  await expect(missing).toHaveCount(0);
  await expect(line).toHaveCount(0);
  await expect(page).toHaveTitle(/team/i);
});

test('someone else’s page, such as a network’s login, replaces no cached file', async ({ page }) => {
  await using host = await releasingHost();
  await page.goto(host.url('/shop'));
  await isKept(page, '/shop');
  host.answerAsLogin();
  // Its script arrives as a page.
  await page.getByRole('banner').getByRole('link', { name: 'Tools' }).click();
  await expect(heading(page, 'This page isn’t available offline')).toBeVisible();
  await page.goto(host.url('/shop'));
  await expect(heading(page, 'Log in to this network')).toBeVisible();
  host.answerAsLogin(false);
  await page.goto(host.url('/tools'));
  await isKept(page, '/tools');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  host.unplug();
  await page.goto(host.url('/shop'));
  await expect(page.getByText(`${productIds.length} products found`)).toBeVisible();
});

test('saving the shop says so if the connection is lost meanwhile, and can be tried again', async ({
  page,
}) => {
  await using host = await releasingHost();
  await page.addInitScript(() => {
    const container = navigator.serviceWorker;
    const register = container.register.bind(container);
    container.register = async (...args) => {
      document.documentElement.dataset.registering = '';
      await new Promise((resolve) => {
        window.addEventListener('test:register', resolve, { once: true });
      });
      return register(...args);
    };
  });
  await page.goto(host.url('/faq'));
  const save = page.getByRole('button', { name: offlineShop.button });
  const tryToSave = async ({ isInstallable }: { readonly isInstallable: boolean }) => {
    await save.press('Enter');
    await expect(page.getByText(offlineShop.saving)).toBeVisible();
    await page.locator('[data-registering]').waitFor();
    // Without the files that it caches, the worker can't be installed.
    host.deployHalf(!isInstallable);
    await page.evaluate(() => window.dispatchEvent(new Event('test:register')));
  };
  await tryToSave({ isInstallable: false });
  await expect(page.getByText(offlineShop.failed)).toBeVisible();
  await tryToSave({ isInstallable: true });
  await expect(page.getByText(offlineShop.saved)).toBeVisible();
});

test('on request the whole shop is cached and works offline, up to the confirmation', async ({ page }) => {
  await using host = await releasingHost();
  await page.goto(host.url('/faq'));
  const save = async () => {
    await page.getByRole('button', { name: 'Save the shop for offline use' }).press('Enter');
    await expect(page.getByText('The shop works offline on this device.')).toBeFocused();
  };
  await save();
  // A browser can delete the caches and keep the worker.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.reload();
  await save();
  await isKept(page, '/faq');
  host.unplug();

  await page.goto(host.url('/shop?category=security'));
  await expect(page.getByText('1 product found')).toBeVisible();
  await page.getByRole('link', { name: 'View Details: Fraud Shield' }).click();
  await expect(heading(page, 'Fraud Shield')).toBeVisible();
  await page.getByRole('button', { name: 'Add to Cart: Fraud Shield' }).first().click();
  await page.getByRole('link', { name: 'Cart, 3 items' }).click();
  await expect(heading(page, 'Cart')).toBeVisible();
  await page.goto(host.url('/checkout/'));
  await fillInToPayment(page);
  await page.getByLabel('Card number').fill('4000056655665556');
  await page.getByLabel('Expiration date').fill(goodExpiry);
  await page.getByLabel('CVV').fill('907');
  await page.getByLabel('Name on card').fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Ada' })).toBeVisible();

  for (const [path, name] of [
    ['/', /./],
    ['/product/conversational-ai-assistant', 'Conversational AI Assistant'],
    ['/wishlist', 'Wishlist'],
    ['/store', 'Inside the store'],
    ['/no-such-page', 'Page Not Found'],
    ['/faq', 'Questions and answers'],
  ] as const) {
    await page.goto(host.url(path));
    await expect(page.getByRole('heading', { level: 1, name }), path).toBeVisible();
  }
});

test('a page opened after a deploy works offline, with files of its own release', async ({ page }) => {
  await using host = await releasingHost();
  await page.goto(host.url('/cart'));
  await isKept(page, '/cart');
  await page.getByRole('banner').getByRole('link', { name: 'Tangelo, home' }).click();
  await expect(page).toHaveURL(host.url('/'));
  host.release();
  await page.getByRole('link', { name: 'Cart, 2 items' }).click();
  await expect(heading(page, 'Cart')).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.match('/cart'))?.text())?.includes('data-release')),
    )
    .toBe(true);
  expect(await missingFiles(page)).toEqual([]);
  host.unplug();
  await page.reload();
  await page.getByRole('button', { name: 'Remove AI Personalization Engine' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('data saver mode registers no service worker', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await page.goto('/shop');
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await page.clock.runFor(60_000);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('on Wi-Fi the whole shop is cached automatically', async ({ page }) => {
  test.skip(!isSlowRun, 'on request it is the same cache');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { type: 'wifi', effectiveType: '4g' } });
  });
  await using host = await releasingHost();
  await page.goto(host.url('/faq'));
  await isKept(page, '/store');
});

test.describe('updating to a new release', () => {
  test.skip(!isSlowRun, 'waits for service workers to follow each other');

  test('a deploy while a release is being cached leaves no page without files', async ({ page }) => {
    await using host = await releasingHost();
    host.releaseAfter('/service-worker.js');
    await page.goto(host.url('/faq'));
    await isKept(page, '/faq');
    expect(await missingFiles(page)).toEqual([]);
    host.unplug();
    await page.goto(host.url('/cart'));
    await page.getByRole('button', { name: 'Remove AI Personalization Engine' }).click();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  });

  test('a page whose scripts are cut off keeps its last complete copy', async ({ page }) => {
    await using host = await releasingHost();
    await page.goto(host.url('/team'));
    await isKept(page, '/team');
    await page.goto(host.url('/faq'));
    await isKept(page, '/faq');
    host.release();
    host.deployHalf();
    for (const path of ['/team', '/pricing']) {
      // The page loads without its scripts, and the worker tries to fetch them.
      await page.goto(host.url(path));
      await expect(page.locator('html[data-release=next]')).toBeAttached();
      await page.waitForLoadState('networkidle');
    }
    expect(await missingFiles(page)).toEqual([]);
    host.unplug();
    await page.goto(host.url('/team'));
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  });

  test('a checkout stays in its release; the next page is from the new one', async ({ page }) => {
    await using host = await releasingHost();
    const next = page.locator('html[data-release=next]');
    await page.goto(host.url('/checkout'));
    await isKept(page, '/checkout');
    await fillInToPayment(page);
    await page.getByLabel('Card number').fill('4000056655665556');

    host.release();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    await expect
      .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting)))
      .toBe(true);
    // The cart's code isn't loaded yet, and the host no longer has it.
    await page.getByRole('link', { name: /^Cart, \d/ }).click();
    await expect(heading(page, 'Cart')).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Name on card')).toBeVisible();
    await expect(next).toHaveCount(0);

    await page.goto(host.url('/cart'));
    await expect(next).toBeAttached();
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    // The checkout was never opened before, and the previous release has different files.
    host.unplug();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Checkout$/ })
      .first()
      .click();
    await expect(heading(page, 'Checkout')).toBeVisible();
    await expect(next).toBeAttached();
  });

  test('the last active release stays cached, even one that a rollback restored', async ({ page }) => {
    test.slow();
    await using host = await releasingHost();
    await page.goto(host.url('/faq'));
    await isKept(page, '/faq');
    for (const [name, path] of [
      ['next', '/team'],
      ['first', '/about-us'],
      ['third', '/pricing'],
    ] as const) {
      host.release(name);
      await page.goto(host.url('/robots.txt'));
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await expect
        .poll(async () => {
          await page.goto(host.url('/robots.txt'));
          const isActive = await page.evaluate(async () => {
            const { installing, waiting } = await navigator.serviceWorker.ready;
            return installing === null && waiting === null;
          });
          // Closes the site's last page, so that the new service worker can activate before the next poll.
          await page.goto('about:blank');
          return isActive;
        })
        .toBe(true);
      await page.goto(host.url(path));
      await isKept(page, path);
    }
    const kept = await page.evaluate(() => caches.keys());
    expect(kept.filter((cache) => cache.includes('-next'))).toEqual([]);
    expect(kept.filter((cache) => /^tangelo-pages-(?!third)/.test(cache))).toHaveLength(1);
  });

  test('a withdrawn service worker removes itself and its caches', async ({ page }) => {
    await using host = await releasingHost();
    await page.goto(host.url('/shop'));
    await isKept(page, '/shop');
    host.withdraw();
    // Any visit works, but pages of this host still register the service worker.
    await page.goto(host.url('/robots.txt'));
    await expect
      .poll(() =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ]),
      )
      .toEqual([0, 0]);
  });
});

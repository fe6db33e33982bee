// Uses Playwright's own `test`: a missing network and missing scripts log console errors.
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { goodExpiry } from '../support/checkoutForm';
import { isSlowRun } from '../support/slowRun';
import { fillInToPayment } from './support/checkoutSteps';
import { releasingHost } from './support/releasingHost';
import type { SourceCopy } from './support/sourceCopy';
import { copySources } from './support/sourceCopy';

test.skip(!isSlowRun, 'builds the site once more');
// Runs in one worker, because all tests share one build.
test.describe.configure({ mode: 'default' });

/** The next release: this source with one more migration and a copied article. */
let next: SourceCopy;
const nextBuild = () => path.join(next.folder, 'dist');
const article = (slug: string) => `src/content/news/${slug}.mdx`;

test.beforeAll(() => {
  test.setTimeout(10 * test.info().timeout);
  next = copySources();
  next.edit('src/store/saved.ts', 'Migration[] = []', 'Migration[] = [(path, value) => [[path, value]]]');
  next.add(
    article('a-copied-article'),
    readFileSync(path.join(next.folder, article('stars-and-sentences')), 'utf8'),
  );
  execFileSync('npm', ['run', 'build'], { cwd: next.folder, stdio: 'pipe' });
});
test.afterAll(() => {
  next.dispose();
});

const cart = (page: Page, items: string) => page.getByRole('link', { name: `Cart, ${items}` });
const wishlist = (page: Page, items: string) => page.getByRole('link', { name: `Wishlist, ${items}` });

async function add(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(page.getByText(/Added to cart/).first()).toBeVisible();
}

async function pay(page: Page): Promise<void> {
  await page.getByLabel('Card number').fill('4000056655665556');
  await page.getByLabel('Expiration date').fill(goodExpiry);
  await page.getByLabel('CVV').fill('907');
  await page.getByLabel('Name on card').fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
}

/** Opens another page in the context, with the saved state and the host's current release. */
async function reopened(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

test('an order from the older release shows in the newer one, with what was added in both', async ({
  context,
}) => {
  await using host = await releasingHost(nextBuild());
  const older = await reopened(context, host.url('/checkout'));
  await fillInToPayment(older);
  host.release();
  const newer = await context.newPage();
  await add(newer, host.url('/product/fraud-shield'));
  await newer.goto(host.url('/product/dynamic-pricing-optimizer'));
  await newer
    .getByRole('button', { name: /wishlist/i })
    .first()
    .click();
  await expect(wishlist(newer, '4 items')).toBeVisible();

  await pay(older);
  await older.reload();
  await older.goto(host.url('/orders'));
  await expect(older.getByRole('heading', { level: 2, name: /^1 order/ })).toBeVisible();
  await expect(cart(older, '1 item')).toBeVisible();
  await expect(wishlist(older, '4 items')).toBeVisible();
  await newer.goto(host.url('/orders'));
  await expect(newer.getByRole('heading', { level: 2, name: /^1 order/ })).toBeVisible();
  await expect(cart(newer, '1 item')).toBeVisible();
});

test('a rolled-back release keeps saving, and the next release finds all of it', async ({ context }) => {
  await using host = await releasingHost(nextBuild());
  const page = await context.newPage();
  await add(page, host.url('/product/fraud-shield'));
  host.release();
  await add(page, host.url('/product/review-sentiment-monitor'));
  await expect(cart(page, '4 items')).toBeVisible();

  host.release('first');
  await add(page, host.url('/product/conversational-ai-assistant'));
  await page.reload();
  // The older release can't read the newer one's saved state.
  await expect(cart(page, '4 items')).toBeVisible();
  await page.goto(host.url('/checkout'));
  await page.getByLabel('Email').fill('ada@lovelace.example');
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue('ada@lovelace.example');

  host.release();
  await page.goto(host.url('/cart'));
  await expect(cart(page, '5 items')).toBeVisible();
});

test('a page whose scripts are late says so, and loses nothing', async ({ context }) => {
  await using host = await releasingHost(nextBuild());
  const page = await context.newPage();
  await add(page, host.url('/product/fraud-shield'));
  host.release();
  host.deployHalf();
  await page.goto(host.url('/cart'));
  await expect(page.getByRole('link', { name: /load|again/i }).first()).toBeVisible();
  host.deployHalf(false);
  await expect(cart(page, '3 items')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Fraud Shield' })).toBeVisible();
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the older release works offline, and the newer one finds what was saved then', async ({ page }) => {
    await using host = await releasingHost(nextBuild());
    await page.goto(host.url('/faq'));
    await expect
      .poll(() =>
        page.evaluate(
          async () =>
            (await caches.match('/faq')) !== undefined && navigator.serviceWorker.controller !== null,
        ),
      )
      .toBe(true);
    host.release();
    await add(page, host.url('/product/fraud-shield'));
    host.unplug();
    await page.goto(host.url('/shop'));
    await page.getByRole('button', { name: 'Add to Cart: Review Sentiment Monitor' }).click();
    await page.goto(host.url('/cart'));
    await expect(page.getByRole('button', { name: 'Remove Review Sentiment Monitor' })).toBeVisible();

    host.unplug(false);
    await page.goto(host.url('/cart'));
    for (const product of ['Fraud Shield', 'Review Sentiment Monitor'])
      await expect(page.getByRole('button', { name: `Remove ${product}` })).toBeVisible();
  });
});

test('a copied article becomes a page, and is in the list, the feeds, the sitemap and search', () => {
  for (const file of ['news/a-copied-article/index.html', 'share/news/a-copied-article.png'])
    expect(existsSync(path.join(nextBuild(), file)), file).toBe(true);
  for (const file of ['news/index.html', 'news/atom.xml', 'news/rss.xml', 'sitemap.xml', 'search-index.json'])
    expect(readFileSync(path.join(nextBuild(), file), 'utf8'), file).toContain('/news/a-copied-article');
});

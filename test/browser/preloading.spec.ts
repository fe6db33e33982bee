import type { Page } from '@playwright/test';
import { builtPages, chunkFiles, ownScripts, scriptsOf } from './support/builtSite';
import { untilInteractive } from './support/untilInteractive';
import { expect, saveData, test } from './support/test';

function requestedScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

function newScripts(path: string, shown: string): string[] {
  const there = builtPages.filter((page) => page.path === shown).flatMap(scriptsOf);
  return ownScripts(path).filter((file) => !there.includes(file));
}

test.use({ isPrefetching: true });

test('data saver mode loads scripts of the HTML and the translation fix, once', async ({ page }) => {
  await saveData(page.context());
  await page.clock.install();
  const requested = requestedScripts(page);
  await page.goto('/product/fraud-shield');
  const needed = [
    ...builtPages.filter(({ path }) => path === '/product/fraud-shield').flatMap(scriptsOf),
    ...chunkFiles('offline'),
  ];
  // At least `vendor`, `main`, the page's own script, and the translation fix.
  expect(needed.length).toBeGreaterThan(3);
  await expect.poll(() => requested.toSorted()).toEqual(needed.toSorted());
  // Waits longer than a link must be in view before its page is preloaded.
  await page.clock.runFor(60_000);
  expect(requested.toSorted()).toEqual(needed.toSorted());
});

test('the page of a visible link is loaded before the tap, which requests nothing more', async ({ page }) => {
  const requested = requestedScripts(page);
  await page.goto('/shop');
  const awaited = newScripts('/product/ai-personalization-engine', '/shop');
  expect(awaited.length).toBeGreaterThan(1);
  await expect.poll(() => awaited.filter((file) => !requested.includes(file))).toEqual([]);
  await page.waitForLoadState('networkidle');
  const before = requested.length;
  await page.getByRole('link', { name: 'View Details: AI Personalization Engine' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AI Personalization Engine' })).toBeVisible();
  expect(requested.slice(before).filter((file) => awaited.includes(file))).toEqual([]);
});

for (const [path, next] of [
  ['/faq', '/shop'],
  ['/shop', '/cart'],
  ['/product/fraud-shield', '/cart'],
  ['/cart', '/checkout'],
] as const)
  test(`on ${path}, ${next} is loaded before anyone follows its link`, async ({ page }) => {
    const requested = requestedScripts(page);
    await page.goto(path);
    const awaited = newScripts(next, path);
    expect(awaited.length).toBeGreaterThan(0);
    await expect.poll(() => awaited.filter((file) => !requested.includes(file))).toEqual([]);
  });

test('links that a navigation adds are prefetched too', async ({ page }) => {
  const requested = requestedScripts(page);
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  const post = page.getByRole('article').getByRole('link').first();
  const address = await post.getAttribute('href');
  const awaited = newScripts(String(address), '/blog');
  expect(awaited.length).toBeGreaterThan(0);
  await post.scrollIntoViewIfNeeded();
  await expect.poll(() => awaited.filter((file) => !requested.includes(file))).toEqual([]);
});

test('in data saver mode a page is prefetched when the pointer rests on its link', async ({ page }) => {
  await saveData(page.context());
  const requested = requestedScripts(page);
  await page.goto('/shop');
  await untilInteractive(page);
  const awaited = newScripts('/product/fraud-shield', '/shop');
  expect(awaited.length).toBeGreaterThan(1);
  await page.getByRole('link', { name: 'View Details: Fraud Shield' }).hover();
  await expect.poll(() => awaited.filter((file) => !requested.includes(file))).toEqual([]);
  await expect(page).toHaveURL('/shop');
});

import { demoIds } from '../../src/content/lists/products.computed';
import { productIds } from '../../src/content/slugs';
import { sample } from '../support/slowRun';
import { pagesToOpen } from './support/sitePages';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

test('controls that need scripts are hidden, with a note', async ({ page }) => {
  for (const path of [
    '/shop',
    '/product/fraud-shield',
    '/compare',
    '/blog/dynamic-pricing-guardrails',
    ...sample(demoIds).map((id) => `/demos/${id}`),
  ]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const fields = page.locator('main :is(input, select, textarea)').filter({ visible: true });
    await expect(fields, path).toHaveCount(0);
    const buttons = page.getByRole('button', { name: /^(Add to Cart:|Picture \d|Increase:|Copy )/ });
    await expect(buttons, path).toHaveCount(0);
    await expect(page.getByText(/need(s)? JavaScript|JavaScript is off/).first(), path).toBeVisible();
  }
  await page.goto('/compare');
  await expect(page.locator('main td p').filter({ hasText: 'need JavaScript' })).toHaveCount(
    productIds.length,
  );
});

test('every content page can be read in full without scripts', async ({ page }) => {
  for (const { path } of pagesToOpen.filter(({ indexed }) => indexed)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const { words, hidden } = await page.evaluate(() => {
      const texts = [
        ...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, dt, dd, th, td)'),
      ];
      return {
        // `innerText` omits content that isn't laid out yet (`content-visibility`).
        words: texts.flatMap((text) => text.textContent.trim().split(/\s+/)).length,
        hidden: texts
          // Text in a closed disclosure isn't hidden: visitors can open it.
          .filter((text) => !text.closest('details') && !text.checkVisibility())
          // Hints of disabled fields may be hidden.
          .filter(({ id }) => !document.querySelector(`[aria-describedby~='${CSS.escape(id)}']`))
          .map((text) => text.textContent)
          .filter((text) => text !== ''),
      };
    });
    expect(hidden, path).toEqual([]);
    expect(words, path).toBeGreaterThan(80);
  }
});

test('an FAQ question opens without scripts, also by its URL', async ({ page }) => {
  await page.goto('/faq');
  const question = page.locator('main details').first();
  await expect(question.locator('p').first()).toBeHidden();
  await question.locator('summary').click();
  await expect(question.locator('p').first()).toBeVisible();

  const last = page.locator('main details').last();
  await page.goto(`/faq#${(await last.locator('[id]').first().getAttribute('id')) ?? ''}`);
  await expect(last.locator('p').first()).toBeVisible();
});

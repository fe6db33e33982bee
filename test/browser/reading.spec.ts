import type { Locator, Page } from '@playwright/test';
import { untilInteractive } from './support/untilInteractive';
import { expect, test } from './support/test';

const post = '/blog/dynamic-pricing-guardrails';
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

test.describe('the table of contents in a low window', () => {
  test.use({ viewport: { width: 1280, height: 768 } });

  test('fits, and marks the current section', async ({ page }) => {
    // One has short sections, the other long ones.
    for (const path of ['/blog/visual-search-with-opencv', '/terms-of-service']) {
      await page.goto(path);
      await untilInteractive(page);
      const list = contents(page);
      await expect(list.locator('[aria-current]')).toHaveCount(0);
      for (const link of await list.getByRole('link').all()) {
        const { hash } = new URL((await link.getAttribute('href')) ?? '', page.url());
        const heading = page.locator(`[id="${hash.slice(1)}"]`);
        await heading.evaluate((element) => {
          element.scrollIntoView({ behavior: 'instant' });
        });
        const marked = list.locator('[aria-current="location"]');
        await expect(marked).toHaveText((await heading.textContent()) ?? '');
        await expect(marked).toHaveCount(1);
        await expect(marked).toBeInViewport({ ratio: 1 });
        const box = await list.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 768)).toBeLessThanOrEqual(768);
      }
    }
  });
});

test('copy buttons copy code, a section’s link and the page’s link, and say if the browser blocks it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto(post);
  await untilInteractive(page);
  const sample = page.getByRole('group', { name: 'Code in TypeScript' }).first();
  await page.getByRole('button', { name: 'Copy the code in TypeScript' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: /^Copied$/ })).toBeVisible();
  expect(await clipboard()).toBe(await sample.locator('pre').textContent());
  const heading = page.locator('main h2[id]').nth(1);
  const [id, text] = [await heading.getAttribute('id'), await heading.textContent()];
  await page.getByRole('link', { name: `Link to the section “${text ?? ''}”` }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeAttached();
  expect(await clipboard()).toBe(`${baseURL ?? ''}${post}#${id ?? ''}`);
  await page.getByRole('button', { name: 'Copy link to this article' }).click();
  await expect.poll(clipboard).toBe(`${baseURL ?? ''}${post}`);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Copy the code in TypeScript' }).first().click();
  await expect(page.getByText('Your browser blocked copying')).toBeVisible();
});

test.describe('without reduced motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('blog and news lead to an article, to the next one, and back', async ({ page }) => {
    for (const [list, next] of [
      ['/blog', 'Related articles'],
      ['/news', 'More news'],
    ] as const) {
      await page.goto(list);
      await untilInteractive(page);
      const title = page.getByRole('heading', { level: 1 });
      const follow = async (link: Locator) => {
        const name = await link.innerText();
        await link.click();
        await expect(title).toHaveText(name);
        return name;
      };
      const first = await follow(page.getByRole('article').nth(2).getByRole('link'));
      await follow(page.getByRole('region', { name: next }).getByRole('link').first());
      await page.goBack();
      await expect(title).toHaveText(first);
      await page.goBack();
      await expect(page).toHaveURL(list);
    }
  });
});

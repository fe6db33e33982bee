import { headFaults } from './support/headTags';
import { expect, test } from './support/test';

// Hosts serve 404.html for all of these, and its head describes another page.
for (const [path, title] of [
  ['/blog/no-such-post', 'Blog Post Not Found'],
  ['/news/no-such-story', 'News Article Not Found'],
  ['/product/no-such-product', 'Product Not Found'],
  ['/no-such-page', 'Page Not Found'],
  // Case matters, and so does a bad escape or one of an escape.
  ['/SHOP', 'Page Not Found'],
  ['/shop%E0%A4%A', 'Page Not Found'],
  ['/contact%252Dus', 'Page Not Found'],
  ['/product/fraud-shield%', 'Product Not Found'],
] as const)
  test(`${path} has its own head tags, one of each, and is noindex`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} | Tangelo`);
    expect(await headFaults(page)).toEqual([]);
    const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
    await expect(meta('og:title')).toHaveAttribute('content', title);
    await expect(meta('robots')).toHaveAttribute('content', 'noindex');
    // After client-side navigation the next page's tags replace these.
    await page.getByRole('banner').getByRole('link', { name: 'Tools' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The tools we use');
    expect(await headFaults(page)).toEqual([]);
    await expect(meta('robots')).toHaveCount(0);
  });

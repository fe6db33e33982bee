import { headFaults } from './support/headTags';
import { untilInteractive } from './support/untilInteractive';
import { expect, test } from './support/test';

// Hosts serve 404.html for all of these, and its head describes another page.
test('an unknown URL has its own head tags, one of each, and is noindex', async ({ page }) => {
  for (const [path, title] of [
    ['/blog/no-such-post', 'Blog Post Not Found'],
    ['/product/no-such-product', 'Product Not Found'],
    ['/no-such-page', 'Page Not Found'],
    // Case matters, and so does a bad escape.
    ['/SHOP', 'Page Not Found'],
    ['/shop%E0%A4%A', 'Page Not Found'],
    ['/product/fraud-shield%', 'Product Not Found'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} | Tangelo`);
    expect(await headFaults(page)).toEqual([]);
    const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
    await expect(meta('og:title')).toHaveAttribute('content', title);
    await expect(meta('robots')).toHaveAttribute('content', 'noindex');
  }
  // After client-side navigation the next page's tags replace these.
  await page.getByRole('banner').getByRole('link', { name: 'Tools' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The tools we use');
  expect(await headFaults(page)).toEqual([]);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('a malformed anchor opens the page at its top, also within the page', async ({ page }) => {
  for (const anchor of ['#%E0%A4%A', '#:~:', '#"]\'', '#%22%5D%27', '#<b>', '##', '#']) {
    // The first one opens the page, the others are followed in it.
    await page.goto(`/faq${anchor}`);
    await untilInteractive(page);
    await expect(page.getByRole('heading', { level: 1 }), anchor).toBeInViewport();
  }
  await page.reload();
  await page.getByRole('banner').getByRole('link', { name: 'Tools' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The tools we use');
});

import { expect, test } from './support';

test.use({ javaScriptEnabled: false });

test('the shop shows its products and working links without scripts', async ({ page }) => {
  await page.goto('/shop');
  await expect(page.getByText('6 products found')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.getByRole('link', { name: 'View Details: Fraud Shield' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fraud Shield' })).toBeVisible();
  // What tabs hide with scripts stands one below the other without.
  await expect(page.getByRole('rowheader', { name: 'Uptime' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What’s Included' })).toBeVisible();
});

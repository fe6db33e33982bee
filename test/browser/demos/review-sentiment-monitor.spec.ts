import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isSlowRun } from '../../support/slowRun';
import { untilInteractive } from '../support/untilInteractive';
import { expect, test } from '../support/test';

const PATH = '/demos/review-sentiment-monitor';
const field = (page: Page) => page.getByRole('textbox', { name: 'Your reviews as CSV' });

async function open(page: Page, address = PATH): Promise<void> {
  await page.goto(address);
  await untilInteractive(page);
}

test('pasted text is scored sentence by sentence, and the figures follow', async ({ page }) => {
  await open(page);
  await field(page).fill('The book was good.\nThe book was not good.\nIt has pages.');
  await expect(page.getByRole('status').filter({ hasText: '3 reviews found.' })).toBeVisible();
  // VADER's published score of the first sentence is 0.4404; the mean of 0.4404 and -0.3412 is 0.05.
  await expect(
    page.getByRole('region', { name: 'How positive the reviews are' }).getByRole('definition'),
  ).toHaveText(['1', '0', '1', '+0.05']);
  const reviews = page.getByRole('region', { name: 'Word by word' }).getByRole('listitem');
  await expect(reviews.nth(0)).toContainText('+0.44 Positive');
  await expect(reviews.nth(1)).toContainText('Negative');
  await expect(reviews.nth(1).getByText('not', { exact: true })).toBeVisible();
  await expect(reviews.nth(2)).toContainText('No opinion words');
});

test('reads a product’s reviews from its page, and adds a year of it to the cart', async ({ page }) => {
  // Whatever the visitor pasted before.
  await open(page);
  await page.locator('#reviews').fill('A lovely dress.');
  await page.getByRole('link', { name: 'Shop', exact: true }).first().click();
  await page.getByRole('link', { name: 'View Details: Fraud Shield' }).click();
  await page.getByRole('link', { name: 'See these scored word by word in the sentiment demo' }).click();
  await expect(page.getByRole('status').filter({ hasText: '8 reviews found.' })).toBeVisible();
  await expect(page.getByText('Four-thousand-dollar lens')).toBeVisible();
  await page.getByRole('radio', { name: /Yearly/ }).check();
  await page.getByRole('button', { name: 'Add to Cart: Review Sentiment Monitor' }).click();
  await page.getByRole('link', { name: 'Cart, 3 items' }).click();
  await expect(page.getByText('$99.90/year')).toBeVisible();
});

test('by keyboard alone, the list is filtered, and the URL keeps it', async ({ page }) => {
  await open(page);
  await page.getByLabel('Show').selectOption('Negative');
  await expect(page).toHaveURL(/show=negative/);
  const complaints = page.getByRole('region', { name: 'Word by word' }).getByRole('listitem');
  await expect(complaints).toHaveText(Array.from({ length: 5 }, () => /Negative/));
  await page.reload();
  await expect(page.getByLabel('Show')).toHaveValue('negative');
  await expect(complaints).toHaveText(Array.from({ length: 5 }, () => /Negative/));
});

test('a review file is read by its columns and exported with scores', async ({ page }) => {
  await open(page);
  const rows = [
    'id,stars,submitted at,comment,item',
    '1,5,2026-09-02,"Good bag, very good.",Bag',
    '2,1,2026-09-03,"Great, it tore on day one.",Bag',
    '3,5,2026-09-04,Das Kleid ist sehr schön,Dress',
  ].join('\n');
  await page
    .getByLabel('Open a CSV, JSON, or Excel file, or drop it here')
    .setInputFiles({ name: 'reviews.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
  await expect(
    page.getByRole('status').filter({ hasText: '3 reviews found. Check the figures below.' }),
  ).toBeVisible();
  await expect(page.getByText('Using “reviews.csv”')).toBeVisible();
  await expect(
    page.getByRole('definition').filter({ hasText: 'September 2 – September 4, 2026' }),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: 'Left out: not in English 1' })).toBeVisible();
  await expect(page.getByLabel('Rating', { exact: true })).toHaveValue('1');
  await page.getByRole('button', { name: 'Use these figures' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'How positive the reviews are' })).toBeFocused();

  await page.getByLabel('Show').selectOption('Stars and words disagree');
  await expect(page.getByRole('region', { name: 'Word by word' }).getByRole('listitem')).toHaveText([
    /1 of 5 stars, September 3, 2026Great, +it tore on day one\./,
  ]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download scores (CSV)' }).click(),
  ]);
  const saved = await readFile(await download.path(), 'utf8');
  expect(saved).toMatch(/\r\n3,2026-09-03,Bag,1,0\.6249,Positive,"Great, it tore on day one\."\r\n/u);
  expect(saved).toMatch(/\r\n4,2026-09-04,Dress,5,,Not in English,Das Kleid ist sehr schön\r\n$/u);
});

test('by keyboard, two columns of answers are joined, and the URL keeps the choices', async ({ page }) => {
  await open(page);
  await field(page).fill(
    'day,liked most,could be better\n1/13/2025,Friendly staff,Dirty room\n1/14/2025,Great room,nothing',
  );
  await page.getByRole('combobox', { name: 'Review', exact: true }).selectOption('could be better');
  await page.getByRole('combobox', { name: 'Second text' }).selectOption('liked most');
  // The words of both columns. Until then, pressing the button would confirm an earlier reading.
  await expect(page.getByRole('definition').filter({ hasText: /^6$/u })).toBeVisible();
  await expect(page).toHaveURL(/columns=2\.-\.-\.-\.1/u);
  await page.getByRole('button', { name: 'Use these figures' }).press('Enter');
  await expect(page.getByText('Friendly staff. Dirty room')).toBeVisible();
  await page.getByRole('button', { name: 'Change what we read' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Are these your figures?' })).toBeFocused();
});

test('plain text is used at once, and how it was read is one press away', async ({ page }) => {
  await open(page);
  await field(page).fill('Nice, but small\nGood, I like it');
  await expect(page.getByRole('img', { name: /Scores in your order/ })).toBeVisible();
  await page.getByRole('button', { name: 'Change what we read' }).press('Enter');
  await page.getByRole('combobox', { name: 'We read it as' }).selectOption('A table');
  await expect(page.getByRole('row', { name: 'All lines 1' })).toBeVisible();
  await page.getByRole('combobox', { name: 'We read it as' }).selectOption('One review per line');
  await expect(page.getByRole('row', { name: 'All lines 2' })).toBeVisible();
});

test('ten thousand reviews keep the page small', async ({ page }) => {
  test.skip(!isSlowRun, 'scores many reviews');
  await open(page);
  // Chromium types ten thousand lines for minutes.
  const buffer = Buffer.from('The book was good.\n'.repeat(10_000));
  await page
    .getByLabel('Open a CSV, JSON, or Excel file, or drop it here')
    .setInputFiles({ name: 'reviews.txt', mimeType: 'text/plain', buffer });
  await expect(page.getByRole('status').filter({ hasText: '10,000 reviews found.' })).toBeVisible();
  expect(await page.locator('*').count()).toBeLessThan(3000);
});

test('a review of a hundred thousand characters is read without blocking the page', async ({ page }) => {
  test.skip(!isSlowRun, 'reads a long text');
  await open(page);
  await field(page).fill('The book was good. '.repeat(5264));
  await expect(page.getByRole('status').filter({ hasText: '1 review found.' })).toBeVisible();
  await expect(page.getByText(/5,224 more sentences/)).toBeVisible();
  await page.getByRole('button', { name: 'Use the sample data' }).click();
  await expect(page.getByRole('status').filter({ hasText: '26 reviews found.' })).toBeVisible();
});

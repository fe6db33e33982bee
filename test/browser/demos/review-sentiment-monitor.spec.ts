import type { Page } from '@playwright/test';
import { inEachLook, violations } from '../axe';
import { expect, test } from '../support';

const PATH = '/demos/review-sentiment-monitor';
const field = (page: Page) => page.getByRole('textbox', { name: 'One review a line' });

/** Opens the demo and waits until it answers. */
async function open(page: Page, address = PATH): Promise<void> {
  await page.goto(address);
  await page.getByRole('link', { name: /^Cart, \d/ }).waitFor();
}

test('Try Demo on the product’s card and on its page opens the demo', async ({ page }) => {
  await open(page, '/shop');
  await page.getByRole('link', { name: 'Try Demo: Review Sentiment Monitor' }).click();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reviews, word by word');
  await open(page, '/product/review-sentiment-monitor');
  await page.getByRole('link', { name: 'Try Demo', exact: true }).click();
  await expect(page).toHaveURL(PATH);
});

test('what is pasted is scored, sentence by sentence, and the figures follow', async ({ page }) => {
  await open(page);
  await field(page).fill('The book was good.\nThe book was not good.\nIt has pages.');
  await expect(page.getByRole('status').filter({ hasText: '3 reviews read.' })).toBeVisible();
  // VADER's published score of the first sentence is 0.4404; the mean of 0.44, -0.34 and 0 is 0.03.
  await expect(page.getByRole('region', { name: 'What they say' }).getByRole('definition')).toHaveText([
    '1',
    '1',
    '1',
    '+0.03',
  ]);
  const reviews = page.getByRole('region', { name: 'Word by word' }).getByRole('listitem');
  await expect(reviews.nth(0)).toContainText('+0.44 Praise');
  await expect(reviews.nth(1)).toContainText('Complaint');
  await expect(reviews.nth(1).getByText('not', { exact: true })).toBeVisible();
  await expect(reviews.nth(2)).toContainText('0.00 Neutral');
  await expect(page.getByText(/^1 review had no word that VADER rates/)).toBeVisible();
});

test('a score is watched as it adds up, by itself or step by step, for any review and by both methods', async ({
  page,
}) => {
  await open(page);
  const sum = page.getByRole('region', { name: 'How a score adds up' });
  const status = sum.getByRole('status');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(sum.getByRole('row', { name: /^Lovely/ })).toBeVisible();
  await sum.getByRole('button', { name: 'Watch it add up' }).click();
  await expect(status).toHaveText(/^Step 1 of 4: Lovely \+1\.40/);
  await expect(sum.getByRole('row', { name: /^awful/ })).toBeHidden();
  await expect(status).toHaveText(/^Step 2 of 4: awful −3\.00/);
  await expect(status).toHaveText(/^Step 4 of 4: .* = −0\.80$/);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Add up review 3', exact: true }).click();
  await expect(sum.getByRole('heading')).toBeFocused();
  await expect(page).toHaveURL(/review=3/);
  await sum.getByLabel('Method').selectOption('Learned');
  await sum.getByRole('button', { name: 'Watch it add up' }).click();
  await expect(status).toHaveText(/^Step 1 of \d+: Before any word/);
  await sum.getByRole('button', { name: 'Next step' }).click();
  await expect(status).toHaveText(/^Step 2 of/);
  await sum.getByRole('button', { name: 'Show all' }).click();
  await expect(status).toBeEmpty();
});

test('reads the reviews of a product of the shop, from its page or chosen here', async ({ page }) => {
  await open(page, '/product/fraud-shield');
  await page.getByRole('link', { name: 'Read these word by word in the sentiment demo' }).click();
  await expect(field(page)).toHaveValue(/^\d{4}-\d\d-\d\d: A lens for four thousand dollars/);
  await expect(page.getByRole('status').filter({ hasText: '8 reviews read.' })).toBeVisible();
  await page.getByLabel('Example').selectOption('Dynamic Pricing Optimizer');
  await expect(field(page)).toHaveValue(/^\d{4}-\d\d-\d\d: Our kettle/);
  await expect(page).toHaveURL(`${PATH}?of=dynamic-pricing-optimizer`);
  await page.getByLabel('Example').selectOption('A dress');
  await expect(page.getByRole('status').filter({ hasText: '26 reviews read.' })).toBeVisible();
});

test('by the keyboard alone: the threshold moves, the verdicts follow, and the address keeps it', async ({
  page,
}) => {
  await open(page);
  const slider = page.getByRole('slider', { name: /Praise from/ });
  await slider.focus();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(`${PATH}?threshold=0.5`);
  const share = page
    .getByRole('region', { name: 'Where they fail' })
    .getByRole('row', { name: /^VADER’s rules/ });
  const atHalf = await share.textContent();
  await page.getByLabel('Show').selectOption('Complaint');
  await expect(page).toHaveURL(/show=complaint/);
  const complaints = await page.getByRole('region', { name: 'Word by word' }).getByRole('listitem').count();

  await page.reload();
  await expect(slider).toHaveValue('0.5');
  await expect(page.getByLabel('Show')).toHaveValue('complaint');
  await expect(share).toHaveText(String(atHalf));
  await expect(page.getByRole('region', { name: 'Word by word' }).getByRole('listitem')).toHaveCount(
    complaints,
  );
});

test('a link with the visitor’s reviews opens on the same result, and the server never hears of them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await field(page).fill('Lovely dress & a <b>bad</b> zipper.');
  await expect(page.getByRole('status').filter({ hasText: '1 review read.' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe('');

  const asked: string[] = [];
  const other = await context.newPage();
  other.on('request', (request) => asked.push(request.url()));
  await other.goto(link);
  await expect(field(other)).toHaveValue('Lovely dress & a <b>bad</b> zipper.');
  await expect(other.getByRole('status').filter({ hasText: '1 review read.' })).toBeVisible();
  expect(asked.filter((url) => url.includes('zipper') && !url.includes('#'))).toEqual([]);
});

test('a review of a hundred thousand characters is read, and the page goes on answering', async ({
  page,
}) => {
  await open(page);
  await field(page).fill('The book was good. '.repeat(5264));
  await expect(page.getByRole('status').filter({ hasText: '1 review read.' })).toBeVisible();
  await expect(page.getByText(/5,?224 sentences more/)).toBeVisible();
  await field(page).fill('');
  await expect(page.getByText('Nothing is pasted yet.')).toBeVisible();
});

test('ends where the shop begins: the cart, and a request with the demo’s settings', async ({ page }) => {
  await open(page);
  await page.getByRole('radio', { name: /Yearly/ }).check();
  await page.getByRole('button', { name: 'Add to Cart: Review Sentiment Monitor' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await page.getByRole('link', { name: 'Request Demo' }).click();
  await expect(page.getByLabel('Message')).toHaveValue(
    'I have tried the live demo with these settings: 26 reviews, threshold 0.05.\n\n',
  );
});

test('goes on without a network once it is loaded', async ({ page, context }) => {
  await open(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await field(page).fill('The book was good.');
  await expect(page.getByRole('status').filter({ hasText: '1 review read.' })).toBeVisible();
});

inEachLook('passes axe with its tables open', async (page) => {
  await open(page);
  for (const summary of await page.locator('main details > summary').all()) await summary.click();
  expect(await violations(page)).toEqual([]);
});

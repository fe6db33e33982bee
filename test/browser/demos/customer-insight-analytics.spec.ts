import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { isSlowRun } from '../../support/slowRun';
import { untilInteractive } from '../support/untilInteractive';
import { expect, test } from '../support/test';

const PATH = '/demos/customer-insight-analytics';
const field = (page: Page) => page.getByRole('textbox', { name: 'Your orders as CSV' });
const slider = (page: Page) => page.getByRole('slider', { name: 'Number of segments' });
const rows = (page: Page) => page.getByRole('list', { name: 'Segments' }).getByRole('listitem');
const says = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

/** Two frequent recent customers, and two one-time customers from long ago. */
const ORDERS = [
  'customer,day,amount',
  ...['Ada', 'Bob'].flatMap((name, index) =>
    [1, 2, 3, 4, 5, 6].map((month) => `${name},2026-0${month}-1${index},${100 + index}`),
  ),
  'Cid,2025-01-05,12',
  'Dan,2025-01-09,11',
].join('\n');

async function open(page: Page, address = PATH): Promise<void> {
  await page.goto(address);
  await untilInteractive(page);
}

test('starts with the recommended number of segments; by keyboard, another is kept in the URL, and pasted orders get their own', async ({
  page,
}) => {
  await open(page);
  await expect(slider(page)).toHaveValue('4');
  await expect(
    page.getByText(
      /^We recommend 4 segments, because with 4 the groups are easiest to tell apart\. Using 2 or 5 would work nearly as well\.$/,
    ),
  ).toBeVisible();
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(rows(page)).toHaveCount(5);
  await expect(page).toHaveURL(`${PATH}?k=5`);
  await page.reload();
  await expect(slider(page)).toHaveValue('5');
  await expect(rows(page)).toHaveCount(5);
  await slider(page).fill('4');
  await expect(page).toHaveURL(PATH);
  await field(page).fill(ORDERS);
  await expect(says(page, 'Loaded 14 orders from 4 customers.')).toBeVisible();
  await expect(slider(page)).toHaveValue('2');
  await expect(rows(page)).toHaveText([/^\s*Regulars/, /^\s*Lapsed one-time/]);
  // The two regulars spent 1,206 of 1,229 in total, or 98%; 603 is the median of 600 and 606.
  await expect(rows(page).first()).toContainText('2 customers, 98% of revenue, typically 603 each');
});

test('a link with the visitor’s orders opens the same result, and the server never receives them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${PATH}?k=5`);
  await field(page).fill(ORDERS);
  await expect(
    page.getByText('You asked for 5 segments, but these customers allow 4 at most.'),
  ).toBeVisible();
  await slider(page).fill('3');
  await expect(page).toHaveURL(/k=3/);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe('?k=3');

  const asked: string[] = [];
  const other = await context.newPage();
  other.on('request', (request) => asked.push(request.url()));
  await other.goto(link);
  await expect(rows(other)).toHaveText(await rows(page).allTextContents());
  await expect(rows(other)).toHaveCount(3);
  expect(asked.filter((url) => url.includes('Ada') && !url.includes('#'))).toEqual([]);
});

test('an opened file is used, its errors are listed, and its customers can be exported', async ({ page }) => {
  await open(page);
  await page.getByLabel('Open a file, or drop it here').setInputFiles({
    name: 'orders.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${ORDERS}\nEve,soon,5`),
  });
  await expect(page.getByText('Using “orders.csv”')).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Line 16: “soon” is not a date.' }),
  ).toBeVisible();
  await slider(page).fill('2');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export customers' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('customers.csv');
  expect(
    readFileSync(await download.path(), 'utf8')
      .split('\r\n')
      .slice(1, 4),
  ).toEqual(['Ada,Regulars,1,6,600', 'Bob,Regulars,0,6,606', 'Cid,Lapsed one-time buyers,522,1,12']);
});

test('a status counts once it’s switched on, and the reading is confirmed again', async ({ page }) => {
  await open(page);
  await field(page).fill(
    `${ORDERS.replaceAll('\n', ',paid\n').replace('amount,paid', 'amount,status')},canceled`,
  );
  await expect(says(page, 'Loaded 13 orders from 3 customers.')).toBeVisible();
  await page.getByRole('button', { name: 'Looks right' }).click();
  await expect(page.locator('summary', { hasText: 'What we read' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'canceled (1 line)' }).check();
  await expect(says(page, 'Loaded 14 orders from 4 customers.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Did we read it right?' })).toBeVisible();
});

test('while a file loads, the example’s segments aren’t shown under its name', async ({ page }) => {
  test.skip(!isSlowRun, 'reads a large file');
  await open(page);
  await expect(rows(page)).toHaveCount(4);
  await page.evaluate(() => {
    const watch = () => {
      const text = document.body.textContent;
      const isReading = text.includes('Using “large.csv”') && !text.includes('from 3,000 customers.');
      if (isReading && document.querySelector('[aria-label="Segments"]')) document.title = 'mixed';
    };
    new MutationObserver(watch).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  const lines = Array.from(
    { length: 60_000 },
    (_, index) => `C${index % 3000},2026-01-${1 + (index % 28)},${index % 90}.50`,
  );
  await page.getByLabel('Open a file, or drop it here').setInputFiles({
    name: 'large.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`customer,day,amount\n${lines.join('\n')}`),
  });
  await expect(says(page, 'Loaded 60,000 orders from 3,000 customers.')).toBeVisible();
  await expect(page).not.toHaveTitle('mixed');
});

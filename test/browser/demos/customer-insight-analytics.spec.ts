import { writeXlsx } from 'hucre/xlsx';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { isSlowRun } from '../../support/slowRun';
import { untilInteractive } from '../support/untilInteractive';
import { expect, test } from '../support/test';

const PATH = '/demos/customer-insight-analytics';
const field = (page: Page) => page.getByRole('textbox', { name: 'Your orders as CSV' });
const slider = (page: Page) => page.getByRole('slider', { name: 'Number of segments' });
const rows = (page: Page) => page.getByRole('table', { name: 'Segments' }).getByRole('rowheader');
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

const confirm = (page: Page) => page.getByRole('button', { name: 'Use these figures' }).click();

async function open(page: Page, address = PATH): Promise<void> {
  await page.goto(address);
  await untilInteractive(page);
}

test('recommends a number of segments, also for pasted orders; the URL keeps another', async ({ page }) => {
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
  await expect(says(page, 'Read 14 orders from 4 customers.')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await confirm(page);
  await expect(page.getByRole('heading', { name: 'The segments' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'The segments' })).toBeInViewport();
  await expect(slider(page)).toHaveValue('2');
  await expect(rows(page)).toHaveText([/^\s*Regulars/, /^\s*Lapsed one-time/]);
  // The two regulars spent 1,206 of 1,229 in total, or 98%; 603 is the median of 600 and 606.
  await expect(
    page
      .getByRole('row', { name: /^Regulars/ })
      .first()
      .getByRole('cell'),
  ).toHaveText(['2', '98%', '603']);
});

test('a link with the visitor’s orders never sends them to the server', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${PATH}?k=5`);
  await field(page).fill(ORDERS);
  await confirm(page);
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
  await confirm(other);
  await expect(rows(other)).toHaveText(await rows(page).allTextContents());
  await expect(rows(other)).toHaveCount(3);
  expect(asked.filter((url) => url.includes('Ada') && !url.includes('#'))).toEqual([]);
});

test('an opened file is used, its errors are listed, and its customers can be exported', async ({ page }) => {
  await open(page);
  await page.getByLabel('Open a CSV, JSON, or Excel file, or drop it here').setInputFiles({
    name: 'orders.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${ORDERS}\nEve,soon,5`),
  });
  await expect(page.getByText('Using “orders.csv”')).toBeVisible();
  await expect(
    page.getByRole('row', { name: 'Left out: not a date with a year (“soon” on line 16) 1 5.00' }),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: 'All lines 15' })).toBeVisible();
  await confirm(page);
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

test('an Excel workbook is opened by its longest sheet, and offline the page says what is missing', async ({
  page,
  context,
}) => {
  const days = ['2026-01-05', '2026-02-11', '2026-03-02', '2026-04-20'].map((day) => new Date(day));
  const buffer = Buffer.from(
    await writeXlsx({
      sheets: [
        { name: 'Notes', rows: [['order', 'customer', 'day', 'amount']] },
        {
          name: 'Orders 2026',
          rows: [
            ['order', 'customer', 'day', 'amount'],
            ...days.map((day, index) => [1000 + index, `${'abc'[index % 3]}@x.example`, day, 41.2 + index]),
          ],
        },
      ],
    }),
  );
  const book = { name: 'orders.xlsx', mimeType: '', buffer };
  const opener = page.getByLabel('Open a CSV, JSON, or Excel file, or drop it here');
  await open(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await opener.setInputFiles(book);
  await expect(
    page.getByText('Check your connection and try again, or save the sheet as CSV.'),
  ).toBeVisible();
  await context.setOffline(false);
  await opener.setInputFiles(book);
  await expect(page.getByText('The workbook has 2 sheets. Is “Orders 2026” the right one?')).toBeVisible();
  const reading = page.getByRole('region', { name: 'Are these your figures?' });
  await expect(reading).toContainText('January 5 – April 20, 2026');
  await expect(reading).toContainText('170.80');
  await page.getByRole('button', { name: 'Notes' }).click();
  await expect(page.getByText('There are no lines below the column names.')).toBeVisible();
});

test('by keyboard, a status counts once it’s checked, and figures are confirmed again', async ({ page }) => {
  await open(page);
  await field(page).fill(
    `${ORDERS.replaceAll('\n', ',paid\n').replace('amount,paid', 'amount,status')},canceled`,
  );
  await expect(says(page, 'Read 13 orders from 3 customers.')).toBeVisible();
  await page.getByRole('button', { name: 'Use these figures' }).press('Enter');
  await page.getByRole('button', { name: 'Change what we read' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Are these your figures?' })).toBeFocused();
  await page.getByRole('checkbox', { name: 'canceled (1 line, 11.00)' }).press('Space');
  await expect(says(page, 'Read 14 orders from 4 customers.')).toBeVisible();
  await page.getByRole('button', { name: 'Use these figures' }).press('Enter');
  await expect(rows(page)).toHaveCount(2);
});

test('the URL keeps a chosen column, the header’s role, and cents', async ({ page }) => {
  await open(page);
  await field(page).fill(
    [
      'Name,Ordered,Net,Gross',
      'Ann,2026-01-02,1000,1190',
      'Bea,2026-01-03,2000,2380',
      'Ann,2026-01-04,100,119',
    ].join('\n'),
  );
  await page.getByRole('combobox', { name: 'Amount', exact: true }).selectOption('Gross');
  await expect(page.getByRole('row', { name: 'All lines 3 3,689.00' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Amounts are in' }).selectOption('Cents (2999 is 29.99)');
  await expect(page.getByRole('row', { name: 'All lines 3 36.89' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Column names' }).selectOption('None: all lines have values');
  await expect(page.getByRole('combobox', { name: 'Amount', exact: true })).toHaveValue('3');
  await expect(page).toHaveURL(/columns=.*read=unit\.cents_header\.none/u);
});

test.describe('The field for a table', () => {
  /** Fires a drag event with data, as the browser does. */
  const drop = (
    page: Page,
    on: string,
    data: Readonly<Record<string, string>>,
    files: readonly string[] = [],
  ) =>
    page.locator(on).evaluate(
      (element, [texts, names]) => {
        const transfer = new DataTransfer();
        for (const [type, text] of Object.entries(texts)) transfer.setData(type, text);
        for (const name of names)
          transfer.items.add(new File(['customer,day,amount\nAda,2026-01-01,5\nBob,2026-02-01,9'], name));
        const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer });
        element.dispatchEvent(event);
        return event.defaultPrevented;
      },
      [data, files] as const,
    );

  test('leaves words and links that are dropped to the browser, which can undo that', async ({ page }) => {
    await open(page);
    await field(page).fill(ORDERS);
    expect(await drop(page, '#orders', { 'text/plain': 'Ada' })).toBe(false);
    expect(await drop(page, '#orders', { 'text/uri-list': 'https://example.com' })).toBe(false);
    await expect(field(page)).toHaveValue(ORDERS);
  });

  test('takes a file dropped anywhere on the page, and says so if there are two', async ({ page }) => {
    await open(page);
    expect(await drop(page, 'footer', {}, ['a.csv', 'b.csv'])).toBe(true);
    await expect(page.getByText('Only one file can be opened at a time. Drop a single file.')).toBeVisible();
    expect(await drop(page, 'footer', {}, ['a.csv'])).toBe(true);
    await expect(page.getByText('Using “a.csv”')).toBeVisible();
    await expect(page.getByText('Only one file')).toBeHidden();
  });

  test('keeps what was typed before a paste that is too large to edit', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    const lines = Array.from(
      { length: 3000 },
      (_, index) => `C${index % 50},2026-01-${1 + (index % 28)},${index % 90}.50`,
    );
    await page.evaluate((text) => navigator.clipboard.writeText(text), lines.join('\n'));
    await field(page).pressSequentially('customer,day,amount\n');
    await page.keyboard.press('ControlOrMeta+V');
    await expect(says(page, 'Read 3,000 orders from 50 customers.')).toBeVisible();
    await page.keyboard.type('x');
    await expect(says(page, 'Read 3,000 orders from 50 customers.')).toBeVisible();
    await expect(page.getByText('The field shows only the beginning')).toBeVisible();
  });
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
  await page.getByLabel('Open a CSV, JSON, or Excel file, or drop it here').setInputFiles({
    name: 'large.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`customer,day,amount\n${lines.join('\n')}`),
  });
  await expect(says(page, 'Read 60,000 orders from 3,000 customers.')).toBeVisible();
  await expect(page).not.toHaveTitle('mixed');
});

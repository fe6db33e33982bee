import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { demoIds } from '../../../src/content/lists/products.computed';
import type { DemoId } from '../../../src/content/lists/products';
import { paths } from '../../../src/content/paths';
import { isSlowRun } from '../../support/slowRun';
import { violationsInEachLook } from '../support/axe';
import { openDetails } from '../support/layoutFaults';
import { untilInteractive } from '../support/untilInteractive';
import { expect, test } from '../support/test';

/** Maximum height of each page on a phone, in pixels. */
const MAX_HEIGHT = 5000;

/** Number of steps of a held arrow key. */
const HELD = 12;

interface Expected {
  readonly query?: string;
  /** What Request Demo tells us of the settings in `query`. */
  readonly settings: string;
  /** What has to be on the first screen, besides the heading. */
  readonly first: (main: Locator) => readonly Locator[];
}

const demos: Readonly<Record<DemoId, Expected>> = {
  'ai-personalization-engine': {
    query: '?looked=3-17',
    settings: '2 items clicked, sample number 1.',
    first: (main) =>
      [0, 1].map((place) =>
        main.getByRole('region', { name: 'The shelf' }).locator('ol > li > button').nth(place),
      ),
  },
  'dynamic-pricing-optimizer': {
    settings: '104 sample sales, minimum margin 30%, maximum price change 15%.',
    first: () => [],
  },
  'conversational-ai-assistant': {
    settings: '0 messages in the conversation.',
    first: (main) => [
      main.getByRole('textbox', { name: 'Your message' }),
      main.getByRole('button', { name: 'Send' }),
      main.getByRole('log').getByRole('paragraph').nth(1),
    ],
  },
  'customer-insight-analytics': { settings: '1,000 sample customers, 4 segments.', first: () => [] },
  'review-sentiment-monitor': { settings: '26 sample reviews.', first: () => [] },
  'fraud-shield': {
    query: '?miss=300',
    settings: 'missed fraud $300, false alarm $20, cutoff 50.',
    first: (main) => [
      main.getByRole('slider', { name: 'Hold orders with a risk score of at least' }),
      main.getByRole('region', { name: 'Your cutoff' }).getByRole('definition').nth(1),
    ],
  },
};

const announced = (page: Page) => page.getByRole('main').getByRole('status').allTextContents();

const controlsOf = (page: Page) =>
  page
    .locator('main :is(input[type=range], textarea, select):visible')
    .evaluateAll((controls) => controls.map(({ id }) => id));

async function expectAnnouncement(page: Page, id: string): Promise<void> {
  const control = page.locator(`#${id}`);
  const before = await announced(page);
  const changes = await countedChanges(page);
  switch (await control.evaluate((element) => element.localName)) {
    case 'textarea':
      await control.fill('The dress is lovely.');
      break;
    case 'select':
      await control.selectOption(await control.locator('option:not(:checked)').first().innerText());
      break;
    default:
      await control.focus();
      await Promise.all(Array.from({ length: HELD }, () => page.keyboard.press('ArrowLeft')));
  }
  await expect.poll(() => announced(page), id).not.toEqual(before);
  // Screen readers would read each to its end.
  expect(Math.max(...(await changes.evaluate((counts) => [...counts.values()]))), id).toBeLessThan(HELD / 2);
}

/** Counts the changes of each live region from now on. */
const countedChanges = (page: Page) =>
  page.evaluateHandle(() => {
    const counts = new Map<Element, number>();
    for (const region of document.querySelectorAll('main [role=status]')) {
      counts.set(region, 0);
      new MutationObserver(() => counts.set(region, (counts.get(region) ?? 0) + 1)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    }
    return counts;
  });

test('/demos: changes by a slider are announced', async ({ page }) => {
  await page.goto(paths.demos);
  await untilInteractive(page);
  for (const id of await controlsOf(page)) await expectAnnouncement(page, id);
});

for (const id of demoIds) {
  const { query = '', settings, first } = demos[id];
  test(`${id} fits, cites its method, tells its settings, saves a table, announces`, async ({ page }) => {
    const main = page.getByRole('main');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(paths.demo(id) + query);
    await untilInteractive(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(MAX_HEIGHT);
    expect(await main.locator('a[href^="https://"]').count()).toBeGreaterThan(0);
    for (const one of first(main)) await expect(one).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const one of first(main)) await expect(one).toBeInViewport({ ratio: 1 });

    await page.getByRole('link', { name: 'Request Demo' }).click();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
      `I have tried the live demo with these settings: ${settings}\n\n`,
    );
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Request Demo' })).toBeVisible();

    const controls = await controlsOf(page);
    await openDetails(page);
    // Jest checks the other tables' rows.
    const csv = page.getByRole('button', { name: /^Download CSV/ }).first();
    const [download] = await Promise.all([page.waitForEvent('download'), csv.click()]);
    expect(download.suggestedFilename()).toMatch(/^[a-z0-9-]+\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.trim().split('\r\n').length).toBeGreaterThan(1);

    // A table of one's own hides the results until it's confirmed; the demos' own specs test it.
    for (const control of controls.filter((id) => !['orders', 'sales', 'reviews'].includes(id)))
      await expectAnnouncement(page, control);
    if (isSlowRun) expect(await violationsInEachLook(page)).toEqual([]);
  });
}

test('one’s own table and conversation survive another page and Back', async ({ page }) => {
  const typed = 'date,customer,price,quantity\n2026-03-02,ann,20.00,3\n2026-03-03,bea,25.00,2';
  const visitFaqAndReturn = async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click();
    await expect(page).toHaveURL(paths.faq);
    await page.goBack();
  };
  for (const [id, field] of [
    ['customer-insight-analytics', 'orders'],
    ['dynamic-pricing-optimizer', 'sales'],
    ['review-sentiment-monitor', 'reviews'],
  ] as const) {
    await page.goto(paths.demo(id));
    await untilInteractive(page);
    await page.locator(`#${field}`).fill(typed);
    await visitFaqAndReturn();
    await expect(page.locator(`#${field}`), id).toHaveValue(typed);
  }
  await page.goto(paths.demo('conversational-ai-assistant'));
  await untilInteractive(page);
  await page.getByRole('textbox', { name: 'Your message' }).fill('Do you ship to Mars?');
  await page.keyboard.press('Enter');
  await visitFaqAndReturn();
  await expect(page.getByRole('log', { name: 'Conversation' })).toContainText('Do you ship to Mars?');
});

import type { Locator, Page } from '@playwright/test';
import { untilInteractive } from '../support/untilInteractive';
import { expect, test } from '../support/test';

const PATH = '/demos/ai-personalization-engine';

async function open(page: Page, address = PATH): Promise<void> {
  await page.goto(address);
  await untilInteractive(page);
}

async function showAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show all 60' }).click();
}

const shelf = (page: Page) => page.getByRole('region', { name: 'The shelf' });
const item = (page: Page, name: string) => shelf(page).getByRole('button', { name: new RegExp(`^${name}`) });
const order = (page: Page) => shelf(page).locator('ol > li > button').allInnerTexts();
const placeOf = async (page: Page, name: string) =>
  (await order(page)).findIndex((text) => text.startsWith(name));
const top = async (locator: Locator) => (await locator.boundingBox())?.y;

test('a key brings related items forward, and its item keeps its place and focus', async ({ page }) => {
  await open(page);
  expect(await order(page)).toHaveLength(12);
  await showAll(page);
  const before = await order(page);
  expect(before).toHaveLength(60);
  const shoes = item(page, 'Trail shoes');
  const place = await placeOf(page, 'Trail shoes');
  const vest = await placeOf(page, 'Running vest');
  await shoes.focus();
  const y = await top(shoes);
  await page.keyboard.press('Enter');
  await expect(shoes).toHaveAttribute('aria-pressed', 'true');
  await expect(shoes).toBeFocused();
  expect(await placeOf(page, 'Trail shoes')).toBe(place);
  expect(Math.abs(((await top(shoes)) ?? 0) - (y ?? 0))).toBeLessThan(120);
  expect(await placeOf(page, 'Running vest')).toBeLessThan(vest);
  await expect(
    shelf(page)
      .getByRole('status')
      .filter({ hasText: /^Re-sorted after 1 click\. Best new matches: / }),
  ).toHaveCount(1);
  await expect(shelf(page).getByText('Like: Trail shoes').first()).toBeVisible();
  await expect(page).toHaveURL(/\?looked=\d+$/);

  await page.keyboard.press('Enter');
  await expect(shoes).toBeFocused();
  expect(await order(page)).toEqual(before);
});

test('a link opens the same shelf, with what each click adds, and undo', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await showAll(page);
  await item(page, 'Trail shoes').click();
  await item(page, 'Climbing harness').click();
  await expect(page).toHaveURL(/looked=\d+-\d+/);
  const card = shelf(page)
    .locator('ol > li')
    .filter({ has: page.getByText('Running vest') });
  await card.locator('summary').click();
  const figures = (await card.getByRole('listitem').allInnerTexts()).map((text) => {
    const [, sign = '', digits = ''] = /([+−]?)(\d\.\d\d)$/.exec(text) ?? [];
    return Number(digits) * (sign === '−' ? -1 : 1);
  });
  expect(figures).toHaveLength(3);
  const [first = 0, second = 0, sum = 0] = figures;
  expect(Math.abs(first + second - sum)).toBeLessThan(0.02);

  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied. It opens this view.')).toBeVisible();
  const other = await context.newPage();
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await showAll(other);
  await expect(item(other, 'Climbing harness')).toHaveAttribute('aria-pressed', 'true');
  expect(await order(other)).toEqual(await order(page));

  await other.getByRole('button', { name: 'Remove: Climbing harness' }).click();
  await expect(item(other, 'Climbing harness')).toHaveAttribute('aria-pressed', 'false');
  await other.getByRole('button', { name: 'Reset the shelf' }).click();
  await expect(other.getByText('Sorted by popularity. Choose items you like.')).toBeVisible();
  await expect(other).toHaveURL(PATH);
});

test('invalid values in a link are ignored', async ({ page }) => {
  await open(page, `${PATH}?looked=99-3-3-<b>-1e1&seed=1.5`);
  await expect(shelf(page).getByRole('button', { name: /^Remove: / })).toHaveCount(1);
  await page.locator('summary').filter({ hasText: 'How we measured it' }).click();
  await expect(page.getByRole('textbox', { name: 'Sample number' })).toHaveValue('1');
});

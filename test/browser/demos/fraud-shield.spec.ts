import type { Page } from '@playwright/test';
import { untilInteractive } from '../support/untilInteractive';
import { expect, test } from '../support/test';

const PATH = '/demos/fraud-shield';

async function open(page: Page, address = PATH): Promise<void> {
  await page.goto(address);
  await untilInteractive(page);
}

async function unfold(page: Page, title: string): Promise<void> {
  await page.locator('summary').filter({ hasText: title }).first().click();
}

const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const list = (page: Page) => page.getByRole('region', { name: 'Orders one by one' });

test('keys move the cutoff from all orders to almost none, and a button to the store’s best', async ({
  page,
}) => {
  await open(page);
  const cutoff = panel(page, 'Your cutoff');
  const figures = cutoff.getByRole('definition');
  const frauds = Number(/\d+ of (\d+)/.exec(await cutoff.innerText())?.[1]);
  // Each good order is a $20 false positive.
  const costOfAll = `$${((720 - frauds) * 20).toLocaleString('en-US')}`;
  await slider(page, 'Hold orders with a risk score of at least').focus();
  await page.keyboard.press('Home');
  await expect(figures).toHaveText([`${frauds} of ${frauds}`, String(720 - frauds), costOfAll]);
  await page.keyboard.press('End');
  await expect(figures.nth(2)).not.toHaveText(costOfAll);
  await expect(page).toHaveURL(/logistic=100/);

  const threshold = slider(page, 'Hold orders with a risk score of at least');
  const take = page.getByRole('button', { name: /^Set the cutoff to \d+$/ });
  await threshold.focus();
  await page.keyboard.press('Home');
  await take.press('Enter');
  await expect(threshold).toBeFocused();
  await expect(take).toBeHidden();
});

test('a link opens another day and an order with its reasons', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  const figures = (of: Page) => panel(of, 'Your cutoff').getByRole('definition').allTextContents();
  const before = await figures(page);
  await unfold(page, 'How good is the model?');
  await page.getByRole('button', { name: 'New sample' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Scored 1,440 orders.' })).toBeVisible();
  await expect(page).toHaveURL(/seed=\d+/);
  await expect.poll(() => figures(page)).not.toEqual(before);
  await slider(page, 'Hold orders with a risk score of at least').focus();
  await page.keyboard.press('ArrowLeft');
  await unfold(page, 'Orders one by one');
  await list(page).getByLabel('Show').selectOption('False alarms');
  const order = list(page)
    .getByRole('button', { name: /^Order \d+/ })
    .first();
  await order.focus();
  await page.keyboard.press('Enter');
  await expect(order).toHaveAttribute('aria-expanded', 'true');
  await expect(order).toContainText('Good, held');
  const reasons = (await list(page).locator('#reasons').textContent()) ?? '';
  expect(reasons).toContain('(usually ');
  await expect(page).toHaveURL(/logistic=49&show=false/);
  await expect(page).not.toHaveURL(/order=0\b/);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();

  const other = await context.newPage();
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(list(other).getByLabel('Show')).toHaveValue('false alarms');
  await expect(slider(other, 'Hold orders with a risk score of at least')).toHaveValue('49');
  await expect(list(other).locator('#reasons')).toHaveText(reasons);
  expect(await figures(other)).toEqual(await figures(page));
});

test('invalid values in a link are replaced by defaults', async ({ page }) => {
  await open(page, `${PATH}?seed=1e99&miss=-5&alarm=NaN&logistic=12.5&show=__proto__&order=99999`);
  await unfold(page, 'How good is the model?');
  await expect(page.getByRole('textbox', { name: 'Sample number' })).toHaveValue('7');
  await expect(slider(page, 'Missed fraud: goods and chargeback fee')).toHaveValue('150');
  await expect(slider(page, 'Hold orders with a risk score of at least')).toHaveValue('50');
  await unfold(page, 'Orders one by one');
  await expect(list(page).getByLabel('Show')).toHaveValue('held');
});

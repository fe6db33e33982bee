import type { Page } from '@playwright/test';
import { untilInteractive } from '../support/untilInteractive';
import { expect, test } from '../support/test';

const PATH = '/demos/dynamic-pricing-optimizer';
const field = (page: Page) => page.getByRole('textbox', { name: 'Your sales as CSV' });
const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });
const results = (page: Page) => page.getByRole('region', { name: 'Our suggestion' });
const figures = (page: Page) => results(page).getByRole('definition');
const says = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

/** 3,600 ÷ price²: an elasticity of −2, so the best price is twice the cost. */
const SALES = `price,quantity\n${'$10,36\n$20,9\n$30,4\n$60,1\n'.repeat(3)}`;

const use = (page: Page) => page.getByRole('button', { name: 'Use these figures' }).click();

async function open(page: Page, address = PATH): Promise<void> {
  await page.goto(address);
  await untilInteractive(page);
}

test('pasted sales give their curve and the best price within the guardrails', async ({ page }) => {
  await open(page);
  await field(page).fill(SALES);
  await expect(page.getByRole('definition').filter({ hasText: '$2,160.00' })).toBeVisible();
  await use(page);
  await expect(says(page, 'Loaded 12 rows of sales.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Our suggestion' })).toBeFocused();
  await expect(figures(page).last()).toHaveText('−2.00%');
  // The latest price is 60 and the unit cost 40% of it, or 24. The best price is 48, but at most 15% below 60 is
  // allowed: 51.
  await expect(figures(page).first()).toHaveText('$51.00');
  await expect(results(page)).toContainText('with your 15% limit, you can’t go below $51.00');
  await page.locator('summary', { hasText: 'Limits' }).click();
  await slider(page, 'Maximum price change').fill('50');
  await expect(figures(page).first()).toHaveText('$48.00');
  await expect(results(page)).toContainText('Profit peaks at $48.00, within both limits.');
  await slider(page, 'Minimum margin').fill('60');
  await expect(figures(page).first()).toHaveText('$60.00');
  await slider(page, 'Minimum margin').fill('80');
  await expect(figures(page).first()).toHaveText('None');
  await expect(results(page)).toContainText('a margin of 80% needs at least $120.00');
});

test('by keyboard alone, guardrails change the price and are kept in the URL', async ({ page }) => {
  await open(page);
  await page.locator('summary', { hasText: 'Limits' }).focus();
  await page.keyboard.press('Enter');
  await slider(page, 'Maximum price change').focus();
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(`${PATH}?change=1`);
  await slider(page, 'Current price').focus();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/price=/);
  const after = await figures(page).allTextContents();

  await page.reload();
  await expect(page.getByText('price change of at most 1%')).toBeVisible();
  await expect(figures(page)).toHaveText(after);
});

test('a table with other names and errors is shown as read, until the sample is', async ({ page }) => {
  await open(page);
  await field(page).fill('VK netto;qty;stock\n10,00 €;36;7\n20,00 €;9;8\nsoon;4;9\n30,00 €;4;9\n60,00 €;1;8');
  await expect(says(page, 'Loaded 4 rows of sales. Check the figures below.')).toBeVisible();
  await expect(page.getByText('€720.00', { exact: true }).first()).toBeVisible();
  await expect(
    page.getByRole('row', { name: /the price isn’t a number \(“soon” on line 4\)/u }),
  ).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Price or revenue' })).toHaveValue('0');
  await expect(page.getByText('€10.00', { exact: true }).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Quantity', exact: true }).selectOption('stock');
  await expect(page).toHaveURL(/columns=-\.2\./);
  await use(page);
  await expect(figures(page).last()).toHaveText('Unclear');
  await page.getByRole('button', { name: 'Use the sample data' }).click();
  await expect(says(page, 'Loaded 104 weeks of sales.')).toBeVisible();
  await expect(field(page)).toHaveValue('');
});

test('a line per cup needs two choices, and the sliders and the chart share a screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const cups = Array.from({ length: 90 }, (_, index) => {
    const day = new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 3))).toISOString().slice(0, 10);
    return `${day},${index % 12 < 6 ? '3.50' : '4.00'},Latte`;
  });
  await field(page).fill(['date,money,coffee', ...cups].join('\n'));
  await expect(page.getByText('Choose the quantity, or “1 per line,” under “Columns.”')).toBeVisible();
  await page.getByRole('combobox', { name: 'Quantity', exact: true }).selectOption('1 per line');
  await expect(page.getByText('units sold', { exact: true })).toBeVisible();
  await use(page);
  await expect(page.getByRole('slider', { name: 'Cost per unit' })).toBeInViewport();
  await expect(results(page)).toBeInViewport();
});

import type { Page } from '@playwright/test';
import { demoIds } from '../../src/content/lists/products.computed';
import { paths } from '../../src/content/paths';
import { storageKeys } from '../../src/domain/storageKeys';
import { goodForm } from '../support/checkoutForm';
import { isSlowRun, sample } from '../support/slowRun';
import { fillIn, fillInToPayment } from './support/checkoutSteps';
import { changeControls, editFaults, staleControls } from './support/edits';
import { openDisclosures, sidewaysScroll } from './support/layoutFaults';
import { messageFaults, mixedTexts, partsOnScreen } from './support/fieldFaults';
import { expect, test } from './support/test';
import { untilInteractive } from './support/untilInteractive';

const widths = isSlowRun ? [320, 360, 390, 640, 768, 1024, 1280, 1440] : [320, 768, 1280];

test('fields of cart and checkout keep their width beside their longest messages', async ({ page }) => {
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Remove them' }).waitFor();
  expect.soft(await messageFaults(page, widths), 'cart').toEqual([]);
  await expect(page.getByText(/^99 is the most/)).toHaveCount(2);
  await page.goto('/checkout');
  for (const [step, label] of [
    ['contact', 'First name'],
    ['billing', 'Street address'],
  ] as const) {
    await page.getByRole('textbox', { name: label }).waitFor();
    expect.soft(await messageFaults(page, widths), step).toEqual([]);
    await fillIn(page, step);
  }
  await page.getByRole('button', { name: 'Complete Order' }).waitFor();
  expect.soft(await messageFaults(page, widths), 'payment').toEqual([]);
});

test('a reload shows the saved theme, not the choice that the browser restores', async ({ page }) => {
  await page.goto('/faq');
  await untilInteractive(page);
  await page.getByLabel('Theme').first().click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  // As another tab would.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (localStorage.getItem(key) === 'dark') localStorage.setItem(key, 'light');
  });
  await page.reload();
  await untilInteractive(page);
  await page.getByLabel('Theme').first().click();
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test.describe('Right-to-left text', () => {
  const fileOf = (name: string, text: string) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  const expectIsolated = async (page: Page, where: string) => {
    await expect(page.locator('body'), where).toContainText(/\p{Script=Hebrew}/u);
    expect.soft(await mixedTexts(page), where).toEqual([]);
  };

  test('doesn’t reorder our words from checkout to receipt, and fits a phone', async ({ page }) => {
    await page.goto('/checkout');
    await fillInToPayment(page, {
      'First name': 'שרה'.repeat(33),
      'Last name': 'לוי',
      'Street address': 'הרצל',
      City: 'חיפה',
      State: 'צפון',
    });
    await page.getByRole('button', { name: 'Complete Order' }).waitFor();
    await page.goto('/store');
    await untilInteractive(page);
    await page.getByLabel('Import a recording').setInputFiles(fileOf('ביקור.json', 'nonsense'));
    await page.getByText(/can’t be imported/).waitFor();
    for (const tab of await page.getByRole('tab').all()) {
      await tab.dispatchEvent('click');
      await openDisclosures(page);
      expect.soft(await mixedTexts(page), '/store').toEqual([]);
    }
    await page.goto('/checkout?step=payment');
    await page.getByRole('radio', { name: 'PayPal' }).check();
    await expectIsolated(page, 'payment');
    await page.getByRole('button', { name: 'Complete Order' }).click();
    await page.getByText(/^TNG-/).waitFor();
    await expectIsolated(page, 'confirmation');
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });

  for (const [script, text] of sample([
    ['Hebrew', 'דנה לוי'],
    ['Arabic', 'متجر الورد'],
  ] as const))
    test(`in ${script}, in any field, keeps the order of an address`, async ({ page }) => {
      await page.goto('/checkout');
      await fillInToPayment(page);
      const details = { ...goodForm, address: '148 Orange Alley', zipCode: '62701', city: 'Springfield' };
      const fields = ['firstName', 'lastName', 'company', 'address', 'city', 'state'] as const;
      const sets = [...fields.map((field) => [field]), ['firstName', 'lastName', 'company'] as const];
      for (const set of sets) {
        const form = { ...details, ...Object.fromEntries(set.map((field) => [field, text])) };
        await page.evaluate(
          ([key, saved]) => {
            // After the page's own save.
            window.addEventListener('pagehide', () => {
              sessionStorage.setItem(key, saved);
            });
          },
          [
            storageKeys.tab,
            JSON.stringify({ 'checkout/form': form, 'checkout/reached': 'payment' }),
          ] as const,
        );
        await page.reload();
        await page.getByRole('radio', { name: 'PayPal' }).check();
        const parts = [
          ...[`${form.firstName} ${form.lastName}`, form.company],
          ...(form.address === text ? [text] : ['148', 'Orange', 'Alley']),
          ...[form.city, form.state, '62701', 'United States'],
        ];
        await expect(page.getByText('Change')).toHaveCount(2);
        expect.soft(await partsOnScreen(page, 'Billed to', parts), `payment, ${set.join()}`).toEqual(parts);
      }
      await page.getByRole('button', { name: 'Complete Order' }).click();
      await page.getByText(/^TNG-/).waitFor();
      const lines = ['148', 'Orange', 'Alley', details.city, details.state, '62701', 'United States'];
      expect(await partsOnScreen(page, 'Billed to', lines)).toEqual(lines);
    });

  test('doesn’t reorder our words in search results and the assistant’s replies', async ({ page }) => {
    await page.goto('/search?q=שלום');
    await untilInteractive(page);
    await expectIsolated(page, 'search');
    await page.goto('/demos/conversational-ai-assistant');
    await untilInteractive(page);
    const message = page.getByRole('main').getByRole('textbox').first();
    await message.fill('שלום');
    await message.press('Enter');
    await page.getByText('שלום').first().waitFor();
    await expectIsolated(page, 'assistant');
  });

  test('doesn’t reorder our words in what the demos read from a table', async ({ page }) => {
    const tables = {
      'customer-insight-analytics': [
        'customer,day,amount,status',
        ...['שרה', 'דוד', 'לאה', 'רות'].flatMap((name, index) => [
          `${name},2026-03-01,${10 + index},שולם`,
          `${name},2026-04-01,20,הוחזר`,
        ]),
        'משה,מחר,הרבה,שולם',
      ],
      'dynamic-pricing-optimizer': [
        'price,quantity,day,product',
        ...['10,36', '20,9', '30,4', '60,1'].flatMap((sale, index) => [
          `${sale},2026-03-0${index + 1},חולצה`,
          `${sale},2026-03-1${index + 1},שמלה`,
        ]),
        'הרבה,9,מחר,שמלה',
      ],
      'review-sentiment-monitor': [
        'date,rating,review,product',
        '2026-03-01,5,The dress is lovely.,שמלה',
        '2026-03-02,1,The dress is awful.,שמלה',
        'מחר,הרבה,חולצה יפה מאוד,חולצה',
      ],
    };
    for (const [demo, rows] of Object.entries(tables)) {
      await page.goto(`/demos/${demo}`);
      await untilInteractive(page);
      await page
        .getByLabel('Open a CSV, JSON, or Excel file, or drop it here')
        .setInputFiles(fileOf('טבלה.csv', rows.join('\n')));
      await page.getByRole('button', { name: /^(?:Use these figures|Looks right)$/u }).waitFor();
      await expectIsolated(page, demo);
      await page.getByRole('button', { name: /^(?:Use these figures|Looks right)$/u }).click();
      await openDisclosures(page);
      await expectIsolated(page, demo);
    }
  });
});

const pagesWithFields = [
  paths.demo('customer-insight-analytics'),
  paths.demo('dynamic-pricing-optimizer'),
  paths.checkout,
  paths.contact,
  ...(isSlowRun
    ? [
        paths.cart,
        paths.shop,
        paths.signIn,
        paths.search,
        paths.wishlist,
        paths.pricing,
        paths.store,
        paths.compare,
      ]
    : []),
  ...(isSlowRun ? demoIds.map(paths.demo) : []),
];

for (const path of new Set(pagesWithFields))
  test(`${path}: edits are the browser’s, and controls show the state`, async ({ page }) => {
    await page.goto(path);
    await untilInteractive(page);
    await openDisclosures(page);
    expect.soft(await editFaults(page)).toEqual([]);
    await page.reload();
    await untilInteractive(page);
    await openDisclosures(page);
    await changeControls(page);
    expect.soft(await staleControls(page), 'changed').toEqual([]);
    await page.reload();
    await untilInteractive(page);
    expect.soft(await staleControls(page), 'reloaded').toEqual([]);
    await changeControls(page);
    await page.goto('/faq');
    await page.goBack();
    await untilInteractive(page);
    expect.soft(await staleControls(page), 'Back').toEqual([]);
  });

import type { Page } from '@playwright/test';
import { shownWithTax } from '../../support/amountsDue';
import { listenLikeDevTools } from '../../support/listenLikeDevTools';
import { sidewaysScroll } from '../support/layoutFaults';
import { untilInteractive } from '../support/untilInteractive';
import { expect, test } from '../support/test';

const PATH = '/demos/conversational-ai-assistant';
const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const badge = (page: Page, count: number) => page.getByRole('link', { name: `Cart, ${count} items` });

async function open(page: Page, address = PATH): Promise<void> {
  await page.goto(address);
  await untilInteractive(page);
}

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the example shows, and the field doesn’t', async ({ page }) => {
    await page.goto(PATH);
    for (const text of ['Can I get my money back?', 'Proposed: Add 1 × Fraud Shield, yearly'])
      await expect(log(page)).toContainText(text);
    await expect(field(page)).toBeHidden();
  });
});

test('a message in Hebrew runs from right to left', async ({ page }) => {
  await open(page);
  await say(page, 'המוצר מצוין, iPhone 15 עובד!');
  await expect(log(page).getByText('המוצר')).toHaveCSS('direction', 'rtl');
});

test('on a phone, an answer scrolls into view, and a word of 300 letters fits', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const suggestion = 'Compare Fraud Shield and Review Sentiment Monitor';
  const chip = page.getByRole('button', { name: suggestion });
  await chip.evaluate((element) => {
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  await chip.click();
  await expect(log(page)).toBeInViewport({ ratio: 1 });
  await expect(log(page).getByText(suggestion)).toBeInViewport({ ratio: 1 });
  await say(page, 'xq'.repeat(150));
  await expect(log(page).getByText('I can’t find that on this site.')).toBeVisible();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});

test('by keyboard, offline, a proposal is changed, pressed, undone, and saved', async ({ page, context }) => {
  await page.addInitScript(listenLikeDevTools);
  await open(page);
  await context.setOffline(true);
  await field(page).focus();
  await page.keyboard.type('add Fraud Shield to my cart');
  await page.keyboard.press('Enter');
  await expect(badge(page, 2)).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.getByText('Change something first').focus();
  await page.keyboard.press('Enter');
  const billing = page.getByRole('combobox', { name: 'Billing for Fraud Shield' });
  await billing.focus();
  await page.keyboard.type('Yearly');
  const button = page.getByRole('button', { name: 'Add 1 × Fraud Shield, yearly' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('Added 1 × Fraud Shield, yearly.');
  await expect(log(page)).toContainText('3 items. Subtotal $549.88, ');
  await expect(log(page)).toContainText(`Total due today ${shownWithTax(54988)}.`);
  await expect(badge(page, 3)).toBeVisible();
  const seen = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'seenByDevTools')));
  expect(seen).toContain('cart/commandFollowed');
  expect(seen).not.toContain('to my cart');

  // The new reply has focus: its link and then its Undo follow.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('I undid this change:');
  await expect(badge(page, 2)).toBeVisible();
  await say(page, 'put it back');
  await say(page, 'yes');
  await expect(badge(page, 3)).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await expect(badge(page, 3)).toBeVisible();
  await untilInteractive(page);
  await say(page, 'what is in my cart?');
  await expect(log(page)).toContainText('1 × Fraud Shield, yearly: $499.90');
});

test('a question about a rule is answered with a link to it', async ({ page }) => {
  await open(page);
  await say(page, 'Which law governs the contract?');
  await expect(log(page)).toContainText('New York law applies');
  await log(page)
    .getByRole('link', { name: /^FAQ, “Which law applies/ })
    .click();
  await expect(page).toHaveURL('/faq#which-law');
});

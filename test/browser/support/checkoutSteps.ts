import type { Page } from '@playwright/test';
import { filledSteps, stepsBefore } from '../../support/filledSteps';

/** Texts for some fields in place of the usual ones, by label. */
type OtherTexts = Readonly<Record<string, string>>;

export async function fillIn(
  page: Page,
  step: keyof typeof filledSteps,
  others: OtherTexts = {},
): Promise<void> {
  for (const [label, value] of Object.entries(filledSteps[step]))
    await page.getByRole('textbox', { name: label }).fill(others[label] ?? value);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Completes all steps before payment, and leaves the payment fields empty. */
export async function fillInToPayment(page: Page, others?: OtherTexts): Promise<void> {
  for (const step of stepsBefore('payment')) await fillIn(page, step, others);
}

/** Orders the cart with PayPal and returns the order's number. */
export async function order(page: Page): Promise<string> {
  await page.goto('/checkout');
  await fillInToPayment(page);
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await page.getByRole('button', { name: 'Complete Order' }).click();
  return page.getByText(/^TNG-/).innerText();
}

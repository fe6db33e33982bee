import type { Page } from '@playwright/test';
import { filledSteps, stepsBefore } from '../../support/filledSteps';

/** Fills in a step of the checkout, and leaves it for the next. */
export async function fillIn(page: Page, step: keyof typeof filledSteps): Promise<void> {
  for (const [label, value] of Object.entries(filledSteps[step])) {
    await page.getByRole('textbox', { name: label }).fill(value);
  }
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** All steps ahead of the payment, filled in and left behind; the payment's fields stand there empty. */
export async function fillInToPayment(page: Page): Promise<void> {
  for (const step of stepsBefore('payment')) await fillIn(page, step);
}

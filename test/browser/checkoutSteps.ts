import type { Page } from '@playwright/test';

/** The first two steps of the checkout: each is filled in, and left for the next. */
export const fillIn = {
  async contact(page: Page): Promise<void> {
    await page.getByLabel('E-mail').fill('ada@lovelace.example');
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Lovelace');
    await page.getByRole('button', { name: 'Continue' }).click();
  },
  async billing(page: Page): Promise<void> {
    await page.getByLabel('Street address').fill('148 Mercer Street');
    await page.getByLabel('City').fill('New York');
    await page.getByLabel('State').fill('NY');
    await page.getByLabel('ZIP code').fill('10012');
    await page.getByRole('button', { name: 'Continue' }).click();
  },
};

/** The first two steps of the checkout, filled in and left behind; the payment's fields stand there empty. */
export async function fillInToPayment(page: Page): Promise<void> {
  await fillIn.contact(page);
  await fillIn.billing(page);
}

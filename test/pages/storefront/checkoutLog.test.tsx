// Must be imported first: the store looks for the extension when it loads.
import { devTools } from '../../support/devTools';
import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { browserStorage } from '../../../src/persistence/storage';
import { stepLabels } from '../../../src/content/shop/checkoutPage';
import { goodCard, goodForm } from '../../support/checkoutForm';
import { errorSummary } from '../../support/forms';
import { expectNowhere } from '../../support/expectNowhere';
import { filledSteps, stepsBefore } from '../../support/filledSteps';
import { renderRoute } from '../../support/renderRoute';
import { leavePage } from '../../support/store';

const step = (name: string) => screen.findByRole('heading', { name });
const type = async (user: UserEvent, label: string, text: string) => {
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), text);
};
/** Pastes, which is much faster than typing. */
const enter = async (user: UserEvent, label: string, text: string) => {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
};

async function toPayment(user: UserEvent) {
  for (const name of stepsBefore('payment')) {
    await step(stepLabels[name]);
    for (const [label, text] of Object.entries(filledSteps[name]))
      if (text !== '') await enter(user, label, text);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
  }
  await step('Payment');
}

async function pay(user: UserEvent, cardNumber = goodCard.cardNumber) {
  await type(user, 'Card number', cardNumber);
  await enter(user, 'Expiration date', goodCard.expiryDate);
  await type(user, 'CVV', goodCard.cvv);
  await enter(user, 'Name on card', goodForm.nameOnCard);
  await user.click(screen.getByRole('button', { name: 'Complete Order' }));
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('card number, expiry and CVV are never in an action, the state or storage, from the first key on', async () => {
  const stored: string[] = [];
  const look = () => stored.push(JSON.stringify([localStorage, sessionStorage]));
  const { user } = await renderRoute('/checkout', {
    storage: browserStorage(),
    tabStorage: browserStorage('sessionStorage'),
  });
  await toPayment(user);
  await pay(user, '4111 1111 1111 1112');
  expect(errorSummary()).toBeVisible();
  look();
  await user.clear(screen.getByLabelText('Card number'));
  await enter(user, 'Card number', goodCard.cardNumber);
  look();
  await user.click(screen.getByRole('button', { name: 'Use the sample card' }));
  look();
  // Simulates a page that is frozen and resumed. The card must be typed again.
  act(leavePage);
  look();
  await pay(user);
  await step('Thank you, Ada');
  act(leavePage);
  look();

  const seen = JSON.stringify(devTools.seen);
  expect(seen).toContain(goodForm.nameOnCard);
  expect(seen).toContain('checkout/orderPlaced');
  expect(stored.join('\n')).toContain('dynamic-pricing-optimizer');
  expect(stored.join('\n')).toContain('148 Mercer Street');
  const { cardNumber, expiryDate, cvv } = goodCard;
  const secrets = [cardNumber, cardNumber.replaceAll(' ', ''), '4111 1111 1111 1112', expiryDate, cvv];
  const sample = ['4242 4242 4242 4242', '4242424242424242'];
  expectNowhere(seen + stored.join('\n'), [...secrets, ...sample]);
});

test('a card number in another field gets a message at once, and is never in an action, the state or storage', async () => {
  const stored: string[] = [];
  const { user, store } = await renderRoute('/checkout', { storage: browserStorage() });
  await step('Contact Info');
  const from = devTools.seen.length;
  for (const label of ['Email', 'First name', 'Last name', 'Company (optional)']) {
    const field = screen.getByLabelText(label);
    await user.click(field);
    await user.paste('4111\u20131111\u20131111\u20131111');
    await user.tab();
    expect(field).toHaveValue('4111\u20131111\u20131111\u20131111');
    expect(field).toHaveAccessibleDescription(
      label === 'Email' ? /email address such as/ : /Remove the card number/,
    );
  }
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(errorSummary()).toBeVisible();
  act(leavePage);
  stored.push(JSON.stringify([localStorage, sessionStorage, store.getState()]));
  await enter(user, 'Company (optional)', ' and more');
  const company = screen.getByLabelText('Company (optional)');
  await user.clear(company);
  await user.paste('Okafor & Daughters');
  await user.tab();
  expect(company).toBeValid();
  expect(store.getState().checkout.form.company).toBe('Okafor & Daughters');
  expectNowhere(JSON.stringify(devTools.seen.slice(from)) + stored.join(), [
    '4111\u20131111\u20131111\u20131111',
  ]);
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  continueLabels,
  countryNames,
  paymentMethodLabels,
  stepLabels,
} from '../../../src/content/shop/checkoutPage';
import type { FormStep } from '../../../src/domain/checkout';
import { emptyCheckoutForm, formSteps } from '../../../src/domain/checkout';
import { newOrder } from '../../../src/domain/order';
import { paths } from '../../../src/content/paths';
import { lineAdded, lineRemoved } from '../../../src/store/cart/cartSlice';
import { selectCartLines } from '../../../src/store/cart/cartSelectors';
import { selectOrderDraft } from '../../../src/store/checkout/checkoutSelectors';
import {
  fieldChanged,
  selectCheckoutForm,
  orderPlaced,
  stepCompleted,
} from '../../../src/store/checkout/checkoutSlice';
import { selectOrders } from '../../../src/store/orders/ordersSelectors';
import { memoryStorage } from '../../../src/persistence/storage';
import type { AppStore } from '../../../src/store/store';
import { fillable } from '../../persistence/toy';
import { shownWithTax } from '../../support/amountsDue';
import { billingTyped, contactTyped, goodExpiry, goodForm } from '../../support/checkoutForm';
import { setClock } from '../../support/clock';
import { errorSummary } from '../../support/forms';
import { filledSteps, stepsBefore } from '../../support/filledSteps';
import { hrefOf, textOf } from '../../support/parts';
import { renderRoute } from '../../support/renderRoute';
import { leavePage, visit } from '../../support/store';

const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const thanks = (name: string) => screen.findByRole('heading', { level: 1, name });
const goOn = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Continue' }));
const completeOrder = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Complete Order' }));

async function fill(user: UserEvent, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    const field = screen.getByLabelText(new RegExp(`^${label}`));
    await user.clear(field);
    // Pasted, because typing thousands of characters takes minutes.
    if (value !== '') {
      await user.click(field);
      await user.paste(value);
    }
  }
}

const card = {
  'Card number': '4242 4242 4242 4242',
  'Expiration date': goodExpiry,
  CVV: '123',
  'Name on card': 'Ada Lovelace',
};

async function complete(user: UserEvent, name: keyof typeof filledSteps) {
  await step(stepLabels[name]);
  await fill(user, filledSteps[name]);
  await goOn(user);
}

/** Completes every step up to `last`. */
async function walkTo(user: UserEvent, last: FormStep) {
  for (const name of stepsBefore(last)) await complete(user, name);
  return step(stepLabels[last]);
}

/**
 * Opens a step with those before it completed, by dispatching actions, because typing takes most of a test's
 * time.
 */
async function openStep(last: FormStep, options?: Parameters<typeof renderRoute>[1]) {
  const opened = await renderRoute('/checkout', options);
  act(() => {
    for (const change of [...contactTyped, ...(last === 'payment' ? billingTyped : [])])
      opened.store.dispatch(fieldChanged(change));
    for (const name of stepsBefore(last)) opened.store.dispatch(stepCompleted({ step: name }));
  });
  await act(() => opened.router.navigate(paths.checkoutStep(last)));
  await step(stepLabels[last]);
  return opened;
}

function placeGoodOrder(store: AppStore): void {
  const order = newOrder(selectOrderDraft(store.getState()), new Date(), '');
  store.dispatch(orderPlaced({ order, details: goodForm }));
}

async function payWithPayPal(user: UserEvent) {
  await user.click(screen.getByRole('radio', { name: /PayPal/ }));
  await completeOrder(user);
  return thanks('Thank you, Ada');
}

afterEach(() => {
  jest.useRealTimers();
});

/** Tries to continue, follows each link of the error summary, and returns the fields, which say the same. */
async function ledFromSummary(user: UserEvent, name: FormStep) {
  await user.click(screen.getByRole('button', { name: continueLabels[name] }));
  const led = [];
  for (const link of within(errorSummary()).getAllByRole('link')) {
    await user.click(link);
    expect(document.activeElement).toHaveAccessibleDescription(expect.stringContaining(link.textContent));
    led.push(document.activeElement);
  }
  return led;
}

describe('/checkout', () => {
  test('goes through its four steps to a confirmation of the order', async () => {
    const { user, store, router } = await renderRoute('/checkout');
    expect(await step('Contact Info')).toBeVisible();
    expect(
      within(screen.getByRole('list', { name: 'Steps' }))
        .getAllByRole('listitem')
        .map(textOf),
    ).toEqual(['1 Contact Info', '2 Billing', '3 Payment', '4 Confirmation']);
    expect(document.title).toBe('Checkout: Contact Info | Tangelo');
    await walkTo(user, 'payment');
    expect(router.state.location.search).toBe('?step=payment');
    expect(document.title).toBe('Checkout: Payment | Tangelo');
    await fill(user, card);
    await completeOrder(user);
    expect(await thanks('Thank you, Ada')).toHaveFocus();
    expect(document.title).toBe('Checkout: Confirmation | Tangelo');
    expect(screen.getByRole('main', { name: 'Thank you, Ada' })).toBeVisible();
    expect(screen.getByText('Order placed.')).toBeInTheDocument();
    expect(screen.getByText(/^TNG-\d{8}-[A-Z2-9]{6}$/)).toBeVisible();
    expect(screen.getByText('Total').parentElement).toHaveTextContent(shownWithTax(4998));
    expect(selectCartLines(store.getState())).toEqual([]);
    expect(screen.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
    const next = within(screen.getByRole('region', { name: 'Try what you ordered' }));
    expect(next.getAllByRole('link').map(hrefOf)).toEqual([
      '/demos/ai-personalization-engine',
      '/demos/dynamic-pricing-optimizer',
    ]);
  });

  test('suggests the mail provider that was probably meant, and corrects the address on request', async () => {
    const { user } = await renderRoute('/checkout');
    const email = screen.getByLabelText(/^Email/);
    await user.type(email, 'jane@gmial.com');
    expect(screen.queryByText(/^Did you mean/)).not.toBeInTheDocument();
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'jane@gmail.com' }));
    expect(email).toHaveValue('jane@gmail.com');
    expect(email).toHaveFocus();
    expect(screen.queryByText(/^Did you mean/)).not.toBeInTheDocument();
  });

  test('accepts autofill, which changes all fields at once, without a key, and leaves each', async () => {
    const { user } = await renderRoute('/checkout');
    const autofill = (name: FormStep, values: Readonly<Record<string, string>>) => {
      act(() => {
        for (const [label, value] of Object.entries(values)) {
          const field = screen.getByLabelText(new RegExp(`^${label}`));
          fireEvent.input(field, { target: { value } });
          fireEvent.change(field);
          fireEvent.blur(field);
        }
      });
      return user.click(screen.getByRole('button', { name: continueLabels[name] }));
    };
    await step('Contact Info');
    await autofill('contact', filledSteps.contact);
    await step('Billing');
    await autofill('billing', { ...filledSteps.billing, Country: 'CA', 'ZIP code': 'K1A 0B1' });
    await step('Payment');
    await autofill('payment', card);
    await thanks('Thank you, Ada');
    expect(screen.getByText(/K1A 0B1/)).toBeVisible();
  });

  test('asks for no card with PayPal, and places one order if Complete Order is pressed twice', async () => {
    const { user, store } = await openStep('payment');
    await user.click(screen.getByRole('radio', { name: /PayPal/ }));
    expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument();
    await user.dblClick(screen.getByRole('button', { name: 'Complete Order' }));
    await thanks('Thank you, Ada');
    expect(selectOrders(store.getState())).toHaveLength(1);
  });

  test('links only to the cart and help until the order is placed', async () => {
    const { user } = await openStep('payment');
    const header = () => within(screen.getByRole('banner'));
    const links = () => header().getAllByRole('link').map(hrefOf);
    expect(links()).toEqual(['/', '/contact-us?subject=support', '/cart']);
    expect(header().queryByRole('button')).not.toBeInTheDocument();
    await payWithPayPal(user);
    await waitFor(() => {
      expect(links()).toContain('/shop');
    });
  });

  test('summarizes each step’s errors in the order of its fields, with links to them, and says that nothing is charged', async () => {
    const { user } = await renderRoute('/checkout');
    for (const name of formSteps) {
      await step(stepLabels[name]);
      const form = screen.getByRole('form', { name: stepLabels[name] });
      for (const field of within(form).getAllByRole('textbox')) {
        // Nothing that is typed goes to a spelling service.
        expect(field).toHaveAttribute('spellcheck', 'false');
        // Browsers rewrite an international address in a field of this type.
        expect(field).not.toHaveAttribute('type', 'email');
      }
      expect(within(form).getByText(/you won’t be charged/i)).toBeVisible();
      const required = within(form)
        .getAllByRole('textbox')
        .filter((field) => field.getAttribute('aria-required') === 'true');
      // A step without required fields has no error summary; it continues immediately.
      const led = required.length === 0 ? [] : await ledFromSummary(user, name);
      expect(led).toEqual(required);
      if (name !== 'payment') await complete(user, name);
    }
  });

  test('has a sample card, valid for years, that one press fills in below the typed name, and that completes the order', async () => {
    setClock(new Date(2027, 1, 28));
    const { user } = await openStep('payment');
    expect(screen.getByText(/so you don’t need a real card/)).toBeVisible();
    await fill(user, { 'Name on card': 'Countess of Lovelace' });
    await user.click(screen.getByRole('button', { name: 'Use the sample card' }));
    expect(screen.getByLabelText('Name on card')).toHaveValue('Countess of Lovelace');
    await user.clear(screen.getByLabelText('Name on card'));
    await user.click(screen.getByRole('button', { name: 'Use the sample card' }));
    expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
    expect(screen.getByLabelText('Expiration date')).toHaveValue('02/30');
    expect(screen.getByLabelText('Name on card')).toHaveValue('Ada Okafor');
    expect(screen.getByText('The sample card is filled in. Now press Complete Order.')).toBeVisible();
    await completeOrder(user);
    expect(await thanks('Thank you, Ada')).toBeVisible();
  });

  test('says next to “Complete Order” how much is due, even after the cart changed', async () => {
    const { store } = await openStep('payment');
    const form = within(screen.getByRole('form'));
    expect(form.getByText(/^Total due today/)).toHaveTextContent(shownWithTax(2999 + 1999));
    expect(form.getByText(/^Full refund within 30 days/)).toBeVisible();
    act(() => {
      store.dispatch(lineAdded({ productId: 'fraud-shield', quantity: 1, billing: 'monthly' }));
    });
    expect(form.getByText(/^Total due today/)).toHaveTextContent(shownWithTax(2999 + 1999 + 4999));
  });

  test('shows what was typed as the order will have it, isolates right-to-left names, and links to changes', async () => {
    const { user, store } = await openStep('payment');
    const form = within(screen.getByRole('form'));
    expect(form.getByText('Email').nextSibling).toHaveTextContent(goodForm.email);
    expect(form.getByText('Billed to').nextSibling).toHaveTextContent(
      `${goodForm.firstName} ${goodForm.lastName}, ${goodForm.company}, ${goodForm.address}`,
    );
    act(() => {
      for (const [field, value] of [
        ['firstName', '  مريم'],
        ['lastName', 'علي  '],
        ['company', ''],
        ['address', ' 12 Main St '],
      ] as const)
        store.dispatch(fieldChanged({ field, value }));
    });
    expect(form.getByText('Billed to').nextSibling?.textContent).toBe(
      '\u2068مريم علي\u2069, 12 Main St, New York, NY 10012, United States',
    );
    await user.click(form.getByRole('link', { name: 'Change: Billing' }));
    await step('Billing');
    expect(screen.getByLabelText('City')).toHaveValue(goodForm.city);
  });

  test('shows everything it asked for on the confirmation', async () => {
    const { store } = await renderRoute('/checkout');
    act(() => {
      placeGoodOrder(store);
    });
    const receipt = (await thanks('Thank you, Ada')).closest('section');
    const { country, paymentMethod, ...typed } = goodForm;
    for (const value of [
      ...Object.values(typed),
      countryNames[country],
      paymentMethodLabels[paymentMethod],
    ]) {
      expect(value).not.toBe('');
      expect(receipt).toHaveTextContent(value);
    }
    // Browsers must not translate what the visitor typed.
    const untranslated = [...document.querySelectorAll('dd[translate="no"]')].map(textOf);
    for (const value of Object.values(typed)) expect(untranslated.join(' ')).toContain(value);
  });

  test('doesn’t confirm an order that full storage can’t keep, until there is room', async () => {
    const { state, storage } = fillable();
    state.isFull = true;
    const { store } = await renderRoute('/checkout', { storage });
    act(() => {
      placeGoodOrder(store);
      store.saving.sync();
    });
    await thanks('Thank you, Ada');
    expect(screen.queryByText(/Your order is confirmed/)).not.toBeInTheDocument();
    expect(screen.getByText(/couldn’t save your order/)).toHaveTextContent('Print it now');
    state.isFull = false;
    act(() => {
      store.saving.sync();
    });
    expect(screen.getByText(/Your order is confirmed/)).toBeVisible();
  });

  test('shows renewals on the confirmation, including tax', async () => {
    setClock(new Date(2027, 0, 31, 23, 59));
    const { user } = await openStep('payment');
    const renewals = () => screen.getByText('Renews, tax included').parentElement;
    expect(renewals()).toHaveTextContent(`February 28, 2027 at ${shownWithTax(4998)} a month`);
    await payWithPayPal(user);
    jest.setSystemTime(new Date(2027, 1, 3));
    expect(renewals()).toHaveTextContent(`February 28, 2027 at ${shownWithTax(4998)} a month`);
  });

  test('needs no county in the United Kingdom, and leaves no gap for it on the receipt', async () => {
    const { user } = await openStep('billing');
    // The country is the first field, because it determines the others.
    const [first] = within(screen.getByRole('form', { name: 'Billing' })).getAllByLabelText(/./);
    expect(first).toHaveAccessibleName('Country');
    await user.selectOptions(screen.getByLabelText('Country'), 'United Kingdom');
    await fill(user, { 'Street address': '10 Downing Street', City: 'London', Postcode: 'SW1A 2AA' });
    await goOn(user);
    await step('Payment');
    await payWithPayPal(user);
    expect(screen.getByText(/10 Downing Street/)).toHaveTextContent(
      'Ada Okafor Okafor & Daughters 10 Downing Street London SW1A 2AA United Kingdom',
    );
  });

  test.each(['payment', 'nope'])('does not skip to the step "%s"', async (requested) => {
    const { router } = await renderRoute(`/checkout?step=${requested}`);
    expect(await step('Contact Info')).toBeVisible();
    expect(router.state.location.search).toBe('?step=contact');
  });

  test('keeps focus on page load, and moves it to the heading of each next step', async () => {
    const { user } = await renderRoute('/checkout');
    await step('Contact Info');
    expect(document.body).toHaveFocus();
    expect(await walkTo(user, 'billing')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(await step('Contact Info')).toHaveFocus();
  });

  test('keeps the text of the current field when the browser goes back', async () => {
    const { user, router } = await openStep('billing');
    await user.type(screen.getByLabelText('City'), 'New York');
    await act(() => router.navigate(-1));
    await step('Contact Info');
    await act(() => router.navigate(1));
    await step('Billing');
    expect(screen.getByLabelText('City')).toHaveValue('New York');
  });

  test('keeps the text of the current field when the page is hidden', async () => {
    const { user, store } = await renderRoute('/checkout');
    await step('Contact Info');
    await user.type(screen.getByLabelText('First name'), 'Ada');
    expect(selectCheckoutForm(store.getState()).firstName).toBe('');
    act(leavePage);
    expect(selectCheckoutForm(store.getState()).firstName).toBe('Ada');
    expect(screen.getByLabelText('First name')).toHaveValue('Ada');
  });

  test('clears the form once the order is placed, by Enter too', async () => {
    const { user, store } = await openStep('payment');
    await fill(user, { ...card, 'Name on card': '' });
    await user.type(screen.getByLabelText('Name on card'), 'Ada Lovelace{Enter}');
    await thanks('Thank you, Ada');
    expect(selectCheckoutForm(store.getState())).toEqual(emptyCheckoutForm);
  });

  test('says before the first step that our samples are in the order, next to a link to the cart', async () => {
    const { user } = await renderRoute('/checkout');
    expect(screen.getByText(/^Your cart includes our 2 samples/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit your cart' })).toHaveAttribute('href', '/cart');
    await complete(user, 'contact');
    expect(screen.queryByText(/samples/)).not.toBeInTheDocument();
  });

  test('can’t check out an empty cart', async () => {
    const { store } = await renderRoute('/checkout?step=payment');
    act(() => {
      for (const { key } of selectCartLines(store.getState())) store.dispatch(lineRemoved({ key }));
    });
    expect(await step('Your cart is empty')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/shop');
  });

  test('doesn’t place an order if another tab changed the cart', async () => {
    const storage = memoryStorage();
    const { user } = await openStep('payment', { storage });
    await user.click(screen.getByRole('radio', { name: /PayPal/ }));
    const other = await visit(storage);
    other.dispatch(lineAdded({ productId: 'fraud-shield', quantity: 1, billing: 'monthly' }));
    act(leavePage);
    await completeOrder(user);
    expect(await screen.findByText(/^Your cart just changed in another tab/)).toBeVisible();
    expect(screen.getByText(/^Fraud Shield/)).toBeInTheDocument();
    await completeOrder(user);
    expect(await thanks('Thank you, Ada')).toBeVisible();
  });

  test('clears the card when the page is hidden, and keeps the name', async () => {
    const { user } = await openStep('payment');
    await fill(user, card);
    act(() => {
      leavePage();
      // Cleared before the page can be frozen, not when it's shown again.
      for (const secret of ['Card number', 'Expiration date', 'CVV'])
        expect(screen.getByLabelText(secret)).toHaveValue('');
    });
    expect(screen.getByLabelText('Name on card')).toHaveValue('Ada Lovelace');
  });
});

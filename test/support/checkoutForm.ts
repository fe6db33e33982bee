import { fieldLabels } from '../../src/content/forms/checkoutLabels';
import type { CardSecrets, CheckoutForm, CheckoutTextField } from '../../src/domain/checkout';
import type { FieldChange } from '../../src/store/checkout/checkoutSlice';

/** An expiration date in two years, so that it's never in the past. */
export const goodExpiry = `12/${String(new Date().getFullYear() + 2).slice(2)}`;

export const goodForm: CheckoutForm = {
  email: 'ada@shop.example',
  firstName: 'Ada',
  lastName: 'Okafor',
  company: 'Okafor & Daughters',
  address: '24 Orchard Street',
  city: 'New York',
  state: 'NY',
  zipCode: '10012',
  country: 'US',
  paymentMethod: 'card',
  nameOnCard: 'Ada Okafor',
};

/** A card for {@link goodForm}, with Visa's test number. */
export const goodCard: CardSecrets = {
  cardNumber: '4111 1111 1111 1111',
  expiryDate: goodExpiry,
  cvv: '907',
};

const isText = (field: string): field is CheckoutTextField =>
  Object.hasOwn(goodForm, field) && field !== 'country' && field !== 'paymentMethod';

/** The fields of {@link goodForm} that a visitor types. The store never gets the card. */
export const everythingTyped: readonly FieldChange[] = Object.keys(goodForm)
  .filter(isText)
  .map((field) => ({ field, value: goodForm[field] }));

const typedIn = (labels: Readonly<Record<string, string>>) =>
  everythingTyped.filter(({ field }) => Object.hasOwn(labels, field));

export const contactTyped = typedIn(fieldLabels.contact(goodForm));
export const billingTyped = typedIn(fieldLabels.billing(goodForm));

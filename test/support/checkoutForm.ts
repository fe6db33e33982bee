import type { CardSecrets, CheckoutForm, CheckoutTextField } from '../../src/domain/checkout';
import type { FieldChange } from '../../src/store/checkout/checkoutSlice';

/** A card that is good whenever the tests run: a fixed year would make them fail some January. */
export const goodExpiry = `12/${String(new Date().getFullYear() + 2).slice(2)}`;

/** A checkout form with nothing wrong in it. */
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

/** The card that goes with {@link goodForm}. Its number is Visa's well-known test number. */
export const goodCard: CardSecrets = {
  cardNumber: '4111 1111 1111 1111',
  expiryDate: goodExpiry,
  cvv: '907',
};

/** The first step of {@link goodForm} as a visitor types it. */
export const contactTyped: readonly FieldChange[] = [
  { field: 'email', value: goodForm.email },
  { field: 'firstName', value: goodForm.firstName },
  { field: 'lastName', value: goodForm.lastName },
  { field: 'company', value: goodForm.company },
];

/** The second step of {@link goodForm} as a visitor types it. */
export const billingTyped: readonly FieldChange[] = [
  { field: 'address', value: goodForm.address },
  { field: 'city', value: goodForm.city },
  { field: 'state', value: goodForm.state },
  { field: 'zipCode', value: goodForm.zipCode },
];

const isText = (field: string): field is CheckoutTextField =>
  Object.hasOwn(goodForm, field) && field !== 'country' && field !== 'paymentMethod';

/** The whole of {@link goodForm} as a visitor types it; the card itself the store never hears of. */
export const everythingTyped: readonly FieldChange[] = Object.keys(goodForm)
  .filter(isText)
  .map((field) => ({ field, value: goodForm[field] }));

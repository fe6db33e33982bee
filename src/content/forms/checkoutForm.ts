import type { Country, FormStep, StepField, StepFields } from '../../domain/checkout';
import { checkoutRules } from '../../domain/checkoutRules';
import { fieldMessages } from './fieldRules';

/** Labels that depend on the country, with a sample state and postal code for its hints. */
const countryWords: Readonly<
  Record<
    Country,
    { readonly state: string; readonly place: string; readonly zipCode: string; readonly example: string }
  >
> = {
  US: { state: 'State', place: 'NY', zipCode: 'ZIP code', example: '10012' },
  CA: { state: 'Province', place: 'ON', zipCode: 'Postal code', example: 'K1A 0B1' },
  GB: { state: 'County', place: 'Kent', zipCode: 'Postcode', example: 'SW1A 1AA' },
  AU: { state: 'State or territory', place: 'NSW', zipCode: 'Postcode', example: '2000' },
};

export const fieldLabels: {
  readonly [Step in FormStep]: (typed: StepFields[Step]) => Readonly<Record<StepField<Step>, string>>;
} = {
  contact: () => ({ email: 'Email', firstName: 'First name', lastName: 'Last name', company: 'Company' }),
  billing: ({ country }) => ({
    country: 'Country',
    address: 'Street address',
    city: 'City',
    state: countryWords[country].state,
    zipCode: countryWords[country].zipCode,
  }),
  payment: () => ({
    paymentMethod: 'Payment method',
    cardNumber: 'Card number',
    expiryDate: 'Expiration date',
    cvv: 'CVV',
    nameOnCard: 'Name on card',
  }),
};

export const emailHint = 'In a real store, your receipt would go here.';

export const expiryPlaceholder = 'MM/YY';

/** Validators of the steps. Each returns errors by field, none if the step is complete. */
export const stepErrors = checkoutRules({
  fields: fieldMessages,
  contact: { firstName: 'Enter your first name.', lastName: 'Enter your last name.' },
  billing: (country) => {
    const { state, place, zipCode, example } = countryWords[country];
    const region = state.toLowerCase();
    const code = zipCode.replace(/^P/, 'p');
    return {
      country: 'Choose a country.',
      address: 'Enter your street address.',
      city: 'Enter your city.',
      state: { missing: `Enter your ${region}.`, hasDigits: `Enter a ${region} such as ${place}.` },
      zipCode: { missing: `Enter your ${code}.`, malformed: `Enter a ${code} such as ${example}.` },
    };
  },
  payment: {
    cardNumber: {
      missing: 'Enter the card number.',
      invalid: 'This card number is not valid. Check each digit.',
    },
    expiryDate: {
      missing: 'Enter the expiration date.',
      malformed: 'Enter the month (01 to 12) and the year as MM/YY.',
      expired: 'This card has expired. Use another one.',
      unlikely: 'Check the year. No card is valid for that long.',
    },
    cvv: {
      missing: 'Enter the CVV.',
      malformed: (lengths) => `The CVV has ${lengths.join(' or ')} digits.`,
    },
    nameOnCard: 'Enter the name on the card.',
  },
});

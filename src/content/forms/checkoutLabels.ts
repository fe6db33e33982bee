import type { Country, FormStep, StepField, StepFields } from '../../domain/checkout';
import { emptyCardSecrets, emptyCheckoutForm, formValidators } from '../../domain/checkout';
import { enumerated } from '../../domain/numerals';

/** Labels that depend on the country, with a sample state and postal code for its hints. */
export const countryWords: Readonly<
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

/** Writes a label inside a sentence: `First name` → `first name`, but `ZIP code`. */
export const inText = (label: string) => label.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());

/** Labels of the fields that a tab keeps, in running text. */
export const keptFieldNames = enumerated(
  Object.entries<string>({
    ...fieldLabels.contact(emptyCheckoutForm),
    ...fieldLabels.billing(emptyCheckoutForm),
    ...fieldLabels.payment({ ...emptyCheckoutForm, ...emptyCardSecrets }),
  })
    .filter(([field]) => Object.hasOwn(formValidators, field))
    .map(([, label]) => inText(label)),
  'and',
);

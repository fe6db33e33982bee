import * as v from 'valibot';
import type { CheckoutForm, Country, FormStep, StepField, StepFields } from '../../domain/checkout';
import { countries, emptyCardSecrets, formSteps, isStateRequired } from '../../domain/checkout';
import {
  EXPIRY_FORMAT,
  cvvLengths,
  isCardNumber,
  isCvv,
  isLikelyExpiry,
  isUnexpired,
} from '../../domain/paymentCards';
import { isPostalCodeOf } from '../../domain/postalCodes';
import { trimmed } from '../../domain/trimmed';
import type { FieldErrors, FieldRules } from '../../domain/validation';
import { fieldErrors } from '../../domain/validation';
import { emailAddress, oneOf, optionalText, requiredText } from './fieldRules';

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

const contactRules: FieldRules<StepFields['contact']> = {
  email: emailAddress,
  firstName: requiredText('Enter your first name.'),
  lastName: requiredText('Enter your last name.'),
  company: optionalText(),
};

function billingRules(country: Country): FieldRules<StepFields['billing']> {
  const { state, place, zipCode, example } = countryWords[country];
  const region = state.toLowerCase();
  const code = zipCode.replace(/^P/, 'p');
  return {
    country: oneOf(countries, 'Choose a country.'),
    address: requiredText('Enter your street address.', 200),
    city: requiredText('Enter your city.'),
    state: v.pipe(
      isStateRequired[country] ? requiredText(`Enter your ${region}.`) : optionalText(),
      v.regex(/^\P{Nd}*$/u, `Enter a ${region} such as ${place}.`),
    ),
    zipCode: v.pipe(
      requiredText(`Enter your ${code}.`, 20),
      v.check(isPostalCodeOf[country], `Enter a ${code} such as ${example}.`),
    ),
  };
}

/** Creates the rules for the card fields. The CVV's length depends on the card's brand. */
function cardRules(cardNumber: string): FieldRules<Omit<StepFields['payment'], 'paymentMethod'>> {
  const lengths = cvvLengths(cardNumber);
  return {
    cardNumber: v.pipe(
      requiredText('Enter the card number.'),
      v.check(isCardNumber, 'This card number is not valid. Check each digit.'),
    ),
    expiryDate: v.pipe(
      requiredText('Enter the expiration date.'),
      v.regex(EXPIRY_FORMAT, 'Enter the month (01 to 12) and the year as MM/YY.'),
      v.check(isUnexpired, 'This card has expired. Use another one.'),
      v.check(isLikelyExpiry, 'Check the year. No card is valid for that long.'),
    ),
    cvv: v.pipe(
      requiredText('Enter the CVV.'),
      v.check((code) => isCvv(code, lengths), `The CVV has ${lengths.join(' or ')} digits.`),
    ),
    nameOnCard: requiredText('Enter the name on the card.'),
  };
}

/** Validators of the steps. Each returns errors by field, none if the step is complete. */
export const stepErrors: {
  readonly [Step in FormStep]: (typed: StepFields[Step]) => FieldErrors<StepField<Step>>;
} = {
  contact: (typed) => fieldErrors(contactRules, typed),
  billing: (typed) => fieldErrors(billingRules(typed.country), typed),
  payment: (typed) => {
    switch (typed.paymentMethod) {
      case 'card':
        return fieldErrors(cardRules(trimmed(typed.cardNumber)), typed);
      case 'paypal':
        return {};
    }
  },
};

/** Returns the first incomplete step, or `payment` when all are complete. */
export function firstIncompleteStep(form: CheckoutForm): FormStep {
  // The store has no card data, so the payment step can't be checked here.
  const typed = { ...form, ...emptyCardSecrets };
  return formSteps.find((step) => Object.keys(stepErrors[step](typed)).length > 0) ?? 'payment';
}

import cardValidator from 'card-validator';
import * as v from 'valibot';
import isPostalCode from 'validator/lib/isPostalCode';
import type { CheckoutForm, Country, FormStep, StepField, StepFields } from './checkout';
import { addressRules, countries, emptyCardSecrets, formSteps } from './checkout';
import { trimmed } from './trimmed';
import type { FieldErrors, FieldRules } from './validation';
import { emailAddress, fieldErrors, oneOf, optionalText, requiredText } from './validation';

const contactRules: FieldRules<StepFields['contact']> = {
  email: emailAddress,
  firstName: requiredText('Enter your first name.'),
  lastName: requiredText('Enter your last name.'),
  company: optionalText(),
};

const exampleCodes: Readonly<Record<Country, string>> = {
  US: '10012',
  CA: 'K1A 0B1',
  GB: 'SW1A 1AA',
  AU: '2000',
};

/** Checks postal codes with validator's patterns. */
const isPostalCodeOf: Readonly<Record<Country, (code: string) => boolean>> = {
  US: (code) => isPostalCode(code, 'US'),
  CA: (code) => isPostalCode(code, 'CA'),
  // validator also accepts the first half of a British postcode.
  GB: (code) => isPostalCode(code, 'GB') && /\d[a-z]{2}$/i.test(code),
  AU: (code) => isPostalCode(code, 'AU'),
};

function billingRules(country: Country): FieldRules<StepFields['billing']> {
  const { state, isStateRequired, zipCode } = addressRules[country];
  const zipCodeLabel = zipCode.replace(/^P/, 'p');
  return {
    country: oneOf(countries, 'Choose a country.'),
    address: requiredText('Enter your street address.', 200),
    city: requiredText('Enter your city.'),
    state: isStateRequired ? requiredText(`Enter your ${state.toLowerCase()}.`) : optionalText(),
    zipCode: v.pipe(
      requiredText(`Enter your ${zipCodeLabel}.`, 20),
      v.check(isPostalCodeOf[country], `Enter a ${zipCodeLabel} such as ${exampleCodes[country]}.`),
    ),
  };
}

/**
 * Requires MM/YY first, so that only real dates are called expired. Phone keypads may lack a slash, so a dash, a
 * space or nothing is accepted. Spaces match in one alternative only: `\s*[/ -]\s*` would backtrack on long runs of
 * spaces.
 */
const EXPIRY_FORMAT = /^(0?[1-9]|1[0-2])(?:\s*[/-]\s*|\s+)(\d{2}|\d{4})$|^(0[1-9]|1[0-2])(\d{2})$/;

/** card-validator expects a slash. */
const withSlash = (expiry: string) => expiry.replace(EXPIRY_FORMAT, '$1$3/$2$4');

/** Rules for a card. The brand of its number decides the length of the CVV. */
function cardRules(cardNumber: string): FieldRules<Omit<StepFields['payment'], 'paymentMethod'>> {
  const { card } = cardValidator.number(cardNumber);
  const codeSize = card?.code.size ?? [3, 4];
  return {
    cardNumber: v.pipe(
      requiredText('Enter the card number.'),
      v.check(
        (number) => cardValidator.number(number).isValid,
        'This card number is not valid. Check each digit.',
      ),
    ),
    expiryDate: v.pipe(
      requiredText('Enter the expiry date.'),
      v.regex(EXPIRY_FORMAT, 'Enter the expiry date as MM/YY.'),
      // Without a limit on future years only past dates fail.
      v.check(
        (date) => cardValidator.expirationDate(withSlash(date), Infinity).isValid,
        'This card has expired. Use another one.',
      ),
      v.check(
        (date) => cardValidator.expirationDate(withSlash(date)).isValid,
        'Check the year. No card is valid for that long.',
      ),
    ),
    cvv: v.pipe(
      requiredText('Enter the CVV.'),
      v.check(
        (code) => cardValidator.cvv(code, codeSize).isValid,
        `The CVV has ${[codeSize].flat().join(' or ')} digits.`,
      ),
    ),
    nameOnCard: requiredText('Enter the name on the card.'),
  };
}

/**
 * Errors of each step, by field; empty if the step can be continued. card-validator checks number (Luhn), expiry and
 * CVV, and reads today's date. PayPal needs no fields.
 */
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
  // The store has no card, so the payment step can't be judged here.
  const typed = { ...form, ...emptyCardSecrets };
  return formSteps.find((step) => Object.keys(stepErrors[step](typed)).length > 0) ?? 'payment';
}

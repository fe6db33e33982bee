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

/** Whether a code is a postal code of each country, by validator's patterns. */
const isPostalCodeOf: Readonly<Record<Country, (code: string) => boolean>> = {
  US: (code) => isPostalCode(code, 'US'),
  CA: (code) => isPostalCode(code, 'CA'),
  // validator also accepts the first half of a British postcode by itself, which is no full postal code.
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
 * The expiry must look like MM/YY before it can be judged, so that 'expired' is said of real dates only. The
 * number pad of a telephone may have no slash: a dash, a space or nothing will do. Space is in one alternative alone,
 * so that a long row of spaces is read once: `\s*[/ -]\s*` tries each way to divide it.
 */
const EXPIRY_FORMAT = /^(0?[1-9]|1[0-2])(?:\s*[/-]\s*|\s+)(\d{2}|\d{4})$|^(0[1-9]|1[0-2])(\d{2})$/;

/** The expiry with a slash, as card-validator takes it. */
const withSlash = (expiry: string) => expiry.replace(EXPIRY_FORMAT, '$1$3/$2$4');

/** The rules of a card; its brand, which its number tells, decides how long the CVV is. */
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
      // Without a limit on the years ahead only the past is left to be wrong.
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
 * What is wrong with each step, field by field; nothing when it can be continued. Card number (Luhn), expiry and CVV are
 * judged by card-validator, whose expiry check reads today's date. PayPal needs no fields.
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

/** The first step of which the form lacks something; with nothing lacking the payment, which ends in the order. */
export function firstIncompleteStep(form: CheckoutForm): FormStep {
  // The form has no card, and so nothing is known of the payment; an order by card is placed from its step alone.
  const typed = { ...form, ...emptyCardSecrets };
  return formSteps.find((step) => Object.keys(stepErrors[step](typed)).length > 0) ?? 'payment';
}

import cardValidator from 'card-validator';
import * as v from 'valibot';
import isPostalCode from 'validator/lib/isPostalCode';
import type {
  BillingAddress,
  CardSecrets,
  CheckoutForm,
  CheckoutStep,
  ContactInfo,
  Country,
  PaymentChoice,
} from './checkout';
import { addressRules, checkoutSteps, countries } from './checkout';
import { trimmed } from './trimmed';
import type { FieldErrors } from './validation';
import { emailAddress, fieldErrors, oneOf, optionalText, requiredText } from './validation';

const contactSchema = v.object({
  email: emailAddress,
  firstName: requiredText('Enter your first name.'),
  lastName: requiredText('Enter your last name.'),
  company: optionalText(),
});

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

function billingSchema(country: Country) {
  const { state, isStateRequired, zipCode } = addressRules[country];
  const zipCodeLabel = zipCode.replace(/^P/, 'p');
  return v.object({
    address: requiredText('Enter your street address.', 200),
    city: requiredText('Enter your city.'),
    state: isStateRequired ? requiredText(`Enter your ${state.toLowerCase()}.`) : optionalText(),
    zipCode: v.pipe(
      requiredText(`Enter your ${zipCodeLabel}.`, 20),
      v.check(isPostalCodeOf[country], `Enter a ${zipCodeLabel} such as ${exampleCodes[country]}.`),
    ),
    country: oneOf(countries, 'Choose a country.'),
  });
}

/**
 * The expiry must look like MM/YY before it can be judged, so that 'expired' is said of real dates only. The
 * number pad of a telephone may have no slash: a dash, a space or nothing will do. Space is in one alternative alone,
 * so that a long row of spaces is read once: `\s*[/ -]\s*` tries each way to divide it.
 */
const EXPIRY_FORMAT = /^(0?[1-9]|1[0-2])(?:\s*[/-]\s*|\s+)(\d{2}|\d{4})$|^(0[1-9]|1[0-2])(\d{2})$/;

/** The expiry with a slash, as card-validator takes it. */
const withSlash = (expiry: string) => expiry.replace(EXPIRY_FORMAT, '$1$3/$2$4');

function cardSchema(cardNumber: string) {
  const { card } = cardValidator.number(cardNumber);
  const codeSize = card?.code.size ?? [3, 4];
  return v.object({
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
  });
}

/** What is wrong with the contact step, field by field; nothing when it can be continued. */
export function contactInfoErrors(contact: ContactInfo): FieldErrors<keyof ContactInfo> {
  return fieldErrors(contactSchema, contact);
}

/** What is wrong with the billing step, field by field. */
export function billingAddressErrors(address: BillingAddress): FieldErrors<keyof BillingAddress> {
  return fieldErrors(billingSchema(address.country), address);
}

/**
 * What is wrong with the payment step, field by field. Card number (Luhn), expiry and CVV are judged by
 * card-validator, whose expiry check reads today's date. PayPal needs no fields.
 */
export function paymentErrors(
  payment: PaymentChoice & CardSecrets,
): FieldErrors<keyof PaymentChoice | keyof CardSecrets> {
  switch (payment.paymentMethod) {
    case 'card':
      return fieldErrors(cardSchema(trimmed(payment.cardNumber)), payment);
    case 'paypal':
      return {};
  }
}

/** The first step of which the form lacks something; with nothing lacking the payment, which ends in the order. */
export function firstIncompleteStep(form: CheckoutForm): CheckoutStep {
  return checkoutSteps.find((step) => !isComplete(step, form)) ?? 'payment';
}

function isComplete(step: CheckoutStep, form: CheckoutForm): boolean {
  switch (step) {
    case 'contact':
      return isEmpty(contactInfoErrors(form));
    case 'billing':
      return isEmpty(billingAddressErrors(form));
    case 'payment':
    case 'confirmation':
      // The form does not know: the card is not part of it, and an order empties it.
      return false;
  }
}

function isEmpty(errors: FieldErrors<string>): boolean {
  return Object.keys(errors).length === 0;
}

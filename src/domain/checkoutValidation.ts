import cardValidator from 'card-validator';
import * as v from 'valibot';
import isPostalCode from 'validator/lib/isPostalCode';
import type { CheckoutField, CheckoutForm, Country, FormStep } from './checkout';
import { addressLabels, countries } from './checkout';
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

/** What validator lets a British postcode do without, though no bill reaches anyone by the first half alone. */
const BRITISH_END = /\d[a-z]{2}$/i;

function billingSchema(country: Country) {
  const labels = addressLabels[country];
  return v.object({
    address: requiredText('Enter your street address.', 200),
    city: requiredText('Enter your city.'),
    state: requiredText(`Enter your ${labels.state.toLowerCase()}.`),
    zipCode: v.pipe(
      requiredText(`Enter your ${labels.zipCode.replace(/^P/, 'p')}.`, 20),
      v.check(
        (code) => isPostalCode(code, country) && (country !== 'GB' || BRITISH_END.test(code)),
        `Enter a ${labels.zipCode.replace(/^P/, 'p')} such as ${exampleCodes[country]}.`,
      ),
    ),
    country: oneOf(countries, 'Choose a country.'),
  });
}

/**
 * The expiry must look like MM/YY before it can be judged, so that 'expired' is said of real dates only. The
 * number pad of a telephone may have no slash: a dash, a space or nothing will do.
 */
const EXPIRY_FORMAT = /^(0?[1-9]|1[0-2])(?:\s*[/ -]\s*)(\d{2}|\d{4})$|^(0[1-9]|1[0-2])(\d{2})$/;

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

/**
 * What is wrong with a step of the checkout, field by field; nothing when it can be continued.
 *
 * Card number (Luhn), expiry and CVV are judged by card-validator, whose expiry check reads today's
 * date; postal codes by validator's patterns of the four countries. PayPal needs no fields.
 */
export function checkoutErrors(step: FormStep, form: CheckoutForm): FieldErrors<CheckoutField> {
  switch (step) {
    case 'contact':
      return fieldErrors(contactSchema, form);
    case 'billing':
      return fieldErrors(billingSchema(form.country), form);
    case 'payment':
      return form.paymentMethod === 'paypal' ? {} : fieldErrors(cardSchema(form.cardNumber), form);
  }
}

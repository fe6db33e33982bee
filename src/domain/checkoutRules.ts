import * as v from 'valibot';
import isPostalCode from 'validator/lib/isPostalCode.js';
import { postalCode } from './addressLines';
import type { CheckoutForm, Country, FormStep, StepField, StepFields } from './checkout';
import { countries, emptyCardSecrets, formSteps, isStateRequired } from './checkout';
import type { FieldMessages } from './fieldRules';
import { fieldRules } from './fieldRules';
import {
  EXPIRY_FORMAT,
  cardDigits,
  cvvLengths,
  isCardNumber,
  isCvv,
  isLikelyExpiry,
  isUnexpired,
  readExpiry,
} from './paymentCards';
import type { FieldErrors, FieldRules } from './validation';
import { fieldErrors } from './validation';

/** First and last name of 100 characters each. */
const MAX_FULL_NAME = 201;

/** Test codes in the format of `postalCode`. */
const isPostalCodeOf: Readonly<Record<Country, (code: string) => boolean>> = {
  US: (code) => isPostalCode(code, 'US'),
  CA: (code) => isPostalCode(code, 'CA'),
  // The validator package also accepts the first half of a UK postcode, so require all of it.
  GB: (code) => isPostalCode(code, 'GB') && /\d[A-Z]{2}$/.test(code),
  AU: (code) => isPostalCode(code, 'AU'),
};

/** Texts for each error. A field with only one text shows it when empty. */
export interface CheckoutMessages {
  readonly fields: FieldMessages;
  readonly contact: Readonly<Record<'firstName' | 'lastName', string>>;
  readonly billing: (country: Country) => {
    readonly country: string;
    readonly address: string;
    readonly city: string;
    readonly state: { readonly missing: string; readonly hasDigits: string };
    readonly zipCode: { readonly missing: string; readonly malformed: string };
  };
  readonly payment: {
    readonly cardNumber: { readonly missing: string; readonly invalid: string };
    readonly expiryDate: Readonly<Record<'missing' | 'malformed' | 'expired' | 'unlikely', string>>;
    readonly cvv: { readonly missing: string; readonly malformed: (lengths: readonly number[]) => string };
    readonly nameOnCard: string;
  };
}

/** Validators of the steps. Each returns errors by field, none if the step is complete. */
export type StepErrors = {
  readonly [Step in FormStep]: (typed: StepFields[Step]) => FieldErrors<StepField<Step>>;
};

/** Creates the validators of the checkout's steps, with their error messages. */
export function checkoutRules(messages: CheckoutMessages): StepErrors {
  const { optionalText, requiredText, cardText, emailAddress } = fieldRules(messages.fields);

  const contactRules: FieldRules<StepFields['contact']> = {
    email: emailAddress,
    firstName: requiredText(messages.contact.firstName),
    lastName: requiredText(messages.contact.lastName),
    company: optionalText(),
  };
  const billingRules = (country: Country): FieldRules<StepFields['billing']> => {
    const { state, zipCode, ...missing } = messages.billing(country);
    return {
      country: v.picklist(countries, missing.country),
      address: requiredText(missing.address, 200),
      city: requiredText(missing.city),
      state: v.pipe(
        isStateRequired[country] ? requiredText(state.missing) : optionalText(),
        v.regex(/^\P{Nd}*$/u, state.hasDigits),
      ),
      zipCode: v.pipe(
        requiredText(zipCode.missing, 20),
        v.check((code) => isPostalCodeOf[country](postalCode(country, code)), zipCode.malformed),
      ),
    };
  };
  /** The CVV's length depends on the card's brand. */
  const cardRules = (cardNumber: string): FieldRules<Omit<StepFields['payment'], 'paymentMethod'>> => {
    const { cardNumber: number, expiryDate, cvv, nameOnCard } = messages.payment;
    const lengths = cvvLengths(cardNumber);
    return {
      cardNumber: v.pipe(
        cardText(number.missing),
        v.check((typed) => isCardNumber(cardDigits(typed)), number.invalid),
      ),
      expiryDate: v.pipe(
        cardText(expiryDate.missing),
        v.transform(readExpiry),
        v.regex(EXPIRY_FORMAT, expiryDate.malformed),
        v.check(isUnexpired, expiryDate.expired),
        v.check(isLikelyExpiry, expiryDate.unlikely),
      ),
      cvv: v.pipe(
        cardText(cvv.missing),
        v.check((code) => isCvv(cardDigits(code), lengths), cvv.malformed(lengths)),
      ),
      nameOnCard: requiredText(nameOnCard, MAX_FULL_NAME),
    };
  };

  return {
    contact: (typed) => fieldErrors(contactRules, typed),
    billing: (typed) => fieldErrors(billingRules(typed.country), typed),
    payment: (typed) => {
      switch (typed.paymentMethod) {
        case 'card':
          return fieldErrors(cardRules(cardDigits(typed.cardNumber)), typed);
        case 'paypal':
          return {};
      }
    },
  };
}

/** Returns the first incomplete step, or `payment` when all are complete. */
export function firstIncompleteStep(form: CheckoutForm, stepErrors: StepErrors): FormStep {
  // The store has no card data, so the payment step can't be checked here.
  const typed = { ...form, ...emptyCardSecrets };
  return formSteps.find((step) => Object.keys(stepErrors[step](typed)).length > 0) ?? 'payment';
}

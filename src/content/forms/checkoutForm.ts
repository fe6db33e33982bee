import { emptyCardSecrets, emptyCheckoutForm } from '../../domain/checkout';
import { checkoutRules } from '../../domain/checkoutRules';
import { countryWords, fieldLabels, inText } from './checkoutLabels';
import { fieldMessages } from './fieldRules';

export const emailHint = 'In a real store, your receipt would go here.';

export const expiryPlaceholder = 'MM/YY';

const enterYour = (label: string) => `Enter your ${inText(label)}.`;
const enterThe = (label: string) => `Enter the ${inText(label)}.`;
const contactLabels = fieldLabels.contact(emptyCheckoutForm);
const paymentLabels = fieldLabels.payment({ ...emptyCheckoutForm, ...emptyCardSecrets });

/** Validators of the steps. Each returns errors by field, none if the step is complete. */
export const stepErrors = checkoutRules({
  fields: fieldMessages,
  contact: { firstName: enterYour(contactLabels.firstName), lastName: enterYour(contactLabels.lastName) },
  billing: (country) => {
    const { place, example } = countryWords[country];
    const { address, city, state, zipCode } = fieldLabels.billing({ ...emptyCheckoutForm, country });
    return {
      country: 'Choose a country.',
      address: enterYour(address),
      city: enterYour(city),
      state: { missing: enterYour(state), hasDigits: `Enter a ${inText(state)} such as ${place}.` },
      zipCode: { missing: enterYour(zipCode), malformed: `Enter a ${inText(zipCode)} such as ${example}.` },
    };
  },
  payment: {
    cardNumber: {
      missing: enterThe(paymentLabels.cardNumber),
      invalid: 'This card number is not valid. Check each digit.',
    },
    expiryDate: {
      missing: enterThe(paymentLabels.expiryDate),
      malformed: 'Enter the month (01 to 12) and the year as MM/YY.',
      expired: 'This card has expired. Use another one.',
      unlikely: 'Check the year. No card is valid for that long.',
    },
    cvv: {
      missing: enterThe(paymentLabels.cvv),
      malformed: (lengths) => `The CVV has ${lengths.join(' or ')} digits.`,
    },
    nameOnCard: 'Enter the name on the card.',
  },
});

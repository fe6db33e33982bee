import type { FieldMessages } from '../../domain/fieldRules';
import { fieldRules } from '../../domain/fieldRules';

export const fieldMessages: FieldMessages = {
  tooLong: (max, length) => `Use at most ${max} characters. This has ${length}.`,
  cardNumber: 'Remove the card number. Enter it only in the field “Card number” at checkout.',
  email: {
    missing: 'Enter your email address.',
    tooLong: (max) => `An email address has at most ${max} characters.`,
    malformed: 'Enter an email address such as name@example.com.',
  },
};

export const { optionalText, requiredText, emailAddress } = fieldRules(fieldMessages);

/** Shown next to each form outside the checkout. */
export const formNote = 'This is a demo: forms answer as if they were live, but nothing you type is sent.';

import * as v from 'valibot';
import isFQDN from 'validator/lib/isFQDN.js';
import { containsCardNumber } from './cardNumbers';
import { asciiDigits } from './digits';
import { trimmed } from './trimmed';

/** The limit in RFC 5321, section 4.5.3.1.3. */
const MAX_EMAIL_LENGTH = 254;

/** An address in letters and digits of any script (RFC 6531). */
const EMAIL =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@[\p{L}\p{M}\p{N}.-]+$/u;

/** Requires a host with a dot: `name@shop` is always a typo on a public site. */
const isEmail = (typed: string) =>
  EMAIL.test(typed) && isFQDN(asciiDigits(typed.slice(typed.indexOf('@') + 1)));

/** Errors for texts that are too long, card numbers in the wrong field, and email addresses. */
export interface FieldMessages {
  readonly tooLong: (max: number, length: string) => string;
  readonly cardNumber: string;
  readonly email: {
    readonly missing: string;
    readonly tooLong: (max: number) => string;
    readonly malformed: string;
  };
}

/** Creates the rules for text fields, with their error messages. */
export function fieldRules({ tooLong, cardNumber, email }: FieldMessages) {
  const text = (max: number) =>
    v.pipe(
      v.string(),
      v.transform(trimmed),
      v.maxLength(max, (issue) => tooLong(max, issue.received)),
    );
  const withoutCardNumber = v.check((typed: string) => !containsCardNumber(typed), cardNumber);
  /** Accepts an optional text of at most `max` characters, without a card number. */
  const optionalText = (max = 100) => v.pipe(text(max), withoutCardNumber);
  /** Requires a text of at most `max` characters; `missing` is the error for an empty field. */
  const requiredText = (missing: string, max = 100) => v.pipe(optionalText(max), v.nonEmpty(missing));
  /** Requires a part of the card, which may be its number. */
  const cardText = (missing: string) => v.pipe(text(100), v.nonEmpty(missing));

  const emailAddress = v.pipe(
    v.string(),
    v.transform(trimmed),
    v.nonEmpty(email.missing),
    v.maxLength(MAX_EMAIL_LENGTH, email.tooLong(MAX_EMAIL_LENGTH)),
    v.check(isEmail, email.malformed),
    withoutCardNumber,
  );
  return { optionalText, requiredText, cardText, emailAddress };
}

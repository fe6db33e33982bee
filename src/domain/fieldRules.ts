import * as v from 'valibot';
import { trimmed } from './trimmed';

/** The limit in RFC 5321, section 4.5.3.1.3. */
const MAX_EMAIL_LENGTH = 254;

/** What the forms say about a text that is too long or an email address. */
export interface FieldMessages {
  readonly tooLong: (max: number, length: string) => string;
  readonly email: {
    readonly missing: string;
    readonly tooLong: (max: number) => string;
    readonly malformed: string;
  };
}

/** Creates the rules for text fields, with their error messages. */
export function fieldRules({ tooLong, email }: FieldMessages) {
  /** Accepts an optional text of at most `max` characters. */
  const optionalText = (max = 100) =>
    v.pipe(
      v.string(),
      v.transform(trimmed),
      v.maxLength(max, (issue) => tooLong(max, issue.received)),
    );
  /** Requires a text of at most `max` characters; `missing` is the error for an empty field. */
  const requiredText = (missing: string, max = 100) => v.pipe(optionalText(max), v.nonEmpty(missing));

  const emailAddress = v.pipe(
    v.string(),
    v.transform(trimmed),
    v.nonEmpty(email.missing),
    v.maxLength(MAX_EMAIL_LENGTH, email.tooLong(MAX_EMAIL_LENGTH)),
    v.rfcEmail(email.malformed),
    // The RFC allows a host without a dot (`name@shop`), which is always a typo on a public site.
    v.regex(/\.[a-z\d-]{2,}$/i, email.malformed),
  );
  return { optionalText, requiredText, emailAddress };
}

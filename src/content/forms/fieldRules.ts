import * as v from 'valibot';
import { trimmed } from '../../domain/trimmed';

/** The limit in RFC 5321, section 4.5.3.1.3. */
const MAX_EMAIL_LENGTH = 254;

/** Requires a text of at most `max` characters; `missing` is the error for an empty field. */
export function requiredText(missing: string, max = 100) {
  return v.pipe(
    v.string(),
    v.transform(trimmed),
    v.nonEmpty(missing),
    v.maxLength(max, (issue) => tooLong(issue.received, max)),
  );
}

/** Accepts an optional text of at most `max` characters. */
export function optionalText(max = 100) {
  return v.pipe(
    v.string(),
    v.transform(trimmed),
    v.maxLength(max, (issue) => tooLong(issue.received, max)),
  );
}

const EMAIL_EXAMPLE = 'Enter an email address such as name@example.com.';

export const emailAddress = v.pipe(
  v.string(),
  v.transform(trimmed),
  v.nonEmpty('Enter your email address.'),
  v.maxLength(MAX_EMAIL_LENGTH, `An email address has at most ${MAX_EMAIL_LENGTH} characters.`),
  v.rfcEmail(EMAIL_EXAMPLE),
  // The RFC allows a host without a dot (`name@shop`), which is always a typo on a public site.
  v.regex(/\.[a-z\d-]{2,}$/i, EMAIL_EXAMPLE),
);

export function oneOf<const Options extends readonly string[]>(options: Options, missing: string) {
  return v.picklist(options, missing);
}

function tooLong(length: string, max: number): string {
  return `Use at most ${max} characters. This has ${length}.`;
}

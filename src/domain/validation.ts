import * as v from 'valibot';
import { trimmed } from './trimmed';

/** A message per field that has something wrong, in the order of the form; no entry means that the field is fine. */
export type FieldErrors<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** The longest address that mail can be sent to (RFC 5321, 4.5.3.1.3). */
const MAX_EMAIL_LENGTH = 254;

/** A text that must be there, at most `max` characters. */
export function requiredText(missing: string, max = 100) {
  return v.pipe(
    v.string(),
    v.transform(trimmed),
    v.nonEmpty(missing),
    v.maxLength(max, (issue) => tooLong(issue.received, max)),
  );
}

/** A text that may be left out, at most `max` characters. */
export function optionalText(max = 100) {
  return v.pipe(
    v.string(),
    v.transform(trimmed),
    v.maxLength(max, (issue) => tooLong(issue.received, max)),
  );
}

const EMAIL_EXAMPLE = 'Enter an e-mail address such as name@shop.com.';

/** An e-mail address. */
export const emailAddress = v.pipe(
  v.string(),
  v.transform(trimmed),
  v.nonEmpty('Enter your e-mail address.'),
  v.maxLength(MAX_EMAIL_LENGTH, `An e-mail address has at most ${MAX_EMAIL_LENGTH} characters.`),
  v.rfcEmail(EMAIL_EXAMPLE),
  // The RFC allows a bare host (`name@shop`), which is always a slip on a public site.
  v.regex(/\.[a-z\d-]{2,}$/i, EMAIL_EXAMPLE),
);

/** One of a list of options. */
export function oneOf<const Options extends readonly string[]>(options: Options, missing: string) {
  return v.picklist(options, missing);
}

/** What is asked of each field, in the order in which the form has them, which is that of its error summary. */
export type FieldRules<Values> = Readonly<Record<keyof Values & string, v.GenericSchema>>;

/** The first message of each field that breaks its rule, in the order of the rules. A field that is fine has none. */
export function fieldErrors<Field extends string>(
  rules: Readonly<Record<Field, v.GenericSchema>>,
  values: Readonly<Record<NoInfer<Field>, unknown>>,
): FieldErrors<Field> {
  const isField = (name: string): name is Field => Object.hasOwn(rules, name);
  const errors: Partial<Record<Field, string>> = {};
  for (const field of Object.keys(rules).filter(isField)) {
    const [issue] = v.safeParse(rules[field], values[field]).issues ?? [];
    if (issue) errors[field] = issue.message;
  }
  return errors;
}

function tooLong(length: string, max: number): string {
  return `Use at most ${max} characters. This has ${length}.`;
}

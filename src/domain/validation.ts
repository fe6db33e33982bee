import * as v from 'valibot';
import { trimmed } from './trimmed';

/** A message per field that has something wrong; no entry means that the field is fine. */
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

/**
 * The first message of each field that does not fit the schema.
 * A field that is fine, or that the schema does not know, has none.
 */
export function fieldErrors<Values extends object>(
  schema: v.GenericSchema,
  values: Values,
): FieldErrors<keyof Values & string> {
  const errors: Partial<Record<keyof Values & string, string>> = {};
  const isField = (path: string | null): path is keyof Values & string => path !== null && path in values;
  for (const issue of v.safeParse(schema, values).issues ?? []) {
    const field = v.getDotPath(issue);
    if (isField(field)) errors[field] ??= issue.message;
  }
  return errors;
}

function tooLong(length: string, max: number): string {
  return `Use at most ${max} characters. This has ${length}.`;
}

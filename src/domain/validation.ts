import * as v from 'valibot';
import { keysOf } from './records';

/** Error messages by field, in form order. Valid fields have no entry. */
export type FieldErrors<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** A schema for each field, in the order of the form and its error summary. */
export type FieldRules<Values> = Readonly<Record<keyof Values & string, v.GenericSchema>>;

/** Returns each invalid field's first error. */
export function fieldErrors<Field extends string>(
  rules: Readonly<Record<Field, v.GenericSchema>>,
  values: Readonly<Record<NoInfer<Field>, unknown>>,
): FieldErrors<Field> {
  const errors: Partial<Record<Field, string>> = {};
  for (const field of keysOf(rules)) {
    const [issue] = v.safeParse(rules[field], values[field]).issues ?? [];
    if (issue) errors[field] = issue.message;
  }
  return errors;
}

import type { EmailForm } from '../../domain/forms';
import type { FieldErrors, FieldRules } from '../../domain/validation';
import { fieldErrors } from '../../domain/validation';
import { emailAddress } from './fieldRules';

export const emailFormLabels = {
  email: 'Email',
  subscribe: 'Subscribe',
  resetPassword: 'Send reset link',
} as const;

const rules: FieldRules<EmailForm> = { email: emailAddress };

/** Validates the forms for newsletters and forgotten passwords. */
export function emailErrors(form: EmailForm): FieldErrors<keyof EmailForm> {
  return fieldErrors(rules, form);
}

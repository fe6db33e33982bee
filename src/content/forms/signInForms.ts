import * as v from 'valibot';
import type { LoginForm, SignUpForm } from '../../domain/forms';
import type { FieldErrors, FieldRules } from '../../domain/validation';
import { fieldErrors } from '../../domain/validation';
import { emailAddress, optionalText, requiredText } from './fieldRules';

/** Labels of the login form. Its tab and its button share the label `form`. */
export const loginLabels = {
  form: 'Login',
  email: 'Email',
  password: 'Password',
  forgot: 'Forgot password?',
} as const;

export const signUpLabels: Readonly<Record<keyof SignUpForm | 'form' | 'termsLink', string>> = {
  form: 'Sign Up',
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  agreeToTerms: 'I agree to the',
  termsLink: 'Terms of Service (opens in a new tab)',
};

export const passwordHints = {
  password: 'At least 8 characters.',
  confirmPassword: 'Enter the same password again.',
} as const;

/** Returns the accessible name of the button that shows a password. */
export const showLabel = (label: string) =>
  label === signUpLabels.confirmPassword ? 'Show the repeated password' : `Show ${label.toLowerCase()}`;

const loginRules: FieldRules<LoginForm> = {
  email: emailAddress,
  password: v.pipe(v.string(), v.nonEmpty('Enter your password.')),
};
const signUpRules = (password: string): FieldRules<SignUpForm> => ({
  firstName: requiredText('Enter your first name.'),
  lastName: requiredText('Enter your last name.'),
  company: optionalText(),
  email: emailAddress,
  password: v.pipe(
    v.string(),
    v.nonEmpty('Choose a password.'),
    v.minLength(8, 'Use at least 8 characters.'),
    v.maxLength(200, 'Use at most 200 characters.'),
  ),
  confirmPassword: v.pipe(
    v.string(),
    v.nonEmpty('Enter the password again.'),
    v.value(password, 'The passwords don’t match.'),
  ),
  agreeToTerms: v.literal(true, 'Agree to the terms to sign up.'),
});

/** Validates the login form. There are no accounts to check against. */
export function loginErrors(form: LoginForm): FieldErrors<keyof LoginForm> {
  return fieldErrors(loginRules, form);
}

export function signUpErrors(form: SignUpForm): FieldErrors<keyof SignUpForm> {
  return fieldErrors(signUpRules(form.password), form);
}

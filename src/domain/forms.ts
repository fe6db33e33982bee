import * as v from 'valibot';
import type { FieldErrors, FieldRules } from './validation';
import { emailAddress, fieldErrors, oneOf, optionalText, requiredText } from './validation';

/** Subjects of the contact form (specification §5). */
export const contactSubjects = ['general', 'services', 'partnership', 'support', 'demo', 'pricing'] as const;
export type ContactSubject = (typeof contactSubjects)[number];

/** The fields of each form, as typed. */
export interface ContactForm {
  readonly name: string;
  readonly email: string;
  readonly subject: ContactSubject | '';
  readonly message: string;
}
export type ShortContactForm = Omit<ContactForm, 'subject'>;
export interface EmailForm {
  readonly email: string;
}
export interface LoginForm extends EmailForm {
  readonly password: string;
}
export interface SignUpForm extends LoginForm {
  readonly confirmPassword: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly agreeToTerms: boolean;
}

const name = requiredText('Enter your name.');
const message = requiredText('Write a message.', 5000);
const contactRules: FieldRules<ContactForm> = {
  name,
  email: emailAddress,
  subject: oneOf(contactSubjects, 'Select a subject.'),
  message,
};
const shortContactRules: FieldRules<ShortContactForm> = { name, email: emailAddress, message };
const emailRules: FieldRules<EmailForm> = { email: emailAddress };
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
    v.nonEmpty('Enter the password once more.'),
    v.value(password, 'The two passwords differ.'),
  ),
  agreeToTerms: v.literal(true, 'Agree to the terms to sign up.'),
});

/** Validates the contact form. */
export function contactErrors(form: ContactForm): FieldErrors<keyof ContactForm> {
  return fieldErrors(contactRules, form);
}

/** Validates the home page's short contact form. */
export function shortContactErrors(form: ShortContactForm): FieldErrors<keyof ShortContactForm> {
  return fieldErrors(shortContactRules, form);
}

/** Validates forms with only an email address: newsletters, forgotten passwords. */
export function emailErrors(form: EmailForm): FieldErrors<keyof EmailForm> {
  return fieldErrors(emailRules, form);
}

/** Validates the login form. The demo has no accounts to check against. */
export function loginErrors(form: LoginForm): FieldErrors<keyof LoginForm> {
  return fieldErrors(loginRules, form);
}

/** Validates the sign-up form: passwords must match, terms must be accepted. */
export function signUpErrors(form: SignUpForm): FieldErrors<keyof SignUpForm> {
  return fieldErrors(signUpRules(form.password), form);
}

import * as v from 'valibot';
import type { FieldErrors } from './validation';
import { emailAddress, fieldErrors, oneOf, optionalText, requiredText } from './validation';

/** The subjects of the contact form, as its select names them (specification §5). */
export const contactSubjects = ['general', 'services', 'partnership', 'support', 'demo', 'pricing'] as const;
export type ContactSubject = (typeof contactSubjects)[number];

const contactSchema = v.object({
  name: requiredText('Enter your name.'),
  email: emailAddress,
  subject: oneOf(contactSubjects, 'Select a subject.'),
  message: requiredText('Write a message.', 5000),
});
const shortContactSchema = v.omit(contactSchema, ['subject']);
const emailSchema = v.object({ email: emailAddress });
const loginSchema = v.object({
  email: emailAddress,
  password: v.pipe(v.string(), v.nonEmpty('Enter your password.')),
});
const signUpSchema = v.pipe(
  v.object({
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
    confirmPassword: v.pipe(v.string(), v.nonEmpty('Enter the password once more.')),
    agreeToTerms: v.literal(true, 'Agree to the terms to sign up.'),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }) => password === confirmPassword,
      'The two passwords differ.',
    ),
    ['confirmPassword'],
  ),
);

/** What each form asks for, as typed. */
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

/** What is wrong with the contact form, field by field. */
export function contactErrors(form: ContactForm): FieldErrors<keyof ContactForm> {
  return fieldErrors(contactSchema, form);
}

/** What is wrong with the home page's short contact form. */
export function shortContactErrors(form: ShortContactForm): FieldErrors<keyof ShortContactForm> {
  return fieldErrors(shortContactSchema, form);
}

/** What is wrong with a form that asks for an e-mail address alone: newsletters, forgotten passwords. */
export function emailErrors(form: EmailForm): FieldErrors<keyof EmailForm> {
  return fieldErrors(emailSchema, form);
}

/** What is wrong with the login form. Nobody is checked: the demo keeps no accounts. */
export function loginErrors(form: LoginForm): FieldErrors<keyof LoginForm> {
  return fieldErrors(loginSchema, form);
}

/** What is wrong with the sign-up form; passwords must match and the terms be agreed to. */
export function signUpErrors(form: SignUpForm): FieldErrors<keyof SignUpForm> {
  return fieldErrors(signUpSchema, form);
}

import type { ContactForm, SignUpForm } from '../../src/domain/forms';
import { contactErrors } from '../../src/content/forms/contactForm';
import { loginErrors, signUpErrors } from '../../src/content/forms/signInForms';
import { contactSubjects } from '../../src/domain/forms';

const tooLong = 'x'.repeat(10_000);
const everyScript = ['🛍️👩🏽‍💻', 'محمد بن راشد', 'שרה לוי', '山田 太郎'];
const noAddress = 'Enter an email address such as name@example.com.';

describe('The contact form', () => {
  const good: ContactForm = {
    name: 'Ada Okafor',
    email: 'ada@shop.example',
    subject: 'demo',
    message: 'Please show us the pricing optimizer.',
  };

  it.each(contactSubjects)('is valid when complete, with subject %s', (subject) => {
    expect(contactErrors({ ...good, subject })).toEqual({});
  });

  it('requires each field', () => {
    expect(contactErrors({ name: '', email: '', subject: '', message: '' })).toEqual({
      name: 'Enter your name.',
      email: 'Enter your email address.',
      subject: 'Select a subject.',
      message: 'Write a message.',
    });
  });

  it('says which field is too long', () => {
    expect(contactErrors({ ...good, name: tooLong, email: tooLong, message: tooLong })).toEqual({
      name: 'Use at most 100 characters. This has 10000.',
      email: 'An email address has at most 254 characters.',
      message: 'Use at most 5000 characters. This has 10000.',
    });
  });

  it.each(everyScript)('accepts %s in name and message, but not in the address', (text) => {
    expect(contactErrors({ ...good, name: text, message: text })).toEqual({});
    expect(contactErrors({ ...good, email: text })).toEqual({ email: noAddress });
  });
});

it('the login form requires address and password', () => {
  expect(loginErrors({ email: '', password: '' })).toEqual({
    email: 'Enter your email address.',
    password: 'Enter your password.',
  });
});

describe('The sign-up form', () => {
  const filledWith = (text: string): SignUpForm => ({
    firstName: text,
    lastName: text,
    company: text,
    email: text,
    password: text,
    confirmPassword: text,
    agreeToTerms: true,
  });
  const good = { ...filledWith('orchard street'), company: '', email: 'ada@shop.example' };

  it('is valid when complete, with or without a company', () => {
    expect(signUpErrors(good)).toEqual({});
  });

  it('requires every field except the company', () => {
    expect(signUpErrors({ ...filledWith(''), agreeToTerms: false })).toEqual({
      firstName: 'Enter your first name.',
      lastName: 'Enter your last name.',
      email: 'Enter your email address.',
      password: 'Choose a password.',
      confirmPassword: 'Enter the password again.',
      agreeToTerms: 'Agree to the terms to sign up.',
    });
  });

  it('says which field is too long, including the company', () => {
    const fields = ['company', 'email', 'firstName', 'lastName', 'password'];
    expect(Object.keys(signUpErrors(filledWith(tooLong))).sort()).toEqual(fields);
  });

  it('requires two identical passwords', () => {
    for (const confirmPassword of ['orchard', 'Orchard street', 'orchard street ']) {
      expect(signUpErrors({ ...good, confirmPassword })).toEqual({
        confirmPassword: 'The passwords don’t match.',
      });
    }
  });

  it('says that passwords differ even if other fields are invalid', () => {
    expect(
      signUpErrors({ ...good, email: 'ada', agreeToTerms: false, confirmPassword: 'orchard lane' }),
    ).toEqual({
      email: noAddress,
      agreeToTerms: 'Agree to the terms to sign up.',
      confirmPassword: 'The passwords don’t match.',
    });
  });

  it.each([
    ['7 letters', '7letter', 'Use at least 8 characters.'],
    ['8 letters', '8 letter', undefined],
    ['200 letters', 'x'.repeat(200), undefined],
    ['201 letters', 'x'.repeat(201), 'Use at most 200 characters.'],
    ['another script', 'пароль-7', undefined],
    ['8 blanks, which are characters like others', ' '.repeat(8), undefined],
  ])('requires a password of 8 to 200 characters: %s', (_title, password, message) => {
    expect(signUpErrors({ ...good, password, confirmPassword: password }).password).toBe(message);
  });

  it.each(everyScript)('accepts %s in names and company', (text) => {
    expect(signUpErrors({ ...good, firstName: text, lastName: text, company: text })).toEqual({});
  });
});

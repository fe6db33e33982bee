/** Subjects of the contact form (specification §5). */
export const contactSubjects = ['general', 'services', 'partnership', 'support', 'demo', 'pricing'] as const;
export type ContactSubject = (typeof contactSubjects)[number];

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

import * as v from 'valibot';
import type { ContactForm, ContactSubject, ShortContactForm } from '../../domain/forms';
import { contactSubjects } from '../../domain/forms';
import type { FieldErrors, FieldRules } from '../../domain/validation';
import { fieldErrors } from '../../domain/validation';
import { emailAddress, requiredText } from './fieldRules';

export const contactLabels = {
  form: 'Contact',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  submit: 'Send message',
} as const;

export const subjectLabels: Readonly<Record<ContactSubject, string>> = {
  general: 'General Inquiry',
  services: 'Services Information',
  partnership: 'Partnership Opportunities',
  support: 'Technical Support',
  demo: 'Request a Demo',
  pricing: 'Pricing Information',
};

export const subjectPlaceholder = 'Select a subject';

/** Shown above the fields, unless a link sets the topic. */
export const allRequired = 'All fields are required.';

/** Shown before the product or plan that a link sets as the topic. */
export const aboutLabel = 'About:';

export const removeTopicLabel = (topic: string) => `Remove ${topic} and write about something else`;

/** Hint for the message field, unless a link sets the topic. */
export const messageHint = 'What you sell, and what you would fix first.';

/** Starts the message with the settings from a demo's link. */
export const settingsMessage = (settings: string) =>
  `I have tried the live demo with these settings: ${settings}.\n\n`;

/** Starts the message about a placed order. */
export const orderMessage = (number: string) => `I’d like to cancel order ${number} or get a refund.\n\n`;

export const thanksMessage = 'Thank you for your message! We will get back to you soon.';

const name = requiredText('Enter your name.');
const message = requiredText('Write a message.', 5000);
const contactRules: FieldRules<ContactForm> = {
  name,
  email: emailAddress,
  subject: v.picklist(contactSubjects, 'Select a subject.'),
  message,
};
const shortContactRules: FieldRules<ShortContactForm> = { name, email: emailAddress, message };

export function contactErrors(form: ContactForm): FieldErrors<keyof ContactForm> {
  return fieldErrors(contactRules, form);
}

/** Validates the home page's contact form, which has no subject. */
export function shortContactErrors(form: ShortContactForm): FieldErrors<keyof ShortContactForm> {
  return fieldErrors(shortContactRules, form);
}

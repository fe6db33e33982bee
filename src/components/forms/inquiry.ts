import { billingTexts } from '../../content/billing';
import { orderMessage, settingsMessage } from '../../content/forms/contactForm';
import { planIds, planNames } from '../../content/pricing/plans';
import { findProduct } from '../../content/products/catalog';
import { isBillingPeriod } from '../../domain/billing';
import type { ContactSubject } from '../../domain/forms';
import { contactSubjects } from '../../domain/forms';
import { isOrderNumber } from '../../domain/order';
import { firstCharacters } from '../../domain/typedText';

/** A visitor's request, as encoded in a link to the contact form. */
export interface Inquiry {
  readonly subject: ContactSubject | '';
  /** Display name of the product, plan, or order; null for none. */
  readonly about: string | null;
  /** Start of the message, such as a demo's settings or an order's number; empty otherwise. */
  readonly message: string;
}

/** Limits text from the URL, because anyone can create such a link. */
const MAX_SETTINGS_CHARACTERS = 300;

/** Reads an inquiry from a link to the contact form. Ignores unknown values. */
export function readInquiry(search: URLSearchParams): Inquiry {
  const subject = contactSubjects.find((known) => known === search.get('subject')) ?? '';
  const product = productIn(search);
  if (product !== null) return { subject, about: product, message: messageIn(search) };
  const order = orderIn(search);
  if (order !== null) return { subject, about: `order ${order}`, message: orderMessage(order) };
  return { subject, about: planIn(search), message: '' };
}

/** Removes the product, plan, or order from the query, for visitors who want to write about something else. */
export function withoutTopic(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...search].filter(([key]) => !['product', 'settings', 'plan', 'billing', 'order'].includes(key)),
  );
}

function productIn(search: URLSearchParams): string | null {
  return findProduct(search.get('product') ?? '')?.name ?? null;
}

function messageIn(search: URLSearchParams): string {
  const settings = firstCharacters(search.get('settings') ?? '', MAX_SETTINGS_CHARACTERS);
  return settings === '' ? '' : settingsMessage(settings);
}

/** Returns the number of the order that a link is about, or that a sent message was about. */
export function orderIn(search: URLSearchParams, key: 'order' | 'sent' = 'order'): string | null {
  const order = search.get(key);
  return isOrderNumber(order) && /^[A-Z0-9-]{5,30}$/.test(order) ? order : null;
}

function planIn(search: URLSearchParams): string | null {
  const plan = planIds.find((id) => id === search.get('plan'));
  if (!plan) return null;
  const billing = search.get('billing');
  const name = `${planNames[plan]} plan`;
  return isBillingPeriod(billing) ? `${name}, billed ${billingTexts[billing].label.toLowerCase()}` : name;
}

import { billingTexts } from '../../content/billing';
import { planIds, planNames } from '../../content/pricing/planNames';
import { findProduct } from '../../content/products/catalogue';
import { isBillingPeriod } from '../../domain/billing';
import type { ContactSubject } from '../../domain/forms';
import { contactSubjects } from '../../domain/forms';

/** What a visitor wants, as a link to the contact form says it. */
export interface Inquiry {
  readonly subject: ContactSubject | '';
  /** The product or plan it is about, as the page names it; null when it is about neither. */
  readonly about: string | null;
  /** What the message begins with: the settings of a demo, for who asks for more of it. Else empty. */
  readonly message: string;
}

/** Anybody can write such a link, so it may put at most this many characters into a message. */
const LONGEST_SETTINGS = 300;

/** Reads an inquiry from the query of a link (see `paths.demoRequest`, `paths.planInquiry`); unknown values are ignored. */
export function readInquiry(search: URLSearchParams): Inquiry {
  const subject = contactSubjects.find((known) => known === search.get('subject')) ?? '';
  const product = productIn(search);
  return { subject, about: product ?? planIn(search), message: product === null ? '' : messageIn(search) };
}

/** The query without the product or plan, for a visitor who wants to write about something else. */
export function withoutTopic(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...search].filter(([key]) => !['product', 'settings', 'plan', 'billing'].includes(key)),
  );
}

function productIn(search: URLSearchParams): string | null {
  return findProduct(search.get('product') ?? '')?.name ?? null;
}

function messageIn(search: URLSearchParams): string {
  const settings = search.get('settings')?.slice(0, LONGEST_SETTINGS) ?? '';
  return settings === '' ? '' : `I have tried the live demo with these settings: ${settings}.\n\n`;
}

function planIn(search: URLSearchParams): string | null {
  const plan = planIds.find((id) => id === search.get('plan'));
  if (!plan) return null;
  const billing = search.get('billing');
  const name = `${planNames[plan]} plan`;
  return isBillingPeriod(billing) ? `${name}, billed ${billingTexts[billing].label.toLowerCase()}` : name;
}

import { inWords } from '../../domain/numerals';
import { commitments, terms } from '../commitments';
import { company } from '../company';
import { productIds } from '../slugs';
import type { NotFoundText, Point } from '../types';
import type { Product } from './types';

export const productNotFound: NotFoundText & { readonly others: string } = {
  meta: {
    title: 'Product Not Found',
    description: `There is no product at this URL. See all ${inWords(productIds.length)} products, with prices and ratings.`,
    keywords: 'store, product not found, list of products',
  },
  heading: 'Product Not Found',
  message: 'There is no product at this URL. It may have been renamed, or the link may be incomplete.',
  others: 'All products',
};

export const reviewTexts = {
  heading: 'Reviews',
  /** Tells how many of the counted reviews are shown and that they are made up. */
  note: ({ reviews, rating }: Product, shown: number) =>
    `${reviews} reviews, ${rating.toFixed(1)} stars on average (star icons are rounded down). Here are ${inWords(shown)}. All are invented for this demonstration, including the people and stores.`,
  demo: 'See these scored word by word in the sentiment demo',
} as const;

/** Guarantees for every product and plan, short enough to repeat on any page. */
export const guarantees: readonly Point[] = [
  {
    title: `${commitments.moneyBackDays}-day money-back`,
    text: `Full refund within ${terms.moneyBackPeriod}. Setup time doesn’t count.`,
  },
  {
    title: `Support response within ${commitments.supportHours} hours`,
    text: `For customers: a person who knows your setup answers during business hours, ${company.hours.weekdays.days}.`,
  },
  {
    title: `Implementation in ${commitments.implementationWeeks} weeks`,
    text: 'Counted from when we get your data until the product is live in your store.',
  },
  {
    title: `Follow-up within ${commitments.followUpHours} hours`,
    text: 'For everyone: we get back to you after a message, a call, or a demo.',
  },
];

import { inWords } from '../../domain/numerals';
import type { Product } from './types';

/** Texts around a product's reviews. */
export const reviewTexts = {
  heading: 'Reviews',
  /** How many of the counted reviews are shown, and that they're fictional. */
  note: ({ reviews, rating }: Product, shown: number) =>
    `The shop counts ${reviews} reviews with a mean of ${rating.toFixed(1)}; ${inWords(shown)} of them can be read here. All of it is invented for this demonstration: the count, the people and their shops.`,
  demo: 'Read these word by word in the sentiment demo',
} as const;

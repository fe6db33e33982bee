import { inWords } from '../../domain/numerals';
import type { Product } from './types';

export const reviewTexts = {
  heading: 'Reviews',
  /** Tells how many of the counted reviews are shown and that they are made up. */
  note: ({ reviews, rating }: Product, shown: number) =>
    `${reviews} reviews, ${rating.toFixed(1)} stars on average. Here are ${inWords(shown)}. All are invented for this demonstration, including the people and stores.`,
  demo: 'See these scored word by word in the sentiment demo',
} as const;

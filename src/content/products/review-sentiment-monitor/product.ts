import { commitments } from '../../commitments';
import type { DemoTexts, ProductContent } from '../types';

export const product: ProductContent = {
  name: 'Review Sentiment Monitor',
  category: 'analytics',
  priceCents: 999,
  originalPriceCents: 1299,
  rating: 4.4,
  reviews: 131,
  availability: 'In Stock',
  description:
    'Reads every review sentence by sentence and warns you when complaints about fit, fabric, or delivery increase.',
  highlights: [
    'Praise separated from complaints',
    'An alert at the first real drop',
    'Store and public reviews together',
  ],
  services: ['sentiment-analysis', 'analytical-insight'],
  problem: 'you have more reviews than you can read',
  forWhom: 'Stores with more reviews than anyone has time to read',
  setUp: `${commitments.implementationWeeks} weeks, past reviews included`,
  dataNeeded: 'Reviews with date and product; the stars are optional',
};

export const demo: DemoTexts = {
  meta: {
    title: 'Review Sentiment Monitor demo: paste reviews and see',
    description:
      'Paste your reviews or open a CSV file: see each score word by word, where stars and words disagree, and download the result. It runs in your browser.',
    keywords:
      'sentiment demo, review analysis, VADER, opinion words, negation, star ratings, try it with your own reviews, upload a CSV of reviews',
  },
  heading: 'Reviews, word by word',
  summary:
    'Paste your reviews to see how positive or negative each one is, which words decide its score, and how scores change over time.',
  input: 'Your file, if you like: reviews, one per line or in a column. Takes two minutes.',
  lead: 'See how positive or negative each review is, and which words decide the score. Try the samples, paste your own reviews, or open a file.',
  data: 'We wrote the sample reviews. Yours stay in this tab and are never sent or stored. Only reviews in English are scored.',
  limits:
    'The product learns your industry’s vocabulary, separates complaints about fit from those about delivery, and reads more languages. This demo knows 7,500 opinion words, plus emoji and phrases such as “5 stars.” It misses sarcasm and industry terms.',
};

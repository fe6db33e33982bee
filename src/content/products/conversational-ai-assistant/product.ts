import { commitments } from '../../commitments';
import type { ProductContent } from '../types';

export const product: ProductContent = {
  name: 'Conversational AI Assistant',
  category: 'customer-service',
  priceCents: 3999,
  originalPriceCents: 4999,
  rating: 4.7,
  reviews: 187,
  availability: 'In Stock',
  description:
    'Answers order and product questions from your data around the clock, and hands the hard ones to your team.',
  highlights: [
    'Looks up the order, never guesses',
    'Product cards inside the chat',
    'Handoff with the full thread',
  ],
  services: ['conversational-ai', 'customer-interaction-engagement', 'robotic-process-automation-2'],
  forWhom: 'Stores whose inbox fills up with the same few questions, mostly after hours',
  setUp: `${commitments.implementationWeeks} weeks, including a rehearsal on past questions`,
  dataNeeded: 'Help pages, policies, product feed, and read access to orders; past conversations help',
};

import { commitments } from '../../commitments';
import type { DemoTexts, ProductContent } from '../types';

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
  problem: 'the same questions take up your day',
  forWhom: 'Stores whose inbox fills up with the same few questions, mostly after hours',
  setUp: `${commitments.implementationWeeks} weeks, including a rehearsal on past questions`,
  dataNeeded: 'Help pages and policies; product feed; read access to orders; past conversations help',
};

export const demo: DemoTexts = {
  meta: {
    title: 'Conversational AI Assistant demo: ask this site',
    description:
      'Ask a question and get an answer quoted from this site, with a link. Say “add Fraud Shield yearly,” press the button, and check your cart.',
    keywords:
      'chat assistant demo, site answers, shopping by chat, sources, undo, try the chatbot, live chat',
  },
  heading: 'Ask the shop',
  summary:
    'Ask our assistant about Tangelo’s products, prices, or policies, or tell it what you want in your cart.',
  input: 'No data needed. Takes a minute.',
  lead: 'Ask the assistant about Tangelo’s products, prices, or policies, or tell it what to add to your cart. It answers from this site with links, and you confirm every change.',
  data: 'The assistant answers from this site’s pages and product data. What you type stays in this tab and is never sent or stored. It changes your cart only when you press a button or say “yes.” You can undo each change until you close the tab.',
  limits:
    'The product understands six languages, looks up orders, and brings in a person when needed. This demo reads only English, covers about a hundred topics, and proposes changes to the cart that you can correct before you confirm them.',
};

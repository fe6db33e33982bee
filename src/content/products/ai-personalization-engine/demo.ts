import type { DemoTexts } from '../types';

export const demo: DemoTexts = {
  meta: {
    title: 'AI Personalization Engine demo: a shelf that sorts itself',
    description:
      'Sixty items in a sample outdoor store change places as you click, and each one tells you why. See how often the suggestions are right.',
    keywords: ['personalization demo', 'matrix factorization', 'implicit feedback', 'recommendations'],
  },
  heading: 'A shelf that sorts itself',
  summary: 'Click items in a sample store and watch the shelf re-sort for you.',
  lead: 'Click items you like in this sample store. After each click, the shelf re-sorts for you, and every item tells you why it’s there.',
  data: 'We made up the 300 shoppers. The demo knows who clicked what, but nothing about the items themselves, not even their departments. Your clicks are kept only in this page’s address, so a copied link includes them.',
  limits:
    'The product keeps learning, and it can recommend new items that nobody has clicked yet. It takes inventory, returns, and your own rules into account. This demo sees only clicks and doesn’t keep learning.',
};

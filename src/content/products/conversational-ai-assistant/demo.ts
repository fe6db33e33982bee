import type { DemoTexts } from '../types';

export const demo: DemoTexts = {
  meta: {
    title: 'Conversational AI Assistant demo: ask this site',
    description:
      'Ask a question and get an answer quoted from this site, with a link. Say “add Fraud Shield yearly” and check your cart. It runs in your browser.',
    keywords: ['chat assistant demo', 'site answers', 'shopping by chat', 'sources', 'undo'],
  },
  heading: 'Ask the shop',
  summary:
    'Ask our assistant about Tangelo’s products, prices, or policies, or tell it what to put in your cart.',
  lead: 'Ask the assistant about Tangelo’s products, prices, or policies, or tell it what to add to your cart. It answers from this site and links to the source.',
  data: 'The assistant answers from this site’s pages and product data. What you type stays in this tab and is never sent or stored. Changes it makes to your cart are real. To undo one, type “undo” before you close the tab.',
  limits:
    'The product understands six languages, looks up orders, and brings in a person when needed. This demo reads only English, covers about a hundred topics, and understands simple requests such as “add Fraud Shield yearly.”',
};

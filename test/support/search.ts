import type { SearchRecord, SearchText } from '../../src/components/search/searchRecord';
import { searchIndexPath, searchTextsPath } from '../../src/content/search/search';

const record = (
  kind: SearchRecord['kind'],
  url: string,
  title: string,
  text: string,
  keywords = '',
): SearchRecord => ({ kind, url, title, text, keywords, headings: '' });

/** A small site. `test/browser/built/search.spec.ts` searches the real one. */
export const sampleRecords: readonly SearchRecord[] = [
  record('product', '/product/fraud-shield', 'Fraud Shield', 'Checks every order.', 'stolen cards'),
  record('demo', '/demos/fraud-shield', 'Fraud Shield demo', 'Choose what to hold.', 'try it\nstolen cards'),
  record('service', '/security-fraud-prevention', 'Security & Fraud Prevention', 'Safety.', 'stolen cards'),
  record('news', '/news/fraud-shield-gives-its-reasons', 'Fraud Shield gives its reasons', 'It says why.'),
  record('product', '/product/dynamic-pricing-optimizer', 'Dynamic Pricing Optimizer', 'Sets each price.'),
  record('tool', '/tensorflow', 'TensorFlow', 'A library for machine learning, as is Keras.'),
  record('tool', '/opencv', 'OpenCV', 'Finds shapes in photos for a business.'),
  record('case', '/case-study#dress-sizes', 'The right size', 'Dresses were sent back. Fewer returns now.'),
  record('question', '/faq#how-to-leave', 'How do we cancel?', 'Give us 30 days of notice.', 'contract'),
  record('question', '/faq#mistakes', 'What if the system gets something wrong?', 'A person decides.'),
  record('page', '/terms-of-service', 'Terms of Service', 'Billing, and how to cancel a contract.'),
  record('page', '/team', 'Team', 'The people you’d work with.', 'staff'),
  record('post', '/blog/botpress', 'One return, start to finish', 'A conversation with a bot.'),
];

export const sampleTexts: readonly SearchText[] = [
  {
    url: '/blog/botpress',
    text: 'A customer writes at night.\nShe bought a kettle. It leaks from the lid, she says!',
  },
  {
    url: '/terms-of-service#7-late-payment',
    text: 'We send reminders. After that, we may suspend an account.',
  },
  { url: '/team', text: 'Everyone here has packed a parcel, also the co-founder.' },
];

/** Serves both parts of the index. */
export function serveSearchIndex() {
  return jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    if (address === searchIndexPath) return Promise.resolve(Response.json(sampleRecords));
    if (address === searchTextsPath) return Promise.resolve(Response.json(sampleTexts));
    throw new Error('The search asks for nothing but its index.');
  });
}

/** Lets <dialog> open and close, which jsdom can't. Browser tests check focus and Escape. */
export function letDialogsOpen() {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
    this.querySelector('input')?.focus();
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

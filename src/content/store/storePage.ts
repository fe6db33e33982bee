import type { PageMeta } from '../types';

export const storePage: {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly withoutScripts: string;
  /** Next to the button that saves the recording to a file. */
  readonly fileHolds: string;
} = {
  meta: {
    title: 'Inside the store: watch a Redux shop work',
    description:
      'Every event of your visit, what it changed, what is saved and how tabs agree: a live look inside one Redux Toolkit store, with its source.',
    keywords: [
      'Redux Toolkit',
      'redux-persist',
      'state management',
      'time travel',
      'event log',
      'React',
      'source of this site',
    ],
  },
  heading: 'Inside the store',
  lead: 'This shop is one Redux store. Watch it work: every event of your visit, what it changed, what is saved, and the source code behind it.',
  withoutScripts:
    'This is an example visit, recorded when the site was built. Turn on JavaScript to see your own, live.',
  fileHolds:
    'The file contains what you typed in the shop: after an order, also your name, email and address, but never a card number. It stays on your device unless you share it.',
};

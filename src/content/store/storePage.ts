import type { PageMeta } from '../types';

/** Texts of /store around its content. */
export const storePage: {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly withoutScripts: string;
  /** Beside the button that saves the recording to a file. */
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
  lead: 'This shop is one Redux store. Here you can watch it: each event of your visit, what it changed, what is on the disk, and the lines of source that did it.',
  withoutScripts:
    'This is an example visit, recorded when the site was built. With JavaScript turned on you would see your own, as it happens.',
  fileHolds:
    'The file holds what you typed in the shop, so after an order your name, email and address too. It never holds a card number. It stays on your device until you give it to somebody.',
};

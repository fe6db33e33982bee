export const storePage = {
  meta: {
    title: 'Inside the store: watch a Redux shop work',
    description:
      'Watch a Redux Toolkit store live: every action, the state it changes, what your browser saves, and how tabs stay in sync. With source code.',
    keywords:
      'Redux Toolkit, redux-persist, state management, time travel, action log, React, source of this site, how this site is built',
  },
  heading: 'Inside the store, for developers',
  lead: 'The whole shop runs on one Redux store. See each action of your visit, how it changed the state, what your browser saves, and the code behind it.',
  withoutScripts:
    'This is an example visit, recorded when the site was built. Turn on JavaScript to see your own, live.',
  /** The unit of saved timestamps. */
  timestampUnit: 'Times are in milliseconds since January 1, 1970 (UTC).',
  /** Shown next to the button that downloads the recording. */
  fileHolds:
    'The file contains what you typed in the shop, including any name, email, and address from the checkout, but never a card number. It stays on your device unless you share it.',
} as const;

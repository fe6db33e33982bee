/** Notices about saving. Each says what happened and what to do. */
export const savingNotices = {
  failed:
    'Your last change couldn’t be saved because this browser’s storage is full. Keep this page open until this notice goes away. We try again with each change.',
  unavailable:
    'This browser doesn’t let us save anything. Your cart works until you reload or close this page. To keep it longer, allow this site to store data, then reload.',
  dropped: 'Some saved items could not be read or are no longer sold.',
} as const;

export const offlineNotice =
  'Your browser says it’s offline. Your cart, checkout, and the pages you’ve visited still work.';

/** Shown while the page's code is loading: after a click, and if loading fails. */
export const loadingNotices = {
  received: 'Loading. We’ll do that in a moment.',
  again: 'Loading. Please press again in a moment.',
  missing:
    'Part of this page didn’t load. You can read it and follow its links. Buttons you press will work once the rest loads. We’re still trying.',
  retry: 'Reload the page',
} as const;

export const errorPage = {
  broken: {
    title: 'Something went wrong on this page',
    text: 'Your cart is safe. Try again, or go to another page.',
  },
  offline: {
    title: 'This page isn’t available offline',
    text: 'Check your connection, then try again. Your cart and the pages you’ve visited still work.',
  },
  retry: 'Try again',
} as const;

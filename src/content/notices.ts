/** Error and status messages: what happened, and what to do. */
export const savingNotices = {
  failed:
    'Your last change could not be saved, because this browser’s storage is full. Do not reload or close this page before this notice is gone; we try again with each change.',
  unavailable:
    'This browser does not let us save anything. Your cart works until you reload or close this page. To keep one, allow this site to store data, then reload.',
  dropped: (count: number) =>
    `${count} saved ${count === 1 ? 'item' : 'items'} could not be read or ${count === 1 ? 'is' : 'are'} no longer sold, and ${count === 1 ? 'was' : 'were'} left out.`,
  cardNumber:
    'Something you typed looks like a card number. It was not saved on this device; everything else was.',
} as const;

/** The notice at the bottom of the window while offline. */
export const offlineNotice =
  'You are offline. Your cart, the checkout and the pages you have seen still work.';

/** Messages before the page's code has loaded: for an early press, and for a failed load. */
export const loadingNotices = {
  heard: 'Loading. We’ll do that in a moment.',
  missing:
    'Part of this page didn’t load. You can read it and follow its links. Buttons that you press will work once the rest arrives; we keep trying.',
  retry: 'Reload the page',
} as const;

/** Shown in place of a page that failed to render. */
export const errorPage = {
  broken: {
    title: 'This page did not work',
    text: 'Something went wrong. Your cart is safe. Try again, or go to another page.',
  },
  offline: {
    title: 'This page isn’t available offline',
    text: 'It couldn’t be loaded, perhaps because you are offline. Your cart and the pages you have open still work.',
  },
  retry: 'Try again',
} as const;

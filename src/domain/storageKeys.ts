/** All keys that the site writes to browser storage. The privacy policy lists each. */
export const storageKeys = {
  /** State saved across visits. Versions append a colon and their number. */
  shop: 'tangelo:shop',
  /** Saved text that couldn't be parsed. */
  unreadable: 'tangelo:shop:unreadable',
  theme: 'tangelo:theme',
  /** Checkout form and undo history. This key and the ones below are in sessionStorage. */
  tab: 'tangelo:tab',
  /** Scroll positions. */
  scroll: 'tangelo:scroll',
  /** Prefix before the release name. Records that the page has already reloaded itself once. */
  reloadedFrom: 'tangelo:reloaded-from:',
} as const;

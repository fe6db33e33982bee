/** All keys that the site writes to browser storage. The privacy policy has a row for each. */
export const storageKeys = {
  /** State kept across visits. Later versions of its shape append a colon and the version. */
  shop: 'tangelo:shop',
  /** Saved text that could not be read. */
  unreadable: 'tangelo:shop:unreadable',
  theme: 'tangelo:theme',
  /** Checkout form and undo history, in sessionStorage like those below. */
  tab: 'tangelo:tab',
  /** Scroll positions. */
  scroll: 'tangelo:scroll',
  /** Prefix; the release follows. Notes that the page has reloaded itself once. */
  reloadedFrom: 'tangelo:reloaded-from:',
} as const;

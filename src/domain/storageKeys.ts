/**
 * Every name under which the site writes to the browser's storage, and nothing else may be written. The privacy policy
 * has a row for each.
 */
export const storageKeys = {
  /** What is saved for all visits. A later version of its shape has a key of its own: this one, a colon, the version. */
  shop: 'tangelo:shop',
  /** What of it could not be read. */
  unreadable: 'tangelo:shop:unreadable',
  theme: 'tangelo:theme',
  /** The checkout's form, and what can be undone; sessionStorage, as are the next. */
  tab: 'tangelo:tab',
  /** How far the tab's pages were scrolled. */
  scroll: 'tangelo:scroll',
  /** Begins the note that a release's page has loaded itself afresh; the release follows. */
  reloadedFrom: 'tangelo:reloaded-from:',
} as const;

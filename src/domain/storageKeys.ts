/** All keys that the site writes to browser storage. The privacy policy lists each. */
export const storageKeys = {
  /** State saved across visits. Versions append a colon and their number. */
  saved: 'tangelo:saved',
  /** Backup of saved text that couldn't be read. The latest one is kept. `persistence/` makes this name and that of `tab`. */
  unreadable: 'tangelo:saved:unreadable',
  theme: 'tangelo:theme',
  /** Checkout form. This key and the ones below are in sessionStorage. */
  tab: 'tangelo:saved:tab',
  scroll: 'tangelo:scroll',
  /** Marks that the page has reloaded once because of a missing file. The file's URL follows. */
  reloadedFrom: 'tangelo:reloaded-from:',
} as const;

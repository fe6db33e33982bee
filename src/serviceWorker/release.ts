/** The list of files that `prerender/serviceWorker.ts` prepends to the service worker's code. */
export interface Release {
  /** Changes whenever a file or page listed here does. Part of the cache names. */
  readonly name: string;
  /** Precached files. Files with a hash in their name need no revision. */
  readonly files: readonly { readonly url: string; readonly revision: string | null }[];
  /** The other pages and files of the shop, cached after `CACHE_SHOP`. */
  readonly shop: readonly string[];
}

/** The list of files that `prerender/serviceWorker.ts` puts in front of the service worker. */
export interface Release {
  /** Changes with the precached files; part of the names of the caches. */
  readonly name: string;
  /** Precached files. Those named by their content need no revision. */
  readonly files: readonly { readonly url: string; readonly revision: string | null }[];
  /** The other pages and files of the shop, cached after `KEEP_SHOP`. */
  readonly shop: readonly string[];
}

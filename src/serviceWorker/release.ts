/** What the prerender tells the service worker of the release that it belongs to (`prerender/serviceWorker.ts`). */
export interface Release {
  /** Another one for each release that differs in what it precaches; a part of the names of its caches. */
  readonly name: string;
  /** What is kept from the first visit on. A file whose address names its content needs no revision. */
  readonly files: readonly { readonly url: string; readonly revision: string | null }[];
  /** What the whole shop needs beside that: pages and files, kept when `KEEP_SHOP` asks for them. */
  readonly shop: readonly string[];
}

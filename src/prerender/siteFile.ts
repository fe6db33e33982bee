/** A file beside the pages: the build writes it, and the dev server answers with it. */
export interface SiteFile {
  /** From the site's root, with a slash ahead. */
  readonly path: `/${string}`;
  readonly make: () => SiteFileData | Promise<SiteFileData>;
}

/** What is in it. */
export type SiteFileData = string | Uint8Array;

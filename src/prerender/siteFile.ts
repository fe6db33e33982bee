/** A file other than a page: the build writes it, the dev server serves it. */
export interface SiteFile {
  /** From the site's root, with a leading slash. */
  readonly path: `/${string}`;
  readonly make: () => SiteFileData | Promise<SiteFileData>;
}

export type SiteFileData = string | Uint8Array;

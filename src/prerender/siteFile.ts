/** A file that isn't a page. The build writes it; the dev server serves it. */
export interface SiteFile {
  /** Path from the site's root, with a leading slash. */
  readonly path: `/${string}`;
  readonly make: () => SiteFileData | Promise<SiteFileData>;
}

export type SiteFileData = string | Uint8Array;

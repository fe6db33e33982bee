/** A file that the build writes beside the pages. */
export interface SiteFile {
  /** From the site's root, with a slash ahead. */
  readonly path: `/${string}`;
  readonly data: string | Uint8Array;
}

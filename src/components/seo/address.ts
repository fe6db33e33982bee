import { paths } from '../../content/paths';

/** The size of every page's picture for link previews (specification §9). */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** The address of a page's picture for link previews; the build draws one for each page. */
export function sharePicturePath(path: string): `/${string}` {
  return `/share${path === paths.home ? paths.homeAgain : path}.png`;
}

/** A path as search engines and other sites need it: with the site's address. */
export function fullAddress(path: string): string {
  return SITE_URL + path;
}

/** The name that the structured data of all pages gives the company, so that machines recognize it as one company. */
export const organizationId = fullAddress('/#organization');

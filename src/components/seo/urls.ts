import { paths } from '../../content/paths';

/** Size of every page's link preview picture (specification §9). */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** Returns the path of a page's link preview picture; the build draws one per page. */
export function sharePicturePath(path: string): `/${string}` {
  return `/share${path === paths.home ? paths.homeAgain : path}.png`;
}

export function absoluteUrl(path: string): string {
  return SITE_URL + path;
}

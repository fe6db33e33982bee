/**
 * Allowed links in data: `https:`, `mailto:`, `tel:`, a path of this site, or an anchor. Backslashes and white space
 * are forbidden: browsers read `/\host` and `/<tab>/host` as `//host`, another site.
 * https://url.spec.whatwg.org/#url-parsing
 */
const ALLOWED = /^(?:https:\/\/|mailto:|tel:|#|\/(?!\/))[^\s\\]*$/i;

export function isAllowedLink(href: string): boolean {
  return ALLOWED.test(href);
}

/** Checks whether an allowed link leads to a page of this site. */
export function isOwnPath(href: string): boolean {
  return href.startsWith('/');
}

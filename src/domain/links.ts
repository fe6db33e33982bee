/**
 * Links that data may contain: `https:`, `mailto:`, `tel:`, a path of this site, or an anchor. Forbids
 * backslashes and white space: browsers read `/\host` and `/<tab>/host` as `//host`, which is another site.
 * https://url.spec.whatwg.org/#url-parsing
 */
const ALLOWED = /^(?:https:\/\/|mailto:|tel:|#|\/(?!\/))[^\s\\]*$/i;

export function isAllowedLink(href: string): boolean {
  return ALLOWED.test(href);
}

/** Tests whether an allowed link is a path of this site. */
export function isOwnPath(href: string): boolean {
  return href.startsWith('/');
}

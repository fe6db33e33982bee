/**
 * What a link of the site's data may be: a page on the web over `https:`, `mailto:`, `tel:`, an own path or an
 * anchor. Backslashes and white space have no place in one: a browser reads `/\host` and `/<tab>/host` as `//host`,
 * which is another site. https://url.spec.whatwg.org/#url-parsing
 */
const ALLOWED = /^(?:https:\/\/|mailto:|tel:|#|\/(?!\/))[^\s\\]*$/i;

/** Whether a link of the site's data may be followed. */
export function isAllowedLink(href: string): boolean {
  return ALLOWED.test(href);
}

/** Whether an allowed link leads to a page of this site. */
export function isOwnPath(href: string): boolean {
  return href.startsWith('/');
}

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

/**
 * Reads a list from the query of a link that people share: from every parameter of that name, without the period,
 * bracket or quotation mark that followed the link in a message. Returns null without the parameter.
 */
export function listInLink(search: URLSearchParams, name: string): string | null {
  const lists = search.getAll(name);
  return lists.length === 0 ? null : lists.map((list) => list.replace(/[^\p{L}\p{N}:]+$/u, '')).join(',');
}

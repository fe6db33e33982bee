/**
 * Returns a page's own path: hosts also serve `/cart/`, `/cart.html`, `/cart/index.html` and `/c%61rt`, and two paths
 * would count as two pages. Decodes only letters, digits and `-._~`, so that decoding the result changes nothing. A
 * path with a bad escape names no page; its percent signs are encoded, because React Router would complain.
 */
export function pagePath(pathname: string): string {
  const readable = isDecodable(pathname)
    ? pathname.replace(/%[2-7][\da-f]/gi, (escape) => {
        const character = decodeURIComponent(escape);
        return /[\w.~-]/.test(character) ? character : escape;
      })
    : pathname.replaceAll('%', '%25');
  return readable.replace(/(\/(index\.html)?|(?<=[^/])\.html)+$/, '') || '/';
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

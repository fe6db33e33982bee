/**
 * Returns a page's own path: hosts also serve `/cart/`, `/cart/index.html` and `/c%61rt`, and two paths would count as
 * two pages. Decodes only letters, digits and `-._~`, so that decoding the result changes nothing. A path with a bad
 * escape names no page; its percent signs are encoded, because React Router would complain.
 */
export function pagePath(pathname: string): string {
  if (!isDecodable(pathname)) return pathname.replaceAll('%', '%25');
  const decoded = pathname.replace(/%[2-7][\da-f]/gi, (escape) => {
    const character = decodeURIComponent(escape);
    return /[\w.~-]/.test(character) ? character : escape;
  });
  return decoded.replace(/(\/(index\.html)?)+$/, '') || '/';
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

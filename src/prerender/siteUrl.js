import { URL } from 'node:url';

const DEFAULT = 'https://www.tangelo.example';

/**
 * Validates the URL that the site is built for. It has no trailing slash, because paths are appended.
 * @param {string} [given] the variable `SITE_URL`
 * @throws {Error} if it isn't an origin
 */
export function siteUrl(given = DEFAULT) {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const isHost = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isHost)
    throw new Error(`SITE_URL is “${given}”. Give the address of a host alone, such as ${DEFAULT}.`);
  return url.origin;
}

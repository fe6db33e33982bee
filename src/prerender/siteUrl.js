import { URL } from 'node:url';

const DEFAULT = 'https://www.tangelo.example';

/**
 * The address that the site is built for, without a slash at its end: paths are appended to it.
 *
 * @param {string} [given] the variable `SITE_URL`
 * @throws {Error} if it is not the address of a host
 */
export function siteUrl(given = DEFAULT) {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const isHost = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isHost)
    throw new Error(`SITE_URL is “${given}”. Give the address of a host alone, such as ${DEFAULT}.`);
  return url.origin;
}

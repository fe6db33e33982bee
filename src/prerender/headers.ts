import { createHash } from 'node:crypto';
import { searchIndexPath } from '../content/search/search';
import type { Inline } from './inline';

/** The response headers of one set of paths, as static hosts' `_headers` files name them. */
export interface HeaderRule {
  /** A path, or a prefix that ends in an asterisk. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * What goes with everything that no rule says otherwise of. Netlify and Cloudflare Pages send it by themselves; other
 * hosts must be told, or a browser may keep a page for longer than its scripts are there. It is no rule, since those
 * two join the values of all rules that fit a path: an asset would get this too.
 */
const hostDefaults = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/**
 * The headers that the site is served with: the one source for static hosts and for `npm run preview`.
 *
 * @param inline the only script and the only stylesheets that the policy lets through inline, each by its hash
 */
export function headerRules(inline: Inline): readonly HeaderRule[] {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${sourceHash(inline.script)}`,
    `style-src 'self' ${[...inline.sheets.values()].map(sourceHash).join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // The demos compute in workers of ours.
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The DOM accepts no plain string as markup or as a script. The one Trusted Types policy is webpack's, which makes
    // the addresses of its chunks and workers.
    "require-trusted-types-for 'script'",
    'trusted-types tangelo-chunks',
  ];
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy.join('; '),
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    // Its address stays the same from release to release, so a browser may keep it for a sitting only.
    { path: searchIndexPath, headers: { 'Cache-Control': 'public, max-age=600' } },
  ];
}

/** How a policy names an inline text. */
function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The rules as the `_headers` file of Netlify, Cloudflare Pages and others. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n');
}

/**
 * The headers of the file that is served at a path; a later rule wins over an earlier one. An answer that a file is
 * missing has those of the page that says so, `/404.html`, or it would be kept for as long as the file.
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const applies = (rule: HeaderRule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path;
  return Object.fromEntries(
    [{ headers: hostDefaults }, ...rules.filter(applies)].flatMap(({ headers }) => Object.entries(headers)),
  );
}

import { createHash } from 'node:crypto';
import { searchIndexPath } from '../content/search';

/** The response headers of one set of paths, as static hosts' `_headers` files name them. */
export interface HeaderRule {
  /** A path, or a prefix that ends in an asterisk. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The headers that the site is served with: the one source for static hosts and for `npm run preview`.
 *
 * @param css the inline stylesheet, the only inline thing that the policy lets through, by its hash
 */
export function headerRules(css: string): readonly HeaderRule[] {
  const styleHash = createHash('sha256').update(css).digest('base64');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${styleHash}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // No text becomes markup or script. Two policies make the addresses of scripts: src/boot.ts and webpack's.
    "require-trusted-types-for 'script'",
    'trusted-types tangelo-boot tangelo-chunks',
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

/** The rules as the `_headers` file of Netlify, Cloudflare Pages and others. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n');
}

/** The headers that apply to a path; a later rule wins over an earlier one. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const applies = (rule: HeaderRule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path;
  return Object.fromEntries(rules.filter(applies).flatMap(({ headers }) => Object.entries(headers)));
}

import { createHash } from 'node:crypto';
import { searchIndexPath, searchTextsPath } from '../content/search/search';
import type { Inline } from './assets';
import { pictureSheet } from './drawing/palette';

/** The headers of all files whose paths match, as in a `_headers` file. */
export interface HeaderRule {
  /** A path, or a prefix with an asterisk at the end. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Default headers, unless a rule below overrides them. Netlify and Cloudflare Pages send them anyway; configure
 * other hosts to. Not a rule, because those two hosts merge all rules that match a path.
 */
const hostDefaults = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/**
 * Returns the site's headers, for static hosts and `npm run preview`.
 * @param inline the script and stylesheets that the policy allows inline, by hash, with that of pictures
 */
export function headerRules(inline: Inline): readonly HeaderRule[] {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${sourceHash(inline.script)}`,
    `style-src 'self' ${[...inline.sheets.values(), pictureSheet()].map(sourceHash).join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // The demos compute in workers.
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Trusted Types: DOM sinks reject plain strings as markup or script. Only webpack's policy is allowed, for URLs
    // of chunks and workers.
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
    // Same URL in every release, so cache them only briefly.
    ...[searchIndexPath, searchTextsPath].map((path) => ({
      path,
      headers: { 'Cache-Control': 'public, max-age=600' },
    })),
  ];
}

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Formats rules as a `_headers` file (Netlify, Cloudflare Pages). */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n');
}

/**
 * Returns the headers of the file at a path; later rules win. A missing file gets the headers of `/404.html`;
 * otherwise the 404 would be cached as long as the file.
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const applies = (rule: HeaderRule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path;
  return Object.fromEntries(
    [{ headers: hostDefaults }, ...rules.filter(applies)].flatMap(({ headers }) => Object.entries(headers)),
  );
}

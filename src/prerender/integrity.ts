import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { SiteFile } from './siteFile';

/** The subresource integrity of a file. SHA-256 is as safe here as its longer siblings and a third shorter. */
export function integrity(data: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(data).digest('base64')}`;
}

/** The integrity of every script of a build, by its path on the site. */
export function scriptIntegrities(out: string): ReadonlyMap<string, string> {
  const scripts = readdirSync(path.join(out, 'assets')).filter((name) => name.endsWith('.js'));
  return new Map(
    scripts.map((name) => [`/assets/${name}`, integrity(readFileSync(path.join(out, 'assets', name)))]),
  );
}

/** The list of them that `app/chunkLoading.ts` reads; it changes its name with its content, as scripts do. */
export function integrityList(integrities: ReadonlyMap<string, string>): SiteFile {
  const data = JSON.stringify(Object.fromEntries(integrities));
  const name = createHash('sha256').update(data).digest('hex').slice(0, 8);
  return { path: `/assets/integrity.${name}.json`, data };
}

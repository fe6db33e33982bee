import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '../content/paths';
import { productIds } from '../content/slugs';
import type { Release } from '../serviceWorker/release';
import type { Assets } from './document';

/** Where the service worker is: at the root, since it serves every page, and always at the same address. */
export const serviceWorkerPath = '/service-worker.js';

/** The pages that work without a network from the first visit on: the whole shop, and the one that is shown in place of the others. */
const keptPages: ReadonlySet<string> = new Set([
  paths.home,
  paths.shop,
  ...productIds.map(paths.product),
  paths.cart,
  paths.checkout,
  paths.orders,
  paths.compare,
  paths.wishlist,
  paths.store,
  paths.offline,
  '/404',
]);

/** The chunks that no page names and that these pages use. */
const keptChunks = ['main', 'offline', 'search'];

/** A page as the build has written it. */
export interface WrittenPage {
  readonly path: string;
  readonly chunks: readonly string[];
  readonly html: string;
}

/**
 * The text of the service worker, which webpack has built, with the list of what it keeps ahead of it; or of the one
 * that takes it back.
 */
export function serviceWorker(out: string, pages: readonly WrittenPage[], assets: Assets): string {
  if (!SERVICE_WORKER) return readFileSync('src/serviceWorker/withdrawn.js', 'utf8');
  // A browser wants to know at once what a service worker listens to, and webpack starts one of two files later.
  const files = assets.chunks.get('service-worker') ?? [];
  if (files.length !== 1) throw new Error(`The service worker has ${files.length} files.`);
  const script = readFileSync(path.join(out, serviceWorkerPath), 'utf8');
  return `self.release=${JSON.stringify(releaseOf(pages, assets))};${script}`;
}

function releaseOf(pages: readonly WrittenPage[], { chunks, fonts }: Assets): Release {
  const kept = pages.filter((page) => keptPages.has(page.path));
  const needed = [...keptChunks, ...kept.flatMap((page) => page.chunks)].flatMap(
    (chunk) => chunks.get(chunk) ?? [],
  );
  const files = [
    // The page for unknown addresses has none itself; its code is enough.
    ...kept
      .filter((page) => page.path !== '/404')
      .map((page) => ({ url: page.path, revision: hash(page.html) })),
    ...[...new Set([...needed, ...fonts])].map((url) => ({ url, revision: null })),
  ];
  return { name: hash(JSON.stringify(files)).slice(0, 8), files };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

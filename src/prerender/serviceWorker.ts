import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '../content/paths';
import { productIds } from '../content/slugs';
import type { Release } from '../serviceWorker/release';
import type { Assets } from './assets';

/** Where the service worker is: at the root, since it serves every page, and always at the same address. */
export const serviceWorkerPath = '/service-worker.js';

/** The pages that work without a network from the first visit on: those that an order needs, and the one for all others. */
const keptPages: readonly string[] = [paths.shop, paths.cart, paths.checkout, paths.offline];

/** The other pages of the shop. They follow on lines that cost nothing, or when a visitor asks for them. */
const shopPages: readonly string[] = [
  paths.home,
  ...productIds.map(paths.product),
  paths.orders,
  paths.compare,
  paths.wishlist,
  paths.store,
  '/404',
];

/** The chunks that no page names and that these pages use. */
const keptChunks = ['main', 'offline', 'offline-page'];
const shopChunks = ['search'];

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
  const kept = pages.filter((page) => keptPages.includes(page.path));
  const others = pages.filter((page) => shopPages.includes(page.path));
  const filesOf = (names: readonly string[], of: readonly WrittenPage[]) =>
    [...names, ...of.flatMap((page) => page.chunks)].flatMap((chunk) => chunks.get(chunk) ?? []);
  const needed = new Set([...filesOf(keptChunks, kept), ...fonts]);
  const files = [
    ...kept.map((page) => ({ url: page.path, revision: hash(page.html) })),
    ...[...needed].map((url) => ({ url, revision: null })),
  ];
  const shop = [
    ...new Set(filesOf(shopChunks, others).filter((file) => !needed.has(file))),
    // The page for unknown addresses has none itself; its code is enough.
    ...others.map((page) => page.path).filter((path) => path !== '/404'),
  ];
  const texts = others.map((page) => hash(page.html));
  return { name: hash(JSON.stringify([files, shop, texts])).slice(0, 8), files, shop };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '../content/paths';
import { productIds } from '../content/slugs';
import type { Release } from '../serviceWorker/release';
import type { Assets } from './assets';

/** At the root, because it serves every page. The URL is the same in every release. */
export const serviceWorkerPath = '/service-worker.js';

/** Pages cached on the first visit: those that an order needs, and the offline page. */
const cachedPages: readonly string[] = [paths.shop, paths.cart, paths.checkout, paths.offline];

/** The rest of the shop, cached on Wi-Fi or cable, or when the visitor asks. */
const shopPages: readonly string[] = [
  paths.home,
  ...productIds.map(paths.product),
  paths.orders,
  paths.compare,
  paths.wishlist,
  paths.store,
  '/404',
];

/** Chunks cached with `cachedPages`, besides the pages' own. */
const cachedChunks = ['main', 'offline', 'offline-page'];
/** Chunks cached with `shopPages`, besides the pages' own. */
const shopChunks = ['search'];

/** A page as the build wrote it. */
export interface WrittenPage {
  readonly path: string;
  readonly chunks: readonly string[];
  readonly html: string;
}

/** Returns the built service worker preceded by its list of files, or the script that removes it. */
export function serviceWorker(out: string, pages: readonly WrittenPage[], assets: Assets): string {
  if (!SERVICE_WORKER) return readFileSync('src/serviceWorker/withdrawn.js', 'utf8');
  // A service worker must add its listeners synchronously, so it must be one file: webpack would start the
  // second of two files later.
  const files = assets.chunks.get('service-worker') ?? [];
  if (files.length !== 1) throw new Error(`The service worker has ${files.length} files.`);
  const script = readFileSync(path.join(out, serviceWorkerPath), 'utf8');
  return `self.release=${JSON.stringify(releaseOf(pages, assets))};${script}`;
}

function releaseOf(pages: readonly WrittenPage[], { chunks, fonts }: Assets): Release {
  const kept = pages.filter((page) => cachedPages.includes(page.path));
  const others = pages.filter((page) => shopPages.includes(page.path));
  const filesOf = (names: readonly string[], of: readonly WrittenPage[]) =>
    [...names, ...of.flatMap((page) => page.chunks)].flatMap((chunk) => chunks.get(chunk) ?? []);
  const needed = new Set([...filesOf(cachedChunks, kept), ...fonts]);
  // Cached in this order: a page needs its files.
  const files = [
    ...[...needed].map((url) => ({ url, revision: null })),
    ...kept.map((page) => ({ url: page.path, revision: hash(page.html) })),
  ];
  const shop = [
    ...new Set(filesOf(shopChunks, others).filter((file) => !needed.has(file))),
    // The 404 page has no URL of its own; cache only its code.
    ...others.map((page) => page.path).filter((path) => path !== '/404'),
  ];
  const texts = others.map((page) => hash(page.html));
  return { name: hash(JSON.stringify([files, shop, texts])).slice(0, 8), files, shop };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

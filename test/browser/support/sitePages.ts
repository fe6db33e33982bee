import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { paths } from '../../../src/content/paths';
import { isSlowRun } from '../../support/slowRun';

/** The pages that the build wrote, each with its webpack chunks, its own first. */
const built = v.parse(
  v.array(v.object({ path: v.string(), indexed: v.boolean(), chunks: v.array(v.string()) })),
  JSON.parse(readFileSync(new URL('../../../build/dist/pages.json', import.meta.url), 'utf8')),
);

/** Returns a page's webpack chunks, its own first. */
export function chunksOf(path: string): readonly string[] {
  const page = built.find((each) => each.path === path);
  if (!page) throw new Error(`The build has no page at ${path}.`);
  return page.chunks;
}

/** Tests whether a page is a live demo. Each has code of its own. */
export const isDemo = ({ path }: { readonly path: string }) => path.startsWith(`${paths.demos}/`);

export const sitePages = built.map((page) => ({
  ...page,
  /** The page's component, which pages of one family share. */
  family: isDemo(page) ? page.path : chunksOf(page.path)[0],
}));

export type SitePage = (typeof sitePages)[number];

/** Tests whether a page is the first of its family. The others differ only in texts and pictures. */
export function isFirstOfFamily({ path, family }: SitePage): boolean {
  return sitePages.find((page) => page.family === family)?.path === path;
}

/** Pages for tests that open each one: all in `npm run test:slow`, otherwise the first of each family. */
export const pagesToOpen: readonly SitePage[] = sitePages.filter(
  (page) => isSlowRun || isFirstOfFamily(page),
);

/** Pages per test. The browser caches the scripts of a test's first page for the others. */
const PAGES_PER_TEST = 10;

const inGroups = (pages: readonly SitePage[]): readonly (readonly SitePage[])[] =>
  pages.flatMap((_, start) =>
    start % PAGES_PER_TEST === 0 ? [pages.slice(start, start + PAGES_PER_TEST)] : [],
  );

export const pagesInGroups = inGroups(pagesToOpen);

/** The first page of each family, for tests of code rather than texts. */
export const familiesInGroups = inGroups(sitePages.filter(isFirstOfFamily));

/** Returns the URL that serves a page. 404.html is served for unknown URLs. */
export function addressOf({ path }: SitePage): string {
  return path === '/404' ? '/no-such-page' : path;
}

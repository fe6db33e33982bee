import { readFileSync } from 'node:fs';
import { generatePath } from 'react-router-dom';
import { siteRoutes } from '../../../src/app/routes';
import { paths } from '../../../src/content/paths';
import { isThorough } from '../../support/thorough';

/** A page of the route table. */
export interface SitePage {
  readonly path: string;
  readonly indexed: boolean;
  /** What pages with the same component share. */
  readonly family: string | undefined;
}

const listedChunks: unknown = JSON.parse(
  readFileSync(new URL('../../../build/dist/pages.json', import.meta.url), 'utf8'),
);

/** The names of a page's webpack chunks, its own first, as the prerender has listed them. */
export function chunksOf(path: string): readonly string[] {
  const chunks: unknown = Reflect.get(Object(listedChunks), path);
  if (!Array.isArray(chunks)) throw new Error(`The build has no page at ${path}.`);
  return chunks.map(String);
}

/** Every page of the route table; the one for all other addresses stands at /404. */
export const sitePages: readonly SitePage[] = siteRoutes.flatMap(
  ({ path: pattern, indexed, params = [{}] }) =>
    params.map((values) => {
      const path = pattern === '*' ? '/404' : generatePath(pattern, values);
      // The demos share a frame; each is a program of its own.
      const family = path.startsWith(`${paths.demos}/`) ? path : chunksOf(path)[0];
      return { path, indexed, family };
    }),
);

/** Whether a page is the first of its family; the others differ from it in words and pictures alone. */
export function isFirstOfFamily({ path, family }: SitePage): boolean {
  return sitePages.find((page) => page.family === family)?.path === path;
}

/** The pages of checks that open each: with `CI=true` all, otherwise the first of each family. */
export const pagesToOpen: readonly SitePage[] = sitePages.filter(
  (page) => isThorough || isFirstOfFamily(page),
);

/** So many pages are one test: the browser keeps the scripts of a test's first page for its others. */
const PAGES_PER_TEST = 10;

const inGroups = (pages: readonly SitePage[]): readonly (readonly SitePage[])[] =>
  pages.flatMap((_, start) =>
    start % PAGES_PER_TEST === 0 ? [pages.slice(start, start + PAGES_PER_TEST)] : [],
  );

/** The same pages, so many to a test. */
export const pagesInGroups = inGroups(pagesToOpen);

/** The first page of each family, for what depends on the code of a page and not on its words. */
export const familiesInGroups = inGroups(sitePages.filter(isFirstOfFamily));

/** Where a page is opened. 404.html answers wherever there is no page. */
export function addressOf({ path }: SitePage): string {
  return path === '/404' ? '/no-such-page' : path;
}

import { readFileSync } from 'node:fs';
import { generatePath } from 'react-router-dom';
import { siteRoutes } from '../../../src/app/routes';
import { paths } from '../../../src/content/paths';
import { isFullRun } from '../../support/fullRun';

export interface SitePage {
  readonly path: string;
  readonly indexed: boolean;
  /** The page's component. Pages of one family share it. */
  readonly family: string | undefined;
}

const listedChunks: unknown = JSON.parse(
  readFileSync(new URL('../../../build/dist/pages.json', import.meta.url), 'utf8'),
);

/** Returns a page's webpack chunks, its own first, from the prerender's list. */
export function chunksOf(path: string): readonly string[] {
  const chunks: unknown = Reflect.get(Object(listedChunks), path);
  if (!Array.isArray(chunks)) throw new Error(`The build has no page at ${path}.`);
  return chunks.map(String);
}

/** Every page of the route table. The catch-all route gets the path /404. */
export const sitePages: readonly SitePage[] = siteRoutes.flatMap(
  ({ path: pattern, indexed, params = [{}] }) =>
    params.map((values) => {
      const path = pattern === '*' ? '/404' : generatePath(pattern, values);
      // Demos share a component, but each has code of its own.
      const family = path.startsWith(`${paths.demos}/`) ? path : chunksOf(path)[0];
      return { path, indexed, family };
    }),
);

/** Tests whether a page is the first of its family. The others differ only in texts and pictures. */
export function isFirstOfFamily({ path, family }: SitePage): boolean {
  return sitePages.find((page) => page.family === family)?.path === path;
}

/** Pages for tests that open each one: all with `CI=true`, otherwise the first of each family. */
export const pagesToOpen: readonly SitePage[] = sitePages.filter(
  (page) => isFullRun || isFirstOfFamily(page),
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

import { generatePath } from 'react-router-dom';
import { siteRoutes } from '../../src/app/routes';

/** A page of the route table. */
export interface SitePage {
  readonly path: string;
  readonly indexed: boolean;
  /** What pages with the same component share. */
  readonly family: string | undefined;
}

/** Every page of the route table; the one for all other addresses stands at /404. */
export const sitePages: readonly SitePage[] = siteRoutes.flatMap(({ path, indexed, chunks, params = [{}] }) =>
  params.map((values) => ({
    path: path === '*' ? '/404' : generatePath(path, values),
    indexed,
    family: chunks(values)[0],
  })),
);

/** Whether a page is the first of its family; the others differ from it in words and pictures alone. */
export function isFirstOfFamily({ path, family }: SitePage): boolean {
  return sitePages.find((page) => page.family === family)?.path === path;
}

/**
 * Whether a page gets the checks that take a second each. On CI every page does; elsewhere it is the first of each
 * family, so that `npm test` is shorter.
 */
export function isLookedAtClosely(page: SitePage): boolean {
  return Boolean(process.env.CI) || isFirstOfFamily(page);
}

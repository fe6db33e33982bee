import { readFileSync } from 'node:fs';
import { generatePath } from 'react-router-dom';
import { siteRoutes } from '../../src/app/routes';

/** The build that is looked at: `dist`, or the one that DIST names. */
const folder = new URL(`../../${process.env.DIST ?? 'dist'}/`, import.meta.url);

/** The address that the site was built for. */
export const siteAddress = process.env.SITE_URL ?? 'https://www.tangelo.example';

/** A file of the build, by its path on the site. */
export function builtFile(path: string): Buffer {
  return readFileSync(new URL(`.${path}`, folder));
}

/** A page of the route table as the build wrote it. */
export interface BuiltPage {
  readonly path: string;
  readonly indexed: boolean;
  readonly html: string;
}

/** Every page of the build. */
export const builtPages: readonly BuiltPage[] = siteRoutes.flatMap(
  ({ path: pattern, indexed, params = [{}] }) =>
    params.map((values) => {
      const path = pattern === '*' ? '/404' : generatePath(pattern, values);
      const file = path === '/404' ? '/404.html' : `${path}/index.html`;
      return { path, indexed, html: builtFile(file).toString() };
    }),
);

/** The path on the site that a full address names. */
export function pathOf(address: string): string {
  const { origin, pathname } = new URL(address);
  if (origin !== siteAddress) throw new Error(`${address} is not on the site.`);
  return pathname;
}

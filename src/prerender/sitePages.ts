import { generatePath } from 'react-router-dom';
import { siteRoutes } from '../app/routes';
import type { ListedPage } from './listedPage';

/** A page of the site, before it is rendered. */
export type SitePage = Pick<ListedPage, 'path' | 'indexed'>;

/** Every page of the route table; the one for all other addresses is at /404. */
export const sitePages: readonly SitePage[] = siteRoutes.flatMap(({ path, indexed, params = [{}] }) =>
  params.map((values) => ({ path: path === '*' ? '/404' : generatePath(path, values), indexed })),
);

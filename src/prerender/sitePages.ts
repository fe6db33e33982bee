import { generatePath } from 'react-router-dom';
import { siteRoutes } from '../app/routes';
import type { ListedPage } from './listedPage';

/** A page before it is rendered. */
export type SitePage = Pick<ListedPage, 'path' | 'indexed'>;

/** Every page of the route table. The catch-all route gets the path /404. */
export const sitePages: readonly SitePage[] = siteRoutes.flatMap(({ path, indexed, params = [{}] }) =>
  params.map((values) => ({ path: path === '*' ? '/404' : generatePath(path, values), indexed })),
);

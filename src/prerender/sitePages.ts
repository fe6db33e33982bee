import { generatePath } from 'react-router-dom';
import { siteRoutes } from '../app/routes';
import type { ListedPage } from './listedPage';

/** A page of the site, before it is rendered. */
export interface SitePage extends Pick<ListedPage, 'path' | 'indexed'> {
  /** The webpack chunks that it needs. */
  readonly chunks: readonly string[];
}

/** Every page of the route table; the one for all other addresses is at /404. */
export const sitePages: readonly SitePage[] = siteRoutes.flatMap(({ path, chunks, indexed, params = [{}] }) =>
  params.map((values) => ({
    path: path === '*' ? '/404' : generatePath(path, values),
    chunks: chunks(values),
    indexed,
  })),
);

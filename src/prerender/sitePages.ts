import { generatePath } from 'react-router-dom';
import { siteRoutes } from '../app/routes';
import type { RenderedPage } from './renderPage';

/** A page's metadata, for sitemap, feeds and `llms.txt`. */
export interface ListedPage {
  readonly path: string;
  readonly indexed: boolean;
  readonly title: string;
  readonly description: string;
  /** The text of its `<h1>`. */
  readonly heading: string;
}

/** A page before it is rendered. */
export type SitePage = Pick<ListedPage, 'path' | 'indexed'>;

/** Every page of the route table. The catch-all route gets the path /404. */
export const sitePages: readonly SitePage[] = siteRoutes.flatMap(({ path, indexed, params = [{}] }) =>
  params.map((values) => ({ path: path === '*' ? '/404' : generatePath(path, values), indexed })),
);

/** Reads the metadata from the rendered HTML, so that lists and page always agree. */
export function listedPage(
  { path, indexed }: SitePage,
  { head, body }: Pick<RenderedPage, 'head' | 'body'>,
): ListedPage {
  const find = (html: string, pattern: RegExp) => {
    const [, found] = pattern.exec(html) ?? [];
    if (!found) throw new Error(`${path} has nothing like ${pattern.source}.`);
    return plainText(found);
  };
  return {
    path,
    indexed,
    title: find(head, /<title>(.*?)<\/title>/s),
    description: find(head, /<meta name="description" content="(.*?)"/s),
    heading: find(body, /<h1\b[^>]*>(.*?)<\/h1>/s),
  };
}

/** The only characters that React's server renderer escapes. */
const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

function plainText(html: string): string {
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

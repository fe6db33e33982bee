import type { HTMLElement } from 'node-html-parser';
import { parse } from 'node-html-parser';
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

/** A rendered page, for the site search. */
export interface ReadPage extends ListedPage {
  readonly keywords: string;
  /** Its `<main>`. */
  readonly main: HTMLElement;
}

/** A page before it is rendered. */
export type SitePage = Pick<ListedPage, 'path' | 'indexed'>;

/** Every page of the route table. The catch-all route gets the path /404. */
export const sitePages: readonly SitePage[] = siteRoutes.flatMap(({ path, indexed, params = [{}] }) =>
  params.map((values) => ({ path: path === '*' ? '/404' : generatePath(path, values), indexed })),
);

/** Reads a page's metadata from the rendered HTML, so that lists and page always agree. */
export function listedPage(
  { path, indexed }: SitePage,
  { head, body }: Pick<RenderedPage, 'head' | 'body'>,
): ReadPage {
  const page = parse(head + body);
  const find = (selector: string) => {
    const found = page.querySelector(selector);
    if (!found) throw new Error(`${path} has no ${selector}.`);
    return found;
  };
  const content = (name: string) => find(`meta[name=${name}]`).getAttribute('content') ?? '';
  return {
    path,
    indexed,
    title: plainText(find('title')),
    description: content('description'),
    heading: plainText(find('h1')),
    keywords: content('keywords'),
    main: find('main'),
  };
}

/** Returns an element's text in one line. */
export function plainText(element: HTMLElement): string {
  return element.structuredText.replace(/\s+/g, ' ').trim();
}

import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import { absoluteUrl } from '../../components/seo/urls';
import { allPosts } from '../../content/blog/posts';
import { lastUpdated } from '../../content/legal/legal';
import { allArticles } from '../../content/news/articles';
import { paths } from '../../content/paths';
import type { ListedPage } from '../sitePages';

const days: ReadonlyMap<string, string> = new Map([
  ...allPosts.map(({ slug, date, modified = date }) => [paths.post(slug), modified] as const),
  ...allArticles.map(({ slug, date }) => [paths.article(slug), date] as const),
  [paths.privacy, lastUpdated],
  [paths.terms, lastUpdated],
]);

/** Returns the ISO day of a page's last change, if known. */
export function lastModified(path: string): string | undefined {
  return days.get(path);
}

export async function sitemap(pages: readonly Pick<ListedPage, 'path' | 'indexed'>[]): Promise<string> {
  const links = pages
    .filter(({ indexed }) => indexed)
    .map(({ path }) => ({ url: absoluteUrl(path), lastmod: lastModified(path) }));
  const stream = new SitemapStream({
    hostname: SITE_URL,
    lastmodDateOnly: true,
    xmlns: { news: false, xhtml: false, image: false, video: false },
  });
  const xml = await streamToPromise(Readable.from(links).pipe(stream));
  return xml.toString();
}

/** Allows everything in `robots.txt`. Unlisted pages say `noindex`, and crawlers must read a page to see that. */
export function robots(): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${absoluteUrl('/sitemap.xml')}`, ''].join('\n');
}

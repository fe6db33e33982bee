import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import { fullAddress } from '../../components/seo/address';
import type { ListedPage } from '../listedPage';
import { lastModified } from './lastModified';

/** `sitemap.xml`: every page that search engines may list, and when it last changed if it says so. */
export async function sitemap(pages: readonly Pick<ListedPage, 'path' | 'indexed'>[]): Promise<string> {
  const links = pages
    .filter(({ indexed }) => indexed)
    .map(({ path }) => ({ url: fullAddress(path), lastmod: lastModified(path) }));
  const stream = new SitemapStream({
    hostname: SITE_URL,
    lastmodDateOnly: true,
    xmlns: { news: false, xhtml: false, image: false, video: false },
  });
  const xml = await streamToPromise(Readable.from(links).pipe(stream));
  return xml.toString();
}

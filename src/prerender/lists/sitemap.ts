import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import { fullAddress } from '../../components/seo/address';
import type { ListedPage } from '../listedPage';
import { lastModified } from './lastModified';

/** Makes `sitemap.xml` from the indexed pages and their last changes. */
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

import { fullAddress } from '../../components/seo/address';

/** Allows everything in `robots.txt`. Unlisted pages say `noindex`, and crawlers must read a page to see that. */
export function robots(): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${fullAddress('/sitemap.xml')}`, ''].join('\n');
}

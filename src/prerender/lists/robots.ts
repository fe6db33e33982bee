import { fullAddress } from '../../components/seo/address';

/**
 * Allows everything in `robots.txt`. Unlisted pages say `noindex`, which crawlers can only see if they may read them.
 */
export function robots(): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${fullAddress('/sitemap.xml')}`, ''].join('\n');
}

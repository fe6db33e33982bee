import { fullAddress } from '../../components/seo/address';

/**
 * `robots.txt`: everything may be read. What is not to be listed says so itself (`noindex`), which a crawler can only
 * learn by reading it.
 */
export function robots(): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${fullAddress('/sitemap.xml')}`, ''].join('\n');
}

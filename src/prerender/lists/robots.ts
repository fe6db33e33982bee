import { absoluteUrl } from '../../components/seo/urls';

/** Allows everything in `robots.txt`. Unlisted pages say `noindex`, and crawlers must read a page to see that. */
export function robots(): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${absoluteUrl('/sitemap.xml')}`, ''].join('\n');
}

import { absoluteUrl } from '../../components/seo/urls';
import { company } from '../../content/company';
import { feeds } from '../../content/feeds';
import { homePage } from '../../content/home';
import type { SearchKind } from '../../content/search/search';
import { kindOf } from '../searchFiles';
import type { ListedPage } from '../sitePages';

/** Creates `llms.txt` (llmstxt.org) from the pages' own descriptions. */
export function llms(pages: readonly ListedPage[]): string {
  const indexed = pages.filter((page) => page.indexed);
  const section = (title: string, kind: SearchKind) => [
    `## ${title}`,
    '',
    ...indexed
      .filter(({ path }) => kindOf(path) === kind)
      .map(({ path, heading, description }) => `- [${heading}](${absoluteUrl(path)}): ${description}`),
    '',
  ];
  return [
    `# ${company.name}`,
    '',
    `> ${homePage.meta.description}`,
    '',
    company.demoNotice,
    '',
    ...section('The company', 'page'),
    ...section('Services', 'service'),
    ...section('Products', 'product'),
    ...section('Live demos', 'demo'),
    ...section('Blog', 'post'),
    ...section('News', 'news'),
    ...section('Tools', 'tool'),
    '## Optional',
    '',
    ...Object.values(feeds).map(
      ({ title, atom }) => `- [${title}](${absoluteUrl(atom)}): full texts as Atom`,
    ),
    `- [Sitemap](${absoluteUrl('/sitemap.xml')}): every page, posts and news with the day of their last change`,
    '',
  ].join('\n');
}

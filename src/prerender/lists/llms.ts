import { absoluteUrl } from '../../components/seo/urls';
import { company } from '../../content/company';
import { feeds } from '../../content/feeds';
import { homePage } from '../../content/home';
import { paths } from '../../content/paths';
import { productIds, serviceSlugs, toolSlugs } from '../../content/slugs';
import type { ListedPage } from '../sitePages';

/** Creates `llms.txt` (llmstxt.org) from the pages' own descriptions. */
export function llms(pages: readonly ListedPage[]): string {
  const indexed = pages.filter((page) => page.indexed);
  const section = (title: string, isPart: (path: string) => boolean) => [
    `## ${title}`,
    '',
    ...indexed
      .filter(({ path }) => isPart(path))
      .map(({ path, heading, description }) => `- [${heading}](${absoluteUrl(path)}): ${description}`),
    '',
  ];
  const products = new Set(productIds.map(paths.product));
  const services = new Set(serviceSlugs.map(paths.service));
  const tools = new Set(toolSlugs.map(paths.tool));
  const isIn = (folder: string) => (path: string) => path.startsWith(`${folder}/`);
  const isDetail = (path: string) =>
    [products, services, tools].some((kind) => kind.has(path)) ||
    [paths.demos, paths.blog, paths.news].some((folder) => isIn(folder)(path));
  return [
    `# ${company.name}`,
    '',
    `> ${homePage.meta.description}`,
    '',
    company.demoNotice,
    '',
    ...section('The company', (path) => !isDetail(path)),
    ...section('Services', (path) => services.has(path)),
    ...section('Products', (path) => products.has(path)),
    ...section('Live demos', isIn(paths.demos)),
    ...section('Blog', isIn(paths.blog)),
    ...section('News', isIn(paths.news)),
    ...section('Tools', (path) => tools.has(path)),
    '## Optional',
    '',
    ...Object.values(feeds).map(
      ({ title, atom }) => `- [${title}](${absoluteUrl(atom)}): full texts as Atom`,
    ),
    `- [Sitemap](${absoluteUrl('/sitemap.xml')}): every page, posts and news with the day of their last change`,
    '',
  ].join('\n');
}

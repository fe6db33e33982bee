import type { LinkGroup } from '../../../components/detail/LinkGroups';
import { faqCategoryIds, faqCategoryTitles } from '../../../content/anchors.computed';
import { postLinks } from '../../../content/blog/links.computed';
import { caseLinks } from '../../../content/lists/caseLinks.computed';
import { demoIds } from '../../../content/lists/products.computed';
import { demoTexts } from '../../../content/lists/demoTexts.computed';
import { articleLinks } from '../../../content/news/links.computed';
import { paths } from '../../../content/paths';
import { catalog } from '../../../content/products/catalog';
import { searchKindLabels } from '../../../content/search/search';
import { serviceSlugs, toolSlugs } from '../../../content/slugs';
import { serviceTitles } from '../../../content/lists/titles.computed';
import { toolTitles } from '../../../content/titles';

/** Links to the site's content by kind. Shown before a search, without scripts, and if nothing is found. */
export const siteLists: readonly LinkGroup[] = [
  {
    title: searchKindLabels.product,
    links: catalog.map(({ id, name }) => ({ to: paths.product(id), label: name })),
  },
  {
    title: searchKindLabels.demo,
    links: demoIds.map((id) => ({ to: paths.demo(id), label: demoTexts[id].heading })),
  },
  {
    title: searchKindLabels.service,
    links: serviceSlugs.map((slug) => ({ to: paths.service(slug), label: serviceTitles[slug] })),
  },
  {
    title: searchKindLabels.tool,
    links: toolSlugs.map((slug) => ({ to: paths.tool(slug), label: toolTitles[slug] })),
  },
  {
    title: searchKindLabels.case,
    links: caseLinks.map(({ id, title }) => ({ to: paths.caseStudy(id), label: title })),
  },
  {
    title: searchKindLabels.post,
    links: postLinks.map(({ slug, title }) => ({ to: paths.post(slug), label: title })),
  },
  {
    title: searchKindLabels.news,
    links: articleLinks.map(({ slug, title }) => ({ to: paths.article(slug), label: title })),
  },
  {
    title: searchKindLabels.question,
    links: faqCategoryIds.map((id) => ({ to: `${paths.faq}#${id}`, label: faqCategoryTitles[id] })),
  },
];

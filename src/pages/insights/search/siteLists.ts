import type { LinkGroup } from '../../../components/detail/LinkGroups';
import { faqCategoryIds, faqCategoryTitles } from '../../../content/anchors.computed';
import { serviceTitles } from '../../../content/lists/titles.computed';
import { paths } from '../../../content/paths';
import { catalog } from '../../../content/products/catalog';
import { searchKindLabels } from '../../../content/search/search';
import { serviceSlugs } from '../../../content/slugs';

/** Links to the site's content by kind, or to a kind's own page. Shown before a search and without scripts. */
export const siteLists: readonly LinkGroup[] = [
  {
    title: searchKindLabels.product,
    links: catalog.map(({ id, name }) => ({ to: paths.product(id), label: name })),
  },
  {
    title: searchKindLabels.question,
    links: faqCategoryIds.map((id) => ({ to: `${paths.faq}#${id}`, label: faqCategoryTitles[id] })),
  },
  {
    title: searchKindLabels.page,
    links: [
      { to: paths.pricing, label: 'Pricing' },
      { to: paths.demos, label: searchKindLabels.demo },
      { to: paths.cases, label: searchKindLabels.case },
      { to: paths.blog, label: searchKindLabels.post },
      { to: paths.news, label: searchKindLabels.news },
      { to: paths.tools, label: searchKindLabels.tool },
      { to: paths.contact, label: 'Contact us' },
    ],
  },
  {
    title: searchKindLabels.service,
    links: serviceSlugs.map((slug) => ({ to: paths.service(slug), label: serviceTitles[slug] })),
  },
];

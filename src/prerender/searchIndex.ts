import { siteRoutes } from '../app/routes';
import type { SearchRecord } from '../components/search/searchRecord';
import { aboutPage } from '../content/company/about';
import { blogPage } from '../content/blog/page';
import { caseStudyPage } from '../content/company/caseStudies';
import { clientStories, clientsPage, industries } from '../content/company/clients';
import { contactPage } from '../content/contact';
import { demosPage } from '../content/demos/texts';
import { faqCategories, faqPage } from '../content/company/faq';
import { homePage } from '../content/home';
import type { LegalText } from '../content/legal/legal';
import { privacyPolicy, termsOfService } from '../content/legal/legal';
import { headings as privacyHeadings } from '../content/legal/privacy-policy.mdx';
import { headings as termsHeadings } from '../content/legal/terms-of-service.mdx';
import type { TextHeading } from '../content/longText';
import { newsPage, newsSections, pressResources } from '../content/news/page';
import { paths } from '../content/paths';
import { addOns, plans, pricingPage } from '../content/pricing/pricing';
import { searchIndexPath } from '../content/search/search';
import { servicesPage } from '../content/servicePages';
import { cartPage } from '../content/shop/cartPage';
import { ordersPage } from '../content/shop/ordersPage';
import { comparePage } from '../content/shop/comparePage';
import { shopPage } from '../content/shop/shopPage';
import { wishlistPage } from '../content/shop/wishlistPage';
import { forgotPasswordPage, signInPage } from '../content/shop/signIn';
import { storePage } from '../content/store/storePage';
import { team, teamPage } from '../content/company/team';
import { toolsPage } from '../content/toolPages';
import type { PageMeta } from '../content/types';
import type { SiteFile } from './siteFile';
import { contentRecords, words } from './searchRecords';

/**
 * The file with the search index's records. The browser builds its index from them, because they are smaller than
 * a finished one.
 */
export const searchIndexFile: SiteFile = {
  path: searchIndexPath,
  make: async () => JSON.stringify(await searchRecords()),
};

/** Builds a record for everything that the search can find, from the pages' own content. */
export async function searchRecords(): Promise<readonly SearchRecord[]> {
  return [...(await contentRecords()), ...pageRecords()];
}

function pageRecords(): readonly SearchRecord[] {
  return [
    page(paths.home, { ...homePage, heading: homePage.hero.headline }),
    page(paths.services, servicesPage),
    page(paths.tools, toolsPage),
    page(paths.about, aboutPage),
    page(paths.cases, caseStudyPage),
    page(paths.blog, blogPage),
    page(paths.contact, contactPage),
    page(paths.shop, shopPage),
    page(paths.compare, comparePage),
    page(paths.demos, demosPage),
    page(paths.store, storePage),
    page(
      paths.pricing,
      pricingPage,
      [...plans, ...addOns].map(({ name }) => name),
    ),
    page(paths.news, newsPage),
    {
      kind: 'page',
      title: newsSections.kit.title,
      text: newsSections.kit.text,
      more: words(pressResources.flatMap(({ name, description }) => [name, description])),
      url: `${paths.news}#press`,
    },
    page(
      paths.faq,
      faqPage,
      faqCategories.map(({ title }) => title),
    ),
    page(
      paths.team,
      teamPage,
      team.flatMap(({ name, position }) => [name, position]),
    ),
    page(
      paths.clients,
      clientsPage,
      [...clientStories, ...industries].map(({ name }) => name),
    ),
    legalPage(paths.privacy, privacyPolicy, privacyHeadings),
    legalPage(paths.terms, termsOfService, termsHeadings),
    page(paths.cart, { ...cartPage, heading: cartPage.empty }),
    page(paths.wishlist, wishlistPage),
    page(paths.orders, ordersPage),
    page(paths.signIn, signInPage),
    page(paths.forgotPassword, forgotPasswordPage),
  ];
}

interface PageTexts {
  readonly meta: PageMeta;
  readonly heading: string;
}

/** Builds a page's search record. Its title is the page's link text. */
function page(path: string, { meta, heading }: PageTexts, more: readonly string[] = []): SearchRecord {
  const route = siteRoutes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`The search index names ${path}, which is no route.`);
  return {
    kind: 'page',
    title: route.label,
    text: meta.description,
    more: words(meta.title, heading, meta.keywords, more),
    url: path,
  };
}

/** Builds a legal page's search record, which includes its section headings. */
function legalPage(path: string, legal: LegalText, sections: readonly TextHeading[]): SearchRecord {
  return page(
    path,
    { ...legal, heading: legal.title },
    sections.map(({ text }) => text),
  );
}

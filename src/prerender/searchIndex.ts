import { siteRoutes } from '../app/routes';
import type { SearchRecord } from '../components/search/searchRecord';
import { aboutPage } from '../content/about';
import { authorOf } from '../content/blog/authors';
import { loadPost } from '../content/blog/loadPost';
import { blogPage } from '../content/blog/page';
import { blogPosts } from '../content/blog/posts';
import { caseStudies, caseStudyPage } from '../content/caseStudies';
import { clientStories, clientsPage, industries } from '../content/clients';
import { contactPage } from '../content/contact';
import { demoIds } from '../content/demos/demoIds';
import { demoTexts, demosPage } from '../content/demos/texts';
import { faqCategories, faqPage } from '../content/faq';
import { homePage } from '../content/home';
import { privacyPolicy, termsOfService } from '../content/legal/legal';
import { newsArticles, newsCategoryLabels, newsPage } from '../content/news/articles';
import { loadArticle } from '../content/news/loadArticle';
import { paths } from '../content/paths';
import { addOns, plans, pricingPage } from '../content/pricing';
import { catalogue } from '../content/products/catalogue';
import { categoryLabels } from '../content/products/categories';
import { loadProductDetail } from '../content/products/loadDetail';
import { productSummaries } from '../content/products/summaries';
import { searchIndexPath } from '../content/search';
import { services } from '../content/services/list';
import { loadServiceDetail } from '../content/services/loadDetail';
import { servicesPage } from '../content/services/texts';
import { cartPage } from '../content/shop/cartPage';
import { ordersPage } from '../content/shop/ordersPage';
import { comparePage } from '../content/shop/comparePage';
import { shopPage } from '../content/shop/shopPage';
import { wishlistPage } from '../content/shop/wishlistPage';
import { forgotPasswordPage, signInPage } from '../content/signIn';
import { storePage } from '../content/store/storePage';
import { team, teamPage } from '../content/team';
import { tools } from '../content/tools/list';
import { loadToolDetail } from '../content/tools/loadDetail';
import { toolsPage } from '../content/tools/texts';
import type { PageMeta, Point } from '../content/types';
import type { SiteFile } from './siteFile';

/** The file that the search is made of in the browser: records rather than a finished index, which is larger. */
export const searchIndexFile: SiteFile = {
  path: searchIndexPath,
  make: async () => JSON.stringify(await searchRecords()),
};

/** Everything on the site that can be found, from the same content as the pages. */
export async function searchRecords(): Promise<readonly SearchRecord[]> {
  const groups = await Promise.all([
    productRecords(),
    serviceRecords(),
    toolRecords(),
    postRecords(),
    newsRecords(),
  ]);
  return [...groups.flat(), ...demoRecords(), ...caseRecords(), ...questionRecords(), ...pageRecords()];
}

function productRecords(): Promise<readonly SearchRecord[]> {
  return Promise.all(
    catalogue.map(async ({ id, name, category }) => {
      const { features, benefits, includes, longDescription } = await loadProductDetail(id);
      const { description, highlights } = productSummaries[id];
      return {
        kind: 'product',
        title: name,
        text: description,
        more: words(
          categoryLabels[category],
          highlights,
          longDescription,
          titles(features),
          titles(benefits),
          includes,
        ),
        url: paths.product(id),
      };
    }),
  );
}

function demoRecords(): readonly SearchRecord[] {
  return demoIds.map((id) => {
    const { meta, heading, summary, lead } = demoTexts[id];
    return {
      kind: 'demo',
      title: heading,
      text: summary,
      more: words(meta.title, lead),
      url: paths.demo(id),
    };
  });
}

function serviceRecords(): Promise<readonly SearchRecord[]> {
  return Promise.all(
    services.map(async ({ slug, title, description, benefits, technologies }) => {
      const detail = await loadServiceDetail(slug);
      return {
        kind: 'service',
        title,
        text: description,
        more: words(
          detail.subtitle,
          detail.description,
          benefits,
          titles(detail.features),
          titles(detail.useCases),
          technologies.map(({ name }) => name),
        ),
        url: paths.service(slug),
      };
    }),
  );
}

function toolRecords(): Promise<readonly SearchRecord[]> {
  return Promise.all(
    tools.map(async ({ slug, title, description, category }) => {
      const { subtitle, overview, whyWeUse, applications } = await loadToolDetail(slug);
      return {
        kind: 'tool',
        title,
        text: description,
        more: words(category, subtitle, overview, titles(whyWeUse), titles(applications)),
        url: paths.tool(slug),
      };
    }),
  );
}

function postRecords(): Promise<readonly SearchRecord[]> {
  return Promise.all(
    blogPosts.map(async (post) => {
      const { headings } = await loadPost(post.slug);
      return {
        kind: 'post',
        title: post.title,
        text: post.excerpt,
        more: words(
          post.meta.description,
          post.category,
          authorOf(post).name,
          post.tags,
          headings.map(({ text }) => text),
        ),
        url: paths.post(post.slug),
      };
    }),
  );
}

function newsRecords(): Promise<readonly SearchRecord[]> {
  return Promise.all(
    newsArticles.map(async ({ id, title, excerpt, meta, category, author }) => {
      const { headings } = await loadArticle(id);
      return {
        kind: 'news',
        title,
        text: excerpt,
        more: words(
          meta.title,
          meta.description,
          newsCategoryLabels[category],
          author,
          headings.map(({ text }) => text),
        ),
        url: paths.article(id),
      };
    }),
  );
}

function caseRecords(): readonly SearchRecord[] {
  return caseStudies.map(({ id, title, client, challenge, results, technologies, category }) => ({
    kind: 'case',
    title,
    text: challenge,
    more: words(
      client,
      category,
      results,
      technologies.map(({ name }) => name),
    ),
    url: paths.caseStudy(id),
  }));
}

function questionRecords(): readonly SearchRecord[] {
  return faqCategories.flatMap(({ title: category, questions }) =>
    questions.map(({ id, question, answer }) => ({
      kind: 'question' as const,
      title: question,
      text: answer,
      more: category,
      url: `${paths.faq}#${id}`,
    })),
  );
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
    page(paths.privacy, { ...privacyPolicy, heading: privacyPolicy.title }),
    page(paths.terms, { ...termsOfService, heading: termsOfService.title }),
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

/** A page is called what links call it. */
function page(path: string, { meta, heading }: PageTexts, more: readonly string[] = []): SearchRecord {
  const route = siteRoutes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`The search index names ${path}, which is no route.`);
  return {
    kind: 'page',
    title: route.label,
    text: meta.description,
    more: words(meta.title, heading, more),
    url: path,
  };
}

function titles(points: readonly Point[]): readonly string[] {
  return points.map(({ title }) => title);
}

function words(...parts: readonly (string | readonly string[])[]): string {
  return parts.flat().join(' ');
}

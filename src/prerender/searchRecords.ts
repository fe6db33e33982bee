import type { SearchRecord } from '../components/search/searchRecord';
import { authorOf, postOf } from '../content/blog/post';
import { caseStudies } from '../content/company/caseStudies';
import { demoIds } from '../content/lists/products.computed';
import { demoTexts } from '../content/lists/demoTexts.computed';
import { faqCategories } from '../content/company/faq';
import { loadAllContent, loadProductDetail } from '../content/loadContent';
import { articleOf, newsCategoryLabels } from '../content/news/article';
import { paths } from '../content/paths';
import { catalog, productOf } from '../content/products/catalog';
import { categoryLabels } from '../content/products/categories';
import { productSummaries } from '../content/lists/productSummaries.computed';
import { services } from '../content/lists/services';
import { tools } from '../content/lists/tools';
import { serviceSlugs, toolSlugs } from '../content/slugs';
import { technologiesNamed } from '../content/technologies';
import { pricingFaq, pricingPage } from '../content/pricing/pricing';
import type { FaqQuestion, Point } from '../content/types';
import { latestFirst } from '../domain/dates';

/** Builds the search records of all content. `searchIndex.ts` adds those of other pages. */
export async function contentRecords(): Promise<readonly SearchRecord[]> {
  const [products, posts, news] = await Promise.all([productRecords(), postRecords(), newsRecords()]);
  return [
    ...products,
    ...serviceRecords(),
    ...toolRecords(),
    ...posts,
    ...news,
    ...demoRecords(),
    ...caseRecords(),
    ...questionRecords(),
  ];
}

function productRecords(): Promise<readonly SearchRecord[]> {
  return Promise.all(
    catalog.map(async ({ id, name, category }) => {
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
      text: `${productOf(id).name}, live. ${summary}`,
      more: words(meta.title, lead),
      url: paths.demo(id),
    };
  });
}

function serviceRecords(): readonly SearchRecord[] {
  return serviceSlugs.map((slug) => {
    const { title, card, technologies, subtitle, description, features, useCases } = services[slug];
    return {
      kind: 'service',
      title,
      text: card.description,
      more: words(
        subtitle,
        description,
        card.benefits,
        titles(features),
        titles(useCases),
        technologiesNamed(technologies).map(({ name }) => name),
      ),
      url: paths.service(slug),
    };
  });
}

function toolRecords(): readonly SearchRecord[] {
  return toolSlugs.map((slug) => {
    const { title, description, category, subtitle, overview, whyWeUse, applications } = tools[slug];
    return {
      kind: 'tool',
      title,
      text: description,
      more: words(category, subtitle, overview, titles(whyWeUse), titles(applications)),
      url: paths.tool(slug),
    };
  });
}

async function postRecords(): Promise<readonly SearchRecord[]> {
  return (await loadAllContent('post'))
    .toSorted((a, b) => latestFirst(a.frontmatter, b.frontmatter))
    .map((content) => {
      const post = postOf(content);
      return {
        kind: 'post',
        title: post.title,
        text: post.excerpt,
        more: words(
          post.meta.description,
          post.category,
          authorOf(post).name,
          post.tags,
          content.headings.map(({ text }) => text),
        ),
        url: paths.post(post.slug),
      };
    });
}

async function newsRecords(): Promise<readonly SearchRecord[]> {
  return (await loadAllContent('article'))
    .toSorted((a, b) => latestFirst(a.frontmatter, b.frontmatter))
    .map((content) => {
      const { slug, title, excerpt, meta, category, author } = articleOf(content);
      return {
        kind: 'news',
        title,
        text: excerpt,
        more: words(
          meta.title,
          meta.description,
          newsCategoryLabels[category],
          author,
          content.headings.map(({ text }) => text),
        ),
        url: paths.article(slug),
      };
    });
}

function caseRecords(): readonly SearchRecord[] {
  return caseStudies.map(({ id, title, client, challenge, solution, results, technologies, category }) => ({
    kind: 'case',
    title,
    text: challenge,
    more: words(
      client,
      category,
      solution,
      results,
      technologies.map(({ name }) => name),
    ),
    url: paths.caseStudy(id),
  }));
}

function questionRecords(): readonly SearchRecord[] {
  const record = (path: string, { id, question, answer }: FaqQuestion, more: string) => ({
    kind: 'question' as const,
    title: question,
    text: answer,
    more,
    url: `${path}#${id}`,
  });
  return [
    ...faqCategories.flatMap(({ title, questions }) =>
      questions.map((question) => record(paths.faq, question, title)),
    ),
    ...pricingFaq.map((question) => record(paths.pricing, question, pricingPage.heading)),
  ];
}

function titles(points: readonly Point[]): readonly string[] {
  return points.map(({ title }) => title);
}

export function words(...parts: readonly (string | readonly string[])[]): string {
  return parts.flat().join(' ');
}

import type { CallToAction } from '../../src/content/callToAction';
import {
  callToActionTexts,
  actionAfterArticle,
  actionAfterPost,
  actionAfterService,
  actionAfterTool,
} from '../../src/content/callToAction';
import { allPosts } from '../../src/content/blog/posts';
import { allArticles } from '../../src/content/news/articles';
import { paths } from '../../src/content/paths';
import { servicesByProduct } from '../../src/content/lists/productSummaries.computed';
import { servicesOfTool } from '../../src/content/relations';
import type { ServiceSlug } from '../../src/content/slugs';
import { productIds, serviceSlugs, toolSlugs } from '../../src/content/slugs';

const target = (step: CallToAction) => callToActionTexts(step).action.to;

test.each([
  [
    'the product with the service as its first part',
    actionAfterService('dynamic-pricing'),
    '/demos/dynamic-pricing-optimizer',
  ],
  [
    'the product in which the service counts most',
    actionAfterService('analytical-insight'),
    '/demos/customer-insight-analytics',
  ],
  ['without a product, a case study', actionAfterService('visual-search'), '/case-study#lamp-by-photograph'],
  ['a tool’s main service, as a product', actionAfterTool('rasa'), '/demos/conversational-ai-assistant'],
  ['a tool’s main service, where no product has it', actionAfterTool('opencv'), '/visual-search'],
  [
    'a post’s product',
    actionAfterPost({
      products: ['ai-personalization-engine'],
      services: ['recommendation-engines', 'personalization-recommendation'],
    }),
    '/demos/ai-personalization-engine',
  ],
  [
    'a post’s service',
    actionAfterPost({ products: [], services: ['product-discovery-visualization', 'analytical-insight'] }),
    '/product-discovery-visualization',
  ],
  [
    'an article’s subject',
    actionAfterArticle({ subject: 'sentiment-analysis' }),
    '/demos/review-sentiment-monitor',
  ],
  ['news of the company', actionAfterArticle({}), '/demos'],
])('%s is next', (_rule, step, expected) => {
  expect(target(step)).toBe(expected);
});

function fits(step: CallToAction, services: readonly ServiceSlug[]): boolean {
  switch (step.kind) {
    case 'product':
      return servicesByProduct[step.id].some((service) => services.includes(service));
    case 'service':
      return services.includes(step.slug);
    case 'case study':
    case 'demos':
      return true;
  }
}

test('every call to action fits its page’s subject, and none links to its own page', () => {
  for (const slug of serviceSlugs) {
    expect(fits(actionAfterService(slug), [slug])).toBe(true);
    expect(target(actionAfterService(slug))).not.toBe(paths.service(slug));
  }
  for (const slug of toolSlugs) expect(fits(actionAfterTool(slug), servicesOfTool(slug))).toBe(true);
  for (const { subject } of allArticles)
    expect(fits(actionAfterArticle({ subject }), subject ? [subject] : [])).toBe(true);
  expect(new Set(allPosts.map((post) => target(actionAfterPost(post)))).size).toBe(allPosts.length);
});

test('a product’s call to action names its price and links to its demo and its page', () => {
  for (const id of productIds) {
    const { title, price, action, other } = callToActionTexts({ kind: 'product', id });
    expect(title).not.toBe('');
    expect(price).toMatch(/^\p{Sc}\d+\.99 a month$/u);
    expect(action.label).toBe('Try Demo');
    expect(other?.to).toBe(paths.product(id));
  }
});

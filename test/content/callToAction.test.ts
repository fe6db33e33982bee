import type { CallToAction } from '../../src/content/callToAction';
import {
  callToActionTexts,
  actionAfterArticle,
  actionAfterPost,
  actionAfterService,
  actionAfterTool,
} from '../../src/content/callToAction';
import { newsSubjects } from '../../src/content/news/newsSubjects';
import { paths } from '../../src/content/paths';
import { servicesByProduct } from '../../src/content/lists/productSummaries.computed';
import { servicesOfTool } from '../../src/content/relations';
import type { ServiceSlug } from '../../src/content/slugs';
import { blogSlugs, newsIds, productIds, serviceSlugs, toolSlugs } from '../../src/content/slugs';

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
    actionAfterPost('lightfm-personalization-at-scale'),
    '/demos/ai-personalization-engine',
  ],
  ['a post’s service', actionAfterPost('d3-js-data-visualization'), '/product-discovery-visualization'],
  ['an article’s subject', actionAfterArticle('stars-and-sentences'), '/demos/review-sentiment-monitor'],
  ['news of the company', actionAfterArticle('first-outside-investment'), '/demos'],
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
  for (const id of newsIds) {
    const subject = newsSubjects[id];
    expect(fits(actionAfterArticle(id), subject ? [subject] : [])).toBe(true);
  }
  expect(new Set(blogSlugs.map((slug) => target(actionAfterPost(slug)))).size).toBe(blogSlugs.length);
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

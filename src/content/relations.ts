/**
 * What is about what, in ids and titles alone, so that a page can link to others without loading their texts.
 * The texts say the same of themselves (`services`, `tools`, `technologies`); a test holds the two together.
 */
import type { BlogSlug, ProductId, ServiceSlug, ToolSlug } from './slugs';
import { toolSlugs } from './slugs';

/** The services that each tool works in. */
export const servicesByTool: Readonly<Record<ToolSlug, readonly ServiceSlug[]>> = {
  tensorflow: [
    'recommendation-engines',
    'personalization-recommendation',
    'visual-search',
    'security-fraud-prevention',
  ],
  pytorch: [
    'visual-search',
    'content-creative',
    'recommendation-engines',
    'sentiment-analysis',
    'product-discovery-visualization',
    'conversational-ai',
  ],
  rasa: ['conversational-ai', 'customer-interaction-engagement'],
  lightfm: ['recommendation-engines', 'personalization-recommendation'],
  'scikit-learn': [
    'customer-segmentation',
    'security-fraud-prevention',
    'analytical-insight',
    'dynamic-pricing',
    'customer-interaction-engagement',
    'robotic-process-automation-2',
  ],
  nltk: ['sentiment-analysis', 'conversational-ai', 'content-creative'],
  opencv: [
    'visual-search',
    'product-discovery-visualization',
    'content-creative',
    'robotic-process-automation-2',
  ],
  'apache-spark': [
    'analytical-insight',
    'customer-segmentation',
    'recommendation-engines',
    'security-fraud-prevention',
  ],
  pyomo: ['pricing-inventory-management', 'dynamic-pricing'],
  keras: ['visual-search', 'content-creative', 'customer-segmentation', 'security-fraud-prevention'],
  'three-js': ['product-discovery-visualization'],
  'd3-js': ['analytical-insight', 'customer-segmentation', 'product-discovery-visualization'],
  elasticsearch: [
    'product-discovery-visualization',
    'visual-search',
    'personalization-recommendation',
    'conversational-ai',
    'security-fraud-prevention',
  ],
  optimizely: ['personalization-recommendation', 'customer-interaction-engagement', 'content-creative'],
  'facebook-prophet': ['pricing-inventory-management', 'dynamic-pricing', 'analytical-insight'],
  brandwatch: ['sentiment-analysis', 'customer-interaction-engagement'],
  botpress: ['conversational-ai', 'customer-interaction-engagement'],
  r: ['pricing-inventory-management', 'dynamic-pricing', 'analytical-insight', 'customer-segmentation'],
  surprise: ['recommendation-engines', 'personalization-recommendation'],
  pulp: ['pricing-inventory-management', 'dynamic-pricing', 'robotic-process-automation-2'],
  arima: ['pricing-inventory-management', 'dynamic-pricing', 'analytical-insight'],
  'vader-textblob': ['sentiment-analysis'],
};

/** The services that each product of the shop packs into a box. */
export const servicesByProduct: Readonly<Record<ProductId, readonly ServiceSlug[]>> = {
  'ai-personalization-engine': [
    'personalization-recommendation',
    'recommendation-engines',
    'customer-segmentation',
  ],
  'dynamic-pricing-optimizer': ['dynamic-pricing', 'pricing-inventory-management', 'analytical-insight'],
  'conversational-ai-assistant': [
    'conversational-ai',
    'customer-interaction-engagement',
    'robotic-process-automation-2',
  ],
  'customer-insight-analytics': ['analytical-insight', 'customer-segmentation'],
  'review-sentiment-monitor': ['sentiment-analysis', 'analytical-insight'],
  'fraud-shield': ['security-fraud-prevention', 'analytical-insight'],
};

/** Something to read, with what it is about. */
interface Reading {
  readonly title: string;
  readonly services: readonly ServiceSlug[];
  readonly tools: readonly ToolSlug[];
}

/** The case studies; `id` is the anchor on /case-study. */
export const caseRelations: readonly (Reading & { readonly id: string })[] = [
  {
    id: 'dress-sizes',
    title: 'The right size, settled before checkout',
    services: ['personalization-recommendation', 'recommendation-engines'],
    tools: ['scikit-learn', 'lightfm'],
  },
  {
    id: 'lamp-by-photograph',
    title: 'The lamp from the photograph',
    services: ['visual-search', 'product-discovery-visualization'],
    tools: ['opencv', 'pytorch', 'elasticsearch'],
  },
  {
    id: 'strawberries-at-six',
    title: 'Strawberries at six in the evening',
    services: ['dynamic-pricing', 'pricing-inventory-management'],
    tools: ['facebook-prophet', 'pyomo'],
  },
  {
    id: 'charger-at-midnight',
    title: 'The charger question, answered at midnight',
    services: ['conversational-ai', 'customer-interaction-engagement'],
    tools: ['rasa', 'nltk', 'elasticsearch'],
  },
  {
    id: 'perfume-and-stolen-cards',
    title: 'Good customers through, stolen cards out',
    services: ['security-fraud-prevention', 'analytical-insight'],
    tools: ['scikit-learn', 'apache-spark'],
  },
];

/** The posts of the blog. */
export const postRelations: readonly (Reading & { readonly slug: BlogSlug })[] = [
  {
    slug: 'dynamic-pricing-guardrails',
    title: 'Guardrails first: seven rules for dynamic pricing',
    services: ['dynamic-pricing', 'pricing-inventory-management'],
    tools: ['facebook-prophet', 'pyomo'],
  },
  {
    slug: 'apache-spark-in-ecommerce',
    title: 'What Apache Spark does in a shop’s night',
    services: ['analytical-insight', 'customer-segmentation'],
    tools: ['apache-spark', 'lightfm'],
  },
  {
    slug: 'visual-search-with-opencv',
    title: 'From a phone photo to the right product, with OpenCV',
    services: ['visual-search', 'product-discovery-visualization'],
    tools: ['opencv', 'pytorch', 'elasticsearch'],
  },
  {
    slug: 'botpress-in-ecommerce',
    title: 'One return, start to finish, in Botpress',
    services: ['conversational-ai', 'customer-interaction-engagement'],
    tools: ['botpress', 'rasa'],
  },
  {
    slug: 'd3-js-data-visualization',
    title: 'D3.js: three charts that settle an argument',
    services: ['product-discovery-visualization', 'analytical-insight'],
    tools: ['d3-js', 'apache-spark'],
  },
  {
    slug: 'lightfm-personalization-at-scale',
    title: 'LightFM: recommending what nobody has bought yet',
    services: ['recommendation-engines', 'personalization-recommendation'],
    tools: ['lightfm', 'elasticsearch', 'surprise', 'pytorch'],
  },
];

/** The tools that work in most of the same services, the closest first. */
export function toolsBeside(slug: ToolSlug, count: number): readonly ToolSlug[] {
  const own = servicesByTool[slug];
  const shared = (other: ToolSlug) => servicesByTool[other].filter((service) => own.includes(service)).length;
  return toolSlugs
    .filter((other) => other !== slug && shared(other) > 0)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, count);
}

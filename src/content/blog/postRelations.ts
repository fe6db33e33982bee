import { latestFirst } from '../../domain/dates';
import type { BlogSlug, ProductId, ServiceSlug, ToolSlug } from '../slugs';
import { blogSlugs } from '../slugs';

/** The fields needed to link to each post. `posts.ts` adds those that lists show. */
const relations: Readonly<
  Record<
    BlogSlug,
    {
      readonly title: string;
      readonly date: string;
      readonly services: readonly ServiceSlug[];
      readonly tools: readonly ToolSlug[];
      /** Products whose live demos the post links to. */
      readonly products: readonly ProductId[];
    }
  >
> = {
  'apache-spark-in-ecommerce': {
    title: 'What Apache Spark does for a store overnight',
    date: '2025-08-19',
    services: ['analytical-insight', 'customer-segmentation'],
    tools: ['apache-spark', 'lightfm'],
    products: ['customer-insight-analytics'],
  },
  'botpress-in-ecommerce': {
    title: 'One return, start to finish, in Botpress',
    date: '2025-05-13',
    services: ['conversational-ai', 'customer-interaction-engagement'],
    tools: ['botpress', 'rasa'],
    products: ['conversational-ai-assistant'],
  },
  'd3-js-data-visualization': {
    title: 'D3.js: three charts that settle an argument',
    date: '2025-03-25',
    services: ['product-discovery-visualization', 'analytical-insight'],
    tools: ['d3-js', 'apache-spark'],
    products: [],
  },
  'lightfm-personalization-at-scale': {
    title: 'LightFM: recommending what nobody has bought yet',
    date: '2025-02-18',
    services: ['recommendation-engines', 'personalization-recommendation'],
    tools: ['lightfm', 'elasticsearch', 'surprise', 'pytorch'],
    products: ['ai-personalization-engine'],
  },
  'dynamic-pricing-guardrails': {
    title: 'Guardrails first: seven rules for dynamic pricing',
    date: '2025-10-07',
    services: ['dynamic-pricing', 'pricing-inventory-management'],
    tools: ['facebook-prophet', 'pyomo'],
    products: ['dynamic-pricing-optimizer'],
  },
  'visual-search-with-opencv': {
    title: 'From a phone photo to the right product, with OpenCV',
    date: '2025-06-24',
    services: ['visual-search', 'product-discovery-visualization'],
    tools: ['opencv', 'pytorch', 'elasticsearch'],
    products: [],
  },
};

/** All posts, newest first, with only the fields that links need. */
export const postRelations = blogSlugs.map((slug) => ({ slug, ...relations[slug] })).toSorted(latestFirst);

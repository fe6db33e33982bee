/**
 * The slugs and ids that routes are made of, each written once, in the order in which lists show them.
 * Content is keyed by these types: a new one here, and the compiler names every file that has to say something of it.
 */

export const serviceSlugs = [
  'personalization-recommendation',
  'product-discovery-visualization',
  'dynamic-pricing',
  'visual-search',
  'conversational-ai',
  'sentiment-analysis',
  'security-fraud-prevention',
  'customer-segmentation',
  'analytical-insight',
  'recommendation-engines',
  'content-creative',
  'customer-interaction-engagement',
  'pricing-inventory-management',
  'robotic-process-automation-2',
] as const;
export type ServiceSlug = (typeof serviceSlugs)[number];

/** The tools that have a card on /tools. */
export const cardToolSlugs = [
  'tensorflow',
  'pytorch',
  'rasa',
  'lightfm',
  'scikit-learn',
  'nltk',
  'opencv',
  'apache-spark',
  'pyomo',
  'keras',
  'three-js',
  'd3-js',
  'elasticsearch',
  'optimizely',
  'facebook-prophet',
  'brandwatch',
] as const;

/** The tools in the short list below the cards. */
export const listedToolSlugs = ['botpress', 'r', 'surprise', 'pulp', 'arima', 'vader-textblob'] as const;

export const toolSlugs = [...cardToolSlugs, ...listedToolSlugs] as const;
export type ToolSlug = (typeof toolSlugs)[number];

export const productIds = [
  'ai-personalization-engine',
  'dynamic-pricing-optimizer',
  'conversational-ai-assistant',
  'customer-insight-analytics',
  'review-sentiment-monitor',
  'fraud-shield',
] as const;
export type ProductId = (typeof productIds)[number];

/** The posts; lists sort them by date. */
export const blogSlugs = [
  'apache-spark-in-ecommerce',
  'botpress-in-ecommerce',
  'd3-js-data-visualization',
  'lightfm-personalization-at-scale',
  'dynamic-pricing-guardrails',
  'visual-search-with-opencv',
] as const;
export type BlogSlug = (typeof blogSlugs)[number];

/** The news articles; lists sort them by date. */
export const newsIds = [
  'fraud-shield-gives-its-reasons',
  'stars-and-sentences',
  'the-other-half-of-the-fourth-floor',
  'pell-and-orrin-returns',
  'do-it-by-hand-first',
  'plain-dealing-prize',
  'the-bookseller-and-the-search-box',
  'first-outside-investment',
  'marrowby-shared-project-plan',
  'recommending-what-nobody-has-bought',
  'a-shopkeeper-in-residence',
  'assistant-hands-over-the-conversation',
] as const;
export type NewsId = (typeof newsIds)[number];

/** The five extra homes, /home-2 to /home-6. */
export const homeNumbers = [2, 3, 4, 5, 6] as const;
export type HomeNumber = (typeof homeNumbers)[number];

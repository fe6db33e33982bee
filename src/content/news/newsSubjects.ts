import type { NewsId, ServiceSlug } from '../slugs';

/** The service that each article is most related to; null for company news. */
export const newsSubjects: Readonly<Record<NewsId, ServiceSlug | null>> = {
  'fraud-shield-gives-its-reasons': 'security-fraud-prevention',
  'stars-and-sentences': 'sentiment-analysis',
  'the-other-half-of-the-fourth-floor': null,
  'pell-and-orrin-returns': 'analytical-insight',
  'do-it-by-hand-first': 'recommendation-engines',
  'plain-dealing-prize': 'dynamic-pricing',
  'the-bookseller-and-the-search-box': 'product-discovery-visualization',
  'first-outside-investment': null,
  'marrowby-shared-project-plan': 'personalization-recommendation',
  'recommending-what-nobody-has-bought': 'recommendation-engines',
  'a-shopkeeper-in-residence': null,
  'assistant-hands-over-the-conversation': 'conversational-ai',
};

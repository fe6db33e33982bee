/** Categories of news articles, in the filter's order after “All News”. */
export const newsCategories = [
  'funding',
  'case-study',
  'awards',
  'partnerships',
  'product',
  'research',
  'expansion',
  'thought-leadership',
] as const;
export type NewsCategory = (typeof newsCategories)[number];

export const newsCategoryLabels: Readonly<Record<NewsCategory, string>> = {
  funding: 'Funding',
  'case-study': 'Case Study',
  awards: 'Awards',
  partnerships: 'Partnerships',
  product: 'Product',
  research: 'Research',
  expansion: 'Expansion',
  'thought-leadership': 'Thought Leadership',
};

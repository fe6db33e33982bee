/** Path of the search index. The build writes it, and the browser loads it on first use. */
export const searchIndexPath = '/search-index.json';

/** Path of the second part of the search index: the pages' main text. */
export const searchTextsPath = '/search-texts.json';

export const searchKinds = [
  'product',
  'demo',
  'service',
  'tool',
  'case',
  'post',
  'news',
  'question',
  'page',
] as const;
export type SearchKind = (typeof searchKinds)[number];

export const searchKindLabels: Readonly<Record<SearchKind, string>> = {
  product: 'Products',
  demo: 'Live demos',
  service: 'Services',
  tool: 'Tools',
  case: 'Case studies',
  post: 'Blog',
  news: 'News',
  question: 'Questions and answers',
  page: 'Pages',
};

/** Other words that visitors use for a kind. */
export const searchKindWords: Readonly<Partial<Record<SearchKind, string>>> = { demo: 'try, test, upload' };

export const searchPage = {
  meta: {
    title: 'Search this site',
    description:
      'Services, tools, products, case studies, articles, news, and answers in one search. Typos are fine.',
    keywords: 'site search, services, tools, products, articles',
  },
  heading: 'Search',
  lead: 'Describe what you need in your own words, for example “too many returns.” Typos are fine.',
  wordsHeading: 'Popular searches',
  /** Suggested searches; a test checks that each has results. */
  words: ['returns', 'fraud', 'prices', 'reviews', 'chat', 'forecast'],
  everythingHeading: 'Browse by topic',
} as const;

export const searchTexts = {
  field: 'Search the site',
  button: 'Search',
  close: 'Close search',
  results: 'Results',
  loading: 'Loading search…',
  failed: 'Search couldn’t be loaded. Check your connection and try again.',
  retry: 'Try again',
  nothing: 'Try other words, or one of these pages.',
  wordAlone: 'Search for just one word',
  cut: 'Only the first 200 characters are searched.',
  recent: 'Recent searches',
  withoutScripts: 'Search needs JavaScript.',
  keys: [
    { key: 'Arrow keys', does: 'select' },
    { key: 'Enter', does: 'opens' },
    { key: 'Esc', does: 'closes' },
    { key: 'Ctrl K', does: 'opens search' },
  ],
  slash: 'opens search',
} as const;

import type { PageMeta } from '../types';

/** Where the build puts the list of all that can be found, and the browser fetches it on first use. */
export const searchIndexPath = '/search-index.json';

/** The kinds of things that the search finds. */
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

/** What the groups of results are called. */
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

/** What /search says around its results. */
export const searchPage: {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly wordsHeading: string;
  /** Each finds something of several kinds; a test sees to that. */
  readonly words: readonly string[];
  readonly everythingHeading: string;
} = {
  meta: {
    title: 'Search this site',
    description:
      'Services, tools, products, case studies, articles, news and answers in one search. Typos are fine.',
    keywords: ['site search', 'services', 'tools', 'products', 'articles'],
  },
  heading: 'Search',
  lead: 'Search services, products, tools, case studies, articles and answers. Typos are fine.',
  wordsHeading: 'Popular searches',
  words: ['returns', 'fraud', 'prices', 'reviews', 'chat', 'forecast'],
  everythingHeading: 'Browse everything',
};

/** What the search says, in its dialog and on its page. */
export const searchTexts = {
  field: 'Search the site',
  button: 'Search',
  close: 'Close the search',
  results: 'Results',
  loading: 'Loading the search…',
  failed: 'The search could not be loaded. Check the connection and try again.',
  retry: 'Try again',
  nothing: 'Try fewer or different words.',
  recent: 'Recent searches',
  withoutScripts: 'Searching needs JavaScript.',
  /** Keys, and what they do. */
  keys: [
    { key: 'Arrow keys', does: 'select' },
    { key: 'Enter', does: 'opens' },
    { key: 'Esc', does: 'closes' },
    { key: 'Ctrl K', does: 'opens the search' },
  ],
  slash: 'opens the search',
} as const;

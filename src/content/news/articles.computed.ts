import type { NewsListing } from './article';
import { allArticles } from './articles';

/** All articles, newest first, with the fields that lists show. */
export const newsArticles: readonly NewsListing[] = allArticles.map(
  ({ meta, subject, ...listing }) => listing,
);

import { allArticles } from './articles';

/** Links to all articles, newest first. */
export const articleLinks = allArticles.map(({ slug, title }) => ({ slug, title }));

import type { Params } from 'react-router-dom';
import { loadArticle } from '../../../content/news/loadArticle';
import { newsIds } from '../../../content/slugs';

/** Loads an article; null if its id is unknown. */
export async function articleLoader(params: Params) {
  const id = newsIds.find((known) => known === params.id);
  return id ? { id, text: await loadArticle(id) } : null;
}

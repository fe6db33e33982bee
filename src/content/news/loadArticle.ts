import type { LongText } from '../longText';
import type { NewsId } from '../slugs';

/** Loads an article's text, which has its own chunk. */
export function loadArticle(id: NewsId): Promise<LongText> {
  return import(`./${id}.mdx`).then((text: LongText) => text);
}

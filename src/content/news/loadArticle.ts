import type { LongText } from '../longText';
import type { NewsId } from '../slugs';

/** Loads the text of a news article, each in a chunk of its own. */
export function loadArticle(id: NewsId): Promise<LongText> {
  return import(`./${id}.mdx`).then((text: LongText) => text);
}

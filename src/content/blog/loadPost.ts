import type { LongText } from '../longText';
import type { BlogSlug } from '../slugs';

/** Loads the text of a post, each in a chunk of its own. */
export function loadPost(slug: BlogSlug): Promise<LongText> {
  return import(`./${slug}.mdx`).then((text: LongText) => text);
}

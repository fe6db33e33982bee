import type { LongText } from '../longText';
import type { BlogSlug } from '../slugs';

/** Loads a post's text, which has its own chunk. */
export function loadPost(slug: BlogSlug): Promise<LongText> {
  return import(`./${slug}.mdx`).then((text: LongText) => text);
}

import type { Params } from 'react-router-dom';
import { loadPost } from '../../../content/blog/loadPost';
import { blogSlugs } from '../../../content/slugs';

/** Loads a post; null if its slug is unknown. */
export async function postLoader(params: Params) {
  const slug = blogSlugs.find((known) => known === params.slug);
  return slug ? { slug, text: await loadPost(slug) } : null;
}

import type { BlogPost } from '../types';
import { blogPosts } from './posts';

/** Who has read this post may want those: the ones with most in common, then the newest. */
export function relatedPosts(post: BlogPost, count: number): readonly BlogPost[] {
  const subjects = subjectsOf(post);
  const inCommon = (other: BlogPost) =>
    subjectsOf(other).filter((subject) => subjects.includes(subject)).length;
  return blogPosts
    .filter((other) => other.slug !== post.slug)
    .toSorted((a, b) => inCommon(b) - inCommon(a))
    .slice(0, count);
}

function subjectsOf({ category, tags, tools, services }: BlogPost): readonly string[] {
  return [category, ...tags, ...tools, ...services];
}

import { mostSimilar, sharedCount } from '../../domain/mostSimilar';
import type { PostListing } from './post';
import { blogPosts } from './posts.computed';

/**
 * Returns the posts that share the most categories, tags, tools, and services with this one; ties go to the
 * newest.
 */
export function relatedPosts(post: PostListing, count: number): readonly PostListing[] {
  const others = blogPosts.filter(({ slug }) => slug !== post.slug);
  const subjects = subjectsOf(post);
  return mostSimilar(others, post, (other) => sharedCount(subjectsOf(other), subjects), count);
}

function subjectsOf({ category, tags, tools, services }: PostListing): readonly string[] {
  return [category, ...tags, ...tools, ...services];
}

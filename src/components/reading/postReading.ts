import type { BlogCategory, PostListing } from '../../content/blog/post';
import { authorOf, blogCategoryId } from '../../content/blog/post';
import { blogPosts } from '../../content/blog/posts.computed';
import { paths } from '../../content/paths';
import { mostSimilar, sharedCount } from '../../domain/mostSimilar';
import type { CitrusTone } from '../art/UnevenCitrus';
import type { Reading, ReadingHome } from './reading';

export const blogHome: ReadingHome = { path: paths.blog, back: 'Back to the blog' };

export function postReading(post: PostListing): Reading {
  const { slug, title, excerpt, category, date, modified, lengths } = post;
  return {
    path: paths.post(slug),
    title,
    excerpt,
    category: { id: blogCategoryId(category), label: category },
    date,
    modified,
    author: authorOf(post).name,
    minutes: lengths.minutes,
  };
}

const tones: Readonly<Record<BlogCategory, CitrusTone>> = {
  Pricing: 'orange',
  Analytics: 'blood',
  'Product Discovery': 'lime',
  'Customer Service': 'pomelo',
};

export function postTone({ category }: Pick<PostListing, 'category'>): CitrusTone {
  return tones[category];
}

/**
 * Returns the posts that share the most categories, tags, tools, and services with this one; ties go to the
 * newest.
 */
export function relatedPosts(post: PostListing, count: number): readonly PostListing[] {
  const others = blogPosts.filter(({ slug }) => slug !== post.slug);
  const subjects = subjectsOf(post);
  return mostSimilar(others, (other) => sharedCount(subjectsOf(other), subjects), count);
}

function subjectsOf({ category, tags, tools, services }: PostListing): readonly string[] {
  return [category, ...tags, ...tools, ...services];
}

import type { BlogCategory } from '../../content/blog/categories';
import { blogCategoryId } from '../../content/blog/categories';
import type { PostListing } from '../../content/blog/post';
import { authorOf } from '../../content/blog/post';
import { paths } from '../../content/paths';
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

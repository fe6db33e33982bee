import type { LongText, TextLengths } from '../longText';
import { people } from '../anchors.computed';
import type { PageMeta } from '../types';
import type { PostFrontMatter } from './posts';

/** Categories of posts, in the filter's order after “All Posts”. */
export const blogCategories = ['Pricing', 'Analytics', 'Product Discovery', 'Customer Service'] as const;
export type BlogCategory = (typeof blogCategories)[number];

/** Returns the category's id in URLs: `?category=product-discovery`. */
export function blogCategoryId(category: BlogCategory): string {
  return category.toLowerCase().replaceAll(' ', '-');
}

export const blogCategoryOptions = blogCategories.map((label) => ({ id: blogCategoryId(label), label }));

/** A post's `index.mdx`. */
export interface PostFile extends LongText {
  readonly frontmatter: PostFrontMatter;
}

/** A post without its text. */
export interface BlogPost extends Omit<PostFrontMatter, 'meta'> {
  readonly slug: string;
  readonly meta: PageMeta;
  readonly lengths: TextLengths;
}

/** The fields that lists show. */
export type PostListing = Omit<BlogPost, 'meta' | 'products'>;

export function postOf({
  slug,
  frontmatter,
  lengths,
}: Pick<PostFile, 'frontmatter' | 'lengths'> & { readonly slug: string }): BlogPost {
  return {
    ...frontmatter,
    slug,
    meta: { ...frontmatter.meta, keywords: frontmatter.tags.join(', ') },
    lengths,
  };
}

export function authorOf({ author }: Pick<BlogPost, 'author'>) {
  return { id: author, ...people[author] };
}

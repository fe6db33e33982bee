import type { LongText, TextLengths } from '../longText';
import { people } from '../lists/people.computed';
import type { PageMeta } from '../types';
import type { PostFrontMatter } from './postSchema';

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
  return { ...frontmatter, slug, meta: { ...frontmatter.meta, keywords: frontmatter.tags }, lengths };
}

export function authorOf({ author }: Pick<BlogPost, 'author'>) {
  return { id: author, ...people[author] };
}

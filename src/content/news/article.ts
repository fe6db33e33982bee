import { keysOf } from '../../domain/records';
import type { LongText, TextLengths } from '../longText';
import { people } from '../anchors.computed';
import type { ArticleFrontMatter } from './articles';

/** Categories of news articles, in the filter's order after “All News”. */
export const newsCategoryLabels = {
  funding: 'Funding',
  'case-study': 'Case Study',
  awards: 'Awards',
  partnerships: 'Partnerships',
  product: 'Product',
  research: 'Research',
  expansion: 'Expansion',
  'thought-leadership': 'Thought Leadership',
} as const;
export const newsCategories = keysOf(newsCategoryLabels);

/** An article's `.mdx` file. */
export interface ArticleFile extends LongText {
  readonly frontmatter: ArticleFrontMatter;
}

/** A news article without its text. */
export interface NewsArticle extends Omit<ArticleFrontMatter, 'author'> {
  readonly slug: string;
  readonly author: string;
  readonly lengths: TextLengths;
}

/** The fields that lists show. */
export type NewsListing = Omit<NewsArticle, 'meta' | 'subject'>;

export function articleOf({
  slug,
  frontmatter: { author, ...fields },
  lengths,
}: Pick<ArticleFile, 'frontmatter' | 'lengths'> & { readonly slug: string }): NewsArticle {
  return { ...fields, slug, author: author ? people[author].name : 'Tangelo Press Office', lengths };
}

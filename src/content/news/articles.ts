import * as v from 'valibot';
import { latestFirst } from '../../domain/dates';
import { memberIds } from '../anchors.computed';
import { bySlug } from '../bySlug';
import { checkedFrontMatter, readingFields, summaryFields, words } from '../frontMatter';
import type { UncheckedText } from '../longText';
import { serviceSlugs } from '../slugs';
import type { NewsArticle } from './article';
import { articleOf, newsCategories } from './article';

/** Front matter of a news article. */
export const articleSchema = v.strictObject({
  ...readingFields,
  category: v.picklist(newsCategories),
  /** The service that the article is most related to; omitted for company news. */
  subject: v.optional(v.picklist(serviceSlugs)),
  /** Omitted for articles by the press office. */
  author: v.optional(v.picklist(memberIds)),
  /** Featured articles come first on the news page. */
  featured: v.optional(v.boolean()),
  meta: v.strictObject({ ...summaryFields, keywords: words }),
});

export type ArticleFrontMatter = v.InferOutput<typeof articleSchema>;

const files = bySlug(import.meta.glob<UncheckedText>('./*.mdx', { query: '?data', eager: true }));

/** All articles, newest first. For the build: pages use `articles.computed.ts`. */
export const allArticles: readonly NewsArticle[] = [...files]
  .map(([slug, { frontmatter, lengths }]) =>
    articleOf({
      slug,
      frontmatter: checkedFrontMatter(articleSchema, `src/content/news/${slug}.mdx`, frontmatter),
      lengths,
    }),
  )
  .toSorted(latestFirst);

import * as v from 'valibot';
import { memberIds } from '../anchors';
import { phrases, readingFields, summaryFields } from '../frontMatter';
import { serviceSlugs } from '../slugs';
import { newsCategories } from './categories';

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
  meta: v.strictObject({ ...summaryFields, keywords: phrases }),
});

export type ArticleFrontMatter = v.InferOutput<typeof articleSchema>;

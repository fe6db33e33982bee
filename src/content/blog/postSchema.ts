import * as v from 'valibot';
import { memberIds } from '../anchors';
import { day, phrases, readingFields, summaryFields } from '../frontMatter';
import { productIds, serviceSlugs, toolSlugs } from '../slugs';
import { blogCategories } from './categories';

/** Front matter of a post. */
export const postSchema = v.pipe(
  v.strictObject({
    ...readingFields,
    modified: v.optional(day),
    category: v.picklist(blogCategories),
    author: v.picklist(memberIds),
    /** The page's keywords, too. */
    tags: phrases,
    services: v.array(v.picklist(serviceSlugs)),
    tools: v.array(v.picklist(toolSlugs)),
    /** Products whose live demos the post links to. */
    products: v.array(v.picklist(productIds)),
    meta: v.strictObject(summaryFields),
  }),
  v.forward(
    v.check(({ date, modified = date }) => modified >= date, 'Expected no day before `date`'),
    ['modified'],
  ),
);

export type PostFrontMatter = v.InferOutput<typeof postSchema>;

import * as v from 'valibot';
import { latestFirst } from '../../domain/dates';
import { memberIds } from '../anchors.computed';
import { bySlug } from '../bySlug';
import { checkedFrontMatter, day, phrases, readingFields, summaryFields } from '../frontMatter';
import type { UncheckedText } from '../longText';
import { productIds, serviceSlugs, toolSlugs } from '../slugs';
import type { BlogPost } from './post';
import { blogCategories, postOf } from './post';

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

const files = bySlug(import.meta.glob<UncheckedText>('./*/index.mdx', { query: '?data', eager: true }));

/** All posts, newest first. For the build: pages use `posts.computed.ts`. */
export const allPosts: readonly BlogPost[] = [...files]
  .map(([slug, { frontmatter, lengths }]) =>
    postOf({
      slug,
      frontmatter: checkedFrontMatter(postSchema, `src/content/blog/${slug}/index.mdx`, frontmatter),
      lengths,
    }),
  )
  .toSorted(latestFirst);

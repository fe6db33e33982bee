import { latestFirst } from '../../domain/dates';
import { bySlug } from '../bySlug';
import { checkedFrontMatter } from '../frontMatter';
import type { UncheckedText } from '../longText';
import type { BlogPost } from './post';
import { postOf } from './post';
import { postSchema } from './postSchema';

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

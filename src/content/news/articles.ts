import { latestFirst } from '../../domain/dates';
import { bySlug } from '../bySlug';
import { checkedFrontMatter } from '../frontMatter';
import type { UncheckedText } from '../longText';
import type { NewsArticle } from './article';
import { articleOf } from './article';
import { articleSchema } from './articleSchema';

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

import { blogPosts } from '../../content/blog/posts';
import { lastUpdated } from '../../content/legal/legal';
import { newsArticles } from '../../content/news/articles';
import { paths } from '../../content/paths';

const days: ReadonlyMap<string, string> = new Map([
  ...blogPosts.map(({ slug, date, modified = date }) => [paths.post(slug), modified] as const),
  ...newsArticles.map(({ id, date }) => [paths.article(id), date] as const),
  [paths.privacy, lastUpdated],
  [paths.terms, lastUpdated],
]);

/** Returns the ISO day of a page's last change, if it has one. */
export function lastModified(path: string): string | undefined {
  return days.get(path);
}

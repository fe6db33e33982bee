import { blogPosts } from '../../content/blog/posts';
import { contentDate } from '../../content/edition';
import { lastUpdated } from '../../content/legal/legal';
import { newsArticles } from '../../content/news/articles';
import { paths } from '../../content/paths';

const days: ReadonlyMap<string, string> = new Map([
  ...blogPosts.map(({ slug, date, modified = date }) => [paths.post(slug), modified] as const),
  ...newsArticles.map(({ id, date }) => [paths.article(id), date] as const),
  [paths.privacy, lastUpdated],
  [paths.terms, lastUpdated],
]);

/** The ISO day of a page's last change: its own where it has one, else that of the site's texts. */
export function lastModified(path: string): string {
  return days.get(path) ?? contentDate;
}

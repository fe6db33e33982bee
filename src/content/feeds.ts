import { paths } from './paths';

/** Titles and paths of the feeds that the build writes. */
export const feeds = {
  blog: { title: 'Tangelo: the blog', rss: `${paths.blog}/rss.xml`, atom: `${paths.blog}/atom.xml` },
  news: { title: 'Tangelo: the news', rss: `${paths.news}/rss.xml`, atom: `${paths.news}/atom.xml` },
} as const;

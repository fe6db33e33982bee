/** What can be subscribed to, and where; the build writes the files. */
export const feeds = {
  blog: { title: 'Tangelo: the blog', rss: '/blog/rss.xml', atom: '/blog/atom.xml' },
  news: { title: 'Tangelo: the news', rss: '/news/rss.xml', atom: '/news/atom.xml' },
} as const;

import { Feed } from 'feed';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { articleReading } from '../../components/reading/articleReading';
import { postReading } from '../../components/reading/postReading';
import type { Reading } from '../../components/reading/reading';
import { absoluteUrl } from '../../components/seo/urls';
import { postOf } from '../../content/blog/post';
import { blogPage } from '../../content/blog/page';
import { company } from '../../content/company';
import { feeds } from '../../content/feeds';
import { loadAllContent } from '../../content/loadContent';
import type { LongText, FigureProps, TextComponents } from '../../content/longText';
import { articleOf } from '../../content/news/article';
import { newsPage } from '../../content/news/page';
import { paths } from '../../content/paths';
import type { SiteFile } from '../siteFile';
import { latestFirst } from '../../domain/dates';
import { LANGUAGE } from '../../domain/language';
import { isAllowedLink } from '../../domain/links';

interface Entry extends Reading {
  readonly text: LongText;
}

/** Full-text RSS and Atom feeds of the blog and the news. */
export const feedFiles: readonly SiteFile[] = [
  { path: feeds.blog.rss, make: async () => (await blogFeed()).rss2() },
  { path: feeds.blog.atom, make: async () => (await blogFeed()).atom1() },
  { path: feeds.news.rss, make: async () => (await newsFeed()).rss2() },
  { path: feeds.news.atom, make: async () => (await newsFeed()).atom1() },
];

async function blogFeed(): Promise<Feed> {
  const texts = await loadAllContent('post');
  const entries = texts.map((text) => ({ ...postReading(postOf(text)), text }));
  return feedOf('blog', blogPage.meta.description, paths.blog, entries);
}

async function newsFeed(): Promise<Feed> {
  const texts = await loadAllContent('article');
  const entries = texts.map((text) => ({ ...articleReading(articleOf(text)), text }));
  return feedOf('news', newsPage.meta.description, paths.news, entries);
}

function feedOf(id: keyof typeof feeds, description: string, page: string, entries: readonly Entry[]): Feed {
  const { title, rss, atom } = feeds[id];
  const feed = new Feed({
    id: absoluteUrl(page),
    link: absoluteUrl(page),
    title,
    description: `${description} ${company.demoNotice}`,
    language: LANGUAGE,
    updated: new Date(Math.max(...entries.map(({ date, modified = date }) => Date.parse(modified)))),
    generator: false,
    copyright: company.fullName,
    image: absoluteUrl('/icon-192.png'),
    favicon: absoluteUrl('/favicon.ico'),
    feedLinks: { rss: absoluteUrl(rss), atom: absoluteUrl(atom) },
  });
  for (const { category, date, modified = date, ...entry } of entries.toSorted(latestFirst))
    feed.addItem({
      title: entry.title,
      id: absoluteUrl(entry.path),
      link: absoluteUrl(entry.path),
      description: entry.excerpt,
      content: feedText(entry.text, entry.path),
      category: [{ name: category.label, term: category.label }],
      published: new Date(date),
      date: new Date(modified),
      author: [{ name: entry.author, email: company.email.press }],
    });
  return feed;
}

/**
 * Renders a long text as HTML for feeds: no scripts or classes, absolute URLs. Ends with the notice that the
 * company is fictional, because feed readers show entries without the feed's description.
 */
function feedText({ default: Text }: LongText, path: string): string {
  return renderToStaticMarkup(
    <>
      <Text components={components(absoluteUrl(path))} />
      <p>{company.demoNotice}</p>
    </>,
  );
}

function components(address: string): TextComponents {
  return {
    a: ({ href = '', children }: ComponentProps<'a'>) =>
      isAllowedLink(href) ? <a href={new URL(href, address).href}>{children}</a> : <>{children}</>,
    code: ({ children }: ComponentProps<'code'>) => <code>{children}</code>,
    h2: ({ children }: ComponentProps<'h2'>) => <h2>{children}</h2>,
    pre: ({ children }: ComponentProps<'pre'>) => <pre>{children}</pre>,
    table: ({ children }: ComponentProps<'table'>) => <table>{children}</table>,
    // Figures need the site's stylesheet, so link to them instead.
    Figure: ({ caption }: FigureProps) => (
      <p>
        <em>{caption}</em> <a href={address}>See the figure in the article.</a>
      </p>
    ),
  };
}

import { screen } from '@testing-library/react';
import { allArticles } from '../../../src/content/news/articles';
import { newsCategoryLabels } from '../../../src/content/news/article';
import { formatDay } from '../../../src/domain/dates';
import { canonicalAddress, metaContent } from '../../support/head';
import { itemsOf, section } from '../../support/parts';
import { renderRoute } from '../../support/renderRoute';
import { sample } from '../../support/slowRun';

test.each(sample(allArticles))('/news/$slug shows the article with its byline', async (article) => {
  await renderRoute(`/news/${article.slug}`);
  expect(document.title).toContain(article.meta.title);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(article.title);
  expect(screen.getByText('Published').nextSibling).toHaveTextContent(formatDay(article.date));
  expect(screen.getByText('Author').nextSibling).toHaveTextContent(article.author);
  expect(screen.getByRole('link', { name: newsCategoryLabels[article.category] })).toHaveAttribute(
    'href',
    `/news?category=${article.category}`,
  );
  expect(screen.getByRole('article').querySelectorAll('p').length).toBeGreaterThanOrEqual(4);
});

describe('a news article', () => {
  test('links to the news, the press contacts and three other articles', async () => {
    await renderRoute('/news/plain-dealing-prize');
    expect(screen.getByRole('link', { name: 'Back to the news' })).toHaveAttribute('href', '/news');
    expect(screen.getByRole('link', { name: 'Press downloads' })).toHaveAttribute('href', '/news#press');
    expect(itemsOf(section('More news'))).toHaveLength(3);
  });

  test('has article metadata with author and date', async () => {
    await renderRoute('/news/do-it-by-hand-first');
    expect(canonicalAddress()).toBe('https://www.tangelo.example/news/do-it-by-hand-first');
    expect(metaContent('og:type')).toBe('article');
    expect(metaContent('author')).toBe('Miriam Castellano');
    expect(metaContent('article:published_time')).toBe('2025-07-15');
    expect(metaContent('article:section')).toBe('Thought Leadership');
  });

  test('has a table of contents only if it has sections', async () => {
    const { unmount } = await renderRoute('/news/fraud-shield-gives-its-reasons');
    expect(screen.getByRole('navigation', { name: 'On this page' })).toBeInTheDocument();
    unmount();
    await renderRoute('/news/plain-dealing-prize');
    expect(screen.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument();
  });
});

describe('an unknown article', () => {
  test('has a not-found page with links, kept out of search engines', async () => {
    await renderRoute('/news/toString');
    expect(screen.getByRole('heading', { level: 1, name: 'News Article Not Found' })).toBeVisible();
    expect(screen.getByText('Sorry, the news article you are looking for could not be found.')).toBeVisible();
    expect(metaContent('robots')).toBe('noindex');
    expect(screen.getByRole('link', { name: 'Back to the news' })).toHaveAttribute('href', '/news');
  });
});

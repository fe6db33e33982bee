import { relatedArticles } from '../../src/components/reading/articleReading';
import { relatedPosts } from '../../src/components/reading/postReading';
import { blogCategories } from '../../src/content/blog/post';
import { allPosts } from '../../src/content/blog/posts';
import { postSlugs, articleSlugs } from '../../src/content/loadContent';
import { newsCategories } from '../../src/content/news/article';
import { allArticles } from '../../src/content/news/articles';
import { countWords, loadText, renderText } from '../support/longTexts';

describe('the list of posts', () => {
  test('is sorted newest first, and no post is revised before it was published', () => {
    const dates = allPosts.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const { date, modified = date } of allPosts) {
      expect(modified >= date).toBe(true);
    }
  });

  test('has a post in each filter category', () => {
    for (const category of blogCategories)
      expect(allPosts.filter((post) => post.category === category)).not.toEqual([]);
  });

  test('relates each post to others on the same subject', () => {
    for (const post of allPosts) {
      const related = relatedPosts(post, 3);
      expect(related).toHaveLength(3);
      expect(related.map(({ slug }) => slug)).not.toContain(post.slug);
    }
    const spark = allPosts.find(({ slug }) => slug === 'apache-spark-in-ecommerce');
    // These two posts share a category, a tool and a service.
    expect(spark && relatedPosts(spark, 3)[0]?.slug).toBe('d3-js-data-visualization');
  });
});

describe.each(postSlugs)('the post %s', (slug) => {
  test('has at least 900 words', async () => {
    const text = await loadText('post', slug);
    const { container } = renderText(text);
    expect(text.lengths.words).toBeGreaterThanOrEqual(900);
    expect(text.lengths.words).toBe(countWords(container));
    expect(text.lengths.sections.reduce((sum, words) => sum + words)).toBe(text.lengths.words);
  });

  test('has headings, a table, one of our figures and a code sample', async () => {
    const text = await loadText('post', slug);
    const article = renderText(text);
    expect(article.getAllByRole('heading').map(({ id, textContent }) => ({ id, text: textContent }))).toEqual(
      text.headings.map(({ id, text: heading }) => ({ id, text: heading })),
    );
    expect(text.headings.filter(({ depth }) => depth === 2).length).toBeGreaterThanOrEqual(4);
    expect(article.getAllByRole('table').length).toBeGreaterThanOrEqual(1);
    expect(article.getByRole('figure')).toContainElement(article.getByRole('img'));
    expect(article.getByRole('img')).toHaveAccessibleName(/\w+ \w+ \w+ \w+/);
    expect(article.getAllByText(/^(Python|JavaScript|TypeScript|React)$/).length).toBeGreaterThanOrEqual(1);
  });

  test('has no raw HTML or inline style, which the Content-Security-Policy forbids', async () => {
    const { container } = renderText(await loadText('post', slug));
    expect(container.querySelectorAll('[style], script, iframe')).toHaveLength(0);
  });
});

describe('the news', () => {
  test('has at least ten articles', () => {
    expect(allArticles.length).toBeGreaterThanOrEqual(10);
  });

  test('is sorted newest first', () => {
    const dates = allArticles.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test('covers all categories', () => {
    const covered = new Set(allArticles.map(({ category }) => category));
    expect([...covered].toSorted()).toEqual(newsCategories.toSorted());
  });

  test('relates articles of the same category first', () => {
    for (const article of allArticles) {
      const related = relatedArticles(article, allArticles.length);
      expect(related.map(({ slug }) => slug)).not.toContain(article.slug);
      const isSame = related.map(({ category }) => category === article.category);
      expect(isSame).toEqual(isSame.toSorted((a, b) => Number(b) - Number(a)));
    }
  });
});

describe.each(articleSlugs)('the article %s', (slug) => {
  test('has at least 200 words', async () => {
    const text = await loadText('article', slug);
    const { container } = renderText(text);
    expect(text.lengths.words).toBeGreaterThanOrEqual(200);
    expect(text.lengths.words).toBe(countWords(container));
  });
});

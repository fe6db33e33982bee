import { relatedArticles } from '../../src/components/reading/articleReading';
import { relatedPosts } from '../../src/components/reading/postReading';
import { blogCategories } from '../../src/content/blog/post';
import { allPosts } from '../../src/content/blog/posts';
import { postSlugs, articleSlugs } from '../../src/content/loadContent';
import { newsCategories } from '../../src/content/news/article';
import { allArticles } from '../../src/content/news/articles';
import { countWords, loadText, renderText } from '../support/longTexts';

test.each([
  ['posts', 6, allPosts, blogCategories],
  ['articles', 10, allArticles, newsCategories],
] as const)('%s are at least %d, newest first, in all categories', (_what, least, list, categories) => {
  expect(list.length).toBeGreaterThanOrEqual(least);
  const dates = list.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const covered = new Set<string>(list.map(({ category }) => category));
  expect([...covered].toSorted()).toEqual([...categories].toSorted());
});

test.each([
  ...postSlugs.map((slug) => ['post', slug, 900] as const),
  ...articleSlugs.map((slug) => ['article', slug, 200] as const),
])('the %s %s has at least %d words', async (kind, slug, least) => {
  const text = await loadText(kind, slug);
  const { words, sections } = text.lengths;
  expect(words).toBeGreaterThanOrEqual(least);
  expect(words).toBe(countWords(renderText(text).container));
  if (kind === 'post') expect(sections.reduce((sum, count) => sum + count)).toBe(words);
});

describe('Posts', () => {
  test('aren’t revised before they were published', () => {
    for (const { date, modified = date } of allPosts) expect(modified >= date).toBe(true);
  });

  test('are related to others on the same subject', () => {
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

test('relates articles of the same category first', () => {
  for (const article of allArticles) {
    const related = relatedArticles(article, allArticles.length);
    expect(related.map(({ slug }) => slug)).not.toContain(article.slug);
    const isSame = related.map(({ category }) => category === article.category);
    expect(isSame).toEqual(isSame.toSorted((a, b) => Number(b) - Number(a)));
  }
});

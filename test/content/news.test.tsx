import { articleSlugs } from '../../src/content/loadContent';
import { allArticles } from '../../src/content/news/articles';
import { newsCategories } from '../../src/content/news/article';
import { relatedArticles } from '../../src/components/reading/articleReading';
import { team } from '../../src/content/company/team';
import { countWords, loadText, renderText } from '../support/longTexts';

describe('the news', () => {
  test('has at least ten articles', () => {
    expect(allArticles.length).toBeGreaterThanOrEqual(10);
  });

  test('is sorted newest first', () => {
    const dates = allArticles.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const date of dates) expect(date).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  test('covers all categories', () => {
    const covered = new Set(allArticles.map(({ category }) => category));
    expect([...covered].toSorted()).toEqual(newsCategories.toSorted());
  });

  test('is by the press office or team members', () => {
    const names = ['Tangelo Press Office', ...team.map(({ name }) => name)];
    for (const { author } of allArticles) expect(names).toContain(author);
  });

  test('relates articles of the same category first', () => {
    const article = allArticles.find(({ slug }) => slug === 'stars-and-sentences');
    expect(article && relatedArticles(article, 3).map(({ slug }) => slug)).toEqual([
      'recommending-what-nobody-has-bought',
      'fraud-shield-gives-its-reasons',
      'the-other-half-of-the-fourth-floor',
    ]);
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

import { articleSlugs } from '../../src/content/loadContent';
import { allArticles } from '../../src/content/news/articles';
import { newsCategories } from '../../src/content/news/categories';
import { newsArticleNotFound } from '../../src/content/news/labels';
import { mediaContacts, newsPage, pressResources } from '../../src/content/news/page';
import { relatedArticles } from '../../src/content/news/relatedArticles';
import { team } from '../../src/content/company/team';
import { countWords, internalLinks, loadText, renderText, siteAddresses } from '../support/longTexts';

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

  test('has unique titles and descriptions that fit search results', () => {
    const metas = [newsPage.meta, newsArticleNotFound.meta, ...allArticles.map(({ meta }) => meta)];
    for (const { title, description } of metas) {
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(160);
    }
    expect(new Set(metas.map(({ title }) => title)).size).toBe(metas.length);
    expect(new Set(metas.map(({ description }) => description)).size).toBe(metas.length);
  });

  test('relates articles of the same category first', () => {
    const article = allArticles.find(({ slug }) => slug === 'stars-and-sentences');
    expect(article && relatedArticles(article, 3).map(({ slug }) => slug)).toEqual([
      'recommending-what-nobody-has-bought',
      'fraud-shield-gives-its-reasons',
      'the-other-half-of-the-fourth-floor',
    ]);
  });

  test('gives the press an archive, two documents and contacts', () => {
    expect(pressResources.map(({ name, href }) => ({ name, href }))).toEqual([
      { name: 'Media Kit', href: '/downloads/tangelo-media-kit.zip' },
      { name: 'Fact Sheet', href: '/downloads/tangelo-fact-sheet.pdf' },
      { name: 'Executive Bios', href: '/downloads/tangelo-executive-bios.pdf' },
    ]);
    expect(mediaContacts.length).toBeGreaterThanOrEqual(2);
    for (const { email } of mediaContacts) expect(email).toBe('press@tangelo.example');
  });
});

describe.each(articleSlugs)('the article %s', (slug) => {
  test('has at least 200 words and only valid links', async () => {
    const text = await loadText('article', slug);
    const { container } = renderText(text);
    expect(text.lengths.words).toBeGreaterThanOrEqual(200);
    expect(text.lengths.words).toBe(countWords(container));
    for (const link of internalLinks(container)) expect(siteAddresses).toContain(link);
  });
});

import fc from 'fast-check';
import type { Search } from '../../src/components/search/engine';
import { queryOf, shortQuery } from '../../src/components/search/searchAddress';
import { searchRecords } from '../../src/prerender/searchIndex';
import { anyText } from '../support/anyText';
import { makeSiteSearch } from '../support/search';

let search: Search;
beforeAll(async () => {
  search = await makeSiteSearch();
});

const found = (query: string) => search(query).flatMap(({ records }) => records);
const best = (query: string) => found(query)[0]?.title;

describe('the search over the whole site', () => {
  test.each([
    ['sheild', 'Fraud Shield', 'two letters swapped'],
    ['recomendation', 'Personalization & Recommendation', 'a letter missing'],
    ['elasticsearchh', 'Elasticsearch', 'a letter too many'],
    ['how do I cancel?', 'How do we cancel?', 'a question'],
    ['tensorf', 'TensorFlow', 'not finished'],
    ['TENSORFLÓW', 'TensorFlow', 'capitals and an accent'],
    ['teams', 'Team', 'a plural'],
    ['ｆｒａｕｄ ｓｈｉｅｌｄ', 'Fraud Shield', 'full-width letters'],
  ])('%s finds %s: %s', (query, title) => {
    expect(best(query)).toBe(title);
  });

  test('ranks a word in a title above the same word in a text', () => {
    for (const word of ['fraud', 'reviews', 'pricing', 'assistant']) {
      const stem = word.replace(/s$/, '');
      for (const { records } of search(word)) {
        const inTitle = records.map(({ title }) => title.toLowerCase().includes(stem));
        expect(inTitle).toEqual(inTitle.toSorted((a, b) => Number(b) - Number(a)));
      }
    }
  });

  test('leaves out partial matches if enough records have all words', () => {
    const [both, fraud] = [found('fraud orders'), found('fraud')];
    expect(both.length).toBeLessThan(fraud.length);
    expect(fraud).toEqual(expect.arrayContaining(both));
  });

  test('ranks full matches first, then partial matches by rarer words', () => {
    const opencv = found('opencv');
    expect(found('opencv photo').slice(0, 2)).toEqual(expect.arrayContaining(opencv.slice(0, 2)));
    expect(found('opencv qqqqqqqq')).toEqual(opencv);
  });

  test('finds every record by its title', async () => {
    for (const record of await searchRecords()) expect(found(record.title)).toContainEqual(record);
  });

  test.each(['', ' ', '.*', '(((', '[^]+$', '\\', '🍊', '"', "'", '\u0000', '\ud800', 'qqqqqqqq'])(
    'the query %j finds nothing and is harmless',
    (query) => {
      expect(search(query)).toEqual([]);
    },
  );

  test('answers any query with the site’s records, without duplicates', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 60 }), (query) => {
        const urls = found(query).map(({ url }) => url);
        expect(new Set(urls).size).toBe(urls.length);
      }),
    );
  });

  test.each([
    ['a', 'one word'],
    ['fraud ', 'many words'],
    ['🍊', 'no word'],
    ['.*(+', 'signs'],
  ])('handles 10,000 characters of %j like fewer', (part) => {
    const long = part.repeat(10_000 / part.length);
    expect(search(long)).toEqual(search(long.slice(0, 200)));
  });
});

test('no query is cut in the middle of an emoji', () => {
  fc.assert(
    fc.property(anyText({ minLength: 50, maxLength: 300 }), (text) => {
      expect(queryOf(text)).not.toMatch(/\p{Surrogate}/u);
      expect(shortQuery(text)).not.toMatch(/\p{Surrogate}/u);
    }),
  );
  expect(shortQuery('😀'.repeat(61))).toBe(`${'😀'.repeat(60)}…`);
});

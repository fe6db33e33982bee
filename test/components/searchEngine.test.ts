import fc from 'fast-check';
import type { SearchEngine } from '../../src/components/search/engine';
import { makeSearchEngine } from '../../src/components/search/engine';
import { isCut, queryOf, shortQuery } from '../../src/components/search/searchAddress';
import { stemOf, wordsOf } from '../../src/components/search/searchTerms';
import { anyText } from '../support/anyText';
import { sampleRecords, sampleTexts } from '../support/search';
import { words } from '../support/words';

let engine: SearchEngine;
beforeAll(async () => {
  engine = await makeSearchEngine(sampleRecords);
  await engine.addTexts(sampleTexts);
});

const urls = (query: string) => engine.search(query).map(({ url }) => url);
/** The excerpt of the first result, with its matches in brackets. */
const excerpt = (query: string) =>
  engine
    .search(query)[0]
    ?.excerpt.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

describe('words as people type them', () => {
  test.each([
    ['fraud-shield', '/product/fraud-shield', 'a hyphen'],
    ['tensor flow', '/tensorflow', 'a split name'],
    ['sheild', '/product/fraud-shield', 'two letters swapped'],
    ['frod', '/product/fraud-shield', 'wrong vowels'],
    ['pricng optimizer', '/product/dynamic-pricing-optimizer', 'a letter missing in an ending'],
    ['tensorflowe', '/tensorflow', 'a letter too many'],
    ['tensorf', '/tensorflow', 'not finished'],
    ['TENSORFLÓW', '/tensorflow', 'capitals and an accent'],
    ['ｆｒａｕｄ ｓｈｉｅｌｄ', '/product/fraud-shield', 'full-width letters'],
    ['canceling', '/faq#how-to-leave', 'another form'],
    ['cancel abonnement', '/faq#how-to-leave', 'a word that the site doesn’t have'],
    ['busines', '/opencv', 'a misspelled word that looks like a plural'],
    ['fraudsters', '/product/fraud-shield', 'a derived word'],
    ['cofounder', '/team', 'a prefix without its hyphen'],
    ['aifraud', '/product/fraud-shield', 'joined with a common word'],
  ])('%s finds %s: %s', (query, url) => {
    expect(urls(query)[0]).toBe(url);
  });

  test('one letter and its hyphen belong to the word', () => {
    expect(wordsOf('e-commerce, K-means and up-to-date')).toEqual(wordsOf('ecommerce Kmeans and up to date'));
    expect(wordsOf('10,000 products, 3,4')).toEqual(wordsOf('10000 products 3 4'));
  });

  test.each([
    ['price', 'prices', 'priced', 'pricing'],
    ['ship', 'ships', 'shipped', 'shipping', 'shiping'],
    ['recommend', 'recommended', 'recommendations'],
    ['automate', 'automated', 'automation', 'automatic', 'automatically'],
    ['personalize', 'personalise', 'personalized', 'personalisation'],
    ['policy', 'policies'],
    ['science', 'scientist', 'scientists'],
    ['consultant', 'consultancy'],
    ['print', 'printable'],
    ['neighbor', 'neighbour', 'neighbours'],
    ['center', 'centre', 'centres'],
    ['dialog', 'dialogue', 'dialogues'],
    ['jewelry', 'jewellery'],
    ['inquiry', 'enquiries'],
    ['gray', 'grey'],
  ])('%s has the same stem as its other forms', (word, ...forms) => {
    for (const form of forms) expect(stemOf(form)).toBe(stemOf(word));
  });

  test.each(words('red thing speed need billing class'))('%s keeps its sense', (word) => {
    expect(stemOf(word).length).toBeGreaterThanOrEqual(3);
  });

  test.each([
    ['parcels', '/team', 'a known word is no typo'],
    ['leads', '', 'not “leaks”, which only the main text has'],
    ['frxxd', '', 'too many wrong letters'],
  ])('%s finds “%s”: %s', (query, url) => {
    expect(urls(query)[0] ?? '').toBe(url);
  });
});

describe('order', () => {
  test('a query that names two things finds both', () => {
    expect(urls('tensorflow or opencv')).toEqual(['/tensorflow', '/opencv']);
  });

  test('for the words of a need: product, demo and service, then the rest', () => {
    expect(urls('stolen cards')).toEqual([
      '/product/fraud-shield',
      '/demos/fraud-shield',
      '/security-fraud-prevention',
    ]);
    expect(urls('fraud').at(-1)).toBe('/news/fraud-shield-gives-its-reasons');
  });

  test.each(['fraud demo', 'try fraud shield'])('%s: the demo comes first', (query) => {
    expect(urls(query)[0]).toBe('/demos/fraud-shield');
  });

  test('for a question, its answer comes first', () => {
    expect(urls('how do I cancel my contract?')[0]).toBe('/faq#how-to-leave');
  });
});

describe('main text', () => {
  test('is found, with the sentence that matched and a link to its section', () => {
    expect(urls('kettles')).toEqual(['/blog/botpress']);
    expect(excerpt('kettles')).toBe('She bought a [kettle].');
    expect(urls('reminder')).toEqual(['/terms-of-service#7-late-payment']);
  });

  test('isn’t needed: without it, the summary is shown', async () => {
    const { search } = await makeSearchEngine(sampleRecords);
    expect(search('kettle')).toEqual([]);
    expect(
      search('returns')[0]
        ?.excerpt.map(({ text }) => text)
        .join(''),
    ).toBe('A conversation with a bot.');
  });

  test('marks every form of a word, and no part of one', () => {
    expect(excerpt('bills')).toBe('[Billing], and how to cancel a contract.');
  });
});

describe('nothing is found', () => {
  test.each(['fraud in medieval poetry', 'pizza recipe', 'night cinema', 'team building activities'])(
    'for %s, although a word may match',
    (query) => {
      expect(urls(query)).toEqual([]);
    },
  );

  test('but the words that find something alone are known', () => {
    expect(engine.wordsFound('fraud in medieval poetry')).toEqual(['fraud']);
    expect(engine.wordsFound('qqqqqqqq')).toEqual([]);
  });

  test.each(['', ' ', '.*', '(((', '[^]+$', '\\', '🍊', '"', "'", '\u0000', '\ud800', 'qqqqqqqq'])(
    'for %j, which is harmless',
    (query) => {
      expect(urls(query)).toEqual([]);
    },
  );
});

test('answers any query with records, without duplicates', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 60 }), (query) => {
      const found = urls(query);
      expect(new Set(found).size).toBe(found.length);
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
  expect(urls(long)).toEqual(urls(queryOf(long)));
  expect(isCut(long)).toBe(true);
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

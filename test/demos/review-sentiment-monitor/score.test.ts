import labeled from '../../../src/demos/review-sentiment-monitor/authors/amazonReviews.json';
import lexicon from '../../../src/demos/review-sentiment-monitor/authors/lexicon.json';
import { packLexicon, unpackLexicon } from '../../../src/demos/review-sentiment-monitor/vader/packLexicon';
import { vader } from '../../../src/demos/review-sentiment-monitor/vader/score';
import { wordsOf } from '../../../src/demos/review-sentiment-monitor/vader/step';
import { sumOf } from '../../../src/demos/review-sentiment-monitor/rows';
import { readSentence, score, sentencesOf } from '../../../src/demos/review-sentiment-monitor/score';
import expected from '../fixtures/vaderScores.json';

describe('the score of a sentence', () => {
  // Scores from the README of VADER's authors.
  test.each([
    ['VADER is not smart, handsome, nor funny.', -0.7424],
    ['VADER is VERY SMART, uber handsome, and FRIGGIN FUNNY!!!', 0.9469],
    ["Today only kinda sux! But I'll get by, lol", 0.5249],
    ['Make sure you :) or :D today!', 0.8633],
  ])('of “%s” is the one published by VADER’s authors', (text, compound) => {
    expect(score(text)).toBe(compound);
  });

  test('reverses a bad word after “no”', () => {
    expect(score('no problems')).toBeGreaterThan(0);
    expect(score('no defects')).toBeGreaterThan(0);
    expect(score('I have no complaints')).toBeCloseTo(0.309, 3);
  });

  test('is the same with any punctuation around a word, and with typographic marks', () => {
    for (const text of ['(great)', 'great)', '*great*', '“great…”', '«great»'])
      expect(score(text)).toBe(score('great'));
    expect(score('great!)')).toBe(score('great!'));
    expect(score('It isn’t good.')).toBe(score("It isn't good."));
    expect(score('It isn’t good.')).toBeLessThan(0);
    expect(score('good—really')).toBe(score('good - really'));
  });

  test('recognizes hearts and emoji', () => {
    for (const text of ['a heart', 'I ♥ it', '😍']) expect([text, score(text) > 0]).toEqual([text, true]);
  });

  test.each([
    ['nothing', ''],
    ['another language', 'Das Kleid ist wunderschön'],
    ['names of object members', 'constructor __proto__ hasOwnProperty toString'],
    ['one word of a hundred thousand capitals', `${'A'.repeat(100_000)}a`],
    ['a hundred thousand marks', `a${'-'.repeat(100_000)}a`],
  ])('of %s is 0', (_what, text) => {
    expect(score(text)).toBe(0);
  });
});

describe('the parts of a score', () => {
  const rowsOf = (text: string) =>
    sumOf(readSentence(text)).rows.map(
      ({ word, detail, value }) => `${word} (${detail}) ${value.toFixed(2)}`,
    );

  test('are words with their boosters, negations and weights', () => {
    expect(rowsOf('Lovely color, but the zipper is not VERY good!')).toEqual([
      'Lovely (rated +2.80; counts half as much before “but”) 1.40',
      'good (rated +1.90; +1.03 for “VERY”; reversed (× −0.74) after “not”; counts 1.5 times as much after “but”) -3.25',
      '“!” and “?” (strengthen the score) -0.29',
    ]);
  });

  test('say that “no” only negates, and what an idiom is worth', () => {
    expect(rowsOf('I have no complaints')).toEqual([
      'no (rated −1.20; counts as 0.00 because it negates “complaints”) 0.00',
      'complaints (rated −1.70; reversed (× −0.74) after “no”) 1.26',
    ]);
    expect(rowsOf('It was the kiss of death.')).toContain(
      'kiss (rated +1.80; counts as −1.50 for the phrase “kiss of death”) -1.50',
    );
  });

  test('say which complaints about fit and delivery are our own, unless they are negated', () => {
    expect(rowsOf('The dress runs very small and came two days late.')).toEqual([
      'runs very small (our own rating) -1.60',
      'came two days late (our own rating) -1.60',
    ]);
    expect(rowsOf('It doesn’t run small and never arrived late.')).toEqual([]);
  });

  test('add up to the score', () => {
    const sentence = readSentence('It is awful.');
    expect(sentence.vader.compound).toBe(score('It is awful.'));
    expect(sumOf(sentence).result).toBe(
      'On the scale from −1 to +1, a total of −2.00 becomes a score of −0.46.',
    );
  });

  test('show the word as typed, with typographic marks', () => {
    expect(rowsOf('It isn’t “good”')).toEqual(['good (rated +1.90; reversed (× −0.74) after “isn’t”) -1.41']);
  });
});

describe('a text', () => {
  test('is split after each sentence', () => {
    expect(sentencesOf('Lovely! “It fits.” Size 2.5 runs small… but nice')).toEqual([
      'Lovely!',
      '“It fits.”',
      'Size 2.5 runs small…',
      'but nice',
    ]);
  });

  test('without punctuation is split after 150 words', () => {
    expect(sentencesOf('good '.repeat(310)).map((piece) => piece.split(' ').length)).toEqual([150, 150, 10]);
  });
});

const compound = (text: string) => vader(wordsOf(text)).compound;

test('scores sentences for each rule, and six hundred random ones, as the authors’ code does', () => {
  const scores = Object.keys(expected.sentences).map((text) => [text, compound(text)]);
  expect(Object.fromEntries(scores)).toEqual(expected.sentences);
});

test('scores the 3,708 labeled sentences of Amazon reviews as the authors’ code does', () => {
  const texts = labeled.map((line) => line.split('\t')[2] ?? '');
  expect(texts.map(compound)).toEqual(expected.amazonReviews);
});

test('takes “no” with a bad word for praise, which it almost always is', () => {
  const texts = labeled
    .map((line) => line.split('\t')[2] ?? '')
    .filter((text) => /\bno (problem|issue|complaint|defect|trouble|fault)s?\b/u.test(text));
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.filter((text) => compound(text) <= -0.05)).toHaveLength(1);
});

test('packs the lexicon without loss, except for words that are never looked up', () => {
  const unpacked = unpackLexicon(packLexicon(lexicon));
  const lookedUp = Object.entries(lexicon).filter(
    ([word]) => word === word.toLowerCase() && !word.includes(' '),
  );
  expect([...unpacked].toSorted()).toEqual(lookedUp.toSorted());
});

import labeled from '../../../src/demos/review-sentiment-monitor/authors/amazonReviews.json';
import lexicon from '../../../src/demos/review-sentiment-monitor/authors/lexicon.json';
import { packLexicon, unpackLexicon } from '../../../src/demos/review-sentiment-monitor/vader/packLexicon';
import { vader } from '../../../src/demos/review-sentiment-monitor/vader/score';
import { wordsOf } from '../../../src/demos/review-sentiment-monitor/vader/step';
import expected from '../fixtures/vaderScores.json';

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
  for (const [word, valence] of Object.entries(lexicon)) {
    const isFound = word === word.toLowerCase() && !word.includes(' ');
    expect([word, unpacked.get(word)]).toEqual([word, isFound ? valence : undefined]);
  }
});

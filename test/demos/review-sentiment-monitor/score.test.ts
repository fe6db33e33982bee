import { readSentence, score, sentencesOf } from '../../../src/demos/review-sentiment-monitor/score';

/** The example sentences that VADER's authors publish, with the scores in their README and demo. */
const published: readonly (readonly [text: string, compound: number])[] = [
  ['VADER is smart, handsome, and funny.', 0.8316],
  ['VADER is not smart, handsome, nor funny.', -0.7424],
  ['VADER is smart, handsome, and funny!', 0.8439],
  ['VADER is very smart, handsome, and funny.', 0.8545],
  ['VADER is VERY SMART, handsome, and FUNNY.', 0.9227],
  ['VADER is VERY SMART, handsome, and FUNNY!!!', 0.9342],
  ['VADER is VERY SMART, uber handsome, and FRIGGIN FUNNY!!!', 0.9469],
  ['The book was good.', 0.4404],
  ['The book was kind of good.', 0.3832],
  ['The plot was good, but the characters are uncompelling and the dialog is not great.', -0.7042],
  ["At least it isn't a horrible book.", 0.431],
  ['Make sure you :) or :D today!', 0.8633],
  ['Today SUX!', -0.5461],
  ["Today only kinda sux! But I'll get by, lol", 0.5249],
];

describe('the score of a sentence', () => {
  test.each(published)('of “%s” is the one that VADER’s authors publish', (text, compound) => {
    expect(score(text)).toBeCloseTo(compound, 4);
  });

  test('is the same with typographic quotes as with straight ones', () => {
    expect(score('It isn’t good.')).toBe(score("It isn't good."));
    expect(score('It isn’t good.')).toBeLessThan(0);
    expect(score('“Lovely…”')).toBeGreaterThan(0);
  });

  test('knows a negation also at the beginning', () => {
    expect(score('Not happy.')).toBeLessThan(0);
    expect(score('Isn’t good.')).toBeLessThan(0);
  });

  test.each([
    ['nothing', ''],
    ['emoji', '😀😀'],
    ['another language', 'Das Kleid ist wunderschön'],
    ['names of object members', 'constructor __proto__ hasOwnProperty toString'],
    ['one word of a hundred thousand capitals', `${'A'.repeat(100_000)}a`],
  ])('of %s is 0', (_what, text) => {
    expect(score(text)).toBe(0);
  });
});

describe('the words of a sentence', () => {
  const rolesOf = (text: string) =>
    Object.fromEntries(readSentence(text).words.map((word) => [word.text, word.role]));

  test('praise or complain', () => {
    expect(rolesOf('Lovely fabric, awful zipper.')).toEqual({
      Lovely: 'praise',
      'fabric,': 'plain',
      awful: 'complaint',
      'zipper.': 'plain',
    });
  });

  test('turn others round, and praise that is taken back counts as complaint', () => {
    const { words } = readSentence('The dress is not good.');
    expect(words.map(({ role }) => role)).toEqual(['plain', 'plain', 'plain', 'turns', 'complaint']);
  });

  test('strengthen others', () => {
    expect(rolesOf('The dress is very good.').very).toBe('turns');
  });

  test('have as their effect what changes without them', () => {
    const sentence = readSentence('The book was good.');
    // 0.4404 with it, nothing without.
    expect(sentence.words.at(-1)?.effect).toBeCloseTo(0.44, 2);
  });

  test('of a text that begins or ends with spaces are its words alone', () => {
    expect(readSentence('  good   dress ').words.map(({ text }) => text)).toEqual(['good', 'dress']);
  });
});

describe('a text', () => {
  test('is cut after its sentences’ ends', () => {
    expect(sentencesOf('Lovely! “It fits.” Size 2.5 runs small… but nice')).toEqual([
      'Lovely!',
      '“It fits.”',
      'Size 2.5 runs small…',
      'but nice',
    ]);
  });

  test('without marks is cut into pieces of 60 words', () => {
    expect(sentencesOf('good '.repeat(130)).map((piece) => piece.split(' ').length)).toEqual([60, 60, 10]);
  });
});

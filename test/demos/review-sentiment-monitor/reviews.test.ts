import languages from '../fixtures/languages.json';
import { exampleInput } from '../../../src/demos/review-sentiment-monitor/example';
import { scoresAsCsv } from '../../../src/demos/review-sentiment-monitor/exportReviews';
import { sumOf } from '../../../src/demos/review-sentiment-monitor/rows';
import { readAll } from '../../../src/demos/review-sentiment-monitor/model';
import { readLines } from '../../../src/demos/review-sentiment-monitor/readLines';
import { pValueOf, trendOf } from '../../../src/demos/review-sentiment-monitor/trend';
import { verdictOn } from '../../../src/demos/review-sentiment-monitor/verdict';
import { textSource } from '../../../src/demos/shared/csv/source';
import { seeded } from '../../../src/demos/shared/seeded';
import { runToEnd } from '../../../src/demos/shared/model/withProgress';

const resultOf = (text: string) => runToEnd(readAll({ source: textSource(text), columns: {} }));
const read = (text: string) => resultOf(text).reviews;

describe('pasted reviews', () => {
  test.each([
    ['an ISO day', '2026-09-02: Nice', '2026-09-02'],
    ['an American day', '9/2/2026 - Nice', '2026-09-02'],
    ['a day that can only be ahead of its month', '13/2/2026 Nice', '2026-02-13'],
    ['a day with dots', '2.9.2026 Nice', '2026-09-02'],
    ['a day with dots that can only be behind its month', '2.13.2026 Nice', '2026-02-13'],
    ['a day in words', '2 September 2026, Nice', '2026-09-02'],
    ['a month ahead of its day', 'Sept. 2, 2026: Nice', '2026-09-02'],
    ['a tab after the day', '2026-09-02\tNice', '2026-09-02'],
  ])('can start with %s', (_what, line, date) => {
    expect(readLines(line).reviews).toEqual([{ line: 1, date, text: 'Nice' }]);
  });

  test.each(['2026-02-30: Nice', '31/31/2026 Nice', '2 Smarch 2026 Nice', 'Nice 2026-09-02'])(
    'keep an invalid date as part of the text: %s',
    (line) => {
      expect(readLines(line).reviews).toEqual([{ line: 1, date: null, text: line }]);
    },
  );

  test('are one per line, for any line ending, with line numbers', () => {
    expect(readLines('\uFEFFone\r\n\r\n \rthree\n').reviews.map(({ line, text }) => [line, text])).toEqual([
      [1, 'one'],
      [4, 'three'],
    ]);
  });
});

describe('the score of a review', () => {
  test('is the mean of its sentences’ scores', () => {
    // VADER scores the two sentences 0.4404 and 0.
    expect(read('The book was good. It has pages.')).toMatchObject([{ score: 0.2202 }]);
  });

  test('is missing without a rated word, rather than neutral', () => {
    expect(read('It arrived on a Tuesday in a gray box.')).toMatchObject([{ score: 'unrated' }]);
    expect(read('👍 zyzzyva')).toMatchObject([{ score: 0.4588 }]);
    expect(read('No')).toMatchObject([{ score: -0.296 }]);
  });

  test('is missing for an empty text', () => {
    expect(read('')).toEqual([]);
    expect(read(' \n\n\t ')).toEqual([]);
  });

  test('covers all of a hundred thousand characters, and explains forty sentences', () => {
    const [review, ...more] = read('The book was good. '.repeat(5264));
    expect(more).toEqual([]);
    expect(Number(review?.score)).toBeCloseTo(0.4404, 9);
    expect(review?.hiddenCount).toBe(5224);
    expect(review?.sentences).toHaveLength(40);
  });
});

describe('the verdict', () => {
  test.each([
    [0.05, 'positive'],
    [0.049, 'neutral'],
    [-0.05, 'negative'],
    [-0.049, 'neutral'],
  ])('for %d at VADER’s own threshold is %s', (score, verdict) => {
    expect(verdictOn(score)).toBe(verdict);
  });
});

/** Writes reviews, one a day. */
const daily = (...texts: readonly string[]) =>
  texts
    .map((text, day) => `${new Date(Date.UTC(2026, 8, 1 + day)).toISOString().slice(0, 10)} ${text}`)
    .join('\n');
const many = (count: number, text: string) => Array.from({ length: count }, () => text);

describe('the trend', () => {
  test('is by date, without undated reviews', () => {
    const points = trendOf(read('2026-09-02 Good\n2026-09-01 Bad\nNice'));
    expect(points.map(({ line }) => line)).toEqual([2, 1]);
  });

  test('is the mean of the last five', () => {
    const points = trendOf(read(daily(...many(5, 'Good.'), ...many(5, 'Bad.'))));
    expect(points.at(3)?.mean).toBeNull();
    expect(points.at(4)?.mean).toBeCloseTo(0.44, 2);
    expect(points.at(-1)?.mean).toBeCloseTo(-0.54, 2);
  });

  test('leaves out reviews without a rated word', () => {
    expect(trendOf(read(daily('Good.', 'It has pages.', 'Bad.'))).map(({ line }) => line)).toEqual([1, 3]);
  });
});

describe('a change over time', () => {
  const pValueFor = (...texts: readonly string[]) => resultOf(daily(...texts)).changePValue;

  test('is significant if good reviews turn bad', () => {
    expect(pValueFor(...many(10, 'Good.'), ...many(10, 'Bad.'))).toBeLessThan(0.01);
  });

  test('is significant in the example, whose zippers broke in September', () => {
    expect(runToEnd(readAll(exampleInput)).changePValue).toBeLessThan(0.05);
  });

  test('needs two means to compare', () => {
    const five = ['Good.', 'Bad.', 'Ugly.', 'Nice.', 'Terrible.'];
    expect(pValueFor(...five)).toBeNull();
    expect(pValueFor(...five, 'Good.')).not.toBeNull();
  });

  test('is not significant if all reviews are equal', () => {
    expect(pValueFor(...many(20, 'Good.'))).toBe(1);
  });

  test('is significant in about 5% of random orders', () => {
    const random = seeded(2);
    const pValues = Array.from({ length: 400 }, () => {
      const points = Array.from({ length: 30 }, (_, x) => ({ x, line: x, mean: null, score: random() }));
      return runToEnd(pValueOf(points)) ?? NaN;
    });
    const share = pValues.filter((pValue) => pValue < 0.05).length / pValues.length;
    // The standard error is 1.1%.
    expect(share).toBeGreaterThan(0.02);
    expect(share).toBeLessThan(0.08);
  });
});

describe('text in other languages', () => {
  test.each([
    'Die Ware war toll, gerne wieder',
    'No funciona, no lo recomiendo',
    'Muy buena calidad, llegó rápido',
    'Très bon produit, je recommande',
    'Bad Qualität, man kann es nicht empfehlen',
    '最悪です',
  ])('“%s” gets no score', (text) => {
    expect(read(text)).toMatchObject([{ score: 'unread' }]);
  });

  test('is English if only VADER knows its words', () => {
    expect(read('Gorgeous, lovely, adorable!')[0]?.score).toBeGreaterThan(0);
  });

  test('doesn’t include HTML tags', () => {
    const scoreOf = (text: string) => read(text)[0]?.score;
    expect(scoreOf('<b>Terrible!</b><br/>Do not buy &amp; be happy <3')).toBe(
      scoreOf('Terrible! Do not buy &amp; be happy <3'),
    );
    expect(scoreOf('<p>Great product</p>')).toBe(scoreOf('Great product'));
  });
});

describe('the language of a review', () => {
  const isJudged = (text: string) => read(text)[0]?.score !== 'unread';

  // Sentences that an earlier language filter rejected.
  test.each([
    ['Eating more fiber is said to reduce the risk of heart disease, colon cancer and diabetes.', -0.8],
    ['Dude, this is Seward. Lose the cologne.', -0.2],
    ['The sheets are a little scratchy, though they wash well.', 0.2],
  ])('is English in “%s”', (text, score) => {
    expect(Number(read(text)[0]?.score)).toBeCloseTo(score, 0);
  });

  test('is English for at least 995 of 1,000 English sentences', () => {
    expect(languages.english).toHaveLength(1000);
    expect(languages.english.filter((text) => !isJudged(text)).length).toBeLessThan(5);
  });

  test('is not English for 9 of 10 sentences in 35 languages; few of the rest have a rated word', () => {
    expect(languages.other).toHaveLength(1000);
    const judged = languages.other.filter(isJudged);
    expect(judged.length).toBeLessThan(70);
    expect(judged.filter((text) => typeof read(text)[0]?.score === 'number').length).toBeLessThan(10);
  });
});

describe('stars and emoji, which VADER can’t read', () => {
  test.each([
    ['★★★★★', 0.7184],
    ['★☆☆☆☆', -0.7184],
    ['⭐️⭐️⭐️⭐️', 0.4588],
    ['5/5', 0.7184],
    ['10/10', 0.7184],
    ['1/5', -0.7184],
    ['3 out of 5', 0],
    ['Five stars', 0.7184],
    ['1-star', -0.7184],
    ['👍', 0.4588],
    ['👎', -0.5423],
    ['👍🏽', 0.4588],
    ['❤️', 0.6369],
  ])('“%s” scores %d', (text, compound) => {
    expect(Number(read(text)[0]?.score)).toBeCloseTo(compound, 3);
  });

  test.each([
    'I can’t give it 5 stars',
    'It came on 9/2/2026',
    'Open 24/7',
    'Size 12/5/7',
    '1/2 cup of flour',
  ])('“%s” has no rating', (text) => {
    expect(
      read(text)[0]
        ?.sentences.flatMap(({ vader }) => vader.steps)
        .filter(({ isAdded }) => isAdded),
    ).toEqual([]);
  });

  test('are added to VADER’s sum and marked as ours', () => {
    const [review] = read('Good phone ★★★★★');
    const [sentence] = review?.sentences ?? [];
    if (!sentence) throw new Error('There is no sentence');
    expect(sentence.vader.sum).toBeCloseTo(5.9, 6);
    expect(sumOf(sentence).rows.map(({ detail }) => detail)).toEqual(['rated +1.90', 'our own rating']);
  });
});

describe('pasted pages', () => {
  test('lose headings, quoted lines and store replies', () => {
    const { reviews, readback } = resultOf(
      [
        'Customer reviews (3)',
        '“Great dress, fits well.”',
        '> Great dress, fits well.',
        'Response from the owner:',
        'So glad that it fits!',
        'Reply from Dress & Co: we are sorry to hear that.',
        'The zipper broke.',
        'Thank you for your review, Anna!',
        'Thanks for the quick delivery!',
      ].join('\n'),
    );
    expect(reviews.map(({ text }) => text)).toEqual([
      'Great dress, fits well.',
      'The zipper broke.',
      'Thanks for the quick delivery!',
    ]);
    expect(readback?.summary).toBe('3 reviews. Skipped 1 heading, 1 quoted line, and 4 store replies.');
  });

  test.each([
    'Store credit took weeks.',
    'Shop around before you buy.',
    'Great reviews, and they are right',
    '>:( never again',
  ])('keep lines that only look like one: “%s”', (line) => {
    expect(read(line)).toHaveLength(1);
  });
});

describe('a table of reviews', () => {
  const table = [
    'Product,Stars,Review date,Body,Helpful',
    'Dress,5,9/13/2026,"Lovely, and it fits.\nWould buy again.",3',
    'Dress,1,9/14/2026,"I love how it tore, great.",12',
    'Hat,,9/15/2026,Good hat.,0',
    'Hat,4,9/16/2026,Thank you for your feedback!,0',
  ].join('\n');

  test('is read by its columns, without store replies', () => {
    const { reviews, readback } = resultOf(table);
    expect(
      reviews.map(({ line, product, rating, date, text }) => [line, product, rating, date, text]),
    ).toEqual([
      [2, 'Dress', 5, '2026-09-13', 'Lovely, and it fits. Would buy again.'],
      [4, 'Dress', 1, '2026-09-14', 'I love how it tore, great.'],
      [5, 'Hat', null, '2026-09-15', 'Good hat.'],
    ]);
    expect(readback?.summary).toBe('3 reviews, 2 with stars. Skipped 1 store reply.');
  });

  test('has ratings on any common scale', () => {
    const ratings = (...cells: readonly string[]) =>
      resultOf(['rating;review', ...cells.map((cell) => `${cell};Good`)].join('\n')).reviews.map(
        ({ rating }) => rating,
      );
    expect(ratings('5', '3,5', '1')).toEqual([5, 3.5, 1]);
    expect(ratings('10', '1')).toEqual([5, 1]);
    expect(ratings('4/5', '★★☆☆☆', '2 stars')).toEqual([4, 2, 2]);
  });

  test('isn’t a pasted column whose reviews have commas', () => {
    const pasted = 'Review\nLovely color, but too big\nBad zipper, never again';
    expect(resultOf(pasted).reviews.map(({ text }) => text)).toEqual([
      'Lovely color, but too big',
      'Bad zipper, never again',
    ]);
    expect(resultOf('Body\n"Lovely color, but too big"\nBad zipper').reviews.map(({ text }) => text)).toEqual(
      ['Lovely color, but too big', 'Bad zipper'],
    );
  });

  test('is reported where a date, rating, or text can’t be used', () => {
    const { reviews, findings, readback } = resultOf(
      ['Rating,Date,Review', '9,2026-09-13,Good', 'n/a,yesterday,Bad', ',,Nice', '4,2026-09-14,'].join('\n'),
    );
    expect(reviews.map(({ rating, date }) => [rating, date])).toEqual([
      [expect.closeTo(4.56), '2026-09-13'],
      [null, null],
      [null, null],
    ]);
    expect(readback?.summary).toContain('Skipped 1 row without a review.');
    expect(findings.map(({ message }) => message)).toEqual([
      '1 date couldn’t be read, such as “yesterday”.',
      '1 rating couldn’t be read, such as “n/a”.',
      'Ratings were read as out of 10, because the highest is 9.',
    ]);
  });

  test('without a column of reviews is reported', () => {
    const { reviews, findings } = resultOf('Order,Date,Item,Total\n1001,9/13/2026,"Dress, red",$36.90');
    expect(reviews).toEqual([]);
    expect(findings.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
      'error: Line 1: no column is called “review”, and none holds text.',
    ]);
  });

  test('shows where the text contradicts the stars', () => {
    const { reviews } = resultOf(table);
    expect(reviews.map(({ contradictsStars }) => contradictsStars)).toEqual([false, true, false]);
    const [agreeing] = resultOf('rating,review\n5,"Great bag, so good on me."').reviews;
    expect(agreeing?.contradictsStars).toBe(false);
    const [flipped] = resultOf('rating,review\n5,This bag is wicked.').reviews;
    expect(flipped?.contradictsStars).toBe(true);
  });

  test('is exported with scores, without formulas', () => {
    const { reviews } = resultOf('review\n=1+1 good\nDas ist gut und sehr schön\nIt has pages.');
    const [names, first, second, third] = scoresAsCsv(reviews).split('\r\n');
    expect(names).toBe('\uFEFFline,date,product,rating,score (VADER),verdict,review');
    expect(first).toBe("2,,,,0.4404,Positive,'=1+1 good");
    expect(second).toBe('3,,,,,Not in English,Das ist gut und sehr schön');
    expect(third).toBe('4,,,,,No opinion words,It has pages.');
  });
});

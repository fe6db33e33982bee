import fc from 'fast-check';
import languages from '../fixtures/languages.json';
import { exampleInput } from '../../../src/demos/review-sentiment-monitor/example';
import { scoresAsCsv } from '../../../src/demos/review-sentiment-monitor/exportReviews';
import { sumOf } from '../../../src/demos/review-sentiment-monitor/rows';
import type { ReviewInput, ReviewResult } from '../../../src/demos/review-sentiment-monitor/model';
import { readAll } from '../../../src/demos/review-sentiment-monitor/model';
import { starsText } from '../../../src/demos/review-sentiment-monitor/ratings';
import { timeAxis } from '../../../src/demos/review-sentiment-monitor/timeAxis';
import { averagesOf, pValueOf, trendOf } from '../../../src/demos/review-sentiment-monitor/trend';
import { verdictOn } from '../../../src/demos/review-sentiment-monitor/verdict';
import { textSource } from '../../../src/demos/shared/csv/source';
import { DAY_MS } from '../../../src/demos/shared/days';
import { seeded } from '../../../src/demos/shared/seeded';
import { runToEnd } from '../../../src/demos/shared/model/withProgress';
import { totalsText } from '../../support/totalsText';

type Choices = Partial<Omit<ReviewInput, 'source'>>;
const resultOf = (text: string, chosen: Choices = {}) =>
  runToEnd(readAll({ source: textSource(text), columns: {}, ...chosen }));
const read = (text: string, chosen: Choices = {}) => resultOf(text, chosen).reviews;
/** Lists what the statement says of the lines: `1 left out: no text`. */
const statementOf = ({ reading }: ReviewResult) =>
  reading?.statement?.rows.map(({ lines, kind, reason }) => `${lines} ${kind}: ${reason}`);

describe('pasted reviews', () => {
  test.each([
    ['an ISO day', '2026-09-02: Nice', '2026-09-02'],
    ['an American day', '9/2/2026 - Nice', '2026-09-02'],
    ['a day that can only be ahead of its month', '13/2/2026 Nice', '2026-02-13'],
    ['a day with dots', '2.9.2026 Nice', '2026-09-02'],
    ['a day with dots that can only be behind its month', '2.13.2026 Nice', '2026-02-13'],
    ['a day in words', '2 September 2026, Nice', '2026-09-02'],
    ['a month ahead of its day', 'Sept. 2, 2026: Nice', '2026-09-02'],
    ['a day and a bar', '2026-09-02 | Nice', '2026-09-02'],
  ])('can start with %s', (_what, line, date) => {
    expect(read(line)).toMatchObject([{ line: 1, date, text: 'Nice' }]);
    expect(resultOf(line).isPlain).toBe(true);
  });

  test.each(['2026-02-30: Nice', '31/31/2026 Nice', '2 Smarch 2026 Nice', 'Nice 2026-09-02'])(
    'keep an invalid date as part of the text: %s',
    (line) => {
      expect(read(line)).toMatchObject([{ line: 1, date: null, text: line }]);
    },
  );

  test('are one per line, for any line ending, with line numbers', () => {
    expect(read('\uFEFFone\r\n\r\n \rthree\n').map(({ line, text }) => [line, text])).toEqual([
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

test.each([
  [0.05, 'positive'],
  [0.049, 'neutral'],
  [-0.05, 'negative'],
  [-0.049, 'neutral'],
])('the verdict for %d at VADER’s own threshold is %s', (score, verdict) => {
  expect(verdictOn(score)).toBe(verdict);
});

/** Writes reviews, one a day. */
const daily = (...texts: readonly string[]) =>
  texts
    .map((text, day) => `${new Date(Date.UTC(2026, 8, 1 + day)).toISOString().slice(0, 10)} ${text}`)
    .join('\n');
const many = (count: number, text: string) => Array.from({ length: count }, () => text);

describe('the trend', () => {
  test('is by date, without undated reviews', () => {
    const { points } = trendOf(read('2026-09-02 Good\n2026-09-01 Bad\nNice'));
    expect(points.map(({ line }) => line)).toEqual([2, 1]);
  });

  test('is the mean of the last five', () => {
    const { points } = trendOf(read(daily(...many(5, 'Good.'), ...many(5, 'Bad.'))));
    expect(points.at(3)?.mean).toBeNull();
    expect(points.at(4)?.mean).toBeCloseTo(0.44, 2);
    expect(points.at(-1)?.mean).toBeCloseTo(-0.54, 2);
  });

  test('leaves out reviews without a rated word', () => {
    expect(trendOf(read(daily('Good.', 'It has pages.', 'Bad.'))).points.map(({ line }) => line)).toEqual([
      1, 3,
    ]);
  });
});

test('the moving average breaks where no review was written for months', () => {
  const days = (month: string) =>
    Array.from({ length: 7 }, (_, index) => `2025-${month}-0${index + 1} Good.`);
  const averages = averagesOf(trendOf(read([...days('01'), ...days('09')].join('\n'))).points);
  expect(averages.map(({ length }) => length)).toEqual([3, 7]);
  expect(averagesOf(trendOf(read(days('01').join('\n'))).points)).toHaveLength(1);
});

test('without dates, the trend is in the order of the lines', () => {
  const { points, hasDates } = trendOf(read('Good\nBad\nNice'));
  expect([hasDates, ...points.map(({ x }) => x)]).toEqual([false, 1, 2, 3]);
});

test('the axis of days has different labels for different ticks and says the year, for a day to sixty years', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20_000 }),
      fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 22_000 })),
      (start, days) => {
        const [first, last] = [start * DAY_MS, (start + days) * DAY_MS];
        const { label, format, ticks = [] } = timeAxis(first, last);
        const labels = ticks.map(format);
        expect(new Set(labels).size).toBe(labels.length);
        expect(labels.length).toBeGreaterThan(1);
        expect(labels.length).toBeLessThan(7);
        expect(ticks.every((tick) => tick >= first && tick <= last)).toBe(true);
        expect(`${label} ${labels.join(' ')}`).toMatch(/\d{4}/u);
      },
    ),
  );
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

  test.each(['&#039;', '&#39;', '&#x27;', '&apos;', '&rsquo;', '&amp;#039;'])(
    '%s is an apostrophe',
    (entity) => {
      expect(read(`I didn${entity}t love it.`)[0]?.score).toBe(read('I didn’t love it.')[0]?.score);
    },
  );

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

  test('is English for at least 995 of 1,000 English sentences', () => {
    expect(languages.english).toHaveLength(1000);
    expect(languages.english.filter((text) => !isJudged(text)).length).toBeLessThan(5);
    // Without its hyphen, “non” is Italian.
    expect(isJudged('Non-stick coating peeled off, dangerous.')).toBe(true);
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

describe('pasted text', () => {
  test('loses replies of a store, which are then to be confirmed', () => {
    const result = resultOf(
      [
        '“Great dress, fits well.”',
        'Reply from Dress & Co: we are sorry to hear that.',
        'Thank you for your review, Anna!',
        'Thanks for the quick delivery!',
      ].join('\n'),
    );
    expect(result.reviews.map(({ line }) => line)).toEqual([1, 4]);
    expect(statementOf(result)).toEqual(['2 left out: replies of a store', '2 counted: reviews']);
    expect(result.isPlain).toBe(false);
  });

  test.each([
    'Store credit took weeks.',
    'Shop around before you buy.',
    'Great reviews, and they are right',
    '>:( never again',
  ])('keeps lines that only look like one: “%s”', (line) => {
    expect(read(line)).toHaveLength(1);
  });

  test('may have commas, a heading, and quoted lines, but no line without a space after a comma', () => {
    expect(read('Review\nLovely color, but too big\nBad zipper, never again')).toMatchObject([
      { line: 2, text: 'Lovely color, but too big' },
      { line: 3, text: 'Bad zipper, never again' },
    ]);
    expect(read('Body\n"Lovely color,\n""but"" too big"\nBad zipper')).toMatchObject([
      { line: 2, text: 'Lovely color, "but" too big' },
      { line: 4, text: 'Bad zipper' },
    ]);
    expect(read('"Great" is what I say\n"Nice')).toMatchObject([
      { line: 1, text: '"Great" is what I say' },
      { line: 2, text: '"Nice' },
    ]);
  });

  test('is a table if most lines have two columns, whatever their names', () => {
    const table = 'Anna;Sehr schön;8\nBob;Lovely color, but too big;3';
    expect(resultOf(table).isPlain).toBe(false);
    expect(resultOf(table).reading?.names).toHaveLength(3);
    expect(resultOf('2026-09-02\tNice bag\n2026-09-03\tBad').reviews).toMatchObject([
      { date: '2026-09-02', text: 'Nice bag' },
      { date: '2026-09-03', text: 'Bad' },
    ]);
    expect(resultOf('review, rating\nGood bag, 5').reviews).toMatchObject([{ text: 'Good bag', rating: 5 }]);
  });

  test('and a table are one switch apart', () => {
    const text = 'Nice, but small\nGood, I like it';
    expect(read(text)).toHaveLength(2);
    expect(resultOf(text, { switches: { layout: 'table' } }).reading?.names).toHaveLength(2);
    expect(read('a,b\nGood,Bad', { switches: { layout: 'lines' } }).map((own) => own.text)).toEqual([
      'a,b',
      'Good,Bad',
    ]);
  });
});

describe('a table of reviews', () => {
  const table = [
    'Product,Stars,Review date,Body,Helpful',
    'Dress,5,9/13/2026,"Lovely, and it fits.\nWould buy again.",3',
    'Dress,1,9/14/2026,"I love how it tore, great.",12',
    'Hat,,9/15/2026,Good hat.,0',
    'Hat,4,9/16/2026,Thank you for your feedback!,0',
    'Hat,4,9/16/2026,,0',
    'Hat,4,9/17/2026,It has a brim.,0',
    'Hat,4,9/17/2026,Das ist ein sehr schöner Hut,0',
  ].join('\n');

  test('is read by its columns, and every line is accounted for', () => {
    const result = resultOf(table);
    expect(
      result.reviews.map(({ line, product, rating, date, text }) => [line, product, rating, date, text]),
    ).toEqual([
      [2, 'Dress', 5, '2026-09-13', 'Lovely, and it fits. Would buy again.'],
      [4, 'Dress', 1, '2026-09-14', 'I love how it tore, great.'],
      [5, 'Hat', null, '2026-09-15', 'Good hat.'],
      [8, 'Hat', 4, '2026-09-17', 'It has a brim.'],
      [9, 'Hat', 4, '2026-09-17', 'Das ist ein sehr schöner Hut'],
    ]);
    expect(totalsText(result)).toBe(
      '5 reviews with text · 3 in English with opinion words, so scored · September 13 – September 17, 2026 dates · 3.60 stars on average · 1 with 5 stars · 3 with 4 stars · 1 with 1 star · 1 without a rating',
    );
    expect(statementOf(result)).toEqual([
      '1 left out: replies of a store',
      '1 left out: no text',
      '1 left out: no opinion words',
      '1 left out: not in English',
      '3 counted: reviews',
    ]);
    expect(result.reading?.columns.map(({ values }) => values[0])).toEqual([
      'Lovely, and it fits. Would buy again.',
      '5 stars',
      'September 13, 2026',
      'Dress',
      undefined,
      undefined,
    ]);
  });

  test('has one outcome for every line of random tables', () => {
    const texts = ['', 'Good', 'It has pages.', 'Das ist gut und sehr schön', 'no', '4', '2026-01-02'];
    const cell = fc.constantFrom(...texts);
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 2 }), (rows) => {
        const { reading, reviews } = resultOf(
          ['review,rating,date', ...rows.map((row) => row.join(','))].join('\n'),
        );
        const { lines = 0, rows: parts = [], isBalanced = true } = reading?.statement ?? {};
        expect(isBalanced).toBe(true);
        expect(parts.reduce((sum, part) => sum + part.lines, 0)).toBe(lines);
        expect(parts.find(({ kind }) => kind === 'counted')?.lines ?? 0).toBe(
          reviews.filter(({ score }) => typeof score === 'number').length,
        );
      }),
    );
  });

  test('is scored in English by its column of languages, and keeps its scale', () => {
    const rows = Array.from(
      { length: 9 },
      (_, row) => `Bagus &amp; good,${row + 2},${row < 3 ? 'en' : 'id'}`,
    );
    const result = resultOf(['text,rating,lang', ...rows].join('\n'));
    expect(result.reviews.filter(({ score }) => score === 'unread')).toHaveLength(6);
    expect(totalsText(result)).toContain('1 with 9 of 10');
    expect(result.reading?.columns.slice(0, 2).map(({ values }) => values[0])).toEqual([
      'Bagus & good',
      '2 of 10',
    ]);
  });

  test('can have grades, of which 1 is the best', () => {
    const text = ['grade,review', '1,Lovely', '6,Awful', '3,Nice'].join('\n');
    const read = (switches = {}) => resultOf(text, { columns: { text: 1, rating: 0 }, switches });
    expect(read({}).reading?.switches.find(({ id }) => id === 'scale')?.value).toBe('1to6');
    expect(read({}).reviews.map(({ rating }) => rating)).toEqual([1, 5, expect.closeTo(2.6)]);
    expect(read({ scale: '6to1' }).reviews.map(({ rating }) => rating)).toEqual([5, 1, expect.closeTo(3.4)]);
  });

  test('counts ratings without a text, and their dates', () => {
    const result = resultOf(
      'rating,review,reply date,created\n5,Lovely,2026-02-02,2026-01-02\n4,,2026-02-02,2026-01-03\n1,n/a,,2026-01-01',
    );
    expect(totalsText(result)).toContain('1 review · ');
    expect(totalsText(result)).toContain('January 1 – January 3, 2026 dates');
    expect(totalsText(result)).toContain(
      '3.33 stars on average · 1 with 5 stars · 1 with 4 stars · 1 with 1 star',
    );
  });

  test.each([
    ['nearly all', ['Das ist ein sehr schönes Kleid', 'Leider nicht gut'], 'error', 'None of the texts is'],
    ['some', ['Das ist ein sehr schönes Kleid', 'I love it'], 'info', '1 of 2 texts isn’t'],
  ])('says that %s texts aren’t in English', (_, texts, severity, message) => {
    expect(resultOf(texts.join('\n')).findings).toMatchObject([
      { severity, message: `${message} in English, the only language that we score.` },
    ]);
  });

  test('has ratings on any common scale, which is a switch', () => {
    const ratings = (cells: readonly string[], scale?: string) =>
      read(['rating;review', ...cells.map((cell) => `${cell};Good`)].join('\n'), {
        switches: scale === undefined ? {} : { scale },
      }).map(({ rating }) => rating);
    expect(ratings(['5', '3,5', '1'])).toEqual([5, 3.5, 1]);
    expect(ratings(['10', '1'])).toEqual([5, 1]);
    expect(ratings(['5', '1'], '1to10')).toEqual([expect.closeTo(2.78), 1]);
    expect(ratings(['80%', '100%'])).toEqual([expect.closeTo(4.19), 5]);
    expect(ratings(['4/5', '★★☆☆☆', '2 stars'])).toEqual([4, 2, 2]);
    expect([1, 1.04, 1.4].map(starsText)).toEqual(['1 star', '1 star', '1.4 stars']);
  });

  test('says how many reviews have no date or rating that we can read', () => {
    const { reviews, reading } = resultOf(
      ['Rating,Date,Review', '5,2026-09-13,Good', 'n/a,yesterday,Bad', ',,Nice', '4,2026-09-14,'].join('\n'),
    );
    expect(reviews.map(({ rating, date }) => [rating, date])).toEqual([
      [5, '2026-09-13'],
      [null, null],
      [null, null],
    ]);
    expect(totalsText({ reading })).toContain(
      'September 13 – September 14, 2026 dates · 2 without a date · 4.50 stars on average · 1 with 5 stars · 1 with 4 stars · 2 without a rating',
    );
    expect(reading?.columns.slice(1, 3).map(({ values }) => values[1])).toEqual([
      '“n/a” (not a rating)',
      '“yesterday” (not a date)',
    ]);
  });

  test('has its average on its own scale, which can start at 0', () => {
    const lines = [0, 3, 10, 10, 7].map((score) => `${score},It has pages and a good cover.`);
    const result = resultOf(['Score,Comment', ...lines].join('\n'));
    expect(totalsText(result)).toContain('6.00 of 10 on average');
    expect(result.reviews.map(({ rating }) => Number(rating?.toFixed(1)))).toEqual([1, 2.2, 5, 5, 3.8]);
    const fromOne = resultOf(['Score,Comment', ...lines].join('\n'), { switches: { scale: '1to10' } });
    expect(fromOne.reviews[1]?.rating?.toFixed(1)).toBe('1.9');
  });

  test('without a column of reviews is reported', () => {
    const { reviews, findings } = resultOf(
      'Order,Date,Total,Paid\n1001,9/13/2026,$36.90,1\n1002,9/14/2026,$3.90,0',
    );
    expect(reviews).toEqual([]);
    expect(findings.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
      'error: No column looks like the review.',
    ]);
  });

  test('joins two columns of text, in their order', () => {
    expect(read('id,cons,body\n1,Love it,Fits well!\n2,,Bad zipper')).toMatchObject([
      { text: 'Love it. Fits well!' },
      { text: 'Bad zipper' },
    ]);
    expect(read('id,pros,cons\n1,Good price,Bad zipper.')).toMatchObject([
      { text: 'Good price. Bad zipper.' },
    ]);
  });

  test.each(['Great product\nBad zipper\nLove it', 'I love it\nNot for me\nIt broke twice'])(
    'of as many words on each line are no table: %j',
    (text) => {
      expect(read(text).map((review) => review.text)).toEqual(text.split('\n'));
    },
  );

  test('keeps words before a bar if most lines have none', () => {
    const text = 'Arrived late | great seller\nLovely coat\nWarm and soft';
    expect(read(text).map((review) => review.text)).toEqual(text.split('\n'));
  });

  test('shows where the text contradicts the stars', () => {
    expect(
      read(table)
        .map(({ contradictsStars }) => contradictsStars)
        .slice(0, 3),
    ).toEqual([false, true, false]);
    expect(read('rating,review\n5,"Great bag, so good on me."')[0]?.contradictsStars).toBe(false);
    expect(read('rating,review\n5,This bag is wicked.')[0]?.contradictsStars).toBe(true);
  });

  test('is exported with scores, without formulas', () => {
    const [names, first, second, third] = scoresAsCsv(
      read('review\n=1+1 good\nDas ist gut und sehr schön\nIt has pages.'),
    ).split('\r\n');
    expect(names).toBe('\uFEFFline,date,product,rating,score (VADER),verdict,review');
    expect(first).toBe("2,,,,0.4404,Positive,'=1+1 good");
    expect(second).toBe('3,,,,,Not in English,Das ist gut und sehr schön');
    expect(third).toBe('4,,,,,No opinion words,It has pages.');
  });
});

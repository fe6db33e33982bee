import { readAll } from '../../../src/demos/review-sentiment-monitor/model';
import { readReviews } from '../../../src/demos/review-sentiment-monitor/readReviews';
import { trendOf } from '../../../src/demos/review-sentiment-monitor/trend';
import { verdictOn } from '../../../src/demos/review-sentiment-monitor/verdict';
import { runToEnd } from '../../../src/demos/shared/model/steps';

const read = (text: string) => runToEnd(readAll(text));

describe('pasted reviews', () => {
  test.each([
    ['an ISO day', '2026-09-02: Nice', '2026-09-02'],
    ['an American day', '9/2/2026 - Nice', '2026-09-02'],
    ['a day that can only be ahead of its month', '13.2.2026 Nice', '2026-02-13'],
    ['a day in words', '2 September 2026, Nice', '2026-09-02'],
    ['a month ahead of its day', 'Sept. 2, 2026: Nice', '2026-09-02'],
    ['a tab after the day', '2026-09-02\tNice', '2026-09-02'],
  ])('may begin with %s', (_what, line, date) => {
    expect(readReviews(line)).toEqual([{ line: 1, date, text: 'Nice' }]);
  });

  test.each(['2026-02-30: Nice', '31/31/2026 Nice', '2 Smarch 2026 Nice', 'Nice 2026-09-02'])(
    'keep what is no date ahead of them as text: %s',
    (line) => {
      expect(readReviews(line)).toEqual([{ line: 1, date: null, text: line }]);
    },
  );

  test('are one a line, whatever ends the line, and keep the number of their line', () => {
    expect(readReviews('\uFEFFone\r\n\r\n \rthree\n').map(({ line, text }) => [line, text])).toEqual([
      [1, 'one'],
      [4, 'three'],
    ]);
  });
});

describe('the score of a review', () => {
  test('is the mean of its sentences’', () => {
    // VADER gives the two sentences 0.4404 and nothing.
    expect(read('The book was good. It has pages.')).toMatchObject([{ score: 0.22, isRead: true }]);
  });

  test('of another language is 0, and the review is known to be unread', () => {
    expect(read('Das Kleid ist wunderschön.')).toMatchObject([{ score: 0, isRead: false }]);
  });

  test('by what was learned is the mean of its sentences’ too', () => {
    const learned = (text: string) => read(text)[0]?.learned ?? NaN;
    expect(learned('It is useless. It is excellent.')).toBeCloseTo(
      (learned('It is useless.') + learned('It is excellent.')) / 2,
      3,
    );
  });

  test('of nothing is none', () => {
    expect(read('')).toEqual([]);
    expect(read(' \n\n\t ')).toEqual([]);
  });

  test('of a hundred thousand characters is of all of them; forty sentences are taken apart', () => {
    const [review, ...more] = read('The book was good. '.repeat(5264));
    expect(more).toEqual([]);
    expect(review).toMatchObject({ score: 0.44, left: 5224 });
    expect(review?.sentences).toHaveLength(40);
  });

  test('comes in steps that say how far it is', () => {
    const shares = [...readAll('Good. Bad.\nNice.')];
    expect(shares).toEqual([0.25, 0.5, 1]);
  });
});

describe('the verdict', () => {
  test.each([
    [0.05, 'praise'],
    [0.049, 'neutral'],
    [-0.05, 'complaint'],
    [-0.049, 'neutral'],
  ])('on %d at VADER’s own threshold is %s', (score, verdict) => {
    expect(verdictOn(score, 0.05)).toBe(verdict);
  });
});

describe('the trend', () => {
  test('goes by date where there are dates, and leaves out who has none', () => {
    const { by, points } = trendOf(read('2026-09-02 Good\n2026-09-01 Bad\nNice'));
    expect(by).toBe('date');
    expect(points.map(({ line }) => line)).toEqual([2, 1]);
  });

  test('goes by order where the dates do not differ', () => {
    expect(trendOf(read('2026-09-02 Good\n2026-09-02 Bad')).by).toBe('order');
  });

  test('has the mean of the last five', () => {
    const { points } = trendOf(read('Good.\n'.repeat(5) + 'The parcel came.\n'.repeat(5)));
    expect(points.at(3)?.mean).toBeNull();
    expect(points.at(4)?.mean).toBeCloseTo(0.44, 2);
    expect(points.at(-1)?.mean).toBe(0);
  });
});

describe('reviews that are no English sentences', () => {
  const verdictsOf = (text: string) =>
    read(text).map(({ isRead, score, learned }) => ({ isRead, score, learned }));
  const unread = { isRead: false, score: 0, learned: 0 };

  test.each([
    'Die Ware war toll, gerne wieder',
    'No funciona, no lo recomiendo',
    'Muy buena calidad, llegó rápido',
    'Très bon produit, je recommande',
    'Bad Qualität, man kann es nicht empfehlen',
    '★★★★★',
    '10/10',
    '最悪です',
  ])('“%s” is judged by neither method', (text) => {
    expect(verdictsOf(text)).toEqual([unread]);
  });

  test('words that VADER alone knows are English', () => {
    expect(read('Gorgeous, lovely, adorable!')[0]).toMatchObject({ isRead: true });
  });

  test('the tags of HTML are no words', () => {
    const [plain] = verdictsOf('Terrible! Do not buy &amp; be happy <3');
    expect(verdictsOf('<b>Terrible!</b><br/>Do not buy &amp; be happy <3')).toEqual([plain]);
    expect(verdictsOf('<p>Great product</p>')).toEqual(verdictsOf('Great product'));
  });
});

import type { OrderColumn } from '../../src/demos/customer-insight-analytics/orderColumns';
import { readOrders } from '../../src/demos/customer-insight-analytics/readOrders';
import { readSales } from '../../src/demos/dynamic-pricing-optimizer/readSales';
import { readAll } from '../../src/demos/review-sentiment-monitor/model';
import type { WithReading } from '../../src/demos/shared/csv/reading';
import { tickKey } from '../../src/demos/shared/csv/smallColumns';
import type { TableInput } from '../../src/demos/shared/csv/source';
import { textSource } from '../../src/demos/shared/csv/source';
import { runToEnd } from '../../src/demos/shared/model/withProgress';
import { totalsText } from '../support/totalsText';

/** Tables as reports and surveys export them: with lines that are no rows, and words for numbers. */
type Choices = Partial<TableInput<OrderColumn>>;
const ordersOf = (lines: readonly string[], choices: Choices = {}) =>
  runToEnd(readOrders({ source: textSource(lines.join('\n')), columns: {}, ...choices }));
const salesOf = (lines: readonly string[], ticks?: ReadonlyMap<string, boolean>) =>
  runToEnd(readSales({ source: textSource(lines.join('\n')), columns: {}, ...(ticks && { ticks }) }));
const reviewsOf = (lines: readonly string[], choices: Partial<Parameters<typeof readAll>[0]> = {}) =>
  runToEnd(readAll({ source: textSource(lines.join('\n')), columns: {}, ...choices }));

const rowsOf = ({ reading }: WithReading<string>) =>
  (reading?.statement?.rows ?? []).map(({ kind, reason, lines }) => `${kind} ${lines}: ${reason}`);
const ticksOf = ({ reading }: WithReading<string>) =>
  (reading?.smallColumns ?? []).flatMap(({ name, values }) =>
    values.map(({ text, lines, isCounted }) => `${name}: ${text} ${lines} ${isCounted ? 'on' : 'off'}`),
  );
const switchOf = ({ reading }: WithReading<string>, id: string) =>
  reading?.switches.find((own) => own.id === id);

describe('a report', () => {
  /** Customers as headings, as QuickBooks writes them; its totals are no orders. */
  const report = [
    'Sales by Customer Detail,,,,',
    '"January - March, 2026",,,,',
    ',,,,',
    ',Date,Type,Num,Amount',
    'Ann Ash,,,,',
    ',01/14/2026,Invoice,7,100.00',
    ',02/14/2026,Invoice,8,50.00',
    'Total for Ann Ash,,,,$150.00',
    'Bea Birch,,,,',
    ',03/14/2026,Invoice,9,25.00',
    'Total for Bea Birch,,,,$25.00',
    'TOTAL,,,,$175.00',
    '"Friday, April 3, 2026",,,,',
  ];

  test('with customers as headings is read, and accounts for its totals and notes', () => {
    const result = ordersOf(report);
    expect(totalsText(result)).toContain('3 orders · 2 customers · January 14 – March 14, 2026');
    expect(totalsText(result)).toContain('175.00 revenue');
    expect(rowsOf(result)).toEqual([
      'left out 3: headings and notes',
      'left out 3: a total of other lines',
      'counted 3: sales',
    ]);
    expect(result.reading?.statement?.isBalanced).toBe(true);
  });

  test('has averages, which are no reviews; a review of one word is one', () => {
    const lines = ['product,review,rating', 'Coat,Lovely coat,5', 'Coat,Awful fabric,1', 'Hat,Average,3'];
    expect(rowsOf(reviewsOf([...lines, 'Average,,3.0']))).toContain('left out 1: a total of other lines');
  });

  test('can have the headings in a column that has a name', () => {
    const named = report.map((line) => (line.startsWith(',Date') ? `Customer${line}` : line));
    expect(totalsText(ordersOf(named))).toContain('3 orders · 2 customers');
  });

  test('lets the visitor choose the line with the names', () => {
    const header = switchOf(ordersOf(report), 'header');
    expect(header?.value).toBe('4');
    expect(header?.options.map(({ label }) => label).slice(-4)).toEqual([
      'Line 10: 03/14/2026, Invoice, 9, 25.00',
      'Line 11: Total for Bea Birch, $25.00',
      'Line 12: TOTAL, $175.00',
      'None: all lines have values',
    ]);
    const { reading } = ordersOf(report, { switches: { header: '6' } });
    expect(reading?.names.slice(1, 3)).toEqual(['01/14/2026', 'Invoice']);
  });

  test('can have a record with values above its names, and repeat them', () => {
    const { reading, ...result } = ordersOf([
      '"EXTF";700;21;20260105;"RE"',
      'Customer;Datum;Betrag;Beleg;Land',
      'Ann;05.01.2026;10,00;A-1;DE',
      'Customer;Datum;Betrag;Beleg;Land',
      'Bea;06.01.2026;20,00;A-2;DE',
    ]);
    expect(reading?.names).toEqual(['Customer', 'Datum', 'Betrag', 'Beleg', 'Land']);
    expect(rowsOf({ ...result, reading })).toContain('left out 1: the column names again');
  });
});

test('a price with line totals is divided by the quantity, unless the visitor says otherwise', () => {
  const lines = [1, 2, 3, 4, 5, 6, 7, 8].map(
    (own) => `2026-01-0${own},Dosa,${own},${(own * 12.5).toFixed(2)}`,
  );
  const result = salesOf(['Date,Item,Quantity,Price', ...lines]);
  expect(totalsText(result)).toContain('450.00 revenue');
  expect(switchOf(result, 'price')?.value).toBe('line');
});

describe('ticks', () => {
  const sale = (item: string, currency: string, status: string, day: number) =>
    `2026-01-0${day},${item},5.00,1,${currency},${status}`;
  const lines = [
    'Date,Menu Item,Price,Quantity,Currency,Status',
    sale('Draft Lager', 'USD', 'paid', 1),
    sale('Wings', 'USD', 'draft', 2),
    sale('Draft Lager', 'EUR', 'paid', 3),
    sale('Wings', 'USD', 'cancelled_by_guest', 4),
    sale('Wings', 'USD', 'paid', 5),
  ];

  test('leave out statuses, but no product with the same word', () => {
    expect(rowsOf(salesOf(lines.map((line) => line.replace('EUR', 'USD'))))).toEqual([
      'left out 2: “Status” is draft or cancelled_by_guest',
      'counted 3: sales',
    ]);
  });

  test('of two currencies are asked about if the visitor adds them up', () => {
    expect(totalsText(salesOf(lines))).toContain('$10.00 revenue');
    const both = salesOf(lines, new Map([[tickKey(4, 'EUR'), true]]));
    expect(both.findings).toContainEqual({
      severity: 'question',
      message: 'Are the amounts converted? Those in USD and EUR are added up.',
      suggestion: 'If they aren’t, check one currency at a time.',
    });
    expect(both.reading).toMatchObject({ isMixed: true, currency: '' });
  });

  test('stay when their column gets a purpose', () => {
    const reviews = ['Text,Grade,Stars', ...[1, 2, 3, 3, 2, 1].map((own) => `Nice bag,${own},${own}`)];
    const ticks = new Map([[tickKey(1, '3'), false]]);
    const before = reviewsOf(reviews, { ticks });
    const after = reviewsOf(reviews, { ticks, columns: { text: 0, rating: 1 } });
    expect(rowsOf(before)).toEqual(['left out 2: “Grade” is 3', 'counted 4: reviews']);
    expect(rowsOf(after)).toEqual(rowsOf(before));
    expect(ticksOf(after)).toContain('Grade: 3 2 off');
  });
});

describe('a survey', () => {
  const survey = [
    'StartDate,Status,Q1,Q2',
    'Start Date,Response Type,"Overall, how was the delivery?",What should we do better?',
    '"{""ImportId"":""startDate""}","{""ImportId"":""status""}","{""ImportId"":""QID1""}","{""ImportId"":""QID2""}"',
    '2026-08-19 11:26:00,IP Address,Very good,Nothing',
    '2026-08-20 11:26:00,IP Address,Poor,The driver was rude and the box was broken',
    '2026-08-21 11:26:00,IP Address,Excellent,Lovely people and a great driver',
    '2026-08-22 11:26:00,IP Address,Excellent,Nothing',
  ];

  const chosen = { header: '2' };

  test('can have its questions as names, by choice', () => {
    const result = reviewsOf(survey, { switches: chosen });
    expect(result.reading?.names.slice(2)).toEqual([
      'Overall, how was the delivery?',
      'What should we do better?',
    ]);
    expect(totalsText(result)).toContain('August 19 – August 22, 2026 dates · 3.75 stars on average');
  });

  test('has words as ratings, each with its stars to confirm', () => {
    const words = (reviewsOf(survey, { switches: chosen }).reading?.switches ?? []).filter(({ id }) =>
      id.startsWith('stars'),
    );
    expect(words.map(({ label, value }) => [label, value])).toEqual([
      ['“Excellent” is', '5'],
      ['“Poor” is', '1'],
      ['“Very good” is', '4'],
      ['“{"ImportId":"QID1"}” is', 'none'],
    ]);
    const changed = reviewsOf(survey, { switches: { ...chosen, [words[1]?.id ?? '']: '2' } });
    expect(totalsText(changed)).toContain('1 with 2 stars');
  });

  test.each([
    ['agreement', ['Strongly disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly agree'], [1, 2, 3, 4, 5]],
    ['satisfaction', ['Very dissatisfied', 'Somewhat satisfied', 'Very satisfied'], [1, 4, 5]],
    ['thumbs', ['👎', '👍'], [1, 5]],
    ['yes and no', ['no', 'yes'], [1, 5]],
    ['1 and −1', ['-1', '1'], [1, 5]],
    ['0 and 1', ['0', '1'], [1, 5]],
    ['−1 to 1', ['-1', '0', '1'], [1, 3, 5]],
    ['ten', ['9 of 10', '1 of 10'], [4.6, 1]],
    ['halves', ['4.0 out of 5 stars', '2,5/5'], [4, 2.5]],
    ['unknown words', ['n/a', 'zzz', 'Not applicable'], [null, null, null]],
  ])('reads ratings such as %s', (_what, cells, expected) => {
    const { reviews } = reviewsOf([
      'Review,Rating',
      ...cells.map((cell) => `The bag is nice and big,"${cell}"`),
    ]);
    expect(reviews.map(({ rating }) => rating && Number(rating.toFixed(1)))).toEqual(expected);
  });
});

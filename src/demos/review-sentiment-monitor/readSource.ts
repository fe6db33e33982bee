import { formatDay } from '../../domain/dates';
import { counted, enumerated, grouped } from '../../domain/numerals';
import { assumptionFindings, CERTAIN_DAYS, dayReader } from '../shared/csv/cells';
import { hasExactName } from '../shared/csv/columnNames';
import { textOf } from '../shared/csv/decode';
import type { Finding } from '../shared/csv/finding';
import { quoted } from '../shared/csv/finding';
import type { Readback, ReadingResult } from '../shared/csv/readback';
import { cellInSentence, EXAMPLES } from '../shared/csv/readback';
import { readCsv } from '../shared/csv/readCsv';
import type { DayOrder, TableInput } from '../shared/csv/source';
import { textSource } from '../shared/csv/source';
import type { WithProgress } from '../shared/model/withProgress';
import { scaleProgress } from '../shared/model/withProgress';
import { toFiveStars, ratingsIn } from './additions';
import type { SkippedLine, PastedReview } from './readLines';
import { isReply, readLines, withoutMarkup } from './readLines';
import type { ReviewColumn } from './reviewColumns';
import { reviewColumns, textColumn } from './reviewColumns';
import { wordsOf } from './vader/step';

/** A review with its rating and product, if the source has them. */
export interface SourceReview extends PastedReview {
  /** From 1 to 5; null without a rating. */
  readonly rating: number | null;
  readonly product: string | null;
}

/** Columns are null for plain text with one review per line. */
export interface ReadSource extends ReadingResult<ReviewColumn> {
  readonly reviews: readonly SourceReview[];
}

const MAX_HEADING_CHARACTERS = 40;
/** A number, amount, or numeric date. */
const NUMBER = /^[$€£]?\d[\d.,/:-]*$/u;

/** Reads the reviews of a table, or of plain text with one per line. */
export function* readSource({
  source,
  columns,
  dayOrder,
}: TableInput<ReviewColumn>): WithProgress<ReadSource> {
  const { text, findings } = yield* textOf(source);
  if (text === null) return { reviews: [], columns: null, findings, readback: null };
  if (!isTable(text)) {
    const { reviews, skipped } = readLines(text);
    const read = reviews.map((review) => ({ ...review, rating: null, product: null }));
    return { reviews: read, columns: null, findings, readback: readbackOf(read, skipped, null) };
  }
  const table = yield* readCsv(textSource(text), reviewColumns, columns);
  const texts = (table.cells.get('text') ?? []).map((cell) =>
    withoutMarkup(cell).replaceAll(/\s+/gu, ' ').trim(),
  );
  const dayCells = table.cells.get('day') ?? [];
  const days = yield* scaleProgress(dayReader(dayCells, dayOrder), 1, 1);
  const ratingCells = table.cells.get('rating') ?? [];
  const { ratings, scale } = ratingsOf(ratingCells);
  const products = table.cells.get('product');
  const all = texts.map((review, row) => ({
    line: table.lines[row] ?? row + 1,
    text: review,
    date: days.read(dayCells[row] ?? ''),
    rating: ratings[row] ?? null,
    product: textOrNull(products?.[row]),
  }));
  const reviews = all.filter((review) => review.text !== '' && !isReply(review.text));
  const empty = texts.filter((cell) => cell === '').length;
  const skipped = { empty, heading: 0, quotation: 0, reply: all.length - reviews.length - empty };
  return {
    reviews,
    readback: readbackOf(reviews, skipped, days.order),
    columns: table.columns,
    findings: [
      ...findings,
      ...table.findings,
      ...assumptionFindings(days, 'A date', CERTAIN_DAYS),
      ...unreadFindings(
        'date',
        dayCells.filter((cell) => days.read(cell) === null),
        'Use a format such as 2026-09-02.',
      ),
      ...(scale.most === null
        ? []
        : unreadFindings(
            'rating',
            ratingCells.filter((_, row) => ratings[row] === null),
            'Use a format such as 4, 4/5, or ★★★★☆.',
          )),
      ...scaleFindings(scale),
    ],
  };
}

function textOrNull(cell = ''): string | null {
  return cell.trim() === '' ? null : cell.trim();
}

function readbackOf(
  reviews: readonly SourceReview[],
  skipped: Readonly<Record<SkippedLine, number>>,
  dayOrder: DayOrder | null,
): Readback {
  const some = (count: number, one: string, many: string) => (count > 0 ? [counted(count, one, many)] : []);
  const leftOut = [
    ...some(skipped.empty, 'row without a review', 'rows without a review'),
    ...some(skipped.heading, 'heading', 'headings'),
    ...some(skipped.quotation, 'quoted line', 'quoted lines'),
    ...some(skipped.reply, 'store reply', 'store replies'),
  ];
  const rated = reviews.filter(({ rating }) => rating !== null).length;
  return {
    summary: [
      `${counted(reviews.length, 'review')}${rated > 0 ? `, ${grouped(rated)} with stars` : ''}.`,
      ...(leftOut.length > 0 ? [`Skipped ${enumerated(leftOut, 'and')}.`] : []),
    ].join(' '),
    examples: reviews.slice(0, EXAMPLES).map(exampleText),
    dayOrder,
    statuses: [],
    currencies: [],
  };
}

function exampleText({ line, date, rating, text }: SourceReview): string {
  const facts = [
    `Line ${line}`,
    ...(date === null ? [] : [formatDay(date)]),
    ...(rating === null ? [] : [counted(Number(rating.toFixed(1)), 'star')]),
  ];
  return `${facts.join(', ')}: “${cellInSentence(text)}”`;
}

/** Reports dates or ratings that couldn't be read. Empty cells are fine: both are optional. */
function unreadFindings(what: string, cells: readonly string[], suggestion: string): readonly Finding[] {
  const unread = cells.filter((cell) => cell.trim() !== '');
  const [first] = unread;
  if (first === undefined) return [];
  return [
    {
      severity: 'warning',
      message: `${counted(unread.length, what)} couldn’t be read, such as ${quoted(first)}.`,
      suggestion: `The reviews are scored anyway. ${suggestion}`,
    },
  ];
}

/** Says on which scale ratings above 5 were read, because a single typing error can change it. */
function scaleFindings(scale: RatingScale): readonly Finding[] {
  if (scale.most === 5) return [];
  if (scale.most === null)
    return [
      {
        severity: 'warning',
        message: `Ratings aren’t used, because the highest, ${scale.highest}, is above 100.`,
        suggestion: 'Correct it, or choose another column.',
      },
    ];
  return [
    {
      severity: 'info',
      message: `Ratings were read as out of ${scale.most}, because the highest is ${scale.highest}.`,
      suggestion: 'If that’s a mistake, correct it.',
    },
  ];
}

/**
 * Tests whether the first line is a header row: with a column of reviews, or above a row with numbers. A single
 * column is a table only if it has quoted cells; otherwise a comma in a review would split it.
 */
function isTable(text: string): boolean {
  const [first = [], second] = text
    .trim()
    .split(/\r\n?|\n/u, 2)
    .map(cellsOf);
  return (
    second !== undefined &&
    (first.length > 1 || /^"/mu.test(text)) &&
    first.every((cell) => cell.length <= MAX_HEADING_CHARACTERS && !/[.!?:]/u.test(cell)) &&
    (first.some(hasExactName(textColumn)) ||
      (first.length > 2 && second.length >= first.length && second.some((cell) => NUMBER.test(cell))))
  );
}

function cellsOf(line: string): readonly string[] {
  return line.split(/[,;\t|]/u).map((cell) => cell.replaceAll('"', '').trim());
}

interface RatingScale {
  /** The highest plain number among the ratings; 0 without one. */
  readonly highest: number;
  /** The maximum of the scale; null if the highest rating is beyond all scales. */
  readonly most: 5 | 10 | 100 | null;
}

/** Converts ratings on any scale to a scale from 1 to 5: `4`, `4/5`, `★★★★☆`, `80%`. */
function ratingsOf(cells: readonly string[]): {
  readonly ratings: readonly (number | null)[];
  readonly scale: RatingScale;
} {
  const numbers = cells.map((cell) => {
    const [found] = ratingsIn(wordsOf(cell));
    if (found) return { stars: found.stars };
    const number = /^\s*(\d{1,3}(?:[.,]\d+)?)/u.exec(cell)?.[1]?.replace(',', '.');
    return number === undefined ? null : { number: Number(number) };
  });
  const highest = numbers.reduce((most, cell) => Math.max(most, cell?.number ?? 0), 0);
  const most = ([5, 10, 100] as const).find((end) => highest <= end) ?? null;
  const ratings = numbers.map((cell) => {
    if (cell === null) return null;
    if (cell.stars !== undefined) return cell.stars;
    return most === null ? null : toFiveStars(cell.number, most);
  });
  return { ratings, scale: { highest, most } };
}

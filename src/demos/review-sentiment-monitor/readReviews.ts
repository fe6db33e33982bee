import { isEnglishCode } from '../../domain/languageCodes';
import { isolated } from '../../domain/isolated';
import { enumerated, grouped } from '../../domain/numerals';
import { shorten } from '../../domain/typedText';
import { textOf } from '../shared/csv/decode';
import type { Finding } from '../shared/csv/finding';
import { quoted } from '../shared/csv/finding';
import { withOffers } from '../shared/csv/offers';
import type { ParsedTable } from '../shared/csv/parseTable';
import { parseTable } from '../shared/csv/parseTable';
import type { Total, WithReading } from '../shared/csv/reading';
import { countTotal, decidedBy, periodText, readingOf } from '../shared/csv/reading';
import type { Records } from '../shared/csv/readRecords';
import { readRecords } from '../shared/csv/readRecords';
import type { Switch, Table } from '../shared/csv/readTable';
import { optionsOf, readTable, switchOf } from '../shared/csv/readTable';
import type { TableInput } from '../shared/csv/source';
import type { WithProgress } from '../shared/model/withProgress';
import { scaleProgress } from '../shared/model/withProgress';
import { isTable, parseLines } from './parseReviews';
import type { Scale } from './ratings';
import { FIVE_STARS, onScale, rangeOf, ratingIn, starsOfWord, starsText, wordsAsRatings } from './ratings';
import type { ReviewColumn } from './reviewColumns';
import { reviewColumns } from './reviewColumns';
import type { SourceReview } from './reviewLine';
import { joinedText, NO_TEXT, readReviewLine, withoutMarkup } from './reviewLine';
import { mean } from './score';

export interface ReadReviews
  extends WithReading<ReviewColumn>, Pick<Records<SourceReview>, 'outcomes' | 'lines'> {
  /** Ratings of lines that count, and of those without a text; null for a text without a rating. */
  readonly ratings: readonly (number | null)[];
  readonly scale: Scale;
  /** True if the text has one review per line, and each is used unchanged. */
  readonly isPlain: boolean;
}

/** Maximum number of characters shown of a text. */
const MAX_SHOWN = 40;

/** Reads the reviews of a table, or of plain text with one per line. Scores are still to come. */
export function* readReviews(input: TableInput<ReviewColumn>): WithProgress<ReadReviews> {
  const decoded = yield* scaleProgress(textOf(input.source, input.switches), 0, 0.1);
  const { text } = decoded;
  const layout = input.switches?.layout;
  const isLines = text !== null && (layout === 'lines' || (layout !== 'table' && !isTable(text)));
  const parsed = isLines
    ? parseLines(decoded, input)
    : yield* scaleProgress(parseTable(input, reviewColumns), 0.1, 0.2);
  return yield* withOffers(input, parsed.rows.length, (own) => readOnce(own, parsed, isLines));
}

function* readOnce(
  input: TableInput<ReviewColumn>,
  parsed: ParsedTable,
  isLines: boolean,
): WithProgress<ReadReviews> {
  const columns = isLines ? { day: 0, text: 1, ...input.columns } : input.columns;
  const table = yield* scaleProgress(readTable({ ...input, columns }, parsed, reviewColumns), 0.2, 0.6);
  const rating = ratingsOf(input, table);
  const ratingAt = (row: number) => rating.read(table.textAt('rating', row));
  yield 0.6;
  const all = readRecords(table, input, {
    readLine: (row) => readReviewLine(reviewAt(table, row, ratingAt(row))),
  });
  const records = yield* scaleProgress(all, 0.6, 1);
  const { outcomes, lines } = records;
  // A line without a text can have a rating.
  const rated = [...outcomes.keys()].filter((row) => {
    const own = outcomes[row];
    return own?.kind === 'counted' || (own?.reason === NO_TEXT && ratingAt(row) !== null);
  });
  const ratings = rated.map(ratingAt);
  const texts = outcomes.flatMap((own) => ('item' in own ? [own.item.text] : []));
  const words = texts.reduce((sum, text) => sum + text.split(/\s+/u).length, 0);
  return {
    outcomes,
    lines,
    ratings,
    scale: rating.scale,
    findings: [...table.findings, ...rating.findings],
    reading: readingOf(table, records, {
      totals: [
        decidedBy('text', texts.length, countTotal(texts.length, 'review', 'reviews with text')),
        ...periodOf(rated.map((row) => table.dayAt('day', row))),
        ...averageOf(ratings, rating.scale),
        ...(table.fitting.get('more')?.length ? [decidedBy('more', words, countTotal(words, 'word'))] : []),
      ],
      statement: null,
      before: [layoutSwitch(input, isLines), ...rating.switches],
      readAs: (id, cell) =>
        id === 'rating'
          ? ratingText(cell, rating)
          : id === 'text'
            ? isolated(shorten(withoutMarkup(cell), MAX_SHOWN))
            : null,
    }),
    isPlain:
      isLines &&
      Object.keys(input.switches ?? {}).length === 0 &&
      table.findings.length === 0 &&
      outcomes.every(({ kind }) => kind === 'counted'),
  };
}

/** Returns the first and the last day, and how many reviews have none. */
function periodOf(all: readonly (string | null)[]): readonly Total[] {
  const days = all.filter((day) => day !== null).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const value = periodText(first, last);
  const undated = all.length - days.length;
  return [
    decidedBy('day', 0, { value, label: 'dates' }, value),
    ...(undated > 0 ? [{ value: grouped(undated), label: 'without a date' }] : []),
  ];
}

/** Returns the average rating on its own scale, as its owner knows it. */
function averageOf(ratings: readonly (number | null)[], { least, most }: Scale): readonly Total[] {
  const stars = ratings.filter((rating) => rating !== null);
  if (stars.length === 0) return [];
  const isStars = least === 1 && most === 5;
  const average = grouped(onScale(mean(stars), { least, most }), 2);
  const unit = isStars ? 'stars' : `of ${most}`;
  return [
    decidedBy('rating', 0, { value: average, label: `${unit} on average` }, `${average} ${unit} on average`),
  ];
}

/** Reads a line's cells. */
function reviewAt(
  { taken, dayAt, lines, textAt }: Table<ReviewColumn>,
  row: number,
  rating: number | null,
): SourceReview {
  const isFirst = taken.more !== undefined && taken.more < (taken.text ?? 0);
  const texts = [textAt('text', row), textAt('more', row)];
  return {
    line: lines[row] ?? row + 1,
    text: joinedText(isFirst ? texts.toReversed() : texts),
    date: dayAt('day', row),
    rating,
    product: textAt('product', row) || null,
    isEnglish: textAt('language', row) === '' ? null : isEnglishCode(textAt('language', row)),
  };
}

interface Ratings {
  /** Reads a cell as a rating from 1 to 5; null if it isn't one. */
  readonly read: (cell: string) => number | null;
  readonly scale: Scale;
  readonly switches: readonly Switch[];
  readonly findings: readonly Finding[];
}

/** Reads the column of ratings: numbers on a scale, and words with the stars that the visitor confirms. */
function ratingsOf(input: TableInput<ReviewColumn>, table: Table<ReviewColumn>): Ratings {
  const { taken, textAt, rows, asides, nameOf } = table;
  if (taken.rating === undefined) return { read: () => null, scale: FIVE_STARS, switches: [], findings: [] };
  const cells = [...rows.keys()].filter((row) => !asides.has(row)).map((row) => textAt('rating', row));
  const chosenScale = scaleSwitch(input, rangeOf(cells));
  const [worst = 1, best = 5] = chosenScale.value.split('to').map(Number);
  const words = wordsAsRatings(cells);
  const choices = words.map((word, place) =>
    wordSwitch(input, `stars${taken.rating}x${place}`, word, starsOfWord(word, words)),
  );
  const stars = new Map(words.map((word, place) => [word, Number(choices[place]?.value) || null]));
  const hasNumbers = words.length < new Set(cells.filter((cell) => cell !== '')).size;
  const scale = hasNumbers ? { least: Math.min(worst, best), most: Math.max(worst, best) } : FIVE_STARS;
  return {
    read: (cell) => {
      const chosen = stars.get(cell);
      return chosen === undefined ? ratingIn(cell, scale, best < worst) : chosen;
    },
    scale,
    switches: [...(hasNumbers ? [chosenScale] : []), ...choices],
    findings: choices.length === 0 ? [] : [wordsFinding(nameOf('rating'), choices)],
  };
}

/** Asks whether words are ratings as proposed. */
function wordsFinding(name: string, choices: readonly Switch[]): Finding {
  const read = choices.map(
    ({ label, value }) => `${label} ${value === OPEN ? 'not a rating' : starsText(Number(value))}`,
  );
  return {
    severity: 'question',
    message: `In ${quoted(name)}, ${enumerated(read, 'and')}.`,
    suggestion: 'Choose other stars under “Columns” if that’s wrong.',
  };
}

/** Value of a word without stars. */
const OPEN = 'none';

function wordSwitch(
  input: TableInput<ReviewColumn>,
  id: string,
  word: string,
  proposed: number | null,
): Switch {
  return switchOf(input, {
    id,
    label: `${quoted(word)} is`,
    column: 'rating',
    value: proposed === null ? OPEN : String(proposed),
    options: [
      ...[5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: starsText(stars) })),
      { value: OPEN, label: 'Not a rating' },
    ],
  });
}

/** Formats a rating as read: `5 stars`, `8 of 10`, `“Good” (4 stars)`. */
function ratingText(cell: string, { read, scale }: Ratings): string {
  const rating = read(cell);
  if (rating === null) return `${quoted(cell)} (not a rating)`;
  if (Number(cell) === rating) return starsText(rating);
  const isOfScale = scale.most !== FIVE_STARS.most && Number.isFinite(Number(cell));
  return isOfScale ? `${cell} of ${scale.most}` : `${quoted(cell)} (${starsText(rating)})`;
}

function layoutSwitch(input: TableInput<ReviewColumn>, isLines: boolean): Switch {
  return switchOf(input, {
    id: 'layout',
    label: 'We read it as',
    column: null,
    value: isLines ? 'lines' : 'table',
    options: optionsOf({ table: 'A table', lines: 'One review per line' }),
  });
}

/** Usual scales; 3 of 6 isn't 3 of 10. */
const SCALES = [5, 6, 7, 10, 20, 100];

/**
 * Lets the visitor choose the worst and the best rating, as in `0to10`, or `6to1` for school grades: at first the smallest
 * scale with all ratings. It can start at 0 if a rating is 0, which means the lowest with few stars.
 */
function scaleSwitch(input: TableInput<ReviewColumn>, { least, most: highest }: Scale): Switch {
  const usual = SCALES.find((most) => highest <= most) ?? Math.ceil(highest);
  const all = [...new Set([...SCALES, usual])].toSorted((a, b) => a - b);
  const option = (worst: number, best: number) => ({
    value: `${worst}to${best}`,
    label: `${worst} to ${best}${best < worst ? ', the best' : ''}`,
  });
  return switchOf(input, {
    id: 'scale',
    label: 'Ratings are from',
    column: 'rating',
    value: option(least <= 0 && usual >= 10 ? 0 : 1, usual).value,
    options: [
      ...all.map((most) => option(1, most)),
      ...(least <= 0 ? all.map((most) => option(0, most)) : []),
      ...all.map((most) => option(most, 1)),
    ],
  });
}

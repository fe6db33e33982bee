import { textOf } from '../shared/csv/decode';
import type { Finding } from '../shared/csv/finding';
import { quoted } from '../shared/csv/finding';
import type { Outcome } from '../shared/csv/outcomes';
import { readLines } from '../shared/csv/outcomes';
import { parseTable } from '../shared/csv/parseTable';
import type { Reading } from '../shared/csv/reading';
import { shownColumns } from '../shared/csv/reading';
import type { Switch, Table } from '../shared/csv/readTable';
import { readTable, switchOf } from '../shared/csv/readTable';
import type { SmallColumn } from '../shared/csv/smallColumns';
import { smallColumnsOf, tickKey } from '../shared/csv/smallColumns';
import type { TableInput } from '../shared/csv/source';
import type { WithProgress } from '../shared/model/withProgress';
import { scaleProgress } from '../shared/model/withProgress';
import { isTable, parseLines } from './parseReviews';
import type { Scale } from './ratings';
import { ratingIn, scaleNames, scaleOf, scales, starsOfWord, starsText, wordsAsRatings } from './ratings';
import { repeatedTexts } from './repeatedTexts';
import type { ReviewColumn } from './reviewColumns';
import { reviewColumns } from './reviewColumns';
import type { SourceReview } from './reviewLine';
import { joinedText, readReviewLine } from './reviewLine';

export interface ReadReviews {
  readonly outcomes: readonly Outcome<SourceReview>[];
  /** Line number of each outcome. */
  readonly lines: readonly number[];
  readonly findings: readonly Finding[];
  /** How the columns were read, without the figures. */
  readonly reading: Omit<Reading<ReviewColumn>, 'totals' | 'statement'>;
  /** True if the text has one review per line, and each is used unchanged. */
  readonly isPlain: boolean;
}

/** Reads the reviews of a table, or of plain text with one per line. */
export function* readReviews(input: TableInput<ReviewColumn>): WithProgress<ReadReviews> {
  const { table, isLines } = yield* scaleProgress(openTable(input), 0, 0.7);
  const ratings = yield* scaleProgress(ratingsOf(input, table), 0.7, 0.75);
  const labels = labelSwitch(input, table);
  const ticks = input.ticks ?? new Map<string, boolean>();
  const repeated = [
    ...(yield* scaleProgress(repeatedTexts(table, 'text', ticks), 0.75, 0.8)),
    ...(yield* scaleProgress(repeatedTexts(table, 'more', ticks), 0.8, 0.85)),
  ];
  const unread = new Set(
    repeated.flatMap(({ index, values }) =>
      values.filter(({ counts }) => !counts).map(({ text }) => tickKey(index, text)),
    ),
  );
  const textAt = (id: 'text' | 'more', row: number) => {
    const text = table.textAt(id, row);
    return unread.has(tickKey(table.taken[id] ?? 0, text)) ? '' : text;
  };
  const isFree = (index: number) => repeated.every((own) => own.index !== index);
  const small = yield* scaleProgress(
    smallColumnsOf(table, undefined, () => false, { ticks }),
    0.85,
    0.9,
  );
  const lines = table.findings.some(({ severity }) => severity === 'error') ? [] : table.lines;
  const outcomes = yield* scaleProgress(
    readLines(lines, (row): Outcome<SourceReview> => {
      const reason = small.reasonAt(row);
      if (reason !== null) return { kind: 'left out', reason };
      const areLabelsSkipped = labels.some(({ value }) => value === 'skip');
      return readReviewLine(reviewAt(table, textAt, row, ratings.read, areLabelsSkipped));
    }),
    0.9,
    1,
  );
  const own = [...repeated, ...small.columns.filter(({ index }) => isFree(index))];
  return {
    outcomes,
    lines,
    findings: [...table.findings, ...ratings.findings],
    reading: {
      amounts: null,
      isMixed: false,
      adjustments: [],
      currency: '',
      names: table.names,
      columns: shownColumns(table, '', (id, cell) =>
        id === 'rating' ? ratingText(cell, ratings.read) : null,
      ),
      switches: [layoutSwitch(input, isLines), ...ratings.switches, ...labels, ...table.switches],
      smallColumns: own.toSorted((a, b) => Number(hasOff(b)) - Number(hasOff(a))),
    },
    isPlain:
      isLines &&
      labels.length === 0 &&
      Object.keys(input.switches ?? {}).length === 0 &&
      table.findings.length === 0 &&
      outcomes.every(({ kind }) => kind === 'counted'),
  };
}

const hasOff = ({ values }: SmallColumn) => values.some(({ counts }) => !counts);

/** Opens a table, or a text with one review per line: by the visitor's choice, or else by its look. */
function* openTable(input: TableInput<ReviewColumn>): WithProgress<{
  readonly table: Table<ReviewColumn>;
  readonly isLines: boolean;
}> {
  const { layout, characters } = input.switches ?? {};
  const { text } = yield* scaleProgress(textOf(input.source, characters), 0, 0.1);
  const isLines = text !== null && (layout === 'lines' || (layout !== 'table' && !isTable(text)));
  const columns = isLines ? { day: 0, text: 1, ...input.columns } : input.columns;
  const parse = isLines ? parseLines : parseTable;
  const table = yield* scaleProgress(
    readTable({ ...input, columns }, reviewColumns, () => false, parse),
    0.1,
    1,
  );
  return { table, isLines };
}

/** Reads a line's cells. */
function reviewAt(
  table: Table<ReviewColumn>,
  textAt: (id: 'text' | 'more', row: number) => string,
  row: number,
  ratingOf: (cell: string) => number | null,
  areLabelsSkipped: boolean,
): SourceReview {
  const { taken, dayAt, lines } = table;
  const isFirst = taken.more !== undefined && taken.more < (taken.text ?? 0);
  const text = textAt('text', row);
  const own = areLabelsSkipped ? text.replace(LABEL, '') : text;
  const product = table.textAt('product', row);
  return {
    line: lines[row] ?? row + 1,
    text: joinedText(isFirst ? [textAt('more', row), own] : [own, textAt('more', row)]),
    date: dayAt('day', row),
    rating: ratingOf(table.textAt('rating', row)),
    product: product === '' ? null : product,
  };
}

interface Ratings {
  /** Reads a cell as a rating from 1 to 5; null if it isn't one. */
  readonly read: (cell: string) => number | null;
  readonly switches: readonly Switch[];
  readonly findings: readonly Finding[];
}

/** Reads the column of ratings: numbers on a scale, and words with the stars that the visitor confirms. */
function* ratingsOf(input: TableInput<ReviewColumn>, table: Table<ReviewColumn>): WithProgress<Ratings> {
  const { taken, textAt, rows, asides, nameOf } = table;
  if (taken.rating === undefined) return { read: () => null, switches: [], findings: [] };
  const cells = [...rows.keys()].filter((row) => !asides.has(row)).map((row) => textAt('rating', row));
  const scale = scaleSwitch(input, yield* scaleProgress(scaleOf(cells), 0, 0.5));
  const own = scaleNames.find((name) => name === scale.value) ?? 'five';
  const words = yield* scaleProgress(wordsAsRatings(cells), 0.5, 1);
  const choices = words.map((word, place) =>
    wordSwitch(input, `stars${taken.rating}x${place}`, word, starsOfWord(word, words)),
  );
  const stars = new Map(words.map((word, place) => [word, Number(choices[place]?.value) || null]));
  const open = choices.filter(({ value }) => value === OPEN).length;
  return {
    read: (cell) => ratingIn(cell, own) ?? stars.get(cell) ?? null,
    switches: [
      ...(words.length < new Set(cells.filter((cell) => cell !== '')).size ? [scale] : []),
      ...choices,
    ],
    findings:
      open > 0 && open === choices.length
        ? [
            {
              severity: 'question',
              message: `${quoted(nameOf('rating'))} has words that we don’t know as ratings.`,
              suggestion: 'Choose their stars under “Columns,” or no rating.',
            },
          ]
        : [],
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

/** Formats a rating as read: `5 stars`, `“9.0” (4.6 stars)`. */
function ratingText(cell: string, ratingOf: Ratings['read']): string {
  const rating = ratingOf(cell);
  if (rating === null) return `${quoted(cell)} (not a rating)`;
  return Number(cell) === rating ? starsText(rating) : `${quoted(cell)} (${starsText(rating)})`;
}

function layoutSwitch(input: TableInput<ReviewColumn>, isLines: boolean): Switch {
  return switchOf(input, {
    id: 'layout',
    label: 'We read it as',
    column: null,
    value: isLines ? 'lines' : 'table',
    options: [
      { value: 'table', label: 'A table' },
      { value: 'lines', label: 'One review per line' },
    ],
  });
}

function scaleSwitch(input: TableInput<ReviewColumn>, value: Scale): Switch {
  return switchOf(input, {
    id: 'scale',
    label: 'The best rating is',
    column: 'rating',
    value,
    options: scaleNames.map((name) => ({ value: name, label: String(scales[name]) })),
  });
}

/** A label before a text: `✅ Trip Verified | The flight was late.` */
const LABEL = /^[^|]{1,40}\|\s*/u;
/** Number of rows in which labels are looked for, and the share that must have one. */
const LABEL_ROWS = 200;
const LABELED_SHARE = 0.5;

function labelSwitch(input: TableInput<ReviewColumn>, table: Table<ReviewColumn>): readonly Switch[] {
  const rows = [...table.rows.keys()].slice(0, LABEL_ROWS);
  const labeled = rows.filter((row) => LABEL.test(table.textAt('text', row)));
  if (labeled.length === 0 || labeled.length < LABELED_SHARE * rows.length) return [];
  return [
    switchOf(input, {
      id: 'label',
      label: 'Words before “|” are',
      column: 'text',
      value: 'skip',
      options: [
        { value: 'skip', label: 'A label, which isn’t scored' },
        { value: 'score', label: 'Part of the review' },
      ],
    }),
  ];
}

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
import { smallColumnsOf } from '../shared/csv/smallColumns';
import type { CsvSource, TableInput } from '../shared/csv/source';
import type { WithProgress } from '../shared/model/withProgress';
import { scaleProgress } from '../shared/model/withProgress';
import { isTable, parseLines } from './parseReviews';
import type { Scale } from './ratings';
import { ratingIn, scaleNames, scaleOf, scales, starsText } from './ratings';
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
  const ratings = table.has('rating') ? table.rows.map((_, row) => table.textAt('rating', row)) : [];
  const choices = [
    layoutSwitch(input, isLines),
    ...(ratings.length > 0 ? [scaleSwitch(input, yield* scaleProgress(scaleOf(ratings), 0.7, 0.75))] : []),
    ...labelSwitch(input, table),
  ];
  const valueOf = (id: string) => choices.find((choice) => choice.id === id)?.value;
  const scale = scaleNames.find((name) => name === valueOf('scale')) ?? 'five';
  const small = yield* scaleProgress(
    smallColumnsOf(table, Object.values(table.taken), undefined, input.ticks ?? new Map(), () => false),
    0.75,
    0.85,
  );
  const lines = table.findings.some(({ severity }) => severity === 'error') ? [] : table.lines;
  const outcomes = yield* scaleProgress(
    readLines(lines, (row): Outcome<SourceReview> => {
      const reason = small.reasonAt(row);
      if (reason !== null) return { kind: 'left out', reason };
      return readReviewLine(reviewAt(table, row, scale, valueOf('label') === 'skip'));
    }),
    0.85,
    1,
  );
  return {
    outcomes,
    lines,
    findings: table.findings,
    reading: {
      amounts: null,
      adjustments: [],
      currency: '',
      names: table.names,
      columns: columnsAsRead(table, scale),
      switches: [...choices, ...table.switches],
      smallColumns: small.columns,
    },
    isPlain:
      isLines &&
      choices.length === 1 &&
      Object.keys(input.switches ?? {}).length === 0 &&
      table.findings.length === 0 &&
      outcomes.every(({ kind }) => kind === 'counted'),
  };
}

/** Opens a table, or a text with one review per line: by the visitor's choice, or else by its look. */
function* openTable(input: TableInput<ReviewColumn>): WithProgress<{
  readonly table: Table<ReviewColumn>;
  readonly isLines: boolean;
}> {
  const { layout, header, characters } = input.switches ?? {};
  const { text } = yield* scaleProgress(textOf(input.source, characters), 0, 0.1);
  const isLines = text !== null && (layout === 'lines' || (layout !== 'table' && !isTable(text)));
  const columns = isLines ? { day: 0, text: 1, ...input.columns } : input.columns;
  const parse = isLines ? (source: CsvSource) => parseLines(source, header, characters) : parseTable;
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
  row: number,
  scale: Scale,
  areLabelsSkipped: boolean,
): SourceReview {
  const { taken, textAt, dayAt, lines } = table;
  const isFirst = taken.more !== undefined && taken.more < (taken.text ?? 0);
  const text = textAt('text', row);
  const own = areLabelsSkipped ? text.replace(LABEL, '') : text;
  const product = textAt('product', row);
  return {
    line: lines[row] ?? row + 1,
    text: joinedText(isFirst ? [textAt('more', row), own] : [own, textAt('more', row)]),
    date: dayAt('day', row),
    rating: ratingIn(textAt('rating', row), scale),
    product: product === '' ? null : product,
  };
}

function columnsAsRead(table: Table<ReviewColumn>, scale: Scale): Reading<ReviewColumn>['columns'] {
  return shownColumns(table, '').map((column) => {
    if (column.id !== 'rating') return column;
    const values = column.values.map((cell) => {
      const rating = ratingIn(cell, scale);
      return rating === null ? `${quoted(cell)} (not a rating)` : starsText(rating);
    });
    return { ...column, values, others: [] };
  });
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

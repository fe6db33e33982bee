import { counted } from '../../domain/numerals';
import { textOf } from '../shared/csv/decode';
import type { Finding } from '../shared/csv/finding';
import { quoted } from '../shared/csv/finding';
import type { Outcome } from '../shared/csv/outcomes';
import { readLines } from '../shared/csv/outcomes';
import type { Reading } from '../shared/csv/reading';
import { shownColumns } from '../shared/csv/reading';
import type { Switch, Table } from '../shared/csv/readTable';
import { readTable, switchOf } from '../shared/csv/readTable';
import { smallColumnsOf } from '../shared/csv/smallColumns';
import type { TableInput } from '../shared/csv/source';
import type { WithProgress } from '../shared/model/withProgress';
import { scaleProgress } from '../shared/model/withProgress';
import { isTable, parseLines } from './parseReviews';
import type { RatingReader, Scale } from './ratings';
import { ratingReader, scaleNames, scaleOf, scales, starsText } from './ratings';
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
  /** True for one review per line, all of which are used as they are. */
  readonly isPlain: boolean;
}

/** Reads the reviews of a table, or of plain text with one per line. */
export function* readReviews(input: TableInput<ReviewColumn>): WithProgress<ReadReviews> {
  const layout = yield* scaleProgress(layoutOf(input), 0, 0.1);
  const table = yield* scaleProgress(tableOf(input, layout), 0.1, 0.7);
  const ratings = cellsOf(table, 'rating');
  const choices = [
    layoutSwitch(input, layout),
    ...(ratings.length > 0 ? [scaleSwitch(input, yield* scaleProgress(scaleOf(ratings), 0.7, 0.75))] : []),
    ...labelSwitch(input, table),
  ];
  const valueOf = (id: string) => choices.find((choice) => choice.id === id)?.value;
  const readRating = ratingReader(scaleNames.find((name) => name === valueOf('scale')) ?? 'five');
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
      return readReviewLine(reviewAt(table, row, readRating, valueOf('label') === 'skip'));
    }),
    0.85,
    1,
  );
  const findings = [
    ...table.findings,
    ...unread('date', cellsOf(table, 'day'), table.days.read),
    ...unread('rating', ratings, readRating),
  ];
  return {
    outcomes,
    lines,
    findings,
    reading: {
      amounts: null,
      adjustments: [],
      currency: '',
      names: table.names,
      columns: columnsAsRead(table, readRating),
      switches: [...choices, ...table.switches],
      smallColumns: small.columns,
    },
    isPlain:
      layout === 'lines' &&
      choices.length === 1 &&
      Object.keys(input.switches ?? {}).length === 0 &&
      findings.length === 0 &&
      outcomes.every(({ kind }) => kind === 'counted'),
  };
}

type Layout = 'table' | 'lines';

/** Returns the visitor's choice, or else finds out whether the text is a table. */
function* layoutOf({ source, switches = {} }: TableInput<ReviewColumn>): WithProgress<Layout> {
  const { text } = yield* textOf(source);
  if (text === null) return 'table';
  return switches.layout === 'lines' || (switches.layout !== 'table' && !isTable(text)) ? 'lines' : 'table';
}

function tableOf(input: TableInput<ReviewColumn>, layout: Layout): WithProgress<Table<ReviewColumn>> {
  switch (layout) {
    case 'table':
      return readTable(input, reviewColumns, () => false);
    case 'lines':
      return readTable(
        { ...input, columns: { day: 0, text: 1, ...input.columns } },
        reviewColumns,
        () => false,
        (source) => parseLines(source, input.switches?.header),
      );
  }
}

function cellsOf(table: Table<ReviewColumn>, id: ReviewColumn): readonly string[] {
  return table.has(id) ? table.rows.map((_, row) => table.textAt(id, row)) : [];
}

/** Reads a line's cells. */
function reviewAt(
  table: Table<ReviewColumn>,
  row: number,
  readRating: RatingReader,
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
    rating: readRating(textAt('rating', row)),
    product: product === '' ? null : product,
  };
}

function columnsAsRead(
  table: Table<ReviewColumn>,
  readRating: RatingReader,
): Reading<ReviewColumn>['columns'] {
  return shownColumns(table, '').map((column) => {
    if (column.id !== 'rating') return column;
    const values = column.values.map((cell) => {
      const rating = readRating(cell);
      return rating === null ? `${quoted(cell)} (not a rating)` : starsText(rating);
    });
    return { ...column, values, others: [] };
  });
}

function layoutSwitch(input: TableInput<ReviewColumn>, layout: Layout): Switch {
  return switchOf(input, {
    id: 'layout',
    label: 'We read it as',
    column: null,
    value: layout,
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

/** Reports dates or ratings that can't be read. Empty cells are fine: both are optional. */
function unread(what: string, cells: readonly string[], read: (cell: string) => unknown): readonly Finding[] {
  const found = cells.filter((cell) => cell !== '' && read(cell) === null);
  const [first] = found;
  if (first === undefined) return [];
  return [
    {
      severity: 'warning',
      message: `We couldn’t read ${counted(found.length, what)}, such as ${quoted(first)}.`,
      suggestion: `The reviews are scored anyway. If that’s most of them, choose another ${what} column or none.`,
    },
  ];
}

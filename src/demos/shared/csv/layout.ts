import { isolated } from '../../../domain/isolated';
import { shorten } from '../../../domain/typedText';
import type { WithProgress } from '../model/withProgress';
import { forEachWithProgress, mapWithProgress } from '../model/withProgress';
import { monthNamed } from '../days';
import { isValue } from './columnContent';

type Rows = readonly (readonly string[])[];

/** Which of a table's first lines has its column names, and where its values begin. */
export interface Layout {
  /** Index of the row with the names; null if no row has them. */
  readonly header: number | null;
  /** Index of the first row after the names. */
  readonly start: number;
}

/** Number of first rows that are looked at. */
const ROWS = 30;
/** Names can have this many lines above them, even with values. */
const MAX_LINES_ABOVE = 3;

export const filledIn = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length;
const hasValues = (row: readonly string[] | undefined) => row?.some(isValue) === true;

/** Returns the number of cells that most rows have. */
function usualWidth(rows: Rows): number {
  const widths = rows.map(filledIn).filter((width) => width > 0);
  return widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 0;
}

/**
 * Returns the index of the table's first row. Reports have a title and notes above it, which fill less than
 * half of the columns.
 */
export function beginningOf(rows: Rows): number {
  const first = rows.slice(0, ROWS);
  const usual = usualWidth(first);
  return Math.max(
    0,
    first.findIndex((row) => filledIn(row) > 0 && filledIn(row) * 2 >= usual),
  );
}

/**
 * Finds the row with the names: the one with most names that we know, or else the table's first row without values,
 * above which a few can have some, as DATEV writes.
 * @param namesIn counts the names that we know in a row
 * @param chosen line number of the names, or `none`, if the visitor chose it
 */
export function layoutOf(
  rows: Rows,
  lines: readonly number[],
  namesIn: (row: readonly string[]) => number,
  chosen: string | undefined,
): Layout {
  const beginning = beginningOf(rows);
  const proposed = chosen === undefined ? headerOf(rows.slice(0, ROWS), beginning, namesIn) : null;
  const own = lines.indexOf(Number(chosen));
  const header = own < 0 ? proposed : own;
  return { header, start: header === null ? beginning : header + 1 };
}

function headerOf(rows: Rows, beginning: number, namesIn: (row: readonly string[]) => number): number | null {
  const known = rows.map((row, index) => (index < beginning ? 0 : namesIn(row)));
  const most = known.indexOf(Math.max(...known));
  if ((known[most] ?? 0) > 1 && !hasValues(rows[most])) return most;
  if ((known[beginning] ?? 0) > 0 || !hasValues(rows[beginning])) return beginning;
  const below = rows.findIndex(
    (row, index) => index > beginning && filledIn(row) > 1 && !hasValues(row) && hasValues(rows[index + 1]),
  );
  return below >= 0 && below - beginning <= MAX_LINES_ABOVE ? below : null;
}

/** Describes a line for the visitor to recognize: `Line 3: Date, Customer, Total…`. */
export function lineText(line: number, row: readonly string[]): string {
  const cells = row.flatMap((cell) => (cell.trim() === '' ? [] : [isolated(cell.trim())]));
  return `Line ${line}: ${shorten(cells.join(', '), 50)}`;
}

/** Lines of a table that are no rows, by index, with what they are. */
export type Asides = ReadonlyMap<number, string>;

/** Name of the column with the heading above each line. */
export const HEADING = 'Heading';

export interface Sections {
  readonly names: readonly string[];
  /** With the heading above each as the last cell, if the table has any. */
  readonly rows: Rows;
  readonly asides: Asides;
}

/** `Total`, `Grand total`, `Total for Ann`, and the same in other languages. */
const TOTAL =
  /^(?:(?:grand|net|report|overall)[ -])?(?:sub-?)?(?:totals?|totaux|totale[sn]?|gesamt(?:summe)?|(?:zwischen)?summe|somme|suma|soma|razem|totaal|toplam|итого|всего|合計|小計|總計|합계)(?:$|[ :])|^average:?$/iu;
/** “Average” alone may be a review. */
const TOTAL_ALONE = /^(?!average)(?:\p{L}+[ -]?)?\p{L}+:?$/u;
/** Number of rows that show what is usual in a column. */
const SAMPLE_ROWS = 1000;
/** Lines with a single cell aren't rows if most have at least this many. */
const MIN_WIDTH = 4;
/** Headings are in a column with fewer filled cells than this share, or in one of values. */
const MAX_SHARE_FILLED = 0.2;
const MIN_SHARE_USUAL = 0.8;

/** Names can have this many lines of explanations below them. */
const MAX_LINES_BELOW = 3;

/** Finds the lines that are no rows: more names below the names, their repetitions, totals, headings, and notes. */
export function* sectionsOf(names: readonly string[], rows: Rows): WithProgress<Sections> {
  const asideOf = asidesIn(names, rows.slice(0, SAMPLE_ROWS));
  const below = linesBelow(names, rows.slice(0, SAMPLE_ROWS));
  const asides = new Map<number, string>();
  for (let row = 0; row < below; row += 1) asides.set(row, 'a second line of column names');
  const headings = new Map<number, string>();
  let headed = '';
  yield* forEachWithProgress(rows, (row, index) => {
    const reason = asides.get(index) ?? asideOf(row);
    if (reason !== null) asides.set(index, reason);
    if (reason === HEADINGS) headed = row.join('').trim();
    else if (reason === null && headed !== '') headings.set(index, headed);
  });
  const texts = [...new Set(headings.values())];
  if (texts.length < 2 || texts.every((text) => monthNamed(text) > 0)) return { names, rows, asides };
  return {
    names: [...names, HEADING],
    rows: yield* mapWithProgress(rows, (row, index) => [
      ...names.map((_, column) => row[column] ?? ''),
      headings.get(index) ?? '',
    ]),
    asides,
  };
}

/** Counts the lines below the names that have text, but none of the numbers and dates of other lines. */
function linesBelow(names: readonly string[], rows: Rows): number {
  const isValued = (row: readonly string[], column: number) => isValue(row[column] ?? '');
  const valued = [...names.keys()].filter(
    (column) => rows.filter((row) => isValued(row, column)).length >= MIN_SHARE_USUAL * rows.length,
  );
  if (valued.length < 2 || rows.length <= 2 * MAX_LINES_BELOW) return 0;
  const first = rows.findIndex((row) => filledIn(row) < 2 || valued.some((column) => isValued(row, column)));
  return first <= MAX_LINES_BELOW ? Math.max(0, first) : 0;
}

const HEADINGS = 'headings and notes';

/** Creates a test that says what a line is if it isn't a row; null if it is. */
function asidesIn(names: readonly string[], rows: Rows): (row: readonly string[]) => string | null {
  const firstOf = (row: readonly string[]) => row.findIndex((cell) => cell.trim() !== '');
  const isTotal = (row: readonly string[]) => TOTAL.test((row[firstOf(row)] ?? '').trim());
  const sample = rows.filter((row) => filledIn(row) > 1 && !isTotal(row));
  const share = (fits: (row: readonly string[]) => boolean) => sample.filter(fits).length / sample.length;
  const filled = names.map((_, column) => share((row) => Boolean(row[column]?.trim())));
  const values = names.map((_, column) => share((row) => isValue(row[column] ?? '')));
  const usual = [...names.keys()].filter((column) => (filled[column] ?? 0) >= MIN_SHARE_USUAL);
  const isReport = usualWidth(sample) >= MIN_WIDTH;
  return (row) => {
    const column = firstOf(row);
    const cell = row[column] ?? '';
    if (
      cell.trim() === names[column] &&
      row.every((own, place) => !own.trim() || own.trim() === names[place])
    )
      return 'the column names again';
    if (isTotal(row) && (TOTAL_ALONE.test(cell.trim()) || usual.some((place) => !row[place]?.trim())))
      return 'a total of other lines';
    const isOutside =
      (filled[column] ?? 0) < MAX_SHARE_FILLED ||
      ((values[column] ?? 0) >= MIN_SHARE_USUAL * (filled[column] ?? 0) && !isValue(cell));
    return isReport && isOutside && filledIn(row) === 1 ? HEADINGS : null;
  };
}

import Papa from 'papaparse';
import { counted } from '../../../domain/numerals';
import { firstCharacters } from '../../../domain/typedText';
import type { WithProgress } from '../model/withProgress';
import { forEachWithProgress, scaleProgress } from '../model/withProgress';
import { namesIn } from './chooseColumns';
import type { WantedColumn } from './columns';
import type { SourceChoice } from './decode';
import { textOf } from './decode';
import type { Finding } from './finding';
import { say } from './finding';
import { rowsOfJson } from './json';
import { filledIn, layoutOf } from './layout';
import type { TableInput } from './source';

/** A table's cells, before anyone decides what they mean. */
export interface ParsedTable {
  /** Column names; generated if no row has them. */
  readonly names: readonly string[];
  /** Line number of the names; null if no line has them. */
  readonly header: number | null;
  /** The first lines, with their number, for the visitor to choose the names. */
  readonly beginning: readonly (readonly [line: number, row: readonly string[]])[];
  readonly rows: readonly (readonly string[])[];
  /** Line number of each row's first line, from 1. */
  readonly lines: readonly number[];
  /** The column separator. Semicolons are common where the decimal mark is a comma. */
  readonly separator: string;
  /** Null if there is nothing to choose. */
  readonly choice: SourceChoice | null;
  readonly findings: readonly Finding[];
}

/** Maximum number of columns; offering a hundred thousand would freeze the page. */
const MAX_COLUMNS = 200;
const MAX_NAME_CHARACTERS = 90;
/** Number of first lines from which the visitor can choose the names. */
const MAX_BEGINNING = 12;

/** Parses CSV, JSON, or a sheet; separators are commas, semicolons, tabs, pipes, or spaces. */
export function* parseTable<Id extends string>(
  { source, switches = {} }: TableInput<Id>,
  wanted: readonly WantedColumn<Id>[],
): WithProgress<ParsedTable> {
  const { text, choice, findings } = yield* scaleProgress(textOf(source, switches), 0, 0.2);
  const cells = yield* scaleProgress(cellsOf(text === null ? '' : withTabs(text)), 0.2, 0.9);
  const { rows, lines, separator, openQuote } = cells;
  const { header, start } = layoutOf(rows, lines, namesIn(wanted), switches.header);
  const named = header === null ? [] : (rows[header] ?? []);
  const width = header === null ? (rows[start]?.length ?? 0) : named.length;
  const names = Array.from(
    { length: Math.min(width, MAX_COLUMNS) },
    (_, index) => firstCharacters(named[index]?.trim() ?? '', MAX_NAME_CHARACTERS) || `column ${index + 1}`,
  );
  const own = rows.slice(start);
  const ownLines = lines.slice(start);
  const uneven = yield* scaleProgress(unevenRows(own, ownLines, names.length), 0.9, 1);
  return {
    names,
    header: header === null ? null : (lines[header] ?? 0),
    beginning: rows
      .slice(0, MAX_BEGINNING)
      .map((row, index) => [lines[index] ?? 0, row.slice(0, MAX_COLUMNS)]),
    rows: own,
    lines: ownLines,
    separator,
    choice,
    findings: [
      ...findings,
      ...(width > MAX_COLUMNS
        ? say(
            'warning',
            `Line ${lines[header ?? start] ?? 0} has ${counted(width, 'column')}.`,
            `Only the first ${MAX_COLUMNS} are used. Move the important ones to the front.`,
          )
        : []),
      ...(openQuote === null
        ? []
        : say(
            'warning',
            `Line ${lines[openQuote] ?? 0}: a quotation mark is never closed.`,
            'Everything after it counts as one cell. Close the quotation, or delete the mark.',
          )),
      ...(own.length === 0 && text !== null
        ? say(
            'error',
            rows.length > 0 ? 'There are no lines below the column names.' : 'It is empty.',
            'The first line has the names of the columns; each line after that has values.',
          )
        : []),
      ...uneven,
    ],
  };
}

/** Says which rows have more cells than there are columns. */
function* unevenRows(
  rows: Cells['rows'],
  lines: readonly number[],
  width: number,
): WithProgress<readonly Finding[]> {
  const long: number[] = [];
  yield* forEachWithProgress(rows, (row, index) => {
    if (row.length > width && filledIn(row.slice(width)) > 0) long.push(lines[index] ?? 0);
  });
  if (long.length === 0) return [];
  const more = `${linesThatHave(long)} more cells than there are columns.`;
  const quote = 'If a value contains the separator, such as 24,90, put it in quotation marks.';
  return say('warning', more, `The extra cells are ignored. ${quote}`);
}

/** Makes cells that look alike equal, and unwraps those of spreadsheets. */
function cleaned(row: readonly string[]): readonly string[] {
  const cells = row.some((cell) => UNUSUAL.test(cell)) ? row.map(asSeen) : row;
  return cells.some((cell) => cell.startsWith('="')) ? cells.map(withoutFormula) : cells;
}

/** Most cells have none of this, and skip `asSeen`. */
const UNUSUAL = /[^\p{ASCII}]|[^\S\n\r]{2}/u;

/** Cells that look alike become equal: `é` of one sign or two, spaces of any width, signs of none. */
function asSeen(cell: string): string {
  return cell
    .normalize('NFC')
    .replaceAll(/[\u00AD\u200B\u2060\uFEFF]/gu, '')
    .replaceAll(/[^\S\n\r]+/gu, ' ');
}

/** Unwraps `="0042"`, which keeps spreadsheets from reading a number, and `="-"` for nothing. */
function withoutFormula(cell: string): string {
  return cell.replace(/^="(.*)"$/u, '$1').replace(/^-$/u, '');
}

function linesThatHave([first, ...others]: readonly number[]): string {
  return others.length === 0
    ? `Line ${first} has`
    : `${counted(others.length + 1, 'line')}, the first of them ${first}, have`;
}

interface Cells {
  /** Rows with anything in them, and the number of each one’s first line. */
  readonly rows: readonly (readonly string[])[];
  readonly lines: readonly number[];
  /** Index of the row with an unclosed quote. */
  readonly openQuote: number | null;
  readonly separator: string;
}

const SEPARATORS = [',', ';', '\t', '|'];
/** Number of characters used to detect the separator. */
const SAMPLE_LENGTH = 20_000;

/** Runs of spaces between columns: any, or else two or more, because a cell can have single ones. */
const GAPS = [/[^\S\r\n]+/gu, /[^\S\r\n]{2,}/gu];

/**
 * Writes a table whose columns are lined up with spaces, as many in each line, with tabs. Returns other texts unchanged.
 */
function withTabs(text: string): string {
  const lines = firstLines(text);
  if (lines.length < 2 || SEPARATORS.some((separator) => usualIn(lines, separator) > 0)) return text;
  const gap = GAPS.find((own) => {
    const widths = new Set(lines.map((line) => line.trim().split(own).length));
    return widths.size === 1 && !widths.has(1);
  });
  return gap ? text.replaceAll(/^[^\S\r\n]+|[^\S\r\n]+$/gmu, '').replaceAll(gap, '\t') : text;
}

/** Returns a text's first whole lines, without what is quoted. */
function firstLines(text: string): readonly string[] {
  const lines = text
    .slice(0, SAMPLE_LENGTH)
    .replaceAll(/"[^"]*"/gu, '')
    .split(/\r\n?|\n/u)
    .filter((line) => line.trim() !== '');
  // Ignores the last line, which may be cut off.
  return lines.length > 1 && text.length > SAMPLE_LENGTH ? lines.slice(0, -1) : lines;
}

/** Returns how often a separator is in most lines; titles and notes above the table have none. */
function usualIn(lines: readonly string[], separator: string): number {
  const counts = lines.map((line) => line.split(separator).length - 1).sort((a, b) => a - b);
  return counts[Math.floor((counts.length - 1) / 2)] ?? 0;
}

/** Returns the separator that is usual in lines, outside quotes. If two tie, returns an empty text: Papa Parse guesses. */
function separatorOf(text: string): string {
  const lines = firstLines(text);
  const [best, second] = SEPARATORS.map((separator) => ({
    separator,
    usual: usualIn(lines, separator),
  })).toSorted((a, b) => b.usual - a.usual);
  return best && second && best.usual > second.usual ? best.separator : '';
}

const NEWLINES = ['\n', '\r\n', '\r'] as const;
/** Number of rows parsed between two progress steps. */
const STEP = 10_000;

/** Splits a text into cells, and drops empty lines. */
export function* cellsOf(text: string): WithProgress<Cells> {
  const records = rowsOfJson(text)?.map(cleaned);
  if (records)
    return { rows: records, lines: records.map((_, index) => index + 1), openQuote: null, separator: ',' };
  const rows: (readonly string[])[] = [];
  const lines: number[] = [];
  let [line, openQuote]: [number, number | null] = [1, null];
  let [start, isCut, separator] = [0, true, separatorOf(text)];
  let newline: (typeof NEWLINES)[number] | undefined;
  while (isCut) {
    const { data, errors, meta } = Papa.parse<string[]>(text.slice(start), {
      delimiter: separator,
      delimitersToGuess: SEPARATORS,
      newline,
      preview: STEP,
      // The fast mode would split the whole rest at each step.
      fastMode: false,
    });
    const open = errors.find(({ code }) => code === 'MissingQuotes')?.row;
    for (const [index, row] of data.entries()) {
      if (index === open) openQuote = rows.length;
      if (row.length > 1 || row[0]?.trim() !== '') {
        rows.push(cleaned(row));
        lines.push(line);
      }
      line += 1;
      for (const cell of row)
        if (cell.includes('\n') || cell.includes('\r')) line += cell.match(/\r\n?|\n/gu)?.length ?? 0;
    }
    start += meta.cursor;
    ({ truncated: isCut, delimiter: separator } = meta);
    newline = NEWLINES.find((own) => own === meta.linebreak);
    yield start / (text.length + 1);
  }
  return { rows, lines, openQuote, separator };
}

import Papa from 'papaparse';
import { counted } from '../../../domain/numerals';
import { firstCharacters } from '../../../domain/typedText';
import type { WithProgress } from '../model/withProgress';
import { scaleProgress } from '../model/withProgress';
import type { Characters } from './decode';
import { textOf } from './decode';
import type { Finding } from './finding';
import { rowsOfJson } from './json';
import { filledIn, layoutOf } from './layout';
import type { CsvSource } from './source';

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
  /** The encoding used; null if there is nothing to choose. */
  readonly characters: Characters | null;
  readonly findings: readonly Finding[];
}

const CHARACTERS_PER_STEP = 250_000;
/** Maximum line length, because Papa Parse rereads an unfinished line with every chunk. */
export const MAX_LINE_CHARACTERS = 1_000_000;
/** Maximum number of columns; offering a hundred thousand would freeze the page. */
const MAX_COLUMNS = 200;
const MAX_NAME_CHARACTERS = 90;
/** Decoding's share of the work, for the progress bar. */
const DECODING_SHARE = 0.2;

/** What a parser needs to know to find the names of the columns. */
export interface ParseOptions {
  /** The visitor's choice of the line with the names. */
  readonly header?: string | undefined;
  /** Counts the names that we know in a row. */
  readonly namesIn: (row: readonly string[]) => number;
  /** The visitor's choice of encoding. */
  readonly characters?: string | undefined;
}

/** Parses CSV or JSON; separators are commas, semicolons, tabs, pipes, or spaces. */
export function* parseTable(source: CsvSource, options: ParseOptions): WithProgress<ParsedTable> {
  const decoded = yield* scaleProgress(textOf(source, options.characters), 0, DECODING_SHARE);
  const builder = new TableBuilder(options, decoded.findings);
  if (decoded.text !== null)
    for (const piece of piecesOf(withTabs(decoded.text))) {
      builder.add(piece);
      yield DECODING_SHARE + (1 - DECODING_SHARE) * piece.share;
    }
  return { ...builder.table(decoded.text !== null), characters: decoded.characters };
}

/** Number of first lines from which the visitor can choose the names. */
const MAX_BEGINNING = 12;

class TableBuilder {
  private readonly findings: Finding[];
  private readonly rows: (readonly string[])[] = [];
  private readonly lines: number[] = [];
  private readonly tooShort: number[] = [];
  private readonly tooLong: number[] = [];
  private names: readonly string[] | null = null;
  private header: number | null = null;
  private beginning: ParsedTable['beginning'] = [];
  private separator = '';
  private line = 1;

  constructor(
    private readonly options: ParseOptions,
    findings: readonly Finding[],
  ) {
    this.findings = [...findings];
  }

  add({ rows, separator, openQuote, isTooLong }: Piece): void {
    this.separator = separator;
    let openLine = this.line;
    const own: (readonly string[])[] = [];
    const lines: number[] = [];
    for (const [index, row] of rows.entries()) {
      if (index === openQuote) openLine = this.line;
      if (row.length > 1 || row[0]?.trim() !== '') {
        own.push(row);
        lines.push(this.line);
      }
      this.line += 1;
      for (const cell of row)
        if (cell.includes('\n') || cell.includes('\r')) this.line += cell.match(/\r\n?|\n/gu)?.length ?? 0;
    }
    const start = this.names || own.length === 0 ? 0 : this.begin(own, lines);
    for (let index = start; index < own.length; index += 1)
      this.addRow(own[index] ?? [], lines[index] ?? 0, this.names?.length ?? 0);
    if (isTooLong)
      this.say(
        this.names ? 'warning' : 'error',
        `Line ${this.line} is longer than ${MAX_LINE_CHARACTERS / 1_000_000} MB.`,
        'Only the lines before it are used. Look for an unclosed quotation mark on that line.',
      );
    else if (openQuote !== null)
      this.say(
        'warning',
        `Line ${openLine}: a quotation mark is never closed.`,
        'Everything after it counts as one cell. Close the quotation, or delete the mark.',
      );
  }

  table(isText: boolean): Omit<ParsedTable, 'characters'> {
    if (isText && this.rows.length === 0 && !this.findings.some(({ severity }) => severity === 'error'))
      this.say(
        'error',
        this.names ? 'There are no lines below the column names.' : 'It is empty.',
        'The first line has the names of the columns; each line after that has values.',
      );
    if (this.tooShort.length > 0)
      this.say(
        'info',
        `${linesThatHave(this.tooShort)} fewer cells than there are columns.`,
        'Missing cells count as empty.',
      );
    if (this.tooLong.length > 0)
      this.say(
        'warning',
        `${linesThatHave(this.tooLong)} more cells than there are columns.`,
        'The extra cells are ignored. If a value contains the separator, such as 24,90, put it in quotation marks.',
      );
    const { names, header, beginning, rows, lines, separator, findings } = this;
    return { names: names ?? [], header, beginning, rows, lines, separator, findings };
  }

  /** Finds the names in the first rows. Returns the index of the first row after them. */
  private begin(rows: readonly (readonly string[])[], lines: readonly number[]): number {
    const layout = layoutOf(rows, lines, this.options.namesIn, this.options.header);
    const header = layout.header === null ? [] : (rows[layout.header] ?? []);
    const width = Math.max(header.length, layout.header === null ? (rows[layout.start]?.length ?? 0) : 0);
    const line = lines[layout.header ?? layout.start] ?? 0;
    if (width > MAX_COLUMNS)
      this.say(
        'warning',
        `Line ${line} has ${counted(width, 'column')}.`,
        `Only the first ${MAX_COLUMNS} are used. Move the important ones to the front.`,
      );
    this.header = layout.header === null ? null : line;
    this.beginning = rows
      .slice(0, MAX_BEGINNING)
      .map((row, index) => [lines[index] ?? 0, row.slice(0, MAX_COLUMNS)]);
    this.names = Array.from(
      { length: Math.min(width, MAX_COLUMNS) },
      (_, index) =>
        firstCharacters(header[index]?.trim() ?? '', MAX_NAME_CHARACTERS) || `column ${index + 1}`,
    );
    return layout.start;
  }

  private addRow(row: readonly string[], line: number, width: number): void {
    if (row.length < width) this.tooShort.push(line);
    if (row.length > width && filledIn(row.slice(width)) > 0) this.tooLong.push(line);
    const cells = row.some((cell) => UNUSUAL.test(cell)) ? row.map(asSeen) : row;
    this.rows.push(cells.some((cell) => cell.startsWith('="')) ? cells.map(withoutFormula) : cells);
    this.lines.push(line);
  }

  private say(severity: Finding['severity'], message: string, suggestion: string): void {
    this.findings.push({ severity, message, suggestion });
  }
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

/** A part of the text, parsed into rows. */
export interface Piece {
  readonly rows: readonly (readonly string[])[];
  /** Share of the text read so far, from 0 to 1. */
  readonly share: number;
  /** Index in `rows` of the row with an unclosed quote. */
  readonly openQuote: number | null;
  readonly separator: string;
  /** True if parsing stops because the next line is too long. */
  readonly isTooLong: boolean;
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

/**
 * Parses a text: JSON at once, and others in chunks, since Papa Parse pauses after each and resumes when the next is
 * requested.
 */
export function* piecesOf(text: string): Generator<Piece, void, void> {
  const records = rowsOfJson(text);
  if (records) {
    yield { rows: records, share: 1, openQuote: null, separator: ',', isTooLong: false };
    return;
  }
  const state: { pieces: Piece[]; parser: Papa.Parser | null; isDone: boolean } = {
    pieces: [],
    parser: null,
    isDone: false,
  };
  let given = 0;
  Papa.parse<string[]>(text, {
    chunkSize: CHARACTERS_PER_STEP,
    delimiter: separatorOf(text),
    delimitersToGuess: SEPARATORS,
    chunk: ({ data, errors, meta }: Papa.ParseResult<string[]>, parser: Papa.Parser) => {
      const open = errors.find(({ code }) => code === 'MissingQuotes');
      given = Math.min(given + CHARACTERS_PER_STEP, text.length);
      const isTooLong = given - meta.cursor > MAX_LINE_CHARACTERS;
      const share = meta.cursor / text.length;
      state.pieces.push({
        rows: data,
        share,
        openQuote: open?.row ?? null,
        separator: meta.delimiter,
        isTooLong,
      });
      state.parser = parser;
      if (isTooLong) parser.abort();
      else parser.pause();
    },
    complete: () => {
      state.isDone = true;
    },
  });
  for (;;) {
    yield* state.pieces.splice(0);
    if (state.isDone) return;
    state.parser?.resume();
  }
}

import { counted } from '../../../domain/numerals';
import type { WithProgress } from '../model/withProgress';
import { scaleProgress } from '../model/withProgress';
import type { DayReader, DecimalMark } from './cells';
import type { Chosen, ColumnMatch, WantedColumn } from './columns';
import { matchColumns } from './matchColumns';
import { textOf } from './decode';
import type { Finding } from './finding';
import type { Piece } from './parseTable';
import { beginningOf, filledIn, MAX_LINE_CHARACTERS, piecesOf } from './parseTable';
import type { CsvSource } from './source';

/** The wanted columns of a table, as read from its CSV text. */
export interface CsvTable<Id extends string> {
  /** Null if the source is empty or isn't text. */
  readonly columns: Pick<ColumnMatch<Id>, 'names' | 'taken'> | null;
  /** Cells of each wanted column that was found, in row order. */
  readonly cells: ReadonlyMap<Id, readonly string[]>;
  /** Line number of each row's first line, from 1. */
  readonly lines: readonly number[];
  /** The column separator. Semicolons are common where the decimal mark is a comma. */
  readonly separator: string;
  readonly findings: readonly Finding[];
}

/** Number of rows used to detect the columns. */
const SAMPLE_ROWS = 200;
/** Decoding's share of the work, for the progress bar. */
const DECODING_SHARE = 0.2;

/**
 * Reads the wanted columns of a CSV text in chunks; separators are commas, semicolons, tabs, or pipes.
 * @param chosen columns chosen by the visitor
 */
export function* readCsv<Id extends string>(
  source: CsvSource,
  wanted: readonly WantedColumn<Id>[],
  chosen: Chosen<Id>,
): WithProgress<CsvTable<Id>> {
  const decoded = yield* scaleProgress(textOf(source), 0, DECODING_SHARE);
  const nothing = (...findings: readonly Finding[]): CsvTable<Id> => ({
    columns: null,
    cells: new Map(),
    lines: [],
    separator: '',
    findings: [...decoded.findings, ...findings],
  });
  if (decoded.text === null) return nothing();
  const form = `The first line has names such as “${wanted.map(({ label }) => label).join(', ')}”; each line after that has values.`;
  if (decoded.text.trim() === '')
    return nothing({ severity: 'error', message: 'It is empty.', suggestion: form });

  let match: ColumnMatch<Id> | null = null;
  const cells = new Map<Id, string[]>();
  const taken: { readonly place: number; readonly column: string[] }[] = [];
  const lines: number[] = [];
  const findings: Finding[] = [];
  let line = 1;
  let separator = '';
  const tooShort: number[] = [];
  const tooLong: number[] = [];
  for (const piece of piecesOf(decoded.text)) {
    const rows = piece.rows;
    separator = piece.separator;
    const start = match ? 0 : beginningOf(rows);
    let openLine = line;
    for (const [index, row] of rows.entries()) {
      const ownLine = line;
      if (index === piece.openQuote) openLine = ownLine;
      line += 1;
      for (const cell of row) if (cell.includes('\n') || cell.includes('\r')) line += lineBreaks(cell);
      if (row.length === 1 && row[0]?.trim() === '') continue;
      if (index < start) continue;
      if (!match) {
        if (rows.slice(0, start).some((above) => filledIn(above) > 0))
          findings.push({
            severity: 'info',
            message: `The table begins on line ${ownLine}.`,
            suggestion: 'We skipped the lines above, which have fewer cells.',
          });
        match = matchColumns(row, sampleOf(rows, index + 1), wanted, chosen, ownLine);
        for (const { id } of wanted) {
          const place = match.taken[id];
          if (place === undefined) continue;
          const column: string[] = [];
          cells.set(id, column);
          taken.push({ place, column });
        }
        findings.push(...match.findings);
        if (match.findings.some(({ severity }) => severity === 'error'))
          return { ...nothing(...findings), columns: match };
        if (match.hasHeader) continue;
      }
      if (row.length < match.names.length) tooShort.push(ownLine);
      if (filledIn(row.slice(match.names.length)) > 0) tooLong.push(ownLine);
      for (const { place, column } of taken) column.push(row[place] ?? '');
      lines.push(ownLine);
    }
    if (piece.isTooLong)
      findings.push({
        severity: match ? 'warning' : 'error',
        message: `Line ${line} is longer than ${MAX_LINE_CHARACTERS / 1_000_000} MB.`,
        suggestion: 'Only the lines before it are used. Look for an unclosed quotation mark on that line.',
      });
    else if (piece.openQuote !== null)
      findings.push({
        severity: 'warning',
        message: `Line ${openLine}: a quotation mark is never closed.`,
        suggestion: 'Everything after it counts as one cell. Close the quotation, or delete the mark.',
      });
    yield DECODING_SHARE + (1 - DECODING_SHARE) * piece.share;
  }
  if (!match)
    return nothing(
      ...(findings.length > 0
        ? findings
        : [{ severity: 'error' as const, message: 'All lines are empty.', suggestion: form }]),
    );
  if (lines.length === 0)
    findings.push({
      severity: 'error',
      message: 'There are no lines below the column names.',
      suggestion: `Add lines with values: ${wanted.map(({ label }) => label).join(', ')}.`,
    });
  if (tooShort.length > 0)
    findings.push({
      severity: 'info',
      message: `${linesThatHave(tooShort)} fewer cells than there are columns.`,
      suggestion: 'Missing cells count as empty.',
    });
  if (tooLong.length > 0)
    findings.push({
      severity: 'warning',
      message: `${linesThatHave(tooLong)} more cells than there are columns.`,
      suggestion:
        'The extra cells are ignored. If a value contains the separator, such as 24,90, put it in quotation marks.',
    });
  return {
    columns: { names: match.names, taken: match.taken },
    cells,
    lines,
    separator,
    findings: [...decoded.findings, ...findings],
  };
}

function linesThatHave([first, ...others]: readonly number[]): string {
  return others.length === 0
    ? `Line ${first} has`
    : `${counted(others.length + 1, 'line')}, the first of them ${first}, have`;
}

/** Guesses the decimal mark from the table's separator and dates. */
export function decimalMarkOf({ separator }: CsvTable<string>, days: DayReader): DecimalMark {
  return separator === ';' || days.hasPoints ? ',' : '.';
}

function sampleOf(rows: Piece['rows'], from: number): Piece['rows'] {
  return rows.slice(from, from + SAMPLE_ROWS).filter((row) => row.length > 1 || row[0]?.trim() !== '');
}

function lineBreaks(cell: string): number {
  return cell.match(/\r\n?|\n/gu)?.length ?? 0;
}

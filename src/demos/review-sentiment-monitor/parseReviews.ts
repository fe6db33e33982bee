import { namesIn } from '../shared/csv/chooseColumns';
import { hasExactName } from '../shared/csv/columnNames';
import { isDay } from '../shared/csv/cells';
import type { Decoded } from '../shared/csv/decode';
import { isJson } from '../shared/csv/json';
import { filledIn } from '../shared/csv/layout';
import type { ParsedTable } from '../shared/csv/parseTable';
import { cellsOf } from '../shared/csv/parseTable';
import { runToEnd } from '../shared/model/withProgress';
import type { TableInput } from '../shared/csv/source';
import type { ReviewColumn } from './reviewColumns';
import { reviewColumns } from './reviewColumns';

/** Number of characters that are looked at. */
const SAMPLE = 20_000;

/**
 * Tests whether a text is a table: most lines have two or more columns. In a sentence, unlike a table, there's a space after each comma;
 * a table with spaces has names that we know.
 */
export function isTable(text: string): boolean {
  if (isJson(text)) return true;
  const filled = runToEnd(cellsOf(text.slice(0, SAMPLE))).rows.filter((row) => filledIn(row) > 0);
  const [first = []] = filled;
  const isSplit = (row: readonly string[]) => row.slice(1).some((cell) => !/^\s+\S/u.test(cell));
  return (
    filled.length > 1 &&
    (filled.filter(isSplit).length * 2 > filled.length ||
      (first.length > 1 && reviewColumns.some((column) => first.some(hasExactName(column)))))
  );
}

/** A line, or a quoted cell with line breaks, as spreadsheets write a single column. */
const LINE = /^(?:"(?<cell>(?:[^"]|"")*)"[ \t]*|(?<line>.*))$/gmu;

/**
 * Parses a text with one review per line and an optional date in front, as a table with a date and a review. A first
 * line such as “Reviews” has the names, unless the visitor chose otherwise.
 */
export function parseLines(
  { text, choice, findings }: Decoded,
  { switches = {} }: TableInput<ReviewColumn>,
): ParsedTable {
  const rows: (readonly [date: string, text: string])[] = [];
  const lines: number[] = [];
  let line = 1;
  for (const { 0: whole, groups = {} } of (text ?? '').replaceAll(/\r\n?/gu, '\n').matchAll(LINE)) {
    const content = (groups.cell?.replaceAll('""', '"') ?? groups.line ?? '').trim();
    if (content !== '') {
      rows.push(splitDate(content));
      lines.push(line);
    }
    line += whole.split('\n').length;
  }
  const [[date, name] = ['', '']] = rows;
  const [first = 1] = lines;
  const isNamed =
    switches.header === undefined
      ? date === '' && namesIn(reviewColumns)([name]) > 0
      : switches.header === String(first);
  return {
    names: ['date', 'review'],
    header: isNamed ? first : null,
    beginning: rows.slice(0, 1).map((row) => [first, row]),
    rows: rows.slice(isNamed ? 1 : 0),
    lines: lines.slice(isNamed ? 1 : 0),
    separator: '\n',
    choice,
    findings,
  };
}

/** Splits a line such as `Sept. 2, 2026: Nice` into the date, if there is one, and the rest. */
function splitDate(line: string): readonly [date: string, text: string] {
  for (const form of [/^(\S+?)[:;,|–—-]*(?:\s[\s|–—-]*|$)/u, /^(\S+ \S+ \S+?)[:;,|–—-]*(?:\s[\s|–—-]*|$)/u]) {
    const [before = '', date = ''] = form.exec(line) ?? [];
    if (isDay(date)) return [date, line.slice(before.length)];
  }
  return ['', line];
}

type Cell = string | number;

/** The byte order mark tells spreadsheets that a file is in UTF-8. */
export const CSV_START = '\uFEFF';

/** Writes rows as the text of a CSV file. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return CSV_START + rows.map((row) => `${csvRow(row)}\r\n`).join('');
}

/**
 * Writes a CSV row. Papa Parse's writer would add 8 KB to a page that parses tables only in its worker, and
 * doesn't neutralize formulas after a separator.
 */
export function csvRow(cells: readonly Cell[]): string {
  return cells.map(csvCell).join(',');
}

/** Formula prefixes in spreadsheets, full-width signs included. */
const FORMULA = /^[\s"]*[=+\-@＝＋－＠]/u;
/** A signed number, which no spreadsheet runs. An apostrophe would make it text, missing from sums. */
const NUMBER = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)%?$/u;
/**
 * Separators of all CSV dialects, because a program that splits our rows at semicolons could find a formula inside
 * a quoted cell.
 */
const SEPARATOR = /([;,|\t\r\n])/u;

/**
 * Neutralizes formulas in a cell with an apostrophe, and quotes the cell if it has a separator or a quote.
 */
function csvCell(cell: Cell): string {
  if (typeof cell === 'number' || NUMBER.test(cell)) return String(cell);
  const safe = cell
    .split(SEPARATOR)
    .map((part) => (FORMULA.test(part) ? `'${part}` : part))
    .join('');
  return SEPARATOR.test(safe) || safe.includes('"') ? `"${safe.replaceAll('"', '""')}"` : safe;
}

type Cell = string | number;

/** Writes rows as the text of a CSV file. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${csvRow(row)}\r\n`).join('');
}

/**
 * Writes a row of CSV with commas. Papa Parse writes the same, except for formulas after a separator, but would add
 * 8 KB to a page that parses tables only in its worker.
 */
export function csvRow(cells: readonly Cell[]): string {
  return cells.map(csvCell).join(',');
}

/** Formula prefixes in spreadsheets, full-width signs included. */
const FORMULA = /^[\s"]*[=+\-@＝＋－＠]/u;
/** Separators of any CSV format: a program that splits at semicolons ignores quotes in the middle of our rows. */
const SEPARATOR = /([;,|\t\r\n])/u;

/** Writes a cell: neutralizes formulas with an apostrophe, and quotes it if any separator would split it. */
function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const safe = cell
    .split(SEPARATOR)
    .map((part) => (FORMULA.test(part) ? `'${part}` : part))
    .join('');
  return SEPARATOR.test(safe) || safe.includes('"') ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A row as CSV with commas. Papa Parse writes the same but for the formulas behind a separator, and would be eight
 * kilobytes of a page that reads tables in its worker only.
 */
export function csvRow(cells: readonly (string | number)[]): string {
  return cells.map(csvCell).join(',');
}

/** What a spreadsheet takes for a formula at the beginning of a cell, full-width signs included. */
const FORMULA = /^[\s"]*[=+\-@＝＋－＠]/u;
/** What parts cells somewhere: a program that splits at semicolons sees no quotation in the middle of our rows. */
const SEPARATOR = /([;,|\t\r\n])/u;

/** A cell whose formulas are made harmless by apostrophes, in quotation marks where any separator would split it. */
function csvCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const safe = cell
    .split(SEPARATOR)
    .map((part) => (FORMULA.test(part) ? `'${part}` : part))
    .join('');
  return SEPARATOR.test(safe) || safe.includes('"') ? `"${safe.replaceAll('"', '""')}"` : safe;
}

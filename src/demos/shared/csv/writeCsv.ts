/**
 * A row as CSV. Text that a spreadsheet would take for a formula is made harmless by an apostrophe. Papa Parse writes
 * the same, but would be eight kilobytes of a page that reads tables in its worker only.
 */
export function csvRow(cells: readonly (string | number)[]): string {
  return cells.map(csvCell).join(',');
}

function csvCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const safe = /^[=+\-@\t\r]/u.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

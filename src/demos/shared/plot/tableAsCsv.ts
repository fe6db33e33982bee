import { csvRow } from '../csv/writeCsv';
import type { PlotTable } from './DataTable';

/** A number as the tables format it, such as `1,250`, `+0.64`, `−0.30`. */
const NUMBER = /^[+−]?\d[\d,]*(?:\.\d+)?$/u;

/** A table as CSV. Numbers lose their formatting, so that spreadsheets can compute with them. */
export function tableAsCsv({ columns, rows }: PlotTable): string {
  return [columns, ...rows.map((row) => row.map(plain))].map((row) => `${csvRow(row)}\r\n`).join('');
}

function plain(cell: string): string | number {
  return NUMBER.test(cell) ? Number(cell.replace('−', '-').replaceAll(/[+,]/gu, '')) : cell;
}

import type { CellValue } from 'hucre/xlsx';
import { readXlsx } from 'hucre/xlsx';
import Papa from 'papaparse';

/** A sheet of an Excel workbook. */
export interface Sheet {
  readonly name: string;
  /** Its cells as CSV. */
  readonly text: string;
}

/** Reads the visible sheets of an Excel workbook that have any cells. Rejects for other files. */
export async function readWorkbook(bytes: ArrayBuffer): Promise<readonly Sheet[]> {
  const { sheets } = await readXlsx(bytes, { sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden });
  return sheets
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, rows }) => ({ name, text: Papa.unparse(rows.map((row) => row.map(cellText))) }));
}

function cellText(cell: CellValue): string {
  if (!(cell instanceof Date)) return cell === null ? '' : String(cell);
  const [day = '', time = ''] = cell.toISOString().slice(0, 19).split('T');
  // A time without a date is one of Excel's first day.
  if (day < '1900') return time;
  return time === '00:00:00' ? day : `${day} ${time}`;
}

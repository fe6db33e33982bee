import type { CellValue, ReadOptions } from 'hucre/xlsx';
import { readXlsx } from 'hucre/xlsx';
import Papa from 'papaparse';
import { MAX_SIZE, numberText } from './source';

/** A sheet of an Excel workbook. */
export interface Sheet {
  readonly name: string;
  /** Its cells as CSV, up to the maximum size. */
  readonly text: string;
  readonly isCut: boolean;
}

type SheetFilter = Extract<ReadOptions['sheets'], (...args: never) => boolean>;

/** Reads the visible sheets of an Excel workbook that have any cells. Rejects for other files. */
export async function readWorkbook(bytes: ArrayBuffer): Promise<readonly Sheet[]> {
  const indexes: number[] = [];
  const list: SheetFilter = ({ index, hidden, veryHidden }) => {
    if (!hidden && !veryHidden) indexes.push(index);
    return false;
  };
  await readXlsx(bytes, { sheets: list });
  // One by one, because a sheet that is a chart can't be read.
  const read = await Promise.allSettled(indexes.map((index) => readXlsx(bytes, { sheets: [index] })));
  return read
    .flatMap((own) => (own.status === 'fulfilled' ? own.value.sheets : []))
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, rows }) => {
      const text = Papa.unparse(rows.map((row) => row.map(cellText)));
      return { name, text: text.slice(0, MAX_SIZE), isCut: text.length > MAX_SIZE };
    });
}

/** Result of a formula that can't be computed. */
const ERROR = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/u;

function cellText(cell: CellValue): string {
  if (cell instanceof Date) return dateText(cell);
  if (typeof cell === 'number') return numberText(cell);
  const text = cell === null ? '' : String(cell);
  return ERROR.test(text) ? '' : text;
}

function dateText(date: Date): string {
  const [day = '', time = ''] = date.toISOString().slice(0, 19).split('T');
  // A time without a date is one of Excel's first day.
  if (day < '1900') return time;
  return time === '00:00:00' ? day : `${day} ${time}`;
}

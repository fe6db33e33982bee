import type { Chosen } from './columns';
import type { Ticks } from './smallColumns';
import type { Sheet } from './workbook';

/** A visitor's table, and choices for reading it. */
export interface TableInput<Id extends string> {
  readonly source: CsvSource;
  readonly columns: Chosen<Id>;
  /** Values chosen with switches, by the switch's id; proposed if omitted. */
  readonly switches?: Readonly<Record<string, string>>;
  /** Whether lines with a value of a small column count; proposed if omitted. */
  readonly ticks?: Ticks;
}

/** A table's source: pasted or typed text, the bytes of a file, or the sheets of an Excel workbook. */
export type CsvSource =
  | { readonly kind: 'text'; readonly text: string; readonly isCut: boolean }
  | { readonly kind: 'file'; readonly name: string; readonly bytes: ArrayBuffer; readonly isCut: boolean }
  | { readonly kind: 'workbook'; readonly name: string; readonly sheets: readonly Sheet[] };

/** Maximum size, in characters of a text or bytes of a file. The rest is ignored. */
export const MAX_SIZE = 32_000_000;

/** Creates a source from a text, cut to the maximum size. */
export function textSource(text: string): CsvSource {
  return { kind: 'text', text: text.slice(0, MAX_SIZE), isCut: text.length > MAX_SIZE };
}

/** Writes a cell that is a number in its file: as text, 10.956 could also be 10,956. */
export function numberText(value: number): string {
  return String(value).replace(/\.\d{3}$/u, '$&0');
}

import { Download } from 'lucide-react';
import { Scroller } from '../../../components/ui/Scroller';
import { downloadText } from '../../../components/sharing/downloadText';
import { Button } from '../../../components/ui/Button';
import { csvText } from '../csv/writeCsv';
import { months } from '../../../domain/dates';
import { grouped } from '../../../domain/numerals';
import styles from './Plot.module.css';

/** A data table; the first cell of each row is its header. */
export interface PlotTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Ten thousand rows would make every change of the page slow. */
const MAX_ROWS = 100;

/** Renders a table that scrolls sideways on its own, with a button to save it as CSV. Of a long one, shows the beginning. */
export function DataTable({ caption, columns, rows }: PlotTable & { readonly caption: string }) {
  return (
    <div>
      <Scroller label={`Table: ${caption}`}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, MAX_ROWS).map(([heading, ...cells], row) => (
              <tr key={row}>
                <th scope="row">{heading}</th>
                {cells.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      {rows.length > MAX_ROWS && (
        <p>
          The first {MAX_ROWS} of {grouped(rows.length)} rows. Download the CSV for the rest.
        </p>
      )}
      <SaveCsv title={caption} csv={() => tableAsCsv({ columns, rows })} />
    </div>
  );
}

/** Numbers as tables format them: `1,250`, `+0.64`, `−0.30`, `$12.50`, `68%`. */
const NUMBER = /^[+−]?\u2060?\$?\d[\d,]*(?:\.\d+)?%?$/u;
const DAY = /^([A-Z][a-z]+) (\d{1,2}), (\d{4})$/u;

/** Formats a table as CSV. Numbers and dates lose their formatting, so that spreadsheets can calculate with them. */
export function tableAsCsv({ columns, rows }: PlotTable): string {
  return csvText([columns, ...rows.map((row) => row.map(plainCell))]);
}

function plainCell(cell: string): string | number {
  if (cell === '–') return '';
  const [, name = '', date = '', year = ''] = DAY.exec(cell) ?? [];
  if (months.includes(name))
    return [year, String(months.indexOf(name) + 1).padStart(2, '0'), date.padStart(2, '0')].join('-');
  if (!NUMBER.test(cell)) return cell;
  return Number(
    cell
      .replace('−', '-')
      .replace('%', 'e-2')
      .replaceAll(/[+,$\u2060]/gu, ''),
  );
}

interface SaveCsvProps {
  /** Part of the button's accessible name, and the file name. */
  readonly title: string;
  readonly csv: () => string;
}

export function SaveCsv({ title, csv }: SaveCsvProps) {
  return (
    <Button
      variant="quiet"
      aria-label={`Download CSV: ${title}`}
      onClick={() => {
        downloadText(fileName(title, 'csv'), 'text/csv', [csv()]);
      }}
    >
      <Download aria-hidden="true" /> Download CSV
    </Button>
  );
}

/** Turns a title into a file name such as `revenue-and-profit.csv`. */
export function fileName(title: string, ending: string): string {
  const name = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
  return `${name}.${ending}`;
}

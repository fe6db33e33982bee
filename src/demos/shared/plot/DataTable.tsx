import { Download } from 'lucide-react';
import { Scroller } from '../../../components/reading/Scroller';
import { Button } from '../../../components/ui/Button';
import { downloadText } from '../../../components/sharing/downloadText';
import { fileName } from './fileName';
import styles from './Plot.module.css';
import { tableAsCsv } from './tableAsCsv';

/** A data table; the first cell of each row is its header. */
export interface PlotTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A table with its own horizontal scrolling and a download button. */
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
            {rows.map(([heading, ...cells], row) => (
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
      <Button
        variant="quiet"
        aria-label={`Save as CSV: ${caption}`}
        onClick={() => {
          downloadText(fileName(caption, 'csv'), 'text/csv', [tableAsCsv({ columns, rows })]);
        }}
      >
        <Download aria-hidden="true" /> Save as CSV
      </Button>
    </div>
  );
}

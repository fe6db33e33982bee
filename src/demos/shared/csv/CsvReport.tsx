import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { SelectField } from '../../../components/fields/SelectField';
import { capitalized } from '../../../domain/numerals';
import type { Taken, WantedColumn } from './columns';
import { canDoWithout } from './columns';
import styles from './Csv.module.css';
import type { Finding } from './finding';
import type { CsvTable } from './readCsv';

/** An ambiguity in a table that the visitor can resolve. */
export interface ReadingChoice {
  readonly id: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

interface CsvReportProps<Id extends string> {
  /** Id of the list of findings. */
  readonly id: string;
  readonly wanted: readonly WantedColumn<Id>[];
  readonly columns: CsvTable<Id>['columns'];
  readonly findings: readonly Finding[];
  readonly onColumns: (columns: Taken<Id>) => void;
  readonly choices: readonly ReadingChoice[];
}

const icons = { error: CircleAlert, warning: TriangleAlert, info: Info } as const;
const classes = { error: styles.error, warning: styles.warning, info: styles.info } as const;

/** Shows the findings about a table, and select fields that map its columns. */
export function CsvReport<Id extends string>({
  id,
  wanted,
  columns,
  findings,
  onColumns,
  choices,
}: CsvReportProps<Id>) {
  return (
    <>
      {findings.length > 0 && (
        <ul role="list" id={id} className={styles.findings}>
          {findings.map(({ severity, message, suggestion }) => {
            const Icon = icons[severity];
            return (
              <li key={message} className={classes[severity]}>
                <Icon aria-hidden="true" />
                <p>
                  <strong>{message}</strong> {suggestion}
                </p>
              </li>
            );
          })}
        </ul>
      )}
      {columns && (
        <fieldset className={styles.columns}>
          <legend className={styles.label}>Columns</legend>
          {wanted.map((column) => {
            const taken = columns.taken[column.id];
            return (
              <SelectField
                key={column.id}
                id={`column-${column.id}`}
                label={capitalized(column.label)}
                options={[
                  ...(canDoWithout(column) || taken === undefined ? [{ value: '', label: 'None' }] : []),
                  ...columns.names.map((name, index) => ({ value: String(index), label: name })),
                ]}
                value={taken === undefined ? '' : String(taken)}
                onChange={(value) => {
                  onColumns({ ...columns.taken, [column.id]: value === '' ? undefined : Number(value) });
                }}
              />
            );
          })}
          {choices.map((choice) => (
            <SelectField key={choice.id} {...choice} />
          ))}
        </fieldset>
      )}
    </>
  );
}

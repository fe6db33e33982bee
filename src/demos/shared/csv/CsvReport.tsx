import { CircleAlert, CircleHelp, Info, TriangleAlert } from 'lucide-react';
import { focusAfterRender } from '../../../components/hooks/focusAfterRender';
import { Button } from '../../../components/ui/Button';
import { SelectField } from '../../../components/fields/SelectField';
import { capitalized, counted } from '../../../domain/numerals';
import type { Taken, WantedColumn } from './columns';
import { canDoWithout } from './columns';
import styles from './Csv.module.css';
import type { DayOrder } from './dayOrders';
import { dayOrders } from './dayOrders';
import type { Finding } from './finding';
import type { CsvTable } from './readCsv';
import type { Readback } from './readback';
import type { Confirmation } from './useConfirmation';

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
  /** Null for the example. */
  readonly readback: Readback | null;
  readonly confirmation: Confirmation;
}

/** Id of the heading above what was read. */
export const READBACK = 'readback';

const icons = { error: CircleAlert, question: CircleHelp, warning: TriangleAlert, info: Info } as const;
const classes = {
  error: styles.error,
  question: styles.question,
  warning: styles.warning,
  info: styles.info,
} as const;
const order: readonly Finding['severity'][] = ['error', 'question', 'warning', 'info'];

/** Says how a table was read, with select fields to change that, and asks for confirmation. */
export function CsvReport<Id extends string>({
  id,
  wanted,
  columns,
  findings,
  onColumns,
  choices,
  readback,
  confirmation: { isConfirmed, confirm },
}: CsvReportProps<Id>) {
  const isReadable = readback !== null && readback.examples.length > 0;
  return (
    <>
      {isReadable && (
        <div className={styles.readback}>
          <h3 id={READBACK} tabIndex={-1}>
            {isConfirmed ? 'What we read' : 'Did we read it right?'}
          </h3>
          <ul>
            {readback.examples.map((example, index) => (
              <li key={index}>{example}</li>
            ))}
          </ul>
          {readback.statuses.length > 0 && (
            <p>
              Status:{' '}
              {readback.statuses.map(({ text, lines, counts }, index) => (
                <span key={text}>
                  {index > 0 && ' · '}
                  <bdi>{text}</bdi> ({counted(lines, 'line')}){' '}
                  {counts ? 'counts' : <strong>doesn’t count</strong>}
                </span>
              ))}
            </p>
          )}
          {readback.currencies.length > 0 && (
            <p>
              {readback.currencies.length === 1 ? 'Currency' : 'Currencies'}:{' '}
              {readback.currencies
                .map(({ text, lines }) => `${text} (${counted(lines, 'line')})`)
                .join(' · ')}
            </p>
          )}
        </div>
      )}
      {findings.length > 0 && (
        <ul role="list" id={id} className={styles.findings}>
          {findings
            .toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))
            .map(({ severity, message, suggestion }) => {
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
      {isReadable && !isConfirmed && (
        <Button
          onClick={() => {
            confirm();
            focusAfterRender(READBACK);
          }}
        >
          Looks right
        </Button>
      )}
    </>
  );
}

/** Creates the select field for the order of day and month. */
export function dayOrderChoice(order: DayOrder, onChange: (order: DayOrder) => void): ReadingChoice {
  return {
    id: 'days',
    label: 'Days are written',
    options: dayOrders.map((value) => ({ value, label: capitalized(value) })),
    value: order,
    onChange: (value) => {
      onChange(value === 'day first' ? 'day first' : 'month first');
    },
  };
}

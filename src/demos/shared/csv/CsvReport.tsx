import { CircleAlert, CircleHelp, Info, TriangleAlert } from 'lucide-react';
import { CheckboxField } from '../../../components/fields/CheckboxField';
import { SelectField } from '../../../components/fields/SelectField';
import { focusAfterRender } from '../../../components/hooks/focus';
import { Button } from '../../../components/ui/Button';
import { capitalized, counted } from '../../../domain/numerals';
import type { WantedColumn } from './columns';
import { canDoWithout, columnsAsText } from './columns';
import styles from './Csv.module.css';
import type { Finding } from './finding';
import type { Readback, ReadingResult } from './readback';
import { dayOrders } from './source';
import type { TableModel } from './useOwnTable';
import type { OwnTable, TableSettings } from './useTable';

export interface CsvReportProps<Id extends string> {
  readonly wanted: readonly WantedColumn<Id>[];
  readonly table: OwnTable<Id>;
  readonly model: Pick<TableModel<ReadingResult<Id>>, 'result' | 'isConfirmed' | 'confirm'>;
  /** Called with the settings that the visitor changed. */
  readonly onChange: (changed: Partial<TableSettings>) => void;
}

/** Id of the heading above what was read. */
const READBACK = 'readback';

const icons = { error: CircleAlert, question: CircleHelp, warning: TriangleAlert, info: Info } as const;
const classes = {
  error: styles.error,
  question: styles.question,
  warning: styles.warning,
  info: styles.info,
} as const;
const order: readonly Finding['severity'][] = ['error', 'question', 'warning', 'info'];

/** Says how a table was read, with fields to change that, and asks for confirmation. */
export function CsvReport<Id extends string>({
  id,
  wanted,
  table,
  model: {
    result: { columns, findings, readback },
    isConfirmed,
    confirm,
  },
  onChange,
}: CsvReportProps<Id> & { readonly id: string }) {
  const isUnclear = findings.some(({ severity }) => severity === 'error' || severity === 'question');
  return (
    <>
      {readback && (
        <details className={styles.readback} open={!isConfirmed}>
          <summary id={READBACK}>
            <h3>{isConfirmed ? 'What we read' : 'Did we read it right?'}</h3>
          </summary>
          {readback.summary !== '' && <p>{readback.summary}</p>}
          <ul>
            {readback.examples.map((example, index) => (
              <li key={index}>{example}</li>
            ))}
          </ul>
          {readback.statuses.length > 0 && (
            <fieldset>
              <legend className={styles.label}>Statuses that count</legend>
              {readback.statuses.map(({ text, lines, counts }, index) => (
                <CheckboxField
                  key={text}
                  id={`status-${index}`}
                  name="status"
                  label={
                    <>
                      <bdi>{text}</bdi> ({counted(lines, 'line')})
                    </>
                  }
                  checked={table.input?.statuses?.get(text) ?? counts}
                  onChange={(isCounted) => {
                    table.chooseStatus(text, isCounted);
                  }}
                />
              ))}
            </fieldset>
          )}
          <Currencies currencies={readback.currencies} />
          {columns && (
            <details open={isUnclear}>
              <summary>Columns</summary>
              <div className={styles.columns}>
                {wanted.map((column) => {
                  const taken = columns.taken[column.id];
                  return (
                    <SelectField
                      key={column.id}
                      id={`column-${column.id}`}
                      label={capitalized(column.label)}
                      options={[
                        ...(canDoWithout(column) || taken === undefined
                          ? [{ value: '', label: 'None' }]
                          : []),
                        ...columns.names.map((name, index) => ({ value: String(index), label: name })),
                      ]}
                      value={taken === undefined ? '' : String(taken)}
                      onChange={(value) => {
                        const chosen = value === '' ? undefined : Number(value);
                        onChange({
                          columns: columnsAsText(wanted, { ...columns.taken, [column.id]: chosen }),
                        });
                      }}
                    />
                  );
                })}
                {readback.dayOrder && (
                  <SelectField
                    id="days"
                    label="Days are written"
                    options={dayOrders.map((value) => ({ value, label: capitalized(value) }))}
                    value={readback.dayOrder}
                    onChange={(days) => {
                      onChange({ days });
                    }}
                  />
                )}
              </div>
            </details>
          )}
        </details>
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
      {readback && readback.examples.length > 0 && !isConfirmed && (
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

/** Says which currencies were found, and that only the most frequent counts. */
function Currencies({ currencies }: Pick<Readback, 'currencies'>) {
  const [main, ...others] = currencies.map(({ text, lines }) => `${text} (${counted(lines, 'line')})`);
  if (main === undefined) return null;
  if (others.length === 0) return <p>Currency: {main}</p>;
  return (
    <p>
      Currencies: {main} counts. <strong>{others.join(' · ')} left out,</strong> because amounts in different
      currencies can’t be added.
    </p>
  );
}

/** Says above a result that the visitor hasn't confirmed how the table was read. */
export function UnconfirmedNote({ isConfirmed }: Pick<TableModel<unknown>, 'isConfirmed'>) {
  if (isConfirmed) return null;
  return (
    <p className={styles.unconfirmed}>
      <strong>Not confirmed yet.</strong>{' '}
      <Button
        variant="quiet"
        onClick={() => {
          focusAfterRender(READBACK);
        }}
      >
        Check what we read
      </Button>
    </p>
  );
}

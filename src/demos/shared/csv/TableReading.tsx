import { clsx } from 'clsx';
import { CircleAlert, CircleHelp, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { CheckboxField } from '../../../components/fields/CheckboxField';
import { SelectField } from '../../../components/fields/SelectField';
import { focusAfterRender } from '../../../components/hooks/focus';
import { Button } from '../../../components/ui/Button';
import { capitalized, counted } from '../../../domain/numerals';
import { UNDECIDED } from './columns';
import type { Finding, Use } from './finding';
import type { Reading, ShownColumn, WithReading } from './reading';
import type { Switch } from './readTable';
import type { SmallColumn } from './smallColumns';
import { tickKey, ticksOf } from './smallColumns';
import { StatementTable } from './StatementTable';
import styles from './Table.module.css';
import type { OwnTable, ReadSettings, TableModel } from './useOwnTable';
import { switchesAsText } from './useOwnTable';

interface TableReadingProps<Id extends string> {
  /** Id of the list of findings. */
  readonly id: string;
  readonly table: Pick<OwnTable<Id>, 'input' | 'tick'>;
  readonly model: Pick<TableModel<WithReading<Id>>, 'result' | 'confirm'>;
  /** Called with the settings that the visitor changed. */
  readonly onChange: (changed: Partial<ReadSettings>) => void;
  /** Id of the result's heading, which gets focus once the figures are confirmed. */
  readonly resultId: string;
}

/** Id of the heading above what was read. */
const READING = 'reading';

/** Repeats the confirmed totals, and offers the choices again. */
export function ConfirmedTotals<Id extends string>({
  model,
}: {
  readonly model: Pick<TableModel<WithReading<Id>>, 'result' | 'reconsider'>;
}) {
  const { reading } = model.result;
  if (!reading) return null;
  return (
    <p>
      {reading.totals.map(({ value, label }) => `${value} ${label}`).join(' · ')}{' '}
      <Button
        variant="quiet"
        onClick={() => {
          model.reconsider();
          focusAfterRender(READING);
        }}
      >
        Change what we read
      </Button>
    </p>
  );
}

/** Shows what was read from a table, with every choice, until the visitor confirms the figures. */
export function TableReading<Id extends string>(props: TableReadingProps<Id>) {
  const { id, table, model, resultId } = props;
  const { reading, findings } = model.result;
  const hasError = findings.some(({ severity }) => severity === 'error');
  return (
    <section className={styles.reading} aria-labelledby={READING}>
      <div className={styles.part}>
        <h2 id={READING} tabIndex={-1}>
          {hasError ? 'What we need to know' : 'Are these your figures?'}
        </h2>
        {reading && reading.totals.length > 0 && (
          <dl className={styles.totals}>
            {reading.totals.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <Findings id={id} findings={findings}>
          {(finding) => <Choices {...props} finding={finding} />}
        </Findings>
        {reading?.statement && <StatementTable {...reading} statement={reading.statement} />}
      </div>
      {reading && (
        <div className={clsx(styles.part, styles.choices)}>
          <SmallColumnTicks columns={reading.smallColumns} tick={table.tick} />
          <ColumnRows {...props} reading={reading} />
        </div>
      )}
      {reading && !hasError && (
        <div>
          <Button
            onClick={() => {
              model.confirm();
              focusAfterRender(resultId);
            }}
          >
            Use these figures
          </Button>
        </div>
      )}
    </section>
  );
}

const icons = { error: CircleAlert, question: CircleHelp, warning: TriangleAlert, info: Info } as const;
const classes = {
  error: styles.error,
  question: styles.question,
  warning: styles.warning,
  info: styles.info,
} as const;
const order: readonly Finding['severity'][] = ['error', 'question', 'warning', 'info'];

interface FindingsProps {
  readonly id: string;
  readonly findings: readonly Finding[];
  /** Renders what can be pressed below a finding. */
  readonly children?: (finding: Finding) => ReactNode;
}

/** Lists errors first, then questions, warnings, and notes. */
export function Findings({ id, findings, children }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <ul role="list" id={id} className={styles.findings}>
      {findings
        .toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))
        .map((finding) => {
          const { severity, message, suggestion } = finding;
          const Icon = icons[severity];
          return (
            <li key={message} className={classes[severity]}>
              <Icon aria-hidden="true" />
              <div>
                <p>
                  <strong>{message}</strong> {suggestion}
                </p>
                {children?.(finding)}
              </div>
            </li>
          );
        })}
    </ul>
  );
}

/** Number of columns offered below a finding; the select has all. */
const MAX_OFFERED = 6;

/** Offers the columns that a finding asks for, and other uses of lines, as buttons. */
function Choices<Id extends string>({
  finding: { column: asked, uses = [] },
  ...props
}: TableReadingProps<Id> & { readonly finding: Finding }) {
  const { reading } = props.model.result;
  const column = reading?.columns.find(({ id }) => id === asked);
  if (!reading || (!column && uses.length === 0)) return null;
  const offered = (column?.fitting ?? [])
    .filter(({ index }) => index !== column?.taken)
    .slice(0, MAX_OFFERED)
    .map(({ index, values }) => ({ value: String(index), name: reading.names[index] ?? '', values }));
  const none =
    column?.isUndecided && column.none !== null ? [{ value: '', name: column.none, values: [] }] : [];
  const press = (act: () => void) => () => {
    act();
    focusAfterRender(READING);
  };
  return (
    <div className={styles.offers}>
      {uses.map(({ label, key, use }) => (
        <Button
          key={use}
          variant="outline"
          onClick={press(() => {
            props.table.tick([[key, use]]);
          })}
        >
          {label}
        </Button>
      ))}
      {column &&
        [...offered, ...none].map(({ value, name, values }) => (
          <Button
            key={value}
            variant="outline"
            className={styles.offer}
            onClick={press(() => {
              chooseColumn(props, reading, column, value);
            })}
          >
            <bdi>{name}</bdi>
            {values.length > 0 && <span className={styles.sample}>{values.join(' · ')}</span>}
          </Button>
        ))}
    </div>
  );
}

/** Chooses a column for a purpose. */
function chooseColumn<Id extends string>(
  { table, onChange }: Pick<TableReadingProps<Id>, 'table' | 'onChange'>,
  { columns, smallColumns }: Reading<Id>,
  column: ShownColumn<Id>,
  value: string,
): void {
  // Another column would change what is proposed.
  table.tick(ticksOf(smallColumns));
  // A column has one purpose. The one that it had before is proposed anew.
  const choices = columns.map((own) =>
    own === column ? value : choiceOf(own) === value && value !== '' ? UNDECIDED : choiceOf(own),
  );
  onChange({ columns: choices.join('.') });
}

/** Shows each column as it's read, with its switches, and lets the visitor choose another. */
function ColumnRows<Id extends string>({
  reading,
  table,
  onChange,
}: Pick<TableReadingProps<Id>, 'table' | 'onChange'> & { readonly reading: Reading<Id> }) {
  const { names, columns, switches } = reading;
  if (names.length === 0) return null;
  const switchesOf = (column: Id | null) =>
    switches
      .filter((own) => own.column === column)
      .map((own) => (
        <SwitchField
          key={own.id}
          {...own}
          onChoose={(value) => {
            onChange({ read: switchesAsText({ ...table.input?.switches, [own.id]: value }) });
          }}
        />
      ));
  return (
    <>
      <h3>Columns</h3>
      {switchesOf(null)}
      <ul role="list" className={styles.columns}>
        {columns.map((column) => (
          <li key={column.id}>
            <SelectField
              id={`column-${column.id}`}
              label={capitalized(column.label)}
              options={optionsOf(column, names)}
              value={choiceOf(column)}
              onChange={(value) => {
                chooseColumn({ table, onChange }, reading, column, value);
              }}
            />
            <p className={styles.values}>
              {column.values.map((value, index) => (
                <bdi key={index}>{value}</bdi>
              ))}
            </p>
            {switchesOf(column.id)}
          </li>
        ))}
      </ul>
    </>
  );
}

function choiceOf({ taken, isUndecided }: ShownColumn<string>): string {
  return String(taken ?? (isUndecided ? UNDECIDED : ''));
}

/** Puts columns with the right kind of cells first. */
function optionsOf({ none, isUndecided, fitting }: ShownColumn<string>, names: readonly string[]) {
  const optionAt = (index: number, group: string) => ({
    value: String(index),
    label: names[index] ?? '',
    group,
  });
  const likely = fitting.map(({ index }) => index);
  const others = [...names.keys()].filter((index) => !likely.includes(index));
  return [
    ...(isUndecided ? [{ value: UNDECIDED, label: 'Choose…' }] : []),
    ...(none === null ? [] : [{ value: '', label: none }]),
    ...likely.map((index) => optionAt(index, 'Likely columns')),
    ...others.map((index) => optionAt(index, 'Other columns')),
  ];
}

function SwitchField({
  id,
  label,
  value,
  options,
  onChoose,
}: Switch & { readonly onChoose: (value: string) => void }) {
  return <SelectField id={`read-${id}`} label={label} options={options} value={value} onChange={onChoose} />;
}

/** Number of small columns shown at first. */
const FEW_COLUMNS = 5;

/** Offers the values of all small columns, so that the visitor decides which lines count. */
function SmallColumnTicks({
  columns,
  tick,
}: {
  readonly columns: Reading<string>['smallColumns'];
  readonly tick: OwnTable<string>['tick'];
}) {
  const [areAllShown, setAreAllShown] = useState(false);
  if (columns.length === 0) return null;
  const off = columns.filter(({ values }) => values.some(({ use }) => use !== 'count')).length;
  const shown = areAllShown ? columns : columns.slice(0, Math.max(FEW_COLUMNS, off));
  return (
    <>
      <h3 id="lines-that-count" tabIndex={-1}>
        Lines that count
      </h3>
      {shown.map((column) => (
        <ColumnTicks key={column.index} column={column} tick={tick} />
      ))}
      {shown.length < columns.length && (
        <div>
          <Button
            variant="quiet"
            onClick={() => {
              setAreAllShown(true);
              focusAfterRender('lines-that-count');
            }}
          >
            Show {counted(columns.length - shown.length, 'more column')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Offers the values of a column. Of three or more, one press can pick the only one that counts. */
function ColumnTicks({
  column: { index, name, values },
  tick,
}: {
  readonly column: SmallColumn;
  readonly tick: OwnTable<string>['tick'];
}) {
  const tickAll = (use: (text: string) => Use) => {
    tick(values.map(({ text }) => [tickKey(index, text), use(text)]));
  };
  return (
    <fieldset className={styles.ticks}>
      <legend className={styles.label}>
        <bdi>{name}</bdi>
      </legend>
      {values.map(({ text, lines, use }, place) => (
        <div key={text} className={styles.tick}>
          <CheckboxField
            id={`tick-${index}-${place}`}
            name={`tick-${index}`}
            label={
              <>
                {text === '' ? '(empty)' : <bdi>{text}</bdi>} ({counted(lines, 'line')}
                {use === 'back' && ', subtracted'})
              </>
            }
            checked={use !== 'leave out'}
            onChange={(isTicked) => {
              tick([[tickKey(index, text), isTicked ? 'count' : 'leave out']]);
            }}
          />
          {values.length > 2 && (
            <Button
              variant="quiet"
              aria-label={`Only ${text === '' ? 'empty' : text}`}
              onClick={() => {
                tickAll((own) => (own === text ? 'count' : 'leave out'));
              }}
            >
              Only
            </Button>
          )}
        </div>
      ))}
      {values.length > 2 && (
        <Button
          variant="quiet"
          aria-label={`All of ${name}`}
          onClick={() => {
            tickAll(() => 'count');
          }}
        >
          All
        </Button>
      )}
    </fieldset>
  );
}

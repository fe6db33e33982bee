import { clsx } from 'clsx';
import { CircleAlert, CircleHelp, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { CheckboxField } from '../../../components/fields/CheckboxField';
import { SelectField } from '../../../components/fields/SelectField';
import { focusAfterRender } from '../../../components/hooks/focus';
import { Button } from '../../../components/ui/Button';
import { Wedge } from '../../../components/ui/Wedge';
import { capitalized, counted, grouped } from '../../../domain/numerals';
import { shorten } from '../../../domain/typedText';
import { formatToCent } from '../amounts';
import { columnsAsText, UNDECIDED } from './columns';
import type { Finding } from './finding';
import { hasError } from './finding';
import { MAX_OFFERED, withColumn } from './offers';
import type { Reading, ShownColumn, WithReading } from './reading';
import type { Switch } from './readTable';
import type { SmallColumn } from './smallColumns';
import { tickKey } from './smallColumns';
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

interface ConfirmedProps {
  readonly model: Pick<TableModel<WithReading<string>>, 'result' | 'reconsider'>;
}

/** Offers the choices again. */
export function Reconsider({ model, label }: ConfirmedProps & { readonly label: string }) {
  return (
    <Button
      variant="quiet"
      onClick={() => {
        model.reconsider();
        focusAfterRender(READING);
      }}
    >
      {label}
    </Button>
  );
}

/** Repeats the confirmed totals, and offers the choices again. */
export function ConfirmedTotals({ model }: ConfirmedProps) {
  const { reading } = model.result;
  if (!reading) return null;
  return (
    <p>
      {reading.totals.map(({ value, label }) => `${value} ${label}`).join(' · ')}{' '}
      <Reconsider model={model} label="Change what we read" />
    </p>
  );
}

/** Shows what was read from a table, with every choice, until the visitor confirms the figures. */
export function TableReading<Id extends string>(props: TableReadingProps<Id>) {
  const { id, table, model, resultId } = props;
  const { reading, findings } = model.result;
  const isStopped = hasError(model.result);
  return (
    <section className={styles.reading} aria-labelledby={READING}>
      <div className={styles.part}>
        <h2 id={READING} tabIndex={-1}>
          {isStopped ? 'We can’t use this yet' : 'Are these your figures?'}
        </h2>
        {reading && <Totals {...props} reading={reading} />}
        <Findings id={id} findings={findings}>
          {(finding) => {
            const column = reading?.columns.find(({ id: own }) => own === finding.column);
            const asked = reading?.switches.find(({ id: own }) => own === finding.switch);
            const offers = [
              ...(reading && column ? columnOffers(reading, column) : []),
              ...(asked ? switchOffers(asked, table.input?.switches) : []),
            ];
            return <Offers offers={offers} onChange={props.onChange} />;
          }}
        </Findings>
        {reading?.statement && <StatementTable {...reading} statement={reading.statement} />}
      </div>
      {reading && (
        <div className={clsx(styles.part, styles.choices)}>
          <SmallColumns reading={reading} tick={table.tick} />
          <ColumnRows {...props} reading={reading} />
        </div>
      )}
      {reading && !isStopped && (
        <div className={styles.confirm}>
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

interface PartProps<Id extends string> extends Pick<TableReadingProps<Id>, 'onChange'> {
  readonly reading: Reading<Id>;
}

/** Shows the totals, each with other columns that could be meant unless a question offers them. */
function Totals<Id extends string>({ reading, model, onChange }: PartProps<Id> & TableReadingProps<Id>) {
  if (reading.totals.length === 0) return null;
  const asked = model.result.findings.map(({ column }) => column);
  return (
    <dl className={styles.totals}>
      {reading.totals.map(({ value, label, by }) => {
        const column = reading.columns.find(({ id }) => id === by?.column && !asked.includes(id));
        const offers = column && by ? columnOffers(reading, column, by.text) : [];
        return (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {offers.length > 0 && (
              <dd className={styles.others}>
                <Offers
                  lead={column?.taken === undefined ? 'Use also:' : 'Or, by another column:'}
                  offers={offers}
                  onChange={onChange}
                />
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

/** Says how many lines have a value, and their sum unless they are in several currencies. */
function sizeOf({ amounts, currency, isMixed }: Reading<string>, lines: number, amount: number): string {
  const count = counted(lines, 'line');
  return amounts === null || isMixed ? count : `${count}, ${formatToCent(amount, currency)}`;
}

const icons = { error: CircleAlert, question: CircleHelp, warning: TriangleAlert, info: Info } as const;
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
            <li key={message} className={styles[severity]}>
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

/** A button that answers a question or reads the table in another way. */
interface Offer {
  readonly label: string;
  readonly total?: string | undefined;
  readonly sample?: string;
  readonly change: Partial<ReadSettings>;
}

/**
 * Lists the columns that could be meant, each with the total that it would give.
 * @param total the one with the column in use: others that give it aren't offered; without it, all are, with their cells
 */
function columnOffers<Id extends string>(
  reading: Reading<Id>,
  column: ShownColumn<Id>,
  total?: string,
): readonly Offer[] {
  const { taken, none, noneTotal } = column;
  const to = (index: number | null) => ({
    columns: columnsAsText(reading.columns, withColumn(reading, column.id, index)),
  });
  const others = column.fitting
    .filter((own) => own.index !== taken && !own.isAbsurd)
    .filter((own) => total === undefined || (own.total !== null && own.total !== total))
    .slice(0, MAX_OFFERED)
    .map((own) => ({
      label: reading.names[own.index] ?? '',
      total: own.total ?? undefined,
      sample: total === undefined ? own.values.join(' · ') : '',
      change: to(own.index),
    }));
  if (total !== undefined) return others;
  const canBeNone = none !== null && (column.isUndecided || taken !== undefined);
  const all = canBeNone ? [...others, { label: none, total: noneTotal, change: to(null) }] : others;
  const isDoubted = taken !== undefined && !column.isChosen && all.length > 0;
  return isDoubted ? [{ label: 'It’s right', change: to(taken) }, ...all] : all;
}

/** Lists the other values of a switch, each with the total that it would give. */
function switchOffers({ id, value, options }: Switch, chosen: Readonly<Record<string, string>> = {}) {
  return options
    .filter((own) => own.value !== value)
    .map((own): Offer => ({ ...own, change: { read: switchesAsText({ ...chosen, [id]: own.value }) } }));
}

interface OffersProps extends Pick<TableReadingProps<string>, 'onChange'> {
  readonly lead?: string;
  readonly offers: readonly Offer[];
}

function Offers({ lead, offers, onChange }: OffersProps) {
  if (offers.length === 0) return null;
  return (
    <div className={styles.offers}>
      {lead !== undefined && <span>{lead}</span>}
      {offers.map(({ label, total, sample = '', change }, place) => (
        <Button
          key={place}
          variant="outline"
          className={styles.offer}
          onClick={() => {
            onChange(change);
            focusAfterRender(READING);
          }}
        >
          <bdi>{label}</bdi>
          {total !== undefined && <span>{total}</span>}
          {sample !== '' && <span className={styles.sample}>{sample}</span>}
        </Button>
      ))}
    </div>
  );
}

/** Shows each column as it's read, with its switches, and lets the visitor choose another. */
function ColumnRows<Id extends string>({
  reading,
  table,
  onChange,
}: PartProps<Id> & Pick<TableReadingProps<Id>, 'table'>) {
  const { names, columns, switches } = reading;
  if (names.length === 0) return null;
  const switchesOf = (column: Id | null) =>
    switches
      .filter((own) => own.column === column)
      .map((own) => (
        <SelectField
          key={own.id}
          id={`read-${own.id}`}
          label={own.label}
          options={own.options}
          value={own.value}
          onChange={(value) => {
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
              value={String(column.taken ?? (column.isUndecided ? UNDECIDED : ''))}
              onChange={(value) => {
                const chosen = withColumn(reading, column.id, value === '' ? null : Number(value));
                onChange({ columns: columnsAsText(columns, chosen) });
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

interface TickProps extends Pick<OwnTable<string>, 'tick'> {
  readonly reading: Reading<string>;
}

/** Asks which lines count, by all small columns: a line with the values of each, and the boxes of those that most likely matter. */
function SmallColumns({ reading, tick }: TickProps) {
  if (reading.smallColumns.length === 0) return null;
  return (
    <div>
      <h3>Do all of these lines count?</h3>
      {reading.smallColumns.map((column) => (
        <details key={column.index} open={column.isAsked}>
          <summary>
            <Wedge />
            <span>
              <bdi className={styles.label}>{column.name}</bdi>{' '}
              {column.values.map(({ text, lines, isCounted }) => (
                <span key={text} className={styles.value}>
                  {isCounted ? textOf(text) : <s>{textOf(text)}</s>} {grouped(lines)}
                </span>
              ))}
            </span>
          </summary>
          <ColumnTicks column={column} reading={reading} tick={tick} />
        </details>
      ))}
    </div>
  );
}

const MAX_CHARACTERS = 60;
const textOf = (text: string) => (text === '' ? '(empty)' : <bdi>{shorten(text, MAX_CHARACTERS)}</bdi>);

/** Offers the values of a column. Of three or more, one press can pick the only one that counts. */
function ColumnTicks({
  column: { index, name, values },
  reading,
  tick,
}: TickProps & { readonly column: SmallColumn }) {
  return (
    <fieldset className={styles.ticks} aria-label={name}>
      {values.map(({ text, lines, leftOut, amount, isCounted }, place) => (
        <div key={text} className={styles.tick}>
          <CheckboxField
            id={`tick-${index}-${place}`}
            name={`tick-${index}`}
            label={
              <>
                {textOf(text)} ({sizeOf(reading, lines, amount)}
                {leftOut > 0 && `, ${grouped(leftOut)} left out in any case`})
              </>
            }
            checked={isCounted}
            onChange={(isTicked) => {
              tick([[tickKey(index, text), isTicked]]);
            }}
          />
          {values.length > 2 && (
            <Button
              variant="quiet"
              aria-label={`Only ${text === '' ? 'empty' : text}`}
              onClick={() => {
                tick(values.map((own) => [tickKey(index, own.text), own.text === text]));
              }}
            >
              Only
            </Button>
          )}
        </div>
      ))}
    </fieldset>
  );
}

import { CheckboxField } from '../../components/fields/CheckboxField';
import { SelectField } from '../../components/fields/SelectField';
import { counted } from '../../domain/numerals';
import { DataTable } from '../shared/plot/DataTable';
import { flags } from './checklist';
import { AVERAGE } from './evaluation';
import type { Field } from './fields';
import { fields } from './fields';
import { formatMoney } from './formats';
import demoStyles from '../shared/Demo.module.css';
import styles from './FraudDemo.module.css';
import type { Costs, NextDay, ThresholdTally } from './verdicts';
import { costOf, costOfNone, fraudsIn, tallyAt } from './verdicts';

interface BeatTheModelProps {
  readonly costs: Costs;
  /** The visitor's threshold for the fraud model. */
  readonly threshold: number;
  /** Today's cost at that threshold. */
  readonly atThreshold: number;
  /** The thresholds or rules that cost least yesterday. */
  readonly chosen: Readonly<Record<'model' | 'checklist', NextDay>>;
  /** Fields whose flags are on the visitor's checklist. */
  readonly flagged: readonly Field[];
  /** Number of these flags from which an order is held. */
  readonly atLeast: number;
  /** Tallies of the visitor's checklist on both days, by minimum number of flags. */
  readonly own: Readonly<Record<'yesterday' | 'today', readonly ThresholdTally[]>>;
  readonly onFlags: (flagged: readonly Field[]) => void;
  readonly onAtLeast: (atLeast: number) => void;
}

/** Compares the visitor's checklist with the fraud model and the baselines, on the same days. */
export function BeatTheModel(props: BeatTheModelProps) {
  const { costs, threshold, atThreshold, chosen, flagged, atLeast, own, onFlags, onAtLeast } = props;
  const limit = Math.min(atLeast, Math.max(1, flagged.length));
  const [yesterday, today] = [tallyAt(own.yesterday, limit), tallyAt(own.today, limit)];
  const costToday = costOf(today, costs);
  return (
    <>
      <fieldset className={styles.flags}>
        <legend>Your rules</legend>
        {fields.map((field) => (
          <CheckboxField
            key={field}
            id={`flag-${field}`}
            name={`flag-${field}`}
            label={flags[field].label}
            checked={flagged.includes(field)}
            onChange={(isChecked) => {
              onFlags(isChecked ? [...flagged, field] : flagged.filter((other) => other !== field));
            }}
          />
        ))}
      </fieldset>
      <SelectField
        id="at-least"
        label="Hold an order that matches"
        options={Array.from({ length: Math.max(1, flagged.length) }, (_, index) => ({
          value: String(index + 1),
          label: `at least ${counted(index + 1, 'rule')}`,
        }))}
        value={String(limit)}
        onChange={(value) => {
          onAtLeast(Number(value));
        }}
      />
      <p role="status">
        {flagged.length === 0 ? (
          'Check at least one rule.'
        ) : (
          <>
            <strong>With your rules, mistakes cost {formatMoney(costToday)} today.</strong>{' '}
            {`That’s ${difference(costToday - atThreshold)} with the fraud model at your cutoff of ${threshold}`}
            {chosen.model.threshold === threshold
              ? '.'
              : ` and ${difference(costToday - chosen.model.today)} at yesterday’s best, ${chosen.model.threshold}.`}{' '}
            Your rules catch {today.caught} of {counted(fraudsIn(today), 'fraudulent order')} and raise{' '}
            {counted(today['false alarm'], 'false alarm')}.
          </>
        )}
      </p>
      <DataTable
        caption="Cost of mistakes"
        columns={['Method', 'Cost yesterday', 'Cost today']}
        rows={[
          ['Hold nothing', formatMoney(costOfNone(yesterday, costs)), formatMoney(costOfNone(today, costs))],
          ['Your rules', formatMoney(costOf(yesterday, costs)), formatMoney(costToday)],
          row(`Fraud model, yesterday’s best cutoff (${chosen.model.threshold})`, chosen.model),
          row(
            `All ${fields.length} rules (hold if at least ${chosen.checklist.threshold} match)`,
            chosen.checklist,
          ),
        ]}
      />
      <p className={demoStyles.note}>
        Today’s costs are the fair test, because we used yesterday’s orders to choose the settings in the last
        two rows.
      </p>
    </>
  );
}

function row(name: string, { yesterday, today }: NextDay): readonly string[] {
  return [name, formatMoney(yesterday), formatMoney(today)];
}

/** Says how much more or less something costs; the caller adds what it's compared with. */
function difference(extra: number): string {
  if (extra === 0) return 'as much as';
  return `${formatMoney(Math.abs(extra))} ${extra > 0 ? 'more' : 'less'} than`;
}

/** Compares the mean costs of the model and all rules over many seeds. */
export function AverageCosts() {
  const { seeds, costs, model, checklist, savings } = AVERAGE;
  return (
    <p className={demoStyles.note}>
      <strong>Good rules come close.</strong> Over {seeds} samples, mistakes cost {formatMoney(model)} a day
      with the fraud model and {formatMoney(checklist)} with the eight rules together, at{' '}
      {formatMoney(costs.miss)} per missed fraudulent order and {formatMoney(costs.alarm)} per false alarm.
      The model saved {formatMoney(checklist - model)} a day (95% confidence interval:{' '}
      {formatMoney(savings.low)} to {formatMoney(savings.high)}) and won {savings.cheaperOn} times.
    </p>
  );
}

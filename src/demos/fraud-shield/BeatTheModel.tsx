import { CheckboxField } from '../../components/fields/CheckboxField';
import { SelectField } from '../../components/fields/SelectField';
import { counted } from '../../domain/numerals';
import { DataTable } from '../shared/plot/DataTable';
import type { RuleTallies } from './baselines';
import { AVERAGE_COSTS, AVERAGE_SETTINGS, checklistCost, MODEL_SAVINGS } from './baselines';
import styles from './FraudDemo.module.css';
import type { Field } from './fields';
import { fieldMeanings, fields } from './fields';
import type { BestField } from './fieldRules';
import { flags } from './flags';
import type { Costs } from './verdicts';
import type { Method } from './methods';
import { methodMeanings, methods } from './methods';
import { formatMoney } from './money';
import type { NextDay } from './nextDay';

const averagesAre = `misses ${formatMoney(AVERAGE_SETTINGS.costs.miss)}, false alarms ${formatMoney(AVERAGE_SETTINGS.costs.alarm)}`;

interface BeatTheModelProps {
  readonly costs: Costs;
  /** The visitor's threshold of the logistic regression and its cost today. */
  readonly threshold: number;
  readonly atThreshold: number;
  /** The threshold or rule that cost least yesterday. */
  readonly chosen: Readonly<Record<Method | 'checklist', NextDay>> & { readonly field: BestField };
  /** The visitor's checklist, and the number of flags that holds an order. */
  readonly flagged: readonly Field[];
  readonly atLeast: number;
  readonly own: RuleTallies;
  readonly onFlags: (flagged: readonly Field[]) => void;
  readonly onAtLeast: (atLeast: number) => void;
}

/** The visitor's checklist against both methods and the baselines, on the same days. */
export function BeatTheModel(props: BeatTheModelProps) {
  const { costs, threshold, atThreshold, chosen, flagged, atLeast, own, onFlags, onAtLeast } = props;
  const limit = Math.min(atLeast, Math.max(1, flagged.length));
  const cost = checklistCost(own, limit, costs);
  const row = (name: string, days: Pick<NextDay, 'yesterday' | 'today'>) => [
    name,
    formatMoney(days.yesterday),
    formatMoney(days.today),
  ];
  return (
    <section className={styles.compare} aria-labelledby="beat-heading">
      <h2 id="beat-heading">Beat the model</h2>
      <div className={styles.panels}>
        <div className={styles.panel}>
          <fieldset className={styles.flags}>
            <legend>Your checklist</legend>
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
            label="Hold an order if it raises"
            options={Array.from({ length: Math.max(1, flagged.length) }, (_, index) => ({
              value: String(index + 1),
              label: `${counted(index + 1, 'flag')} or more`,
            }))}
            value={String(limit)}
            onChange={(value) => {
              onAtLeast(Number(value));
            }}
          />
          <p role="status">
            <strong>Your checklist costs {formatMoney(cost.today)} today,</strong>{' '}
            {`${difference(cost.today - atThreshold)} your threshold of ${threshold} points`}
            {chosen.logistic.threshold === threshold
              ? '.'
              : `, and ${difference(cost.today - chosen.logistic.today)} logistic regression at yesterday’s cheapest, ${chosen.logistic.threshold}.`}
          </p>
        </div>
        <div className={styles.panel}>
          <DataTable
            caption="Methods and baselines"
            columns={['Cost of', 'Yesterday', 'Today']}
            rows={[
              row('Your checklist', cost),
              ...methods.map((method) =>
                row(`${methodMeanings[method].label}, ${chosen[method].threshold}+`, chosen[method]),
              ),
              row(`All eight flags, ${chosen.checklist.threshold}+`, chosen.checklist),
              row(`Best single rule: ${fieldText(chosen.field)}`, chosen.field),
            ]}
          />
          <p className={styles.about}>
            Each threshold was chosen to minimize yesterday’s cost. Compare today’s. Averages over{' '}
            {AVERAGE_SETTINGS.seeds} pairs of days are below, under “Cost, recall, calibration”.
          </p>
        </div>
      </div>
    </section>
  );
}

/** Mean costs over many pairs of days: the model against the baselines. */
export function AverageCosts() {
  return (
    <p className={styles.about}>
      Average cost over {AVERAGE_SETTINGS.seeds} pairs of days ({averagesAre}): logistic regression{' '}
      {formatMoney(AVERAGE_COSTS.logistic)}, all eight flags {formatMoney(AVERAGE_COSTS.checklist)}, isolation
      forest {formatMoney(AVERAGE_COSTS.forest)}, best single rule {formatMoney(AVERAGE_COSTS.field)}. The
      model cost {formatMoney(AVERAGE_COSTS.checklist - AVERAGE_COSTS.logistic)} less than all eight flags
      (95% confidence interval {formatMoney(MODEL_SAVINGS.low)} to {formatMoney(MODEL_SAVINGS.high)}) and was
      cheaper on {MODEL_SAVINGS.cheaperOn} of {AVERAGE_SETTINGS.seeds} pairs: a good checklist comes close.
    </p>
  );
}

/** Says how much more or less something costs, followed by what it is compared with. */
function difference(extra: number): string {
  if (extra === 0) return 'as much as';
  return `${formatMoney(Math.abs(extra))} ${extra > 0 ? 'more' : 'less'} than`;
}

function fieldText({ field, isAbove, limit }: BestField): string {
  const { label, format } = fieldMeanings[field];
  return `${label.toLowerCase()} ${isAbove ? '≥' : '≤'} ${format(limit)}`;
}

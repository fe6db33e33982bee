import { clsx } from 'clsx';
import { useState } from 'react';
import { SelectField } from '../../components/fields/SelectField';
import { SettledAnnouncement } from '../../components/ui/SettledAnnouncement';
import { counted } from '../../domain/numerals';
import { ShowMore } from '../shared/ShowMore';
import { fieldMeanings } from './fields';
import { formatMoney, formatRisk } from './formats';
import type { FraudResult, ExplainedOrder } from './model';
import styles from './OrderList.module.css';
import { effectText, reasonsFor } from './reasons';
import type { Verdict } from './verdicts';
import { verdictOn, verdictLabels } from './verdicts';

export const listings = ['held', 'missed', 'false alarms', 'all'] as const;
export type Listing = (typeof listings)[number];

const listed: Readonly<
  Record<Listing, { readonly label: string; readonly noun: string; readonly verdicts: readonly Verdict[] }>
> = {
  held: { label: 'Held orders', noun: 'held order', verdicts: ['caught', 'false alarm'] },
  missed: { label: 'Missed fraud', noun: 'missed fraudulent order', verdicts: ['missed'] },
  'false alarms': { label: 'False alarms', noun: 'false alarm', verdicts: ['false alarm'] },
  all: { label: 'All orders', noun: 'order', verdicts: ['caught', 'false alarm', 'missed', 'passed'] },
};

const listingOptions = listings.map((value) => ({ value, label: listed[value].label }));

/** The list's settings, kept in the URL. */
export interface ListSettings {
  readonly show: Listing;
  /** Number of the open order; 0 if none is. */
  readonly order: number;
}

interface OrderListProps {
  readonly result: FraudResult;
  readonly threshold: number;
  readonly settings: ListSettings;
  readonly onChange: (changed: Partial<ListSettings>) => void;
}

/** Number of orders shown at first and added by each press of the button. */
const PAGE = 10;

const rowId = (order: ExplainedOrder | undefined) => `order-${order?.id}`;

/** Lists orders, riskiest first. Each opens to show the reasons for its risk. */
export function OrderList({ result, threshold, settings, onChange }: OrderListProps) {
  const { show, order: open } = settings;
  const [asked, setAsked] = useState(PAGE);
  const verdict = (order: ExplainedOrder) => verdictOn(order, threshold);
  const chosen = result.orders
    .filter((order) => listed[show].verdicts.includes(verdict(order)))
    .sort((a, b) => b.risk - a.risk || a.id - b.id);
  // A link may open an order further down the list.
  const shown = Math.max(asked, chosen.findIndex(({ id }) => id === open) + 1);
  const count = `${counted(chosen.length, listed[show].noun)}${chosen.length === 0 ? '.' : ', riskiest first. Click one to see why.'}`;
  return (
    <>
      <div className={styles.show}>
        <SelectField
          id="show"
          label="Show"
          options={listingOptions}
          value={show}
          onChange={(value) => {
            onChange({ show: value });
          }}
        />
      </div>
      <p className={styles.count}>{count}</p>
      <SettledAnnouncement text={count} />
      <ol role="list" className={styles.list}>
        {chosen.slice(0, shown).map((order) => {
          const isOpen = order.id === open;
          return (
            <li key={order.id}>
              <button
                id={rowId(order)}
                type="button"
                className={styles.order}
                aria-expanded={isOpen}
                aria-controls={isOpen ? 'reasons' : undefined}
                onClick={() => {
                  // Keeps the list's length; otherwise the focused order could disappear.
                  setAsked(shown);
                  onChange({ order: isOpen ? 0 : order.id });
                }}
              >
                <span className={styles.id}>Order {order.id}</span>
                <span className={styles.amount}>{formatMoney(order.fields.amount)}</span>
                <span className={styles.risk}>{formatRisk(order.risk)}</span>
                <span className={clsx(styles.verdict, order.isFraud && styles.isFraud)}>
                  {verdictLabels[verdict(order)]}
                </span>
              </button>
              {isOpen && (
                <div id="reasons" className={styles.reasons}>
                  <Reasons order={order} result={result} />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <ShowMore
        page={PAGE}
        shown={shown}
        total={chosen.length}
        next={rowId(chosen[shown])}
        onMore={setAsked}
      />
    </>
  );
}

interface ReasonsProps {
  readonly order: ExplainedOrder;
  readonly result: FraudResult;
}

/** Lists the fields that raised or lowered an order's risk. */
function Reasons({ order, result }: ReasonsProps) {
  const reasons = reasonsFor(order, result);
  const strongest = Math.abs(reasons[0]?.effect ?? 1);
  return (
    <>
      <p className={styles.about}>
        {reasons.length === 0
          ? 'Nothing about this order is unusual.'
          : 'How much each detail raises (×) or lowers (÷) the odds of fraud, compared with a typical order:'}
      </p>
      <ul role="list" className={styles.effects}>
        {reasons.map(({ field, effect }) => {
          const { label, format } = fieldMeanings[field];
          return (
            <li key={field} className={styles.effect}>
              <span>
                {label}: <strong>{format(order.fields[field])}</strong>{' '}
                <span className={styles.usual}>(usually {format(result.usual[field])})</span>
              </span>
              <span className={styles.size}>{effectText(effect)}</span>
              <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
                <rect
                  width={(100 * Math.abs(effect)) / strongest}
                  height={6}
                  className={effect > 0 ? styles.raises : styles.lowers}
                />
              </svg>
            </li>
          );
        })}
      </ul>
    </>
  );
}

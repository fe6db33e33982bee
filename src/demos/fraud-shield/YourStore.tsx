import { focusAfterRender } from '../../components/hooks/focus';
import { Button } from '../../components/ui/Button';
import { SettledAnnouncement } from '../../components/ui/SettledAnnouncement';
import { productOf } from '../../content/products/catalog';
import { formatMoney as formatPrice } from '../../domain/money';
import { counted, grouped } from '../../domain/numerals';
import { WholeField } from '../../components/fields/WholeField';
import { formatMoney } from './formats';
import demoStyles from '../shared/Demo.module.css';
import type { Costs, StoreMonth, ThresholdTally } from './verdicts';
import { costOf, costOfNone, inMonth, nextDayOf, tallyAt } from './verdicts';

const product = productOf('fraud-shield');

export const MAX_ORDERS = 1_000_000;

interface YourStoreProps {
  readonly costs: Costs;
  readonly threshold: number;
  readonly store: StoreMonth;
  /** The sample's verdicts at every threshold. */
  readonly yesterday: readonly ThresholdTally[];
  readonly today: readonly ThresholdTally[];
  readonly onChange: (changed: Partial<StoreMonth>) => void;
  readonly onThreshold: (threshold: number) => void;
}

/** Estimates what the visitor's threshold would save in their own store in a month. */
export function YourStore(props: YourStoreProps) {
  const { costs, threshold, store, yesterday, today, onChange, onThreshold } = props;
  const month = inMonth(today, store);
  const tally = tallyAt(month, threshold);
  const cheapest = nextDayOf(inMonth(yesterday, store), month, costs);
  const none = costOfNone(tally, costs);
  const saved = none - costOf(tally, costs);
  const savedAtBest = none - cheapest.today;
  const outcome = `A cutoff of ${threshold} would ${saved < 0 ? 'cost' : 'save'} you ${formatMoney(Math.abs(saved))} a month`;
  // Of the amount as shown.
  const profitCents = 100 * Math.round(saved) - product.priceCents;
  return (
    <>
      <WholeField
        id="monthly"
        label="Orders a month"
        value={store.orders}
        min={1}
        max={MAX_ORDERS}
        onChange={(orders) => {
          onChange({ orders });
        }}
      />
      <WholeField
        id="chargebacks"
        label="Chargebacks a month"
        value={store.chargebacks}
        min={0}
        max={store.orders}
        onChange={(chargebacks) => {
          onChange({ chargebacks });
        }}
      />
      <p>
        <strong>{outcome}.</strong> With {product.name}’s {formatPrice(product.priceCents)}, you’d be{' '}
        {formatPrice(Math.abs(profitCents))} {profitCents < 0 ? 'behind' : 'ahead'}.
      </p>
      {savedAtBest > saved && (
        <p className={demoStyles.tools}>
          A cutoff of {cheapest.threshold} would save {formatMoney(savedAtBest)}.
          <Button
            variant="outline"
            onClick={() => {
              onThreshold(cheapest.threshold);
              // Moves focus, because the button disappears.
              focusAfterRender('threshold');
            }}
          >
            Set the cutoff to {cheapest.threshold}
          </Button>
        </p>
      )}
      <p className={demoStyles.note}>
        On average, you’d catch {average(tally.caught)} of {counted(store.chargebacks, 'fraudulent order')}{' '}
        and hold {average(tally['false alarm'])} good ones, if your orders resemble these but for how many are
        fraudulent.
      </p>
      <SettledAnnouncement text={outcome} />
    </>
  );
}

/** Formats an average number of orders, small ones with a decimal. */
function average(orders: number): string {
  return grouped(orders, orders < 10 ? 1 : 0);
}

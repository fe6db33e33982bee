import { clsx } from 'clsx';
import { focusAfterRender } from '../../components/hooks/focus';
import { Button } from '../../components/ui/Button';
import { Figures } from '../../components/ui/Figures';
import { SettledAnnouncement } from '../../components/ui/SettledAnnouncement';
import { counted, grouped } from '../../domain/numerals';
import type { Bounds } from '../../components/hooks/useSettings';
import { RangeField } from '../shared/RangeField';
import { formatMoney, formatRisk } from './formats';
import { CostPlot } from './CostPlot';
import demoStyles from '../shared/Demo.module.css';
import styles from './FraudDemo.module.css';
import type { Costs, NextDay, Tally, ThresholdTally } from './verdicts';
import { costOf, costOfNone, fraudsIn, heldIn, MAX_RISK, ordersIn, tallyAt } from './verdicts';

/** Bounds of the threshold. Starts in the middle, so that visitors look for a cheaper one. */
export const thresholdBounds: Bounds = { min: 0, max: MAX_RISK, initial: MAX_RISK / 2 };

interface CutoffPanelProps {
  readonly costs: Costs;
  readonly threshold: number;
  /** Yesterday's verdicts at every threshold. */
  readonly tallies: readonly ThresholdTally[];
  /** Today's verdicts at the visitor's threshold. */
  readonly today: Tally;
  /** The threshold that cost least yesterday. */
  readonly cheapest: NextDay;
  readonly onThreshold: (threshold: number) => void;
}

/** Lets visitors set the threshold on yesterday's orders, and shows its result today. */
export function CutoffPanel({ costs, threshold, tallies, today, cheapest, onThreshold }: CutoffPanelProps) {
  const yesterday = tallyAt(tallies, threshold);
  const saved = costOfNone(today, costs) - costOf(today, costs);
  const ifNoneHeld = (tally: Tally) => ` (${formatMoney(costOfNone(tally, costs))} if you’d held nothing)`;
  return (
    <>
      <div className={demoStyles.stack}>
        <h2 id="cutoff-heading">Your cutoff</h2>
        <p className={demoStyles.note}>
          The fraud model scores each order’s risk from 0 to 100. Orders at or above your cutoff are held for
          review. Choose it on yesterday’s orders, then see how it holds up today.
        </p>
        <RangeField
          id="threshold"
          label="Hold orders with a risk score of at least"
          value={threshold}
          {...thresholdBounds}
          onChange={onThreshold}
          format={formatRisk}
        />
        <Figures
          figures={[
            {
              value: formatMoney(costOf(yesterday, costs)),
              label: `Cost of mistakes yesterday${ifNoneHeld(yesterday)}`,
            },
            { value: formatMoney(costOf(today, costs)), label: `Cost of mistakes today${ifNoneHeld(today)}` },
          ]}
          layout="row"
          className={styles.days}
        />
        <SettledAnnouncement
          text={`Cutoff ${threshold}: ${today.caught} of ${counted(fraudsIn(today), 'fraudulent order')} caught today, ${counted(today['false alarm'], 'false alarm')}. Mistakes cost ${formatMoney(costOf(today, costs))}.`}
        />
        <p className={styles.cheapest}>
          {threshold === cheapest.threshold ? (
            `On yesterday’s orders, mistakes cost the least at a cutoff of ${threshold}.`
          ) : (
            <>
              Yesterday, mistakes cost the least at a cutoff of {cheapest.threshold}:{' '}
              {formatMoney(cheapest.yesterday)}.
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
            </>
          )}
        </p>
      </div>
      <div className={clsx(demoStyles.stack, styles.results)}>
        <CostPlot tallies={tallies} threshold={threshold} costs={costs} />
        <p>
          <HeldToday tally={today} /> Compared with holding nothing, that {saved < 0 ? 'costs' : 'saves'}{' '}
          {formatMoney(Math.abs(saved))}.
        </p>
      </div>
    </>
  );
}

/** Says which of today's orders are held. */
function HeldToday({ tally }: { readonly tally: Tally }) {
  const held = heldIn(tally);
  const good = tally['false alarm'];
  if (held === 0) return 'You’d hold no orders today.';
  if (held === ordersIn(tally))
    return `You’d hold every order today: ${grouped(tally.caught)} fraudulent and ${grouped(good)} good.`;
  return (
    <>
      Today you’d hold {held} of {ordersIn(tally)} orders. You’d catch{' '}
      <strong>
        {tally.caught} of {counted(fraudsIn(tally), 'fraudulent order')}
      </strong>{' '}
      and raise <strong>{counted(good, 'false alarm')}</strong>.
    </>
  );
}

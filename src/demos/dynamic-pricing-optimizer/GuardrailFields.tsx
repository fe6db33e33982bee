import { Button } from '../../components/ui/Button';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import { formatToCent } from '../shared/amounts';
import { CopyLink } from '../shared/CopyLink';
import { FileNote } from '../shared/csv/FileNote';
import { RangeField } from '../shared/RangeField';
import styles from './PricingDemo.module.css';
import type { Pricing } from './usePricing';
import { changeBounds, floorBounds } from './usePricing';

interface GuardrailFieldsProps {
  readonly pricing: Pricing;
}

/** The unit cost, and the limits for a new price. */
export function GuardrailFields({
  pricing: { change, guardrails, isCostAssumed, model, range, table },
}: GuardrailFieldsProps) {
  return (
    <section className={styles.controls} aria-labelledby="guardrails-heading">
      <h2 id="guardrails-heading">
        <VisuallyHidden>Cost and guardrails</VisuallyHidden>
      </h2>
      <RangeField
        id="cost"
        label="Cost per unit"
        value={guardrails.cost}
        min={range.step}
        max={range.max}
        step={range.step}
        onChange={(cost) => {
          change({ cost });
        }}
        format={(cost) => formatToCent(cost, model.result.currency)}
      />
      {isCostAssumed && <p className={styles.note}>Assumed: 40% of your latest price. Set your own cost.</p>}
      <RangeField
        id="floor"
        label="Margin floor"
        value={guardrails.floor}
        min={floorBounds.min}
        max={floorBounds.max}
        onChange={(floor) => {
          change({ floor });
        }}
        format={(floor) => `${floor}%`}
      />
      <RangeField
        id="change"
        label="Largest change"
        value={guardrails.change}
        min={changeBounds.min}
        max={changeBounds.max}
        onChange={(largest) => {
          change({ change: largest });
        }}
        format={(largest) => `±${largest}%`}
      />
      <div className={styles.tools}>
        <Button
          variant="quiet"
          onClick={() => {
            change({ price: 0, cost: 0, floor: floorBounds.initial, change: changeBounds.initial });
          }}
        >
          Reset
        </Button>
        <CopyLink link={table.link} />
      </div>
      <FileNote source={table.source} />
    </section>
  );
}

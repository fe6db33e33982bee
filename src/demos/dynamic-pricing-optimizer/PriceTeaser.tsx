import { useState } from 'react';
import { SettledAnnouncement } from '../../components/ui/SettledAnnouncement';
import { priceTeaserTexts } from '../../content/demos/texts';
import { pricePoints } from './pricePoints.computed';
import { RangeField } from '../shared/RangeField';
import { currency } from '../../domain/money';
import styles from './PriceTeaser.module.css';

const HEIGHT = 100;
const lowest = Math.min(...pricePoints.map(({ price }) => price));
const highest = Math.max(...pricePoints.map(({ price }) => price));
const best = Math.max(...pricePoints.map(({ profit }) => profit));

function bars(isShown: (price: number) => boolean): string {
  return pricePoints
    .filter(({ price }) => isShown(price))
    .map(({ price, profit }) => {
      const height = Math.round((profit / best) * HEIGHT);
      return `M${(price - lowest) * 10} ${HEIGHT}v-${height}h8v${height}z`;
    })
    .join('');
}

/** Lets visitors try the pricing demo in small: a slider, and what a shirt earns at that price. */
export function PriceTeaser() {
  const [price, setPrice] = useState(lowest + 4);
  const { units = 0, profit = 0 } = pricePoints.find((point) => point.price === price) ?? {};
  const outcome = priceTeaserTexts.outcome(units, profit, profit === best);
  return (
    <div className={styles.teaser}>
      <svg viewBox={`0 0 ${(highest - lowest) * 10 + 8} ${HEIGHT}`} aria-hidden="true">
        <path d={bars((other) => other !== price)} className={styles.bars} />
        <path d={bars((other) => other === price)} className={styles.chosen} />
      </svg>
      <RangeField
        id="price-teaser"
        label={priceTeaserTexts.label}
        value={price}
        min={lowest}
        max={highest}
        onChange={setPrice}
        format={(price) => `${currency.symbol}${price}`}
      />
      <p aria-hidden="true">{outcome}</p>
      <SettledAnnouncement text={outcome} />
    </div>
  );
}

import { percent } from '../../domain/numerals';
import { DataTable } from '../shared/plot/DataTable';
import type { RankingComparison, Training } from './model';
import type { RankingMethod } from './ranking';
import { rankingMethods } from './ranking';

/** Says how well the demo predicts held-out clicks, after the simpler ranking that does about as well. */
export function RankingSummary({ training: { comparison } }: { readonly training: Training }) {
  const { test, oraclePrecision, gain } = comparison;
  const does = !isClear(gain) ? 'does as well as' : gain.mean < 0 ? 'does better than' : 'isn’t as good as';
  return (
    <>
      <p>
        <strong>Here, a plain “customers also liked” list {does} this demo.</strong> Of its first 5
        suggestions, {hitsText(test.ease)} were items that a sample shopper really clicked, on average. This
        demo’s got {hitsText(test.personal)} right, and sorting by popularity {hitsText(test.popular)}.
      </p>
      <p>
        If your store is this small and every item gets many clicks, try such a list first. The product is for
        larger catalogs, with new arrivals, returns, and your own rules. Nobody’s clicks are fully
        predictable: even someone who knew every shopper’s taste would get only {hitsText(oraclePrecision)}{' '}
        right.
      </p>
    </>
  );
}

type Gain = RankingComparison['gain'];

/** Tests whether the difference is significant: its 95% confidence interval excludes 0. */
export function isClear({ low, high }: Pick<Gain, 'low' | 'high'>): boolean {
  return low > 0 || high < 0;
}

/** States the difference from that list, with its interval. */
export function gainText({ mean, low, high }: Gain): string {
  const interval = `95% confidence interval: ${inPoints(low)} to ${inPoints(high)}`;
  return `${inPoints(mean)} percentage points (${interval})${isClear({ low, high }) ? '' : ', which could be chance'}`;
}

const hitsText = (precisionAt5: number) => (5 * precisionAt5).toFixed(1);

function inPoints(share: number): string {
  const text = (100 * Math.abs(share)).toFixed(1);
  return Number(text) === 0 ? text : `${share > 0 ? '+' : '−'}${text}`;
}

const labels: Readonly<Record<RankingMethod, string>> = {
  personal: 'This demo (ALS)',
  ease: '“Customers also liked” (EASE)',
  popular: 'Sorted by popularity',
};

/** Lists the precision@5 of each method on the test set, with the best possible figures. */
export function PrecisionTable({ comparison }: { readonly comparison: RankingComparison }) {
  const { test, maxPrecision, oraclePrecision } = comparison;
  return (
    <DataTable
      caption="Share of the first five items that the shopper really clicked (precision@5)"
      columns={['Sorted by', 'Precision@5']}
      rows={[
        ...rankingMethods.map((method) => [labels[method], percent(test[method])]),
        ['Perfect knowledge of tastes', percent(oraclePrecision)],
        ['Maximum: four hidden clicks, five places', percent(maxPrecision)],
      ]}
    />
  );
}

import { clsx } from 'clsx';
import { Scroller } from '../../components/ui/Scroller';
import { grouped, percent } from '../../domain/numerals';
import { formatToUnit } from '../shared/amounts';
import { segmentClass } from './CustomerPlot';
import type { Segmentation } from './model';
import styles from './Segments.module.css';

interface SegmentTableProps {
  readonly segmentation: Segmentation;
  readonly currency: string;
}

/** Lists the segments with their figures. Days, orders, and spend are medians. */
export function SegmentTable({ segmentation: { segments }, currency }: SegmentTableProps) {
  const total = segments.reduce((sum, { revenue }) => sum + revenue, 0);
  return (
    <Scroller label="Table: segments">
      <table className={styles.table}>
        <thead>
          <tr>
            {[
              'Segment',
              'Customers',
              'Share of revenue',
              'Typical days since last order',
              'Typical number of orders',
              'Typical total spend',
            ].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {segments.map(({ name, description, size, revenue, recency, orders, spend }, place) => (
            <tr key={name}>
              <th scope="row">
                <span className={clsx(styles.swatch, segmentClass(place))} aria-hidden="true" /> {name}
                <span className={styles.description}>{description}</span>
              </th>
              <td>{grouped(size)}</td>
              <td>{percent(revenue / total)}</td>
              <td>{grouped(recency)}</td>
              <td>{grouped(orders, Number.isInteger(orders) ? 0 : 1)}</td>
              <td>{formatToUnit(spend, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

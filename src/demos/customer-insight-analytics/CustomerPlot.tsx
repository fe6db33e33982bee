import { clsx } from 'clsx';
import { extent } from 'd3-array';
import { counted, grouped, percent } from '../../domain/numerals';
import type { Axis } from '../shared/plot/Plot';
import { Plot } from '../shared/plot/Plot';
import { formatForAxis, formatToUnit } from '../shared/amounts';
import { nearest, pointOf } from './customers';
import type { InsightResult, Segmentation } from './model';
import styles from './Segments.module.css';

interface CustomerPlotProps {
  readonly result: InsightResult;
  readonly segmentation: Segmentation;
}

/** More dots would only overlap. */
const MAX_DOTS = 1500;
const DAY_TICKS = [0, 3, 10, 30, 100, 300, 1000, 3000];
const SEGMENT_CLASSES = [
  styles.segment0,
  styles.segment1,
  styles.segment2,
  styles.segment3,
  styles.segment4,
  styles.segment5,
  styles.segment6,
  styles.segment7,
];

/** A mark for each segment, drawn from its center: some colors look alike to the color-blind. */
const MARKS = [
  'm-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
  'm-3-3h6v6h-6z',
  'm-4 3h8l-4-7z',
  'm-3-3l6 6m0-6l-6 6',
  'm0-4l4 4-4 4-4-4z',
  'm-4 0h8m-4-4v8',
  'm-4-3h8l-4 7z',
  'm-3-3h6l-6 6h6z',
];

/** The mark of one segment, in its color. */
export function SegmentMark({ place }: { readonly place: number }) {
  return (
    <svg viewBox="-5 -5 10 10" className={clsx(styles.mark, SEGMENT_CLASSES[place])} aria-hidden="true">
      <path d={`M0 0${MARKS[place] ?? ''}`} />
    </svg>
  );
}

/** Plots the customers as marks in their segments' colors. */
export function CustomerPlot({ result, segmentation: { segments } }: CustomerPlotProps) {
  const { customers, currency } = result;
  const every = Math.ceil(customers.ids.length / MAX_DOTS);
  const dots = dotsOf(result, segments, every);
  const [first] = segments;
  const total = segments.reduce((sum, { revenue }) => sum + revenue, 0);
  return (
    <Plot
      size="square"
      summaryPlace="below"
      title="Your customers"
      summary={
        first
          ? `Each mark is a customer. “${first.name},” ${grouped(first.size)} of ${counted(customers.ids.length, 'customer')}, brought in ${percent(first.revenue / total)} of revenue.${customers.orders.some((orders) => orders > 1) ? ' Segments also depend on the number of orders, which isn’t shown, so they may overlap here.' : ''}${every > 1 ? ` Shows 1 in ${every} customers.` : ''}`
          : ''
      }
      {...axesOf(customers, currency)}
      legend={segments.map(({ name }, place) => (
        <p key={name}>
          <SegmentMark place={place} /> {name}
        </p>
      ))}
      table={{
        columns: [
          'Segment',
          'Customers',
          'Share of revenue, rounded',
          'Typical days since last order',
          'Typical number of orders',
          'Typical total spend',
        ],
        rows: segments.map(({ name, size, revenue, recency, orders, spend }) => [
          name,
          grouped(size),
          percent(revenue / total),
          grouped(recency),
          grouped(orders, Number.isInteger(orders) ? 0 : 1),
          formatToUnit(spend, currency),
        ]),
      }}
    >
      {(area) =>
        dots.map((own, place) => (
          <path
            key={place}
            d={own
              .map(
                ({ days, spend }) =>
                  `M${area.x(Math.log1p(days))} ${area.y(Math.log10(spend))}${MARKS[place] ?? ''}`,
              )
              .join('')}
            className={clsx(styles.marks, SEGMENT_CLASSES[place])}
          />
        ))
      }
    </Plot>
  );
}

/** Returns every nth customer, by segment. */
function dotsOf({ customers, scaling }: InsightResult, segments: Segmentation['segments'], every: number) {
  const centers = segments.map(({ center }) => center);
  const dots = segments.map((): { readonly days: number; readonly spend: number }[] => []);
  for (let index = 0; index < customers.ids.length; index += every)
    dots[nearest(pointOf(customers, index, scaling), centers)]?.push({
      days: customers.recency[index] ?? 0,
      spend: customers.spend[index] ?? 0,
    });
  return dots;
}

/** Creates logarithmic axes for all customers: log(1 + days since the last order) and log(spend). */
function axesOf(
  { recency, spend }: InsightResult['customers'],
  currency: string,
): { readonly x: Axis; readonly y: Axis } {
  const [, longest = 1] = extent(recency);
  const [least = 1, most = 10] = extent(spend);
  return {
    x: {
      label: 'Days since the last order',
      domain: [-0.15, Math.log1p(longest) * 1.02],
      format: (value) => grouped(Math.expm1(value)),
      ticks: DAY_TICKS.filter((days) => days <= longest).map(Math.log1p),
    },
    y: {
      label: `Total spend${currency && ` (${currency})`}`,
      domain: [Math.log10(least) - 0.1, Math.log10(most) + 0.15],
      format: (value) => formatForAxis(10 ** value, currency),
      ticks: decades(least, most),
    },
  };
}

/**
 * Returns axis ticks for a range of amounts, as logarithms: 1, 10, 100 …, and also 3, 30 … if there are few.
 */
function decades(least: number, most: number): readonly number[] {
  const from = Math.floor(Math.log10(least));
  const to = Math.ceil(Math.log10(most));
  const all = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const steps = all.length > 5 ? [1] : [1, 3];
  return all
    .flatMap((decade) => steps.map((step) => decade + Math.log10(step)))
    .filter((value) => value >= Math.log10(least) - 0.1 && value <= Math.log10(most) + 0.15);
}

import { clsx } from 'clsx';
import { extent } from 'd3-array';
import { counted, grouped, percent } from '../../domain/numerals';
import type { Axis, PlotArea } from '../shared/plot/Plot';
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
/** Minimum vertical distance between two segment labels, in pixels. */
const LABEL_HEIGHT = 17;

/** Plots the customers as dots in their segments' colors, with the segments' names. */
export function CustomerPlot({ result, segmentation: { segments } }: CustomerPlotProps) {
  const { customers, scaling, currency } = result;
  const every = customersPerDot(result);
  const centers = segments.map(({ center }) => center);
  const dots = segments.map((): { readonly days: number; readonly spend: number }[] => []);
  for (let index = 0; index < customers.ids.length; index += every)
    dots[nearest(pointOf(customers, index, scaling), centers)]?.push({
      days: customers.recency[index] ?? 0,
      spend: customers.spend[index] ?? 0,
    });
  const [first, second] = segments;
  const total = segments.reduce((sum, { revenue }) => sum + revenue, 0);
  return (
    <Plot
      size="tall"
      summaryPlace="below"
      title="Your customers"
      summary={
        first
          ? `Each dot is a customer. “${first.name},” ${grouped(first.size)} of ${counted(customers.ids.length, 'customer')}, brought in ${percent(first.revenue / total)} of revenue${second ? `; “${second.name}” brought in ${percent(second.revenue / total)}` : ''}. The segments overlap here because they also depend on the number of orders, which isn’t shown.`
          : ''
      }
      {...customerAxes(result)}
      legend={
        every > 1 && (
          <p>
            Shows 1 in {every} of the {grouped(customers.ids.length)} customers.
          </p>
        )
      }
      table={{
        columns: ['Segment', 'Days since last order (median)', 'Orders (median)', 'Spend (median)'],
        rows: segments.map(({ name, recency, orders, spend }) => [
          name,
          grouped(recency),
          String(orders),
          formatToUnit(spend, currency),
        ]),
      }}
    >
      {(area) => (
        <>
          {dots.map((own, place) => (
            <path
              key={place}
              d={own.map(({ days, spend }) => dot(area, days, spend)).join('')}
              className={clsx(styles.dots, segmentClass(place))}
            />
          ))}
          <Labels area={area} segments={segments} />
        </>
      )}
    </Plot>
  );
}

const segmentClasses = [
  styles.segment0,
  styles.segment1,
  styles.segment2,
  styles.segment3,
  styles.segment4,
  styles.segment5,
  styles.segment6,
  styles.segment7,
];

/** Returns the class for a segment's color, by the segment's index. */
export function segmentClass(index: number): string | undefined {
  return segmentClasses[index];
}

/** Returns the number of customers per dot, so that at most `MAX_DOTS` dots are drawn. */
export function customersPerDot({ customers }: Pick<InsightResult, 'customers'>): number {
  return Math.ceil(customers.ids.length / MAX_DOTS);
}

/** Creates logarithmic axes for all customers: log(1 + days since the last order) and log(spend). */
export function customerAxes({
  customers: { recency, spend },
  currency,
}: Pick<InsightResult, 'customers' | 'currency'>): { readonly x: Axis; readonly y: Axis } {
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

export function dot(area: PlotArea, days: number, spend: number): string {
  return `M${area.x(Math.log1p(days))} ${area.y(Math.log10(spend))}h0`;
}

/** Writes each segment's name at its median customer; moves names down that would overlap. */
function Labels({ area, segments }: { readonly area: PlotArea } & Pick<Segmentation, 'segments'>) {
  const placed: { readonly x: number; readonly y: number; readonly place: number; readonly name: string }[] =
    [];
  const wanted = segments
    .map(({ name, recency, spend, size }, place) => ({
      name,
      place,
      size,
      x: area.x(Math.log1p(recency)),
      y: area.y(Math.log10(Math.max(spend, 0.01))),
    }))
    .filter(({ size }) => size > 0)
    .toSorted((a, b) => a.y - b.y);
  for (const label of wanted) {
    const y = Math.max(label.y, area.top + 8, (placed.at(-1)?.y ?? 0) + LABEL_HEIGHT);
    placed.push({ ...label, y });
  }
  return placed.map(({ x, y, name, place }) => {
    const share = (x - area.left) / (area.right - area.left);
    return (
      <text
        key={place}
        x={x}
        y={y}
        textAnchor={share > 0.75 ? 'end' : share < 0.25 ? 'start' : 'middle'}
        className={clsx(styles.label, segmentClass(place))}
      >
        {name}
      </text>
    );
  });
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

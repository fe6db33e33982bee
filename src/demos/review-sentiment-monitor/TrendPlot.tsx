import { extent, ticks } from 'd3-array';
import { curveMonotoneX, line } from 'd3-shape';
import { formatDay } from '../../domain/dates';
import { capitalized, enumerated, grouped, inWords, percent } from '../../domain/numerals';
import { formatSigned } from '../shared/amounts';
import type { Axis, PlotArea } from '../shared/plot/Plot';
import { Plot } from '../shared/plot/Plot';
import type { ScoredReview } from './model';
import { timeAxis } from './timeAxis';
import styles from './TrendPlot.module.css';
import type { MeanPoint, TrendPoint } from './trend';
import { averagesOf, hasMean, SIGNIFICANCE, trendOf, WINDOW } from './trend';
import { verdictLabels, verdictOn } from './verdict';

const average = `${inWords(WINDOW)}-review average`;

interface TrendPlotProps {
  readonly reviews: readonly ScoredReview[];
  /** P-value of a change over time; null if there are too few reviews. */
  readonly changePValue: number | null;
}

/** Plots scores over time, or without dates in the order of the reviews, with their moving average. */
export function TrendPlot({ reviews, changePValue }: TrendPlotProps) {
  const { points, hasDates } = trendOf(reviews);
  const first = points[0]?.x ?? 0;
  const last = points.at(-1)?.x ?? 1;
  if (points.length === 0) return null;
  const x = hasDates ? timeAxis(first, last) : orderAxis(points.length);
  return (
    <Plot
      size="short"
      title={hasDates ? 'Scores over time' : 'Scores in your order'}
      summary={hasDates ? summaryOf(points, changePValue) : summaryWithoutDates(points)}
      x={x}
      y={{ label: 'Score', domain: [-1, 1], format: formatSigned, ticks: [-1, -0.5, 0, 0.5, 1] }}
      legend={
        <>
          <p>
            <span aria-hidden="true" /> Positive or neutral review
          </p>
          <p>
            <span className={styles.negativeKey} aria-hidden="true" /> Negative review
          </p>
          <p>
            <span className={styles.lineKey} aria-hidden="true" /> {capitalized(average)}
          </p>
        </>
      }
      table={{
        columns: [hasDates ? 'Day' : 'Review', 'Score', 'Verdict', capitalized(average)],
        rows: points.map((point) => [
          hasDates ? formatDay(isoDayOf(point.x)) : grouped(point.x),
          formatSigned(point.score),
          verdictLabels[verdictOn(point.score)],
          hasMean(point) ? formatSigned(point.mean) : '–',
        ]),
      }}
    >
      {(area) => <Marks points={points} area={area} />}
    </Plot>
  );
}

/** Returns an axis that numbers the reviews. */
function orderAxis(count: number): Axis {
  return {
    label: 'Review',
    domain: [1, Math.max(2, count)],
    format: (value) => grouped(value),
    ticks: wholeTicks(count),
  };
}

/** Returns at most five whole numbers. */
function wholeTicks(count: number): readonly number[] {
  return ticks(1, Math.max(2, count), 4).filter(Number.isInteger);
}

const RADIUS = 4;
/** A circle as two arcs, from its left end. */
const CIRCLE = `a${RADIUS},${RADIUS} 0 1 0 ${2 * RADIUS},0a${RADIUS},${RADIUS} 0 1 0 ${-2 * RADIUS},0`;

interface MarksProps {
  readonly points: readonly TrendPoint[];
  readonly area: PlotArea;
}

function Marks({ points, area }: MarksProps) {
  const path = line<MeanPoint>(
    ({ x }) => area.x(x),
    ({ mean }) => area.y(mean),
  ).curve(curveMonotoneX);
  /** Draws all dots as one path, because thousands of elements would make the page slow. */
  const dots = (isDrawn: (score: number) => boolean) =>
    points
      .filter(({ score }) => isDrawn(score))
      .map(({ x, score }) => `M${area.x(x) - RADIUS},${area.y(score)}${CIRCLE}`)
      .join('');
  return (
    <>
      <line x1={area.left} x2={area.right} y1={area.y(0)} y2={area.y(0)} className={styles.zero} />
      <path
        d={averagesOf(points)
          .map((run) => path(run) ?? '')
          .join('')}
        className={styles.mean}
      />
      <path d={dots((score) => verdictOn(score) !== 'negative')} className={styles.dot} />
      <path d={dots((score) => verdictOn(score) === 'negative')} className={styles.negativeDot} />
    </>
  );
}

function summaryWithoutDates(all: readonly TrendPoint[]): string {
  const means = all.filter(hasMean).map(({ mean }) => mean);
  const [low = 0, high = 0] = extent(means);
  return [
    'There are no dates to compare, so the reviews are in your order.',
    ...(means.length > 1
      ? [`The ${average} ranges from ${formatSigned(low)} to ${formatSigned(high)}.`]
      : []),
  ].join(' ');
}

/** Summarizes the trend. Reports a change only if it's significant. */
function summaryOf(all: readonly TrendPoint[], pValue: number | null): string {
  const points = all.filter(hasMean);
  const [first] = points;
  const end = points.at(-1);
  if (!first || !end || pValue === null)
    return `You need at least ${inWords(WINDOW + 1)} reviews with a score and a date to see a trend.`;
  const best = points.reduce((a, b) => (b.mean > a.mean ? b : a), first);
  const worst = points.reduce((a, b) => (b.mean < a.mean ? b : a), first);
  const extremes = [
    { ...best, name: 'highest' },
    { ...worst, name: 'lowest' },
  ]
    .toSorted((a, b) => a.x - b.x)
    .map((point) => `${point.name} on ${formatDay(isoDayOf(point.x))} (${formatSigned(point.mean)})`);
  const ending = [best, worst].includes(end) ? '' : ` It ends at ${formatSigned(end.mean)}.`;
  return pValue < SIGNIFICANCE
    ? `The ${average} was ${enumerated(extremes, 'and')}.${ending} That’s probably not a coincidence: put the reviews in random order, and you’d see a swing this big only once in ${Math.round(1 / pValue)} tries.`
    : `No clear change: the ${average} ranges from ${formatSigned(worst.mean)} to ${formatSigned(best.mean)}. Put the reviews in random order, and you’d see a swing this big ${percent(pValue)} of the time, so it may be a coincidence.`;
}

function isoDayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

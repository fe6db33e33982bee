import { curveMonotoneX, line } from 'd3-shape';
import { formatDay, formatShortDay } from '../../domain/dates';
import { capitalized, enumerated, inWords, percent } from '../../domain/numerals';
import { formatSigned } from '../shared/amounts';
import { DAY_MS } from '../shared/days';
import type { PlotArea } from '../shared/plot/Plot';
import { Plot } from '../shared/plot/Plot';
import type { ScoredReview } from './model';
import styles from './TrendPlot.module.css';
import type { Trend, TrendPoint } from './trend';
import { WINDOW, SIGNIFICANCE, trendOf } from './trend';
import { verdictLabels, verdictOn } from './verdict';

const average = `${inWords(WINDOW)}-review average`;

interface TrendPlotProps {
  readonly reviews: readonly ScoredReview[];
  /** P-value of a change over time; null if there are too few reviews. */
  readonly changePValue: number | null;
}

/** Plots scores over time, with their moving average. */
export function TrendPlot({ reviews, changePValue }: TrendPlotProps) {
  const trend = trendOf(reviews);
  const { by, points } = trend;
  const first = points[0]?.x ?? 0;
  const last = points.at(-1)?.x ?? 1;
  return (
    <Plot
      title="Scores over time"
      summary={summaryOf(trend, changePValue)}
      x={
        by === 'date'
          ? {
              label: 'Day',
              domain: [first, last],
              format: (day) => formatShortDay(new Date(day).toISOString().slice(0, 10)),
              ticks: ticksBetween(first, last, DAY_MS),
            }
          : {
              label: 'Review',
              domain: [1, Math.max(2, last)],
              format: String,
              ticks: ticksBetween(1, last, 1),
            }
      }
      y={{ label: 'Score', domain: [-1, 1], format: formatSigned, ticks: [-1, -0.5, 0, 0.5, 1] }}
      legend={
        <>
          <p>
            <span className={styles.dotKey} aria-hidden="true" /> Positive or neutral review
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
        columns: [by === 'date' ? 'Day' : 'Review', 'Score', 'Verdict', capitalized(average)],
        rows: points.map((point) => [
          nameOf(trend, point),
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

interface MarksProps {
  readonly points: readonly TrendPoint[];
  readonly area: PlotArea;
}

function Marks({ points, area }: MarksProps) {
  const path = line<MeanPoint>(
    ({ x }) => area.x(x),
    ({ mean }) => area.y(mean),
  ).curve(curveMonotoneX);
  return (
    <>
      <line x1={area.left} x2={area.right} y1={area.y(0)} y2={area.y(0)} className={styles.zero} />
      <path d={path(points.filter(hasMean)) ?? undefined} className={styles.mean} />
      {points.map((point) => (
        <circle
          key={point.line}
          cx={area.x(point.x)}
          cy={area.y(point.score)}
          r={4}
          className={verdictOn(point.score) === 'negative' ? styles.negativeDot : styles.dot}
        />
      ))}
    </>
  );
}

type MeanPoint = TrendPoint & { readonly mean: number };

function hasMean(point: TrendPoint): point is MeanPoint {
  return point.mean !== null;
}

/** Summarizes the trend. Reports a change only if it's significant. */
function summaryOf(trend: Trend, pValue: number | null): string {
  const points = trend.points.filter(hasMean);
  const [first] = points;
  const end = points.at(-1);
  if (!first || !end || pValue === null)
    return `You need at least ${inWords(WINDOW + 1)} reviews with a score${trend.by === 'date' ? ' and a date' : ''} to see a trend.`;
  const best = points.reduce((a, b) => (b.mean > a.mean ? b : a), first);
  const worst = points.reduce((a, b) => (b.mean < a.mean ? b : a), first);
  const extremes = [
    { ...best, name: 'highest' },
    { ...worst, name: 'lowest' },
  ]
    .toSorted((a, b) => a.x - b.x)
    .map((point) => `${point.name} ${atPoint(trend, point)} (${formatSigned(point.mean)})`);
  const ending = [best, worst].includes(end) ? '' : ` It ends at ${formatSigned(end.mean)}.`;
  return pValue < SIGNIFICANCE
    ? `The ${average} was ${enumerated(extremes, 'and')}.${ending} That’s probably not a coincidence: put the reviews in random order, and you’d see a swing this big only once in ${Math.round(1 / pValue)} tries.`
    : `No clear change: the ${average} ranges from ${formatSigned(worst.mean)} to ${formatSigned(best.mean)}. Put the reviews in random order, and you’d see a swing this big ${percent(pValue)} of the time, so it may be a coincidence.`;
}

function atPoint(trend: Trend, point: TrendPoint): string {
  return `${trend.by === 'date' ? 'on' : 'at review'} ${nameOf(trend, point)}`;
}

function nameOf({ by }: Trend, { x }: TrendPoint): string {
  return by === 'date' ? formatDay(new Date(x).toISOString().slice(0, 10)) : String(x);
}

/** Returns ticks for about four equal intervals, in whole units. */
function ticksBetween(first: number, last: number, unit: number): readonly number[] {
  const step = Math.max(1, Math.round((last - first) / 4 / unit)) * unit;
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);
}

import { curveMonotoneX, line } from 'd3-shape';
import { formatDay, formatShortDay } from '../../domain/dates';
import { capitalized, enumerated, inWords, percent } from '../../domain/numerals';
import { formatSigned } from '../shared/amounts';
import { DAY_MS } from '../shared/days';
import type { PlotArea } from '../shared/plot/Plot';
import { Plot } from '../shared/plot/Plot';
import type { ScoredReview } from './model';
import styles from './TrendPlot.module.css';
import type { TrendPoint } from './trend';
import { WINDOW, SIGNIFICANCE, trendOf } from './trend';
import { verdictLabels, verdictOn } from './verdict';

const average = `${inWords(WINDOW)}-review average`;

interface TrendPlotProps {
  readonly reviews: readonly ScoredReview[];
  /** P-value of a change over time; null if there are too few reviews. */
  readonly changePValue: number | null;
}

/** Plots scores over time, with their moving average; nothing without dates. */
export function TrendPlot({ reviews, changePValue }: TrendPlotProps) {
  const points = trendOf(reviews);
  const first = points[0]?.x ?? 0;
  const last = points.at(-1)?.x ?? 1;
  if (points.length === 0) return null;
  return (
    <Plot
      size="short"
      title="Scores over time"
      summary={summaryOf(points, changePValue)}
      x={{
        label: 'Day',
        domain: [first, last],
        format: (day) => formatShortDay(isoDayOf(day)),
        ticks: ticksBetween(first, last),
      }}
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
        columns: ['Day', 'Score', 'Verdict', capitalized(average)],
        rows: points.map((point) => [
          formatDay(isoDayOf(point.x)),
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

/** Returns ticks for about four equal intervals, in whole days. */
function ticksBetween(first: number, last: number): readonly number[] {
  const step = Math.max(1, Math.round((last - first) / 4 / DAY_MS)) * DAY_MS;
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);
}

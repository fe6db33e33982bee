import styles from '../../art.module.css';
import { PictureFrame, type PictureProps } from '../../PictureFrame';
import { circlePath, evenSegments, roundedPath } from '../../segment';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const APRIL = 3;

/** Returns the share of a cohort that remains after `age` months, in 5% steps. April's customers stay longer. */
function retention(row: number, age: number) {
  return Math.round(20 * (0.1 + 0.9 * Math.exp(-age / (row === APRIL ? 6 : 1.8 + ((row * 5) % 4) / 2)))) / 20;
}

const segmentOf = (row: number, cx: number, cy: number) =>
  evenSegments({ cx, cy, outer: 118, inner: 20 }, 8, 8)[(row + 4) % 8] ?? '';
const aprilSegment = segmentOf(APRIL, 513, 339);

/** The cells of the table and the segments of the citrus. */
const shapes = months.flatMap((_, row) => [
  { row, share: retention(row, 2), path: row === APRIL ? aprilSegment : segmentOf(row, 528, 376) },
  ...months.slice(row).map((_, age) => ({
    row,
    share: retention(row, age),
    path: roundedPath(88 + age * 66, 48 + row * 52, 60, 46, 8),
  })),
]);

const shades = new Map<number, string>();
for (const { share, path } of shapes) shades.set(share, (shades.get(share) ?? '') + path);

const april = shapes.filter(({ row }) => row === APRIL).map(({ path }) => path);

/** Eight monthly cohorts that shrink with age. In the empty corner, the same eight form a citrus. */
export function CustomerInsightAnalyticsCover(props: PictureProps) {
  return (
    <PictureFrame
      {...props}
      tone="surface2"
      labels={months.flatMap((text, row) => [
        { text, x: 26, y: 78 + row * 52, anchor: 'start' },
        { text: row, x: 118 + row * 66, y: 34, color: styles.muted },
      ])}
    >
      <path d={circlePath(528, 376, 140) + aprilSegment} className={styles.pith} />
      {[...shades].map(([share, path]) => (
        <path key={share} d={path} className={styles.brand} fillOpacity={share} />
      ))}
      <path d={april.join('')} className={styles.inkLine} />
    </PictureFrame>
  );
}

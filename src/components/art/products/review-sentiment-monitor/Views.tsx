import { clsx } from 'clsx';
import styles from '../../art.module.css';
import { PictureFrame, type PictureProps } from '../../PictureFrame';
import { circlePath, evenSegments, pointOnCircle, ringPath } from '../../segment';
import { Shapes } from '../../Shapes';
import { Garment, hangerPath } from '../marks/Garment';
import { CitrusMark } from '../marks/CitrusMark';
import { ReviewSentimentMonitorCover } from './Cover';

/** Review scores of one dress, as [aspect, score from 0 to 1, position of its label]. */
const aspects = [
  ['price', 0.62, 'end'],
  ['color', 0.88, 'end'],
  ['fabric', 0.96, 'end'],
  ['length', 0.74, 'middle'],
  ['delivery', 0.24, 'start'],
  ['seams', 0.82, 'start'],
  ['fit', 0.3, 'start'],
] as const;

const dial = { cx: 320, cy: 270, inner: 96 };

/** Draws an aspect's segment up to a radius. */
function segment(index: number, outer: number) {
  const from = index * 36 - 124;
  return ringPath({ ...dial, outer, from, to: from + 32 });
}

/** A dial around a dress: one segment per aspect, filled to its score; complaints are orange. */
function AspectDial(props: PictureProps) {
  const rind = [pointOnCircle(320, 270, 222, -126), pointOnCircle(320, 270, 222, 126)];
  return (
    <PictureFrame
      {...props}
      labels={[
        ...aspects.map(([text, , anchor], index) => {
          const [x, y] = pointOnCircle(dial.cx, dial.cy, 238, index * 36 - 108);
          return { text, x: Math.round(x), y: Math.round(y) + (index === 3 ? 2 : 8), anchor, size: 25 };
        }),
        { text: 'Linen dress', x: 320, y: 456, size: 25 },
      ]}
    >
      <path d={`M${rind.join('A222 222 0 1 1 ')}`} className={styles.brandLine} strokeWidth="8" />
      <path d={aspects.map((_, index) => segment(index, 208)).join('')} className={styles.ground} />
      <Shapes
        of={aspects}
        path={([, score], index) => segment(index, 96 + Math.round(112 * score))}
        color={([, score]) => (score < 0.5 ? styles.brand : styles.leaf)}
      />
      <path d={circlePath(320, 270, 133) + circlePath(320, 270, 170)} className={styles.pithLine} />
      <path d={hangerPath(0, 0)} transform="translate(320 196)scale(1.16)" className={styles.inkLine} />
      <Garment kind="dress" x={320} y={196} scale={1.16} className={styles.plum} seams={styles.pithLine} />
    </PictureFrame>
  );
}

/** Praise and complaints in each of 29 weeks. Around week 19 parcels arrived late. */
const timeline = Array.from({ length: 29 }, (_, week) => {
  const trouble = Math.exp(-(((week - 18) / 1.7) ** 2));
  return {
    x: 48 + week * 19.5,
    praise: Math.round(54 + 9 * Math.sin(week * 2.3) + week / 2 - 34 * trouble),
    complaint: Math.round(15 + 6 * Math.sin(week * 1.7) + 64 * trouble),
    balance: Math.round(92 + 9 * Math.sin(week * 0.9) - week / 2 + 118 * trouble),
  };
});

/** A sentiment timeline: steady, with one marked dip; below it, praise and complaints. */
function SentimentTimeline(props: PictureProps) {
  const line = timeline.map(({ x, balance }) => `${x} ${balance}`).join('L');
  return (
    <PictureFrame
      {...props}
      tone="surface2"
      labels={[
        ...['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'].map((text, index) => ({
          text,
          x: 66 + index * 84,
          y: 463,
          size: 24,
        })),
        { text: 'late packages', x: 128, y: 203, anchor: 'start', size: 25 },
      ]}
    >
      <path d="M350 0H448V428H350Z" className={styles.brandSoft} />
      <path d="M0 92H640" className={styles.hairline} strokeDasharray="2 9" />
      <path d={`M${line}`} className={styles.inkLine} strokeWidth="5" />
      <path
        d={timeline.map(({ x, praise }) => `M${x} 318v${-praise}`).join('')}
        className={styles.leafLine}
        strokeWidth="11"
      />
      <path
        d={timeline.map(({ x, complaint }) => `M${x} 338v${complaint}`).join('')}
        className={styles.brandLine}
        strokeWidth="11"
      />
      <path d="M-9 428H649V489H-9Z" className={clsx(styles.inkLine, styles.ground)} />
      <path
        d="M60 152H288A16 16 0 0 1 304 168L380 204 304 208V220A16 16 0 0 1 288 236H60A16 16 0 0 1 44 220V168A16 16 0 0 1 60 152Z"
        className={clsx(styles.inkLine, styles.ground)}
      />
      <Garment kind="box" x={88} y={216} scale={0.7} className={styles.brand} />
      <CitrusMark cx={399} cy={206} r={26} segments={5} ripe={1} />
    </PictureFrame>
  );
}

/** The topics, as [word, x, y, radius, praise segments out of twelve]. */
const topics = [
  ['fit', 134, 146, 102, 5],
  ['size chart', 176, 338, 78, 3],
  ['sleeve', 54, 308, 46, 4],
  ['fabric', 340, 116, 92, 11],
  ['color', 486, 186, 62, 10],
  ['wash', 474, 68, 48, 9],
  ['soft', 574, 98, 42, 12],
  ['price', 322, 274, 60, 7],
  ['package', 510, 352, 88, 2],
  ['carrier', 372, 404, 54, 1],
] as const;

const opinions = topics.flatMap(([, cx, cy, r, praise]) =>
  evenSegments({ cx, cy, outer: Math.round(r * 0.8), inner: r / 8 }, 12, 5).map((path, index) => ({
    path,
    isPraise: index < praise,
  })),
);

/** A topic map: one citrus per topic, sized by mentions, with segments for praise and complaints. */
function TopicMap(props: PictureProps) {
  return (
    <PictureFrame
      {...props}
      tone="plumSoft"
      labels={topics.map(([text, x, y, r]) => ({ text, x, y: y + 8, size: Math.round(18 + r / 10) }))}
    >
      <path
        d="M134 146L176 338 54 308ZM340 116 486 186 474 68ZM474 68H574L486 186M340 116 322 274 176 338M510 352 372 404"
        className={styles.plumLine}
        strokeWidth="4"
      />
      {topics.map(([word, cx, cy, r, praise]) => (
        <circle
          key={word}
          cx={cx}
          cy={cy}
          r={r * 0.95}
          className={clsx(praise < 6 ? styles.brandLine : styles.leafLine, styles.ground)}
          strokeWidth={r / 10}
        />
      ))}
      <Shapes
        of={opinions}
        path={({ path }) => path}
        color={({ isPraise }) => (isPraise ? styles.leafSoft : styles.brandSoft)}
      />
    </PictureFrame>
  );
}

export const views = [ReviewSentimentMonitorCover, AspectDial, SentimentTimeline, TopicMap] as const;

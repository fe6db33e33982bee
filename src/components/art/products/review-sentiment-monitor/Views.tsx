import styles from '../../art.module.css';
import { PictureFrame, type PictureProps } from '../../PictureFrame';
import { evenSegments, pointOnCircle, ringPath } from '../../segment';
import { Garment, hanger } from '../marks/Garment';
import { CitrusMark } from '../marks/CitrusMark';
import { ReviewSentimentMonitorCover } from './Cover';

/** Review scores of one dress, as [aspect, score from 0 to 1, position of its label]. */
const aspects = [
  ['price', 0.62, styles.end],
  ['color', 0.88, styles.end],
  ['fabric', 0.96, styles.end],
  ['length', 0.74, styles.middle],
  ['delivery', 0.24, undefined],
  ['seams', 0.82, undefined],
  ['fit', 0.3, undefined],
] as const;

/** A dial around a dress: one segment per aspect, filled to its score; complaints are orange. */
function AspectDial(props: PictureProps) {
  const dial = { cx: 320, cy: 270 };
  const rind = [pointOnCircle(320, 270, 222, -126), pointOnCircle(320, 270, 222, 126)];
  return (
    <PictureFrame {...props}>
      <path d={`M${rind.join('A222 222 0 1 1 ')}`} className={styles.brandLine} strokeWidth="8" />
      {aspects.map(([aspect, score, set], index) => {
        const from = -126 + index * 36;
        const angle = { from: from + 2, to: from + 34 };
        const [x, y] = pointOnCircle(dial.cx, dial.cy, 238, from + 18);
        const hue = score < 0.5 ? 'brand' : 'leaf';
        return (
          <g key={aspect}>
            <path d={ringPath({ ...dial, inner: 96, outer: 208, ...angle })} className={styles.ground} />
            <path
              d={ringPath({ ...dial, inner: 96, outer: 96 + Math.round(112 * score), ...angle })}
              className={styles[hue]}
            />
            <text x={Math.round(x)} y={Math.round(y) + (index === 3 ? 2 : 8)} className={set} fontSize="25">
              {aspect}
            </text>
          </g>
        );
      })}
      <g className={styles.pithLine}>
        <circle {...dial} r="133" />
        <circle {...dial} r="170" />
      </g>
      <path d={hanger} transform="translate(320 196) scale(1.16)" className={styles.inkLine} />
      <Garment kind="dress" x={320} y={196} scale={1.16} className={styles.plum} seams={styles.pithLine} />
      <text x="320" y="456" className={styles.middle} fontSize="25">
        Linen dress
      </text>
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
    <PictureFrame {...props} tone="surface2">
      <path d="M350 0H448V428H350Z" className={styles.brandSoft} />
      <path d="M0 92H640" className={styles.hairline} strokeDasharray="2 9" />
      <path d={`M${line}`} className={styles.inkLine} strokeWidth="5" />
      <g strokeWidth="11">
        <path
          d={timeline.map(({ x, praise }) => `M${x} 318v${-praise}`).join('')}
          className={styles.leafLine}
        />
        <path
          d={timeline.map(({ x, complaint }) => `M${x} 338v${complaint}`).join('')}
          className={styles.brandLine}
        />
      </g>
      <path d="M0 428H640V480H0Z" className={styles.ground} />
      <path d="M0 428H640" className={styles.inkLine} />
      {['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'].map((month, index) => (
        <text key={month} x={66 + index * 84} y="463" className={styles.middle} fontSize="24">
          {month}
        </text>
      ))}
      <g className={styles.inkLine}>
        <path
          d="M60 152H288A16 16 0 0 1 304 168L380 204 304 208V220A16 16 0 0 1 288 236H60A16 16 0 0 1 44 220V168A16 16 0 0 1 60 152Z"
          className={styles.ground}
        />
      </g>
      <Garment kind="box" x={88} y={216} scale={0.7} className={styles.brand} />
      <text x="128" y="203" fontSize="25">
        late packages
      </text>
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

/** A topic map: one citrus per topic, sized by mentions, with segments for praise and complaints. */
function TopicMap(props: PictureProps) {
  return (
    <PictureFrame {...props} tone="plumSoft">
      <path
        d="M134 146L176 338 54 308ZM340 116 486 186 474 68ZM474 68H574L486 186M340 116 322 274 176 338M510 352 372 404"
        className={styles.plumLine}
        strokeWidth="4"
      />
      {topics.map(([word, cx, cy, r, praise]) => {
        const segments = evenSegments({ cx, cy, outer: Math.round(r * 0.8), inner: r / 8 }, 12, 5);
        return (
          <g key={word} strokeWidth={r / 10}>
            <circle cx={cx} cy={cy} r={r} className={styles.ground} />
            <circle
              cx={cx}
              cy={cy}
              r={r * 0.95}
              className={praise < 6 ? styles.brandLine : styles.leafLine}
            />
            <path d={segments.slice(0, praise).join('')} className={styles.leafSoft} />
            <path d={segments.slice(praise).join('')} className={styles.brandSoft} />
            <text x={cx} y={cy + 8} className={styles.middle} fontSize={Math.round(18 + r / 10)}>
              {word}
            </text>
          </g>
        );
      })}
    </PictureFrame>
  );
}

export const views = [ReviewSentimentMonitorCover, AspectDial, SentimentTimeline, TopicMap] as const;

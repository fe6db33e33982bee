import { clsx } from 'clsx';
import { Fragment } from 'react';
import styles from '../../art.module.css';
import { PictureFrame, type PictureProps } from '../../PictureFrame';
import { circlePath, pointOnCircle, ringPath, segmentPath } from '../../segment';
import { Shapes } from '../../Shapes';
import { Garment } from '../marks/Garment';
import { personPath } from '../marks/personPath';
import { CitrusMark } from '../marks/CitrusMark';
import { FraudShieldCover } from './Cover';

/** The signals of one order, as [name, how much it adds to the risk from 0 to 1, anchor of its label]. */
const signals = [
  ['card', 0.96, 'start'],
  ['address', 0.86, 'start'],
  ['hour', 0.34, 'start'],
  ['cart', 0.22, 'end'],
  ['email', 0.56, 'end'],
  ['device', 0.68, 'end'],
] as const;

/** The zones of the rind (approve, review, decline), as [from, to, class], in degrees. */
const zones = [
  [2, 148, styles.leaf],
  [152, 248, styles.brandSoft],
  [252, 358, styles.plum],
] as const;

const dial = { cx: 306, cy: 240, inner: 30 };

/** Draws a signal's segment up to a radius. */
function segment(index: number, outer: number) {
  return segmentPath({ ...dial, outer, from: index * 60 + 2, to: index * 60 + 58 });
}

/**
 * A risk dial: one segment per signal, filled by how much it adds to the score; the rind shows the decision.
 */
function RiskDial(props: PictureProps) {
  const [x, y] = pointOnCircle(dial.cx, dial.cy, 186, 285);
  return (
    <PictureFrame
      {...props}
      tone="plumSoft"
      labels={[
        ...signals.map(([text, , anchor], index) => {
          const [left, top] = pointOnCircle(dial.cx, dial.cy, 210, index * 60 + 30);
          return { text, x: Math.round(left), y: Math.round(top) + 8, anchor, size: 26 };
        }),
        { text: 79, x: 306, y: 256, size: 46 },
      ]}
    >
      <circle cx="306" cy="240" r="192" className={clsx(styles.inkLine, styles.ground)} strokeWidth="4" />
      {zones.map(([from, to, color]) => (
        <path key={from} d={ringPath({ ...dial, inner: 166, outer: 186, from, to })} className={color} />
      ))}
      <path d={signals.map((_, index) => segment(index, 152)).join('')} className={styles.plumSoft} />
      <Shapes
        of={signals}
        path={([, risk], index) => segment(index, 44 + Math.round(108 * risk))}
        color={([, risk]) => (risk > 0.75 ? styles.brand : styles.plum)}
      />
      <path
        d={circlePath(306, 240, 86) + circlePath(306, 240, 124)}
        className={styles.groundLine}
        strokeWidth="2"
      />
      <path d={`M306 240 ${x} ${y}`} className={styles.inkLine} strokeWidth="8" />
      <circle cx="306" cy="240" r="48" className={clsx(styles.inkLine, styles.ground)} />
    </PictureFrame>
  );
}

/** The parcels on the belts, as [x, y, color]. */
const parcels = [
  [330, 116, styles.leafSoft],
  [436, 116, styles.leafSoft],
  [542, 116, styles.leafSoft],
  [344, 252, styles.brandSoft],
  [350, 388, styles.plumSoft],
  [58, 252, styles.ground],
] as const;

/**
 * A decision flow as a conveyor belt: each order passes the citrus and rolls on to approve, review or
 * decline.
 */
function DecisionFlow(props: PictureProps) {
  const belts = 'M0 264H640M176 264C250 264 216 128 296 128H640M176 264C250 264 216 400 296 400H452';
  return (
    <PictureFrame
      {...props}
      tone="surface2"
      labels={[
        { text: 'approve', x: 622, y: 174, anchor: 'end', size: 26 },
        { text: 'review', x: 622, y: 310, anchor: 'end', size: 26 },
        { text: 'decline', x: 300, y: 446, anchor: 'start', size: 26 },
      ]}
    >
      <path d={belts} className={styles.inkLine} strokeWidth="22" />
      <path d={belts} className={styles.groundLine} strokeWidth="9" strokeDasharray="0 21" />
      {parcels.map(([x, y, color]) => (
        <Garment key={`${x} ${y}`} kind="box" x={x} y={y} scale={1.15} className={color} />
      ))}
      <CitrusMark cx={176} cy={264} r={70} segments={9} />
      <path d={personPath(480, 252, 46)} className={styles.ink} />
      <path d="M398 240 428 262" className={styles.inkLine} strokeWidth="6" />
      <circle cx="384" cy="229" r="18" className={clsx(styles.inkLine, styles.ground)} strokeWidth="6" />
      <g transform="rotate(28 520 400)">
        <Garment
          kind="box"
          x={520}
          y={416}
          scale={1.15}
          className={styles.plum}
          seams={styles.plumSoftLine}
        />
      </g>
      <path d="M456 424H612L598 490H470Z" className={clsx(styles.inkLine, styles.plumSoft)} />
      <path d="M500 424 506 480M534 424V480M568 424 562 480" className={styles.inkLine} />
    </PictureFrame>
  );
}

/** A week of orders, as [day, approved, reviewed, declined], one parcel per hundred. */
const week = [
  ['Mon', 6, 1, 0],
  ['Tue', 5, 1, 1],
  ['Wed', 7, 1, 0],
  ['Thu', 6, 1, 1],
  ['Fri', 8, 1, 0],
  ['Sat', 6, 2, 4],
  ['Sun', 8, 1, 1],
] as const;

const dayX = (index: number) => 28 + index * 86;

/** The parcels of each decision, with the y of their key and the colors of boxes and flaps. */
const stacks = (
  [
    ['approved', styles.leafSoft, styles.inkLine],
    ['reviewed', styles.brand, styles.inkLine],
    ['declined', styles.plum, styles.plumSoftLine],
  ] as const
).map(([word, cloth, flap], decision) => ({
  word,
  y: 108 - decision * 38,
  cloth,
  flap,
  parcels: week.flatMap(([, ...counts], index) => {
    const below = counts.slice(0, decision).reduce<number>((sum, count) => sum + count, 0);
    return Array.from({ length: counts[decision] ?? 0 }, (_, level) => {
      const y = 376 - (below + level) * 28;
      return { x: dayX(index) + (y % 3), y };
    });
  }),
}));

/** A week of orders as parcels on pallets, stacked by decision. Saturday shows an attack. */
function WeekStack(props: PictureProps) {
  return (
    <PictureFrame
      {...props}
      tone="brandSoft"
      labels={[
        ...week.map(([text], index) => ({ text, x: dayX(index) + 33, y: 460, size: 25 })),
        ...stacks.map(({ word, y }) => ({
          text: word,
          x: 78,
          y: y + 21,
          anchor: 'start' as const,
          size: 25,
        })),
      ]}
      legend={stacks.map(({ word, cloth, y }) => (
        <path key={word} d={`M28 ${y}h36v24h-36z`} className={clsx(styles.inkLine, cloth)} />
      ))}
    >
      {stacks.map(({ word, cloth, flap, parcels }) => (
        <Fragment key={word}>
          <path
            d={parcels.map(({ x, y }) => `M${x} ${y}h66v28h-66z`).join('')}
            className={clsx(styles.inkLine, cloth)}
          />
          <path
            d={parcels.map(({ x, y }) => `M${x + 26} ${y}v10h14v-10`).join('')}
            className={flap}
            strokeWidth="2"
          />
        </Fragment>
      ))}
      <path
        d={week.map((_, index) => `M${dayX(index) - 5} 408h78m-69 0v12m29-12v12m29-12v12`).join('')}
        className={styles.inkLine}
        strokeWidth="6"
      />
    </PictureFrame>
  );
}

export const views = [FraudShieldCover, RiskDial, DecisionFlow, WeekStack] as const;

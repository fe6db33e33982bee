import { clsx } from 'clsx';
import { Fragment } from 'react';
import styles from '../../art.module.css';
import { PictureFrame, type PictureProps } from '../../PictureFrame';
import { inset, pointOnCircle, sectors, segmentPath } from '../../segment';
import { Shapes } from '../../Shapes';
import { personPath } from '../marks/personPath';
import { CitrusMark } from '../marks/CitrusMark';
import { CustomerInsightAnalyticsCover } from './Cover';

/** All customers by segment, as [name, customers, color, color of the seeds]. */
const segments = [
  ['regulars', 412, styles.brand, styles.groundLine],
  ['gift buyers', 268, styles.plum, styles.groundLine],
  ['sale only', 190, styles.leaf, styles.groundLine],
  ['new', 124, styles.brandSoft, styles.inkLine],
  ['lapsed', 86, styles.plumSoft, styles.inkLine],
] as const;

/** A seed for each handful of people, arranged like sunflower seeds. */
const seeds = Array.from({ length: 126 }, (_, index) => ({
  angle: ((((index * 137.51) % 360) + 62) % 360) - 62,
  radius: 15.2 * Math.sqrt(index + 8),
}));

/** The segments, with their seeds. The first is pulled out. */
const pieces = sectors([segments], ([, customers]) => customers, { start: -62 }).map(
  ({ item: [name, , flesh, pip], from, to }, index) => {
    const [cx, cy] = pointOnCircle(204, 240, index ? 0 : 15, (from + to) / 2);
    const edge = (radius: number) => 4 + 500 / radius;
    return {
      name,
      flesh,
      pip,
      path: segmentPath({ cx, cy, outer: 196, inner: 20, ...inset({ from, to }, 3) }),
      seeds: seeds
        .filter(({ angle, radius }) => angle > from + edge(radius) && angle < to - edge(radius))
        .map(({ angle, radius }) => `M${pointOnCircle(cx, cy, radius, angle).map(Math.round).join(' ')}h0`)
        .join(''),
    };
  },
);

/** Customer segments as a cut citrus; segments differ in size, and each seed is a handful of people. */
function Segments(props: PictureProps) {
  return (
    <PictureFrame
      {...props}
      tone="leafSoft"
      legend={segments.map(([name, , flesh], index) => (
        <circle key={name} cx="454" cy={72 + index * 80} r="11" className={clsx(styles.inkLine, flesh)} />
      ))}
      labels={segments.flatMap(([name, customers], index) => [
        { text: customers, x: 480, y: 83 + index * 80, anchor: 'start', size: 36 },
        { text: name, x: 480, y: 108 + index * 80, anchor: 'start', color: styles.muted },
      ])}
    >
      <circle cx="204" cy="240" r="216" className={clsx(styles.inkLine, styles.ground)} />
      {pieces.map(({ name, path, flesh }) => (
        <path key={name} d={path} className={flesh} />
      ))}
      <Shapes of={pieces} path={({ seeds }) => seeds} color={({ pip }) => pip} strokeWidth={7} />
    </PictureFrame>
  );
}

/** The steps of a visit, as [name, x]. */
const steps = [
  ['visit', 66],
  ['look', 192],
  ['cart', 318],
  ['checkout', 444],
] as const;

/** The drops of visitors who leave, as [x, y of the tip, size]. */
const drops = [
  [192, 294, 27],
  [318, 228, 24],
  [444, 190, 16],
] as const;

const ofDrops = (path: (x: number, y: number, size: number) => string) =>
  drops.map(([x, y, size]) => path(x, y, size)).join('');

/**
 * A funnel: a stream of juice that narrows from visit to order, with a drop at each step for visitors who
 * leave.
 */
function Funnel(props: PictureProps) {
  return (
    <PictureFrame
      {...props}
      tone="brandSoft"
      labels={[
        ...steps.map(([text, x]) => ({ text, x, y: 64, size: 26 })),
        { text: 'order', x: 552, y: 424, color: styles.ground, size: 26 },
      ]}
    >
      <path d="M490 306H614L600 456H504Z" className={styles.ground} />
      <path
        d="M0 104H518Q580 104 580 166V360H606L598 454H506L498 360H520V178Q520 164 506 164H444V104ZM0 104V340H66C130 340 126 268 192 268C256 268 252 202 318 202C382 202 378 164 444 164V104Z"
        className={styles.brand}
      />
      <path d="M490 306H614L600 456H504ZM0 456H640" className={styles.inkLine} />
      <CitrusMark cx={12} cy={222} r={152} segments={10} />
      <path
        d={ofDrops((x, y) => `M${x} 80V${y - 40}`)}
        className={styles.groundLine}
        strokeDasharray="1 10"
      />
      <path
        d={ofDrops(
          (x, y, r) =>
            `M${x} ${y}c${r * 0.5} ${r} ${r} ${r * 1.3} ${r} ${r * 2}a${r} ${r} 0 0 1 ${-2 * r} 0c0 ${r * -0.7} ${r * 0.5} ${-r} ${r} ${r * -2}zM${x - r * 1.8} 450a${r * 1.8} 6 0 0 1 ${r * 3.6} 0a${r * 1.8} 6 0 0 1 ${r * -3.6} 0z`,
        )}
        className={styles.plum}
      />
      <path d={ofDrops((x, y, r) => personPath(x, y + 6 + r * 2.1, r * 0.56))} className={styles.ground} />
      <CitrusMark cx={604} cy={300} r={32} />
    </PictureFrame>
  );
}

/** The cohorts, as [month, value that the curve approaches, its time constant in months, color]. */
const cohorts = [
  ['Apr', 330, 4, 'brand'],
  ['Jan', 262, 5, 'plum'],
  ['Jun', 214, 4.6, 'leaf'],
  ['Nov', 104, 2, 'muted'],
] as const;

/** Lifetime value by cohort: curves that start at the first order, with the acquisition cost as a line. */
function LifetimeValue(props: PictureProps) {
  const x = (age: number) => 56 + age * 42;
  const y = (end: number, pace: number, age: number) =>
    Math.round(400 - 30 - end * (1 - Math.exp(-age / pace)));
  const cost = 200;
  const ticks = Array.from({ length: 13 }, (_, age) => `M${x(age)} 400v${age % 3 ? 7 : 14}`);
  return (
    <PictureFrame
      {...props}
      tone="surface2"
      labels={[
        ...cohorts.map(([text, end, pace]) => ({
          text,
          x: x(12) + 18,
          y: y(end, pace, 12) + 8,
          anchor: 'start' as const,
          size: 24,
        })),
        { text: 'paid back', x: 68, y: 188, anchor: 'start' },
        ...['0', '3', '6', '9', '12 months'].map((text, index) => ({
          text,
          x: x(index * 3),
          y: 446,
          size: 24,
        })),
      ]}
    >
      {cohorts.map(([month, end, pace, hue], index) => {
        const line = Array.from(
          { length: 37 },
          (_, third) => `${x(third / 3)} ${y(end, pace, third / 3)}`,
        ).join('L');
        return (
          <Fragment key={month}>
            <path d={`M56 370L${line}V400H56Z`} className={index % 2 ? styles.pith : styles.brandSoft} />
            <path d={`M${line}`} className={styles[`${hue}Line`]} strokeWidth={index ? 4 : 7} />
            <circle cx={x(12)} cy={y(end, pace, 12)} r="8" className={styles[hue]} />
          </Fragment>
        );
      })}
      <path d={`M56 ${cost}H560`} className={styles.inkLine} strokeDasharray="2 9" />
      <path d={`M56 24V400H640${ticks.join('')}`} className={styles.inkLine} />
      {cohorts.slice(0, 3).map(([month, end, pace, hue]) => {
        const age = -pace * Math.log(1 - (400 - 30 - cost) / end);
        return hue === 'muted' ? null : (
          <CitrusMark key={month} cx={Math.round(x(age))} cy={cost} r={19} hue={hue} />
        );
      })}
    </PictureFrame>
  );
}

export const views = [CustomerInsightAnalyticsCover, Segments, Funnel, LifetimeValue] as const;

import { clsx } from 'clsx';
import styles from '../../art.module.css';
import { PictureFrame, type PictureProps } from '../../PictureFrame';
import { inset, pointOnCircle, sectors, segmentPath } from '../../segment';
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

const pieces = sectors([segments], ([, customers]) => customers, { start: -62 });

/** Customer segments as a cut citrus; segments differ in size, and each seed is a handful of people. */
function Segments(props: PictureProps) {
  const citrus = { cx: 204, cy: 240 };
  const pips = Array.from({ length: 126 }, (_, index) => ({
    angle: ((((index * 137.51) % 360) + 62) % 360) - 62,
    radius: 15.2 * Math.sqrt(index + 8),
  }));
  return (
    <PictureFrame {...props} tone="leafSoft">
      <g className={styles.inkLine}>
        <circle {...citrus} r="216" className={styles.ground} />
      </g>
      {pieces.map(({ item: [name, customers, flesh, pip], from, to }, index) => {
        const [x, y] = pointOnCircle(citrus.cx, citrus.cy, index ? 0 : 15, (from + to) / 2);
        const edge = (radius: number) => 4 + 500 / radius;
        return (
          <g key={name}>
            <path
              d={segmentPath({ cx: x, cy: y, outer: 196, inner: 20, ...inset({ from, to }, 3) })}
              className={flesh}
            />
            <path
              d={pips
                .filter(({ angle, radius }) => angle > from + edge(radius) && angle < to - edge(radius))
                .map(
                  ({ angle, radius }) => `M${pointOnCircle(x, y, radius, angle).map(Math.round).join(' ')}h0`,
                )
                .join('')}
              className={pip}
              strokeWidth="7"
            />
            <g className={clsx(styles.inkLine, styles.key)}>
              <circle cx="454" cy={72 + index * 80} r="11" className={flesh} />
            </g>
            <text x="480" y={83 + index * 80} fontSize="36">
              {customers}
            </text>
            <text x="480" y={108 + index * 80} className={styles.muted} fontSize="22">
              {name}
            </text>
          </g>
        );
      })}
    </PictureFrame>
  );
}

/** The steps of a visit, as [name, width of the stream, size of the drop for visitors who leave]. */
const steps = [
  ['visit', 236, 0],
  ['look', 164, 27],
  ['cart', 98, 24],
  ['checkout', 60, 16],
] as const;

/**
 * A funnel: a stream of juice that narrows from visit to order, with a drop at each step for visitors who
 * leave.
 */
function Funnel(props: PictureProps) {
  const bottom = (index: number) => 104 + (steps[index]?.[1] ?? 0);
  const at = (index: number) => 66 + index * 126;
  const narrowing = [1, 2, 3].map(
    (index) =>
      `C${at(index) - 62} ${bottom(index - 1)} ${at(index) - 66} ${bottom(index)} ${at(index)} ${bottom(index)}`,
  );
  return (
    <PictureFrame {...props} tone="brandSoft">
      <g className={styles.inkLine}>
        <path d="M490 306H614L600 456H504Z" className={styles.ground} />
      </g>
      <path
        d={`M0 104H518Q580 104 580 166V360H606L598 454H506L498 360H520V178Q520 164 506 164H${at(3)}V104ZM0 104V340H66${narrowing.join('')}V104Z`}
        className={styles.brand}
      />
      <g className={styles.inkLine}>
        <path d="M490 306H614L600 456H504Z" />
        <path d="M0 456H640" />
      </g>
      <CitrusMark cx={12} cy={222} r={152} segments={10} />
      {steps.map(([name, , drop], index) => (
        <g key={name}>
          <text x={at(index)} y="64" className={styles.middle} fontSize="26">
            {name}
          </text>
          {index > 0 && (
            <>
              <path
                d={`M${at(index)} 80V${bottom(index) - 14}`}
                className={styles.groundLine}
                strokeDasharray="1 10"
              />
              <path
                d={`M${at(index)} ${bottom(index) + 26}C${at(index) + drop * 0.5} ${bottom(index) + 26 + drop} ${at(index) + drop} ${bottom(index) + 26 + drop * 1.3} ${at(index) + drop} ${bottom(index) + 26 + drop * 2}a${drop} ${drop} 0 0 1 ${-2 * drop} 0C${at(index) - drop} ${bottom(index) + 26 + drop * 1.3} ${at(index) - drop * 0.5} ${bottom(index) + 26 + drop} ${at(index)} ${bottom(index) + 26}Z`}
                className={styles.plum}
              />
              <path
                d={personPath(at(index), bottom(index) + 32 + drop * 2.1, drop * 0.56)}
                className={styles.ground}
              />
              <ellipse cx={at(index)} cy="450" rx={drop * 1.8} ry="6" className={styles.plum} />
            </>
          )}
        </g>
      ))}
      <text x="552" y="424" className={clsx(styles.middle, styles.ground)} fontSize="26">
        order
      </text>
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
  return (
    <PictureFrame {...props} tone="surface2">
      {cohorts.map(([month, end, pace, hue], index) => {
        const line = Array.from(
          { length: 37 },
          (_, third) => `${x(third / 3)} ${y(end, pace, third / 3)}`,
        ).join('L');
        return (
          <g key={month}>
            <path d={`M56 370L${line}V400H56Z`} className={index % 2 ? styles.pith : styles.brandSoft} />
            <path d={`M${line}`} className={styles[`${hue}Line`]} strokeWidth={index ? 4 : 7} />
            <circle cx={x(12)} cy={y(end, pace, 12)} r="8" className={styles[hue]} />
            <text x={x(12) + 18} y={y(end, pace, 12) + 8} fontSize="24">
              {month}
            </text>
          </g>
        );
      })}
      <g className={styles.inkLine}>
        <path d={`M56 ${cost}H560`} strokeDasharray="2 9" />
        <path d="M56 24V400H640" />
        {Array.from({ length: 13 }, (_, age) => (
          <path key={age} d={`M${x(age)} 400v${age % 3 ? 7 : 14}`} />
        ))}
      </g>
      {cohorts.slice(0, 3).map(([month, end, pace, hue]) => {
        const age = -pace * Math.log(1 - (400 - 30 - cost) / end);
        return hue === 'muted' ? null : (
          <CitrusMark key={month} cx={Math.round(x(age))} cy={cost} r={19} hue={hue} />
        );
      })}
      <text x="68" y="188" fontSize="22">
        paid back
      </text>
      {['0', '3', '6', '9', '12 months'].map((age, index) => (
        <text key={age} x={x(index * 3)} y="446" className={styles.middle} fontSize="24">
          {age}
        </text>
      ))}
    </PictureFrame>
  );
}

export const views = [CustomerInsightAnalyticsCover, Segments, Funnel, LifetimeValue] as const;

import styles from '../../art.module.css';
import { PictureFrame, type PictureProps } from '../../PictureFrame';
import { pointOnCircle, ringPath, segmentPath } from '../../segment';
import { Garment } from '../marks/Garment';
import { personPath } from '../marks/personPath';
import { CitrusMark } from '../marks/CitrusMark';
import { FraudShieldCover } from './Cover';

/** The signals of one order, as [name, how much it adds to the risk from 0 to 1, class of its label]. */
const signals = [
  ['card', 0.96, undefined],
  ['address', 0.86, undefined],
  ['hour', 0.34, undefined],
  ['cart', 0.22, styles.end],
  ['email', 0.56, styles.end],
  ['device', 0.68, styles.end],
] as const;

/** The zones of the rind (approve, review, decline), as [from, to, class], in degrees. */
const zones = [
  [2, 148, styles.leaf],
  [152, 248, styles.brandSoft],
  [252, 358, styles.plum],
] as const;

/**
 * A risk dial: one segment per signal, filled by how much it adds to the score; the rind shows the decision.
 */
function RiskDial(props: PictureProps) {
  const dial = { cx: 306, cy: 240 };
  const [x, y] = pointOnCircle(dial.cx, dial.cy, 186, 285);
  return (
    <PictureFrame {...props} tone="plumSoft">
      <circle {...dial} r="192" className={styles.ground} />
      {zones.map(([from, to, color]) => (
        <path key={from} d={ringPath({ ...dial, inner: 166, outer: 186, from, to })} className={color} />
      ))}
      {signals.map(([name, risk, set], index) => {
        const angle = { from: index * 60 + 2, to: index * 60 + 58 };
        const [left, top] = pointOnCircle(dial.cx, dial.cy, 210, index * 60 + 30);
        return (
          <g key={name}>
            <path d={segmentPath({ ...dial, inner: 30, outer: 152, ...angle })} className={styles.plumSoft} />
            <path
              d={segmentPath({ ...dial, inner: 30, outer: 44 + Math.round(108 * risk), ...angle })}
              className={risk > 0.75 ? styles.brand : styles.plum}
            />
            <text x={Math.round(left)} y={Math.round(top) + 8} className={set} fontSize="26">
              {name}
            </text>
          </g>
        );
      })}
      <g className={styles.groundLine} strokeWidth="2">
        <circle {...dial} r="86" />
        <circle {...dial} r="124" />
      </g>
      <g className={styles.inkLine}>
        <circle {...dial} r="192" strokeWidth="4" />
        <path d={`M306 240 ${x} ${y}`} strokeWidth="8" />
        <circle {...dial} r="48" className={styles.ground} />
      </g>
      <text x="306" y="256" className={styles.middle} fontSize="46">
        79
      </text>
    </PictureFrame>
  );
}

/** The possible decisions, as [label, y of the belt, color of its parcels, x of each parcel]. */
const lanes = [
  ['approve', 128, 'leaf', [330, 436, 542]],
  ['review', 264, 'brand', [344]],
  ['decline', 400, 'plum', [350]],
] as const;

/**
 * A decision flow as a conveyor belt: each order passes the citrus and rolls on to approve, review or
 * decline.
 */
function DecisionFlow(props: PictureProps) {
  const belts = 'M0 264H640M176 264C250 264 216 128 296 128H640M176 264C250 264 216 400 296 400H452';
  return (
    <PictureFrame {...props} tone="surface2">
      <path d={belts} className={styles.inkLine} strokeWidth="22" />
      <path d={belts} className={styles.groundLine} strokeWidth="9" strokeDasharray="0 21" />
      {lanes.map(([word, y, hue, parcels]) => (
        <g key={word}>
          {parcels.map((x) => (
            <Garment key={x} kind="box" x={x} y={y - 12} scale={1.15} className={styles[`${hue}Soft`]} />
          ))}
          <text
            x={word === 'decline' ? 300 : 622}
            y={y + 46}
            className={word === 'decline' ? undefined : styles.end}
            fontSize="26"
          >
            {word}
          </text>
        </g>
      ))}
      <Garment kind="box" x={58} y={252} scale={1.15} className={styles.ground} />
      <CitrusMark cx={176} cy={264} r={70} segments={9} />
      <path d={personPath(480, 252, 46)} className={styles.ink} />
      <g className={styles.inkLine} strokeWidth="6">
        <path d="M398 240 428 262" />
        <circle cx="384" cy="229" r="18" className={styles.ground} />
      </g>
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
      <g className={styles.inkLine}>
        <path d="M456 424H612L598 490H470Z" className={styles.plumSoft} />
        <path d="M500 424 506 480M534 424V480M568 424 562 480" />
      </g>
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

const decisions = [
  ['approved', styles.leafSoft],
  ['reviewed', styles.brand],
  ['declined', styles.plum],
] as const;

/** A week of orders as parcels on pallets, stacked by decision. Saturday shows an attack. */
function WeekStack(props: PictureProps) {
  return (
    <PictureFrame {...props} tone="brandSoft">
      {week.map(([day, ...counts], index) => {
        const x = 28 + index * 86;
        return (
          <g key={day}>
            <g className={styles.inkLine}>
              {counts.map((count, decision) => {
                const below = counts.slice(0, decision).reduce<number>((sum, before) => sum + before, 0);
                const parcels = Array.from({ length: count }, (_, level) => 376 - (below + level) * 28);
                return (
                  <g key={decision}>
                    <path
                      d={parcels.map((y) => `M${x + (y % 3)} ${y}h66v28h-66z`).join('')}
                      className={decisions[decision]?.[1]}
                    />
                    <path
                      d={parcels.map((y) => `M${x + 26 + (y % 3)} ${y}v10h14v-10`).join('')}
                      className={decision === 2 ? styles.plumSoftLine : undefined}
                      strokeWidth="2"
                    />
                  </g>
                );
              })}
              <path
                d={`M${x - 5} 408H${x + 73}M${x + 4} 408v12M${x + 33} 408v12M${x + 62} 408v12`}
                strokeWidth="6"
              />
            </g>
            <text x={x + 33} y="460" className={styles.middle} fontSize="25">
              {day}
            </text>
          </g>
        );
      })}
      {decisions.map(([word, cloth], index) => (
        <g key={word} className={styles.key} transform={`translate(28 ${108 - index * 38})`}>
          <g className={styles.inkLine}>
            <path d="M0 0H36V24H0Z" className={cloth} />
          </g>
          <text x="50" y="21" fontSize="25">
            {word}
          </text>
        </g>
      ))}
    </PictureFrame>
  );
}

export const views = [FraudShieldCover, RiskDial, DecisionFlow, WeekStack] as const;

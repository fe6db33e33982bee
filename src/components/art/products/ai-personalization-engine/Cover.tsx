import { clsx } from 'clsx';
import styles from '../../art.module.css';
import { PictureFrame, type PictureProps } from '../../PictureFrame';
import { evenSegments } from '../../segment';
import { Garment, hangerPath } from '../marks/Garment';
import { CitrusMark } from '../marks/CitrusMark';

/** The clothes on the rail, as [item, x, color, matching segments, color of the seams]. */
const rail = [
  ['dress', 100, styles.brand, 8],
  ['coat', 216, styles.plum, 6, styles.pithLine],
  ['shirt', 332, styles.leafSoft, 5],
  ['trousers', 448, styles.ground, 2],
] as const;

const halo = evenSegments({ cx: 100, cy: 238, outer: 140, inner: 30 }, 12, 4).join('');
const hangers = rail.map(([, x]) => hangerPath(x, 124)).join('');

/** A clothes rail sorted for one shopper: the dress jumped from last place to first. */
export function AiPersonalizationEngineCover(props: PictureProps) {
  return (
    <PictureFrame
      {...props}
      labels={[
        ...rail.map(([, x], place) => ({ text: place + 1, x, y: 459, size: 26 })),
        { text: 'for Mia', x: 560, y: 459, size: 26 },
      ]}
    >
      <circle cx="100" cy="238" r="158" className={styles.brandSoftLine} strokeWidth="9" />
      <path d={halo} className={clsx(styles.brandSoftLine, styles.brandSoft)} />
      <path d="M-9 420H649V489H-9Z" className={clsx(styles.inkLine, styles.ground)} />
      <path d="M0 124H616" className={styles.inkLine} strokeWidth="7" />
      <path d={hangers} className={styles.inkLine} />
      <path
        d="M560 108C540-12 120-2 103 88"
        className={styles.brandLine}
        strokeWidth="4"
        strokeDasharray="1 10"
      />
      <path d="M88 78 102 94 116 77" className={styles.brandLine} strokeWidth="4" />
      <path
        d={`${hangerPath(0, 0)}M-24 27Q-22 48-32 66-18 84-22 100-30 142-56 178-26 192 0 186 26 192 56 178 30 142 22 100 18 84 32 66 22 48 24 27`}
        transform="translate(560 124)"
        className={styles.brandLine}
        strokeDasharray="5 8"
      />
      {rail.map(([kind, x, cloth, , seams]) => (
        <Garment key={kind} kind={kind} x={x} y={124} className={cloth} seams={seams} />
      ))}
      {rail.map(([kind, x, , match]) => (
        <CitrusMark key={kind} cx={x} cy={383} r={36} ripe={match} />
      ))}
    </PictureFrame>
  );
}

import styles from '../../art.module.css';
import { PictureFrame, type PictureProps } from '../../PictureFrame';
import { evenSegments } from '../../segment';
import { Garment, hanger } from '../marks/Garment';
import { CitrusMark } from '../marks/CitrusMark';

const rail = [
  ['dress', styles.brand, 8],
  ['coat', styles.plum, 6, styles.pithLine],
  ['shirt', styles.leafSoft, 5],
  ['trousers', styles.ground, 2],
] as const;

const halo = evenSegments({ cx: 100, cy: 238, outer: 140, inner: 30 }, 12, 4).join('');

/** A clothes rail sorted for one shopper: the dress jumped from last place to first. */
export function AiPersonalizationEngineCover(props: PictureProps) {
  return (
    <PictureFrame {...props}>
      <g className={styles.brandSoftLine}>
        <circle cx="100" cy="238" r="158" strokeWidth="9" />
        <path d={halo} className={styles.brandSoft} />
      </g>
      <path d="M0 420H640V480H0Z" className={styles.ground} />
      <g className={styles.inkLine}>
        <path d="M0 124H616" strokeWidth="7" />
        <path d="M0 420H640" />
      </g>
      <g className={styles.brandLine}>
        <path d="M560 108C540-12 120-2 103 88" strokeWidth="4" strokeDasharray="1 10" />
        <path d="M88 78 102 94 116 77" strokeWidth="4" />
        <g transform="translate(560 124)" strokeDasharray="5 8">
          <path d={hanger} />
          <path d="M-24 27Q-22 48-32 66-18 84-22 100-30 142-56 178-26 192 0 186 26 192 56 178 30 142 22 100 18 84 32 66 22 48 24 27" />
        </g>
      </g>
      {rail.map(([kind, cloth, match, seams], place) => {
        const x = 100 + place * 116;
        return (
          <g key={kind}>
            <path d={hanger} transform={`translate(${x} 124)`} className={styles.inkLine} />
            <Garment kind={kind} x={x} y={124} className={cloth} seams={seams} />
            <CitrusMark cx={x} cy={383} r={36} ripe={match} />
            <text x={x} y={459} className={styles.middle} fontSize="26">
              {place + 1}
            </text>
          </g>
        );
      })}
      <text x="560" y="459" className={styles.middle} fontSize="26">
        for Mia
      </text>
    </PictureFrame>
  );
}

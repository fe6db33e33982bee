import { currency } from '../../../../domain/money';
import styles from '../../art.module.css';
import { PictureFrame, type PictureProps } from '../../PictureFrame';
import { CitrusMark } from '../marks/CitrusMark';

const shelf = 404;

/** Returns the y coordinate of a bar's top. Revenue is highest at x = 262. */
function top(x: number) {
  return Math.round(shelf - 20 - 316 * Math.exp(-(((x - 262) / (x < 262 ? 120 : 200)) ** 2)));
}

function every(step: number) {
  return Array.from({ length: 560 / step + 1 }, (_, index) => 40 + index * step);
}

/** Each candidate price is a bar on a shelf's edge; the one with the most revenue has the price tag. */
export function DynamicPricingOptimizerCover(props: PictureProps) {
  return (
    <PictureFrame {...props} tone="brandSoft">
      <g strokeWidth="9" strokeLinecap="butt">
        <path
          d={every(17)
            .map((x) => `M${x} ${shelf}V${top(x)}`)
            .join('')}
          className={styles.groundLine}
        />
        <path d={`M262 ${shelf}V68`} className={styles.brandLine} />
      </g>
      <g className={styles.inkLine}>
        <path
          d={`M${every(10)
            .map((x) => `${x} ${top(x)}`)
            .join('L')}`}
          strokeWidth="4"
        />
        {[144, 196, 364, 420].map((x) => (
          <circle key={x} cx={x} cy={top(x)} r="8" className={styles.ground} />
        ))}
      </g>
      <CitrusMark cx={262} cy={68} r={30} />
      <g transform="translate(486 84)rotate(-12)">
        <g className={styles.inkLine}>
          <path d="M-62 52 0-18 62 52V206Q62 218 50 218H-50Q-62 218-62 206Z" className={styles.brand} />
          <circle cy="22" r="11" className={styles.brandSoft} />
        </g>
        <text y="144" className={`${styles.middle} ${styles.ground}`} fontSize="58" fontWeight="700">
          {currency.symbol}34
        </text>
      </g>
      <path d="M290 54C350 18 440 44 490 104" className={styles.inkLine} />
      <path d={`M0 ${shelf}H640V480H0Z`} className={styles.ground} />
      <path d={`M0 ${shelf}H640`} className={styles.inkLine} />
      {[24, 29, 34, 39, 44, 49].map((price, index) => (
        <g key={price}>
          <rect
            x={16 + index * 104}
            y="420"
            width="76"
            height="44"
            rx="6"
            className={index === 2 ? styles.brandStrong : styles.surface2}
          />
          <text
            x={54 + index * 104}
            y="451"
            className={`${styles.middle} ${index === 2 ? styles.ground : ''}`}
            fontSize="25"
          >
            {currency.symbol}
            {price}
          </text>
        </g>
      ))}
    </PictureFrame>
  );
}

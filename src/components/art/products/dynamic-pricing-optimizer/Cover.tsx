import { clsx } from 'clsx';
import styles from '../../art.module.css';
import { PictureFrame, type PictureProps } from '../../PictureFrame';
import { circlePath, roundedPath } from '../../segment';
import { Shapes } from '../../Shapes';
import { CitrusMark } from '../marks/CitrusMark';
import { dollars } from '../marks/dollars';

const shelf = 404;
const tag = 'translate(486 84)rotate(-12)';

/** Returns the y coordinate of a bar's top. Revenue is highest at x = 262. */
function top(x: number) {
  return Math.round(shelf - 20 - 316 * Math.exp(-(((x - 262) / (x < 262 ? 120 : 200)) ** 2)));
}

function every(step: number) {
  return Array.from({ length: 560 / step + 1 }, (_, index) => 40 + index * step);
}

/** The prices on the shelf's edge. */
const prices = [24, 29, 34, 39, 44, 49];
const BEST = 34;

/** Each candidate price is a bar on a shelf's edge; the one with the most revenue has the price tag. */
export function DynamicPricingOptimizerCover(props: PictureProps) {
  return (
    <PictureFrame
      {...props}
      tone="brandSoft"
      labels={[
        { text: dollars(BEST), x: 0, y: 144, color: styles.ground, size: 58, weight: 700, transform: tag },
        ...prices.map((price, index) => ({
          text: dollars(price),
          x: 54 + index * 104,
          y: 451,
          color: price === BEST ? styles.ground : undefined,
          size: 25,
        })),
      ]}
    >
      <path
        d={every(17)
          .map((x) => `M${x} ${shelf}V${top(x)}`)
          .join('')}
        className={styles.groundLine}
        strokeWidth="9"
        strokeLinecap="butt"
      />
      <path d={`M262 ${shelf}V68`} className={styles.brandLine} strokeWidth="9" strokeLinecap="butt" />
      <path
        d={`M${every(10)
          .map((x) => `${x} ${top(x)}`)
          .join('L')}`}
        className={styles.inkLine}
        strokeWidth="4"
      />
      <path
        d={[144, 196, 364, 420].map((x) => circlePath(x, top(x), 8)).join('')}
        className={clsx(styles.inkLine, styles.ground)}
      />
      <CitrusMark cx={262} cy={68} r={30} />
      <path
        d="M-62 52 0-18 62 52V206Q62 218 50 218H-50Q-62 218-62 206Z"
        transform={tag}
        className={clsx(styles.inkLine, styles.brand)}
      />
      <circle cy="22" r="11" transform={tag} className={clsx(styles.inkLine, styles.brandSoft)} />
      <path d="M290 54C350 18 440 44 490 104" className={styles.inkLine} />
      <path d={`M-9 ${shelf}H649V489H-9Z`} className={clsx(styles.inkLine, styles.ground)} />
      <Shapes
        of={prices}
        path={(_, index) => roundedPath(16 + index * 104, 420, 76, 44, 6)}
        color={(price) => (price === BEST ? styles.brandStrong : styles.surface2)}
      />
    </PictureFrame>
  );
}

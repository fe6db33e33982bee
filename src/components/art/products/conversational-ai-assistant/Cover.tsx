import { currency } from '../../../../domain/money';
import styles from '../../art.module.css';
import { PictureFrame, type PictureProps } from '../../PictureFrame';
import { Garment, hanger } from '../marks/Garment';
import { CitrusMark } from '../marks/CitrusMark';

/** A shopper asks, the assistant answers, and the conversation ends with the coat. */
export function ConversationalAiAssistantCover(props: PictureProps) {
  const white = `${styles.middle} ${styles.ground}`;
  return (
    <PictureFrame {...props} tone="leafSoft">
      <path
        d="M250 28H580A24 24 0 0 1 604 52V94L620 116 578 108H250A24 24 0 0 1 226 84V52A24 24 0 0 1 250 28Z"
        className={styles.plum}
      />
      <text x="415" y="77" className={white} fontSize="27">
        Warm enough for Oslo?
      </text>
      <CitrusMark cx={54} cy={172} r={34} />
      <path
        d="M134 130H432A24 24 0 0 1 456 154V182A24 24 0 0 1 432 206H134L94 216 110 190V154A24 24 0 0 1 134 130Z"
        className={styles.ground}
      />
      <text x="283" y="177" className={styles.middle} fontSize="27">
        Yes, it’s 100% wool.
      </text>
      <g className={styles.inkLine}>
        <rect x="110" y="230" width="494" height="226" rx="22" className={styles.ground} />
        <path d="M316 230V456H132Q110 456 110 434V252Q110 230 132 230Z" className={styles.pith} />
        <path d={hanger} transform="translate(213 256)" />
        <path d="M110 256H316" />
      </g>
      <Garment kind="coat" x={213} y={256} className={styles.brand} />
      <text x="340" y="280" fontSize="30">
        Harbor coat
      </text>
      <text x="340" y="316" fontSize="27">
        {currency.symbol}189
      </text>
      {['S', 'M', 'L', 'XL'].map((size, index) => (
        <g key={size} className={styles.inkLine}>
          <circle
            cx={364 + index * 61}
            cy="358"
            r="23"
            className={index === 1 ? styles.plum : styles.ground}
          />
          <text x={364 + index * 61} y="365" className={index === 1 ? white : styles.middle}>
            {size}
          </text>
        </g>
      ))}
      <rect x="340" y="396" width="240" height="42" rx="21" className={styles.brandStrong} />
      <text x="460" y="425" className={white} fontSize="23">
        Add to cart
      </text>
    </PictureFrame>
  );
}

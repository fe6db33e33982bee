import { clsx } from 'clsx';
import { currency } from '../../../../domain/money';
import styles from '../../art.module.css';
import { PictureFrame, type PictureProps } from '../../PictureFrame';
import { Garment } from '../marks/Garment';
import { CitrusMark } from '../marks/CitrusMark';
import { DynamicPricingOptimizerCover } from './Cover';

const week = [
  ['Mon', 34],
  ['Tue', 33],
  ['Wed', 36],
  ['Thu', 39],
  ['Fri', 42],
  ['Sat', 40],
  ['Sun', 30],
] as const;

/** A week of price tags on strings, none above the maximum or below the minimum. */
function GuardRails(props: PictureProps) {
  const hole = (price: number) => 124 + (42 - price) * 15;
  const hatch = (y: number) =>
    Array.from({ length: 34 }, (_, index) => `M${index * 20 - 14} ${y}l14-20`).join('');
  return (
    <PictureFrame {...props} tone="leafSoft">
      <path d={hatch(104) + hatch(422)} className={styles.leafLine} strokeWidth="2" />
      <path d="M0 106H640M0 400H640" className={styles.leafLine} strokeWidth="7" strokeLinecap="butt" />
      <g className={styles.brandLine} strokeDasharray="5 8">
        <path d="M370 92V58L392 28H420L442 58V92" />
      </g>
      <text x="406" y="78" className={clsx(styles.middle, styles.brandStrong)} fontSize="26">
        {currency.symbol}45
      </text>
      <path
        d={`M${week.map(([, price], index) => `${62 + index * 86} ${hole(price)}`).join('L')}`}
        className={styles.brandLine}
        strokeWidth="5"
      />
      {week.map(([day, price], index) => {
        const free = price < 42;
        return (
          <g key={day} transform={`translate(${62 + index * 86} ${hole(price)})`}>
            <g className={styles.inkLine}>
              <path d={`M0 0V${106 - hole(price)}`} />
              <path d="M-36 16-14-14H14L36 16V66H-36Z" className={free ? styles.ground : styles.brand} />
              <circle r="6" className={styles.leafSoft} />
            </g>
            <text y="49" className={clsx(styles.middle, !free && styles.ground)} fontSize="27">
              {currency.symbol}
              {price}
            </text>
          </g>
        );
      })}
      {week.map(([day], index) => (
        <text key={day} x={62 + index * 86} y="460" className={styles.middle} fontSize="22">
          {day}
        </text>
      ))}
      <text x="20" y="62" fontSize="24">
        ceiling {currency.symbol}42
      </text>
      <text x="20" y="386" fontSize="24">
        floor {currency.symbol}28
      </text>
    </PictureFrame>
  );
}

/** The prices tried so far, each for seven weeks. */
const tried = [24, 29, 34, 39, 44, 49];

function expected(price: number) {
  return 96 + (price - 24) * 10;
}

const weeks = tried.flatMap((price, place) =>
  [-66, -41, -24, -6, 17, 36, 58].map(
    (off, week) =>
      [
        98 + place * 88 + ((week * 3 + place * 2) % 7) * 8,
        expected(price) + Math.round(off * (0.7 + ((week + place * 3) % 5) / 9)),
      ] as const,
  ),
);

/** Units sold by price: one dot per week, and the fitted demand curve with its slope. */
function DemandScatter(props: PictureProps) {
  return (
    <PictureFrame {...props} tone="surface2">
      <path d="M72 0 342 196 640 292V432L342 246 72 120Z" className={styles.brandSoft} />
      <g className={styles.plumLine} strokeWidth="2">
        <path d={weeks.map(([, y]) => `M40 ${y}h14`).join('')} />
        <path d={tried.map((_, place) => `M${122 + place * 88} 20V404`).join('')} strokeDasharray="1 9" />
      </g>
      <path d={`M72 ${expected(21.2)}L640 ${expected(53.4)}`} className={styles.brandLine} strokeWidth="6" />
      <g className={styles.plum}>
        {weeks.map(([x, y], index) => (
          <circle key={index} cx={x} cy={y} r={6 + ((index * 5) % 4)} />
        ))}
      </g>
      {tried.map((price, place) => (
        <g key={price} className={styles.brandLine}>
          <circle cx={122 + place * 88} cy={expected(price)} r="9" className={styles.ground} />
        </g>
      ))}
      <CitrusMark cx={298} cy={expected(34)} r={24} />
      <g className={styles.inkLine}>
        <path d="M64 20V404" />
        <path d="M322 196H386V234" strokeWidth="4" />
      </g>
      <path d="M0 404H640V480H0Z" className={styles.ground} />
      <path d="M0 404H640" className={styles.inkLine} />
      {tried.map((price, place) => (
        <g key={price}>
          <rect x={84 + place * 88} y="420" width="76" height="44" rx="6" className={styles.surface2} />
          <text x={122 + place * 88} y="451" className={styles.middle} fontSize="25">
            {currency.symbol}
            {price}
          </text>
        </g>
      ))}
      <g className={styles.inkLine}>
        <path
          d="M404 92H600A16 16 0 0 1 616 108V148A16 16 0 0 1 600 164H430L386 196 398 160A16 16 0 0 1 388 148V108A16 16 0 0 1 404 92Z"
          className={styles.ground}
        />
      </g>
      <text x="502" y="122" className={styles.middle} fontSize="23">
        {currency.symbol}5 more,
      </text>
      <text x="502" y="150" className={styles.middle} fontSize="23">
        9 fewer sold
      </text>
    </PictureFrame>
  );
}

/** The proposals, as [product, name, current price, proposed price, is approved]. */
const proposals = [
  ['coat', 'Coats', 189, 179, true],
  ['dress', 'Dresses', 64, 69, false],
  ['shoe', 'Shoes', 85, 79, false],
  ['bag', 'Bags', 58, 62, false],
] as const;

/** A table of categories: the current price, the proposed price on a tag, and a checkbox for a person. */
function Approvals(props: PictureProps) {
  return (
    <PictureFrame {...props} tone="brandSoft">
      <g className={styles.inkLine}>
        <rect x="28" y="28" width="584" height="424" rx="18" className={styles.ground} />
        <path d="M28 88H612" />
      </g>
      <CitrusMark cx={64} cy={58} r={20} segments={4} ripe={1} />
      <text x="96" y="67" fontSize="25">
        3 waiting for you
      </text>
      {proposals.map(([kind, name, now, next, approved], index) => {
        const standing = kind === 'shoe' || kind === 'bag';
        return (
          <g key={kind} transform={`translate(28 ${88 + index * 91})`}>
            {index === 1 && <path d="M2 2H582V89H2Z" className={styles.pith} />}
            {index > 0 && <path d="M20 0H564" className={styles.hairline} strokeWidth="2" />}
            <Garment
              kind={kind}
              x={60}
              y={standing ? 70 : -4}
              scale={standing ? 0.74 : 0.46}
              className={next > now ? styles.brand : styles.leafSoft}
            />
            <text x="124" y="55" fontSize="27">
              {name}
            </text>
            <text x="318" y="55" className={clsx(styles.end, styles.muted)} fontSize="25">
              {currency.symbol}
              {now}
            </text>
            <g className={styles.mutedLine}>
              <path d="M262 46h62" strokeWidth="2" />
              <path d="M340 46h30m-9-9 9 9-9 9" />
            </g>
            <g className={styles.inkLine}>
              <path
                d="M388 46 404 24H478V68H404Z"
                className={next > now ? styles.brandSoft : styles.leafSoft}
              />
              <circle cx="404" cy="46" r="4" className={styles.ground} />
              <rect
                x="508"
                y="24"
                width="44"
                height="44"
                rx="10"
                className={approved ? styles.leaf : styles.ground}
              />
            </g>
            {approved && <path d="M518 46 527 56 543 36" className={styles.groundLine} strokeWidth="5" />}
            <text x="447" y="55" className={styles.middle} fontSize="24">
              {currency.symbol}
              {next}
            </text>
          </g>
        );
      })}
      <g className={styles.groundLine}>
        <path d="M566 238V282L577 272 585 289 593 285 585 269H600Z" className={styles.ink} />
      </g>
    </PictureFrame>
  );
}

export const views = [DynamicPricingOptimizerCover, GuardRails, DemandScatter, Approvals] as const;

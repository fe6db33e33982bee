import { clsx } from 'clsx';
import styles from '../../art.module.css';
import { PictureFrame, type PictureProps } from '../../PictureFrame';
import { circlePath, roundedPath } from '../../segment';
import { Shapes } from '../../Shapes';
import { Garment } from '../marks/Garment';
import { CitrusMark } from '../marks/CitrusMark';
import { dollars } from '../marks/dollars';
import { DynamicPricingOptimizerCover } from './Cover';

/** The week's prices, as [day, price]. */
const week = [
  ['Mon', 34],
  ['Tue', 33],
  ['Wed', 36],
  ['Thu', 39],
  ['Fri', 42],
  ['Sat', 40],
  ['Sun', 30],
] as const;

const CEILING = 42;

/** The day's tags: x, and the y of the hole, which is higher for a higher price. */
const tags = week.map(([day, price], index) => ({
  day,
  price,
  x: 62 + index * 86,
  y: 124 + (CEILING - price) * 15,
}));

/** A week of price tags on strings, none above the maximum or below the minimum. */
function GuardRails(props: PictureProps) {
  const hatch = (y: number) =>
    Array.from({ length: 34 }, (_, index) => `M${index * 20 - 14} ${y}l14-20`).join('');
  return (
    <PictureFrame
      {...props}
      tone="leafSoft"
      labels={[
        { text: dollars(45), x: 406, y: 78, color: styles.brandStrong, size: 26 },
        ...tags.flatMap(({ day, price, x, y }) => [
          {
            text: dollars(price),
            x,
            y: y + 49,
            color: price === CEILING ? styles.ground : undefined,
            size: 27,
          },
          { text: day, x, y: 460 },
        ]),
        { text: `ceiling ${dollars(CEILING)}`, x: 20, y: 62, anchor: 'start', size: 24 },
        { text: `floor ${dollars(28)}`, x: 20, y: 386, anchor: 'start', size: 24 },
      ]}
    >
      <path d={hatch(104) + hatch(422)} className={styles.leafLine} strokeWidth="2" />
      <path d="M0 106H640M0 400H640" className={styles.leafLine} strokeWidth="7" strokeLinecap="butt" />
      <path d="M370 92V58L392 28H420L442 58V92" className={styles.brandLine} strokeDasharray="5 8" />
      <path
        d={`M${tags.map(({ x, y }) => `${x} ${y}`).join('L')}`}
        className={styles.brandLine}
        strokeWidth="5"
      />
      <path d={tags.map(({ x, y }) => `M${x} ${y}V106`).join('')} className={styles.inkLine} />
      <Shapes
        of={tags}
        path={({ x, y }) => `M${x - 36} ${y + 16}l22-30h28l22 30v50h-72z`}
        color={({ price }) => clsx(styles.inkLine, price === CEILING ? styles.brand : styles.ground)}
      />
      <path
        d={tags.map(({ x, y }) => circlePath(x, y, 6)).join('')}
        className={clsx(styles.inkLine, styles.leafSoft)}
      />
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
  const atPrices = (path: (x: number, price: number) => string) =>
    tried.map((price, place) => path(122 + place * 88, price)).join('');
  return (
    <PictureFrame
      {...props}
      tone="surface2"
      labels={[
        ...tried.map((price, place) => ({ text: dollars(price), x: 122 + place * 88, y: 451, size: 25 })),
        { text: `${dollars(5)} more,`, x: 502, y: 122, size: 23 },
        { text: '9 fewer sold', x: 502, y: 150, size: 23 },
      ]}
    >
      <path d="M72 0 342 196 640 292V432L342 246 72 120Z" className={styles.brandSoft} />
      <path d={weeks.map(([, y]) => `M40 ${y}h14`).join('')} className={styles.plumLine} strokeWidth="2" />
      <path
        d={atPrices((x) => `M${x} 20V404`)}
        className={styles.plumLine}
        strokeWidth="2"
        strokeDasharray="1 9"
      />
      <path d={`M72 ${expected(21.2)}L640 ${expected(53.4)}`} className={styles.brandLine} strokeWidth="6" />
      <path
        d={weeks.map(([x, y], index) => circlePath(x, y, 6 + ((index * 5) % 4))).join('')}
        className={styles.plum}
      />
      <path
        d={atPrices((x, price) => circlePath(x, expected(price), 9))}
        className={clsx(styles.brandLine, styles.ground)}
      />
      <CitrusMark cx={298} cy={expected(34)} r={24} />
      <path d="M64 20V404" className={styles.inkLine} />
      <path d="M322 196H386V234" className={styles.inkLine} strokeWidth="4" />
      <path d="M-9 404H649V489H-9Z" className={clsx(styles.inkLine, styles.ground)} />
      <path d={atPrices((x) => roundedPath(x - 38, 420, 76, 44, 6))} className={styles.surface2} />
      <path
        d="M404 92H600A16 16 0 0 1 616 108V148A16 16 0 0 1 600 164H430L386 196 398 160A16 16 0 0 1 388 148V108A16 16 0 0 1 404 92Z"
        className={clsx(styles.inkLine, styles.ground)}
      />
    </PictureFrame>
  );
}

/** The proposals, as [product, name, current price, proposed price, y of its row]. The first is approved. */
const proposals = [
  ['coat', 'Coats', 189, 179, 88],
  ['dress', 'Dresses', 64, 69, 179],
  ['shoe', 'Shoes', 85, 79, 270],
  ['bag', 'Bags', 58, 62, 361],
] as const;

/** A table of categories: the current price, the proposed price on a tag, and a checkbox for a person. */
function Approvals(props: PictureProps) {
  const inRows = (path: (y: number) => string) => proposals.map(([, , , , y]) => path(y)).join('');
  return (
    <PictureFrame
      {...props}
      tone="brandSoft"
      labels={[
        { text: '3 waiting for you', x: 96, y: 67, anchor: 'start', size: 25 },
        ...proposals.flatMap(([, text, now, next, y]) => [
          { text, x: 152, y: y + 55, anchor: 'start' as const, size: 27 },
          { text: dollars(now), x: 346, y: y + 55, anchor: 'end' as const, color: styles.muted, size: 25 },
          { text: dollars(next), x: 475, y: y + 55, size: 24 },
        ]),
      ]}
    >
      <path d={roundedPath(28, 28, 584, 424, 18)} className={clsx(styles.inkLine, styles.ground)} />
      <path d="M28 88H612" className={styles.inkLine} />
      <CitrusMark cx={64} cy={58} r={20} segments={4} ripe={1} />
      <path d="M30 181H610V268H30Z" className={styles.pith} />
      <path d="M48 179H592M48 270H592M48 361H592" className={styles.hairline} strokeWidth="2" />
      {proposals.map(([kind, , now, next, y]) => {
        const isStanding = kind === 'shoe' || kind === 'bag';
        return (
          <Garment
            key={kind}
            kind={kind}
            x={88}
            y={y + (isStanding ? 70 : -4)}
            scale={isStanding ? 0.74 : 0.46}
            className={next > now ? styles.brand : styles.leafSoft}
          />
        );
      })}
      <path d={inRows((y) => `M290 ${y + 46}h62`)} className={styles.mutedLine} strokeWidth="2" />
      <path d={inRows((y) => `M368 ${y + 46}h30m-9-9 9 9-9 9`)} className={styles.mutedLine} />
      <Shapes
        of={proposals}
        path={([, , , , y]) => `M416 ${y + 46}l16-22h74v44h-74z`}
        color={([, , now, next]) => clsx(styles.inkLine, next > now ? styles.brandSoft : styles.leafSoft)}
      />
      <path
        d={inRows((y) => circlePath(432, y + 46, 4) + roundedPath(536, y + 24, 44, 44, 10))}
        className={clsx(styles.inkLine, styles.ground)}
      />
      <path d={roundedPath(536, 112, 44, 44, 10)} className={clsx(styles.inkLine, styles.leaf)} />
      <path d="M546 134 555 144 571 124" className={styles.groundLine} strokeWidth="5" />
      <path
        d="M566 238V282L577 272 585 289 593 285 585 269H600Z"
        className={clsx(styles.groundLine, styles.ink)}
      />
    </PictureFrame>
  );
}

export const views = [DynamicPricingOptimizerCover, GuardRails, DemandScatter, Approvals] as const;

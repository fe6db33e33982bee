import { clsx } from 'clsx';
import styles from '../../art.module.css';
import { PictureFrame, type PictureProps } from '../../PictureFrame';
import { evenSegments, segmentPath } from '../../segment';
import { Garment, hanger, type Stock } from '../marks/Garment';
import { personPath } from '../marks/personPath';
import { CitrusMark } from '../marks/CitrusMark';
import { AiPersonalizationEngineCover } from './Cover';
import { currency } from '../../../../domain/money';

/** Items shown to Mia, as [item, how much she likes it from 0 to 1, y of its own center, scale, x, y]. */
const tastes = [
  ['dress', 1, 108, 0.54, 440, 72],
  ['shoe', 0.62, -26, 0.9, 560, 168],
  ['coat', 0.84, 108, 0.58, 556, 318],
  ['hat', 0.3, -30, 0.86, 446, 424],
  ['trousers', 0.42, 106, 0.5, 206, 408],
  ['bag', 0.92, -44, 0.94, 86, 312],
  ['shirt', 0.55, 90, 0.64, 84, 166],
  ['box', 0.22, -30, 0.9, 198, 66],
] as const;

/** A taste wheel: one segment for each kind of clothing, filled by how much this shopper likes it. */
function TasteWheel(props: PictureProps) {
  const wheel = { cx: 320, cy: 240, inner: 16 };
  return (
    <PictureFrame {...props} tone="leafSoft">
      {tastes.map(([kind, liking, middle, scale, x, y]) => (
        <g key={kind}>
          <path d={`M320 240 ${x} ${y}`} className={styles.inkLine} strokeWidth="2" strokeDasharray="1 7" />
          <Garment
            kind={kind}
            x={x}
            y={Math.round(y - middle * scale)}
            scale={scale}
            className={liking > 0.8 ? styles.brand : styles.ground}
          />
        </g>
      ))}
      <g className={styles.brandLine} strokeWidth="8">
        <circle cx="320" cy="240" r="144" className={styles.ground} />
      </g>
      {tastes.map(([kind, liking], index) => {
        const angle = { from: 3 + index * 45, to: 42 + index * 45 };
        return (
          <g key={kind}>
            <path d={segmentPath({ ...wheel, outer: 132, ...angle })} className={styles.pith} />
            <path
              d={segmentPath({ ...wheel, outer: 20 + Math.round(112 * liking), ...angle })}
              className={liking > 0.8 ? styles.brand : styles.leaf}
            />
          </g>
        );
      })}
      <g className={styles.groundLine} strokeWidth="2">
        <circle cx="320" cy="240" r="68" />
        <circle cx="320" cy="240" r="100" />
      </g>
      <g className={styles.inkLine}>
        <circle cx="320" cy="240" r="38" className={styles.ground} />
      </g>
      <text x="320" y="248" className={styles.middle} fontSize="25">
        Mia
      </text>
    </PictureFrame>
  );
}

/** Two shoppers' home pages, as [name, color, item in the hero, items in the rows]. */
const homes: readonly [string, 'brand' | 'plum', Stock, readonly (readonly [Stock, string])[]][] = [
  [
    'Mia',
    'brand',
    'dress',
    [
      ['bag', `${currency.symbol}58`],
      ['hat', `${currency.symbol}24`],
      ['shoe', `${currency.symbol}72`],
    ],
  ],
  [
    'Ben',
    'plum',
    'coat',
    [
      ['shoe', `${currency.symbol}85`],
      ['box', `${currency.symbol}15`],
      ['bag', `${currency.symbol}64`],
    ],
  ],
];

/** The same home page for two shoppers: same layout, different items. */
function TwoHomes(props: PictureProps) {
  return (
    <PictureFrame {...props} tone="surface2">
      {homes.map(([name, hue, hero, row], index) => (
        <g key={name} transform={`translate(${28 + index * 300} ${index ? 24 : 48})`}>
          <g className={styles.inkLine}>
            <rect width="284" height="408" rx="18" className={styles.ground} />
            <path d="M0 58H284M0 292H284" />
          </g>
          <CitrusMark cx={36} cy={29} r={20} hue={hue} />
          <text x="66" y="37" fontSize="24">
            for {name}
          </text>
          <path d="M206 29h0m22 0h0m22 0h0" className={styles.hairline} strokeWidth="11" />
          <path d="M1 59H283V291H1Z" className={styles[`${hue}Soft`]} />
          <g className={styles.groundLine}>
            <circle cx="98" cy="176" r="86" strokeWidth="5" />
            <path
              d={evenSegments({ cx: 98, cy: 176, outer: 77, inner: 14 }, 10, 7).join('')}
              className={styles.ground}
            />
          </g>
          <path d={hanger} transform="translate(98 70)" className={styles.inkLine} />
          <Garment
            kind={hero}
            x={98}
            y={70}
            className={styles[hue]}
            seams={hue === 'plum' ? styles.pithLine : undefined}
          />
          <path d="M206 120h50M206 142h34" className={styles.mutedLine} strokeWidth="9" />
          <rect x="200" y="232" width="70" height="34" rx="17" className={styles[hue]} />
          <path d="M220 249h30" className={styles.groundLine} strokeWidth="5" />
          {row.map(([kind, price], place) => (
            <g key={kind}>
              <rect x={16 + place * 86} y="306" width="80" height="88" rx="10" className={styles.surface2} />
              <Garment
                kind={kind}
                x={56 + place * 86}
                y={360}
                scale={kind === 'bag' ? 0.46 : 0.56}
                className={place === (index ? 0 : 1) ? styles[`${hue}Soft`] : styles.ground}
              />
              <text x={56 + place * 86} y="385" className={styles.middle} fontSize="22">
                {price}
              </text>
            </g>
          ))}
        </g>
      ))}
    </PictureFrame>
  );
}

/**
 * Returns the size of a new product's audience at a column of the chart. A logistic curve: slow growth at
 * first, then fast, then level.
 */
function audience(column: number) {
  return 11.4 / (1 + Math.exp(-(column - 8.4) / 2.1));
}

/**
 * The people shown the hat, by column. Those who like it are in full color: few in the first columns,
 * everyone in the last.
 */
const people = Array.from({ length: 17 }, (_, column) =>
  Array.from({ length: Math.max(1, Math.floor(audience(column))) }, (_, row) => ({
    path: personPath(48 + column * 34, 412 - row * 30, 12),
    likes: column === 16 || (column * 7 + row * 5) % 17 < column + 1,
  })),
).flat();

/** A cold start: a new hat is shown to a few people, the engine learns who likes it, and the hat climbs. */
function ColdStart(props: PictureProps) {
  const rise = Array.from({ length: 57 }, (_, index) => {
    const column = index / 3.5;
    return `${Math.round(48 + column * 34)} ${Math.round(384 - audience(column) * 29)}`;
  });
  return (
    <PictureFrame {...props}>
      {[false, true].map((likes) => (
        <path
          key={String(likes)}
          d={people
            .filter((person) => person.likes === likes)
            .map((person) => person.path)
            .join('')}
          className={likes ? styles.brand : styles.line}
        />
      ))}
      <path d={`M${rise.join('L')}`} className={styles.inkLine} strokeWidth="4" />
      {[0, 6, 9, 12].map((column, index) => (
        <CitrusMark
          key={column}
          cx={48 + column * 34}
          cy={Math.round(384 - audience(column) * 29)}
          r={15 + index * 6}
          ripe={[1, 2, 5, 8][index]}
        />
      ))}
      <g className={styles.inkLine}>
        <path d="M48 330V250" strokeDasharray="1 9" />
        <path d="M0 424H640" />
      </g>
      <Garment kind="hat" x={92} y={236} scale={1.15} className={styles.brand} />
      <path d="M110 180Q150 190 152 160" className={styles.inkLine} />
      <g transform="rotate(-8 180 150)">
        <rect x="138" y="128" width="84" height="42" rx="8" className={styles.plum} />
        <text x="180" y="157" className={clsx(styles.middle, styles.ground)} fontSize="24">
          new
        </text>
      </g>
      {['day 1', 'day 5', 'day 9', 'day 13'].map((day, index) => (
        <text key={day} x={24 + index * 172} y="459" fontSize="22">
          {day}
        </text>
      ))}
    </PictureFrame>
  );
}

export const views = [AiPersonalizationEngineCover, TasteWheel, TwoHomes, ColdStart] as const;

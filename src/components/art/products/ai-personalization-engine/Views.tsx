import { clsx } from 'clsx';
import styles from '../../art.module.css';
import { PictureFrame, type PictureProps } from '../../PictureFrame';
import { circlePath, evenSegments, roundedPath, segmentPath } from '../../segment';
import { Shapes } from '../../Shapes';
import { Garment, hangerPath } from '../marks/Garment';
import { personPath } from '../marks/personPath';
import { CitrusMark } from '../marks/CitrusMark';
import { dollars } from '../marks/dollars';
import { AiPersonalizationEngineCover } from './Cover';

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

const wheel = { cx: 320, cy: 240, inner: 16 };
const angles = (index: number) => ({ from: 3 + index * 45, to: 42 + index * 45 });
const isFavorite = (liking: number) => liking > 0.8;

/** A taste wheel: one segment for each kind of clothing, filled by how much this shopper likes it. */
function TasteWheel(props: PictureProps) {
  return (
    <PictureFrame {...props} tone="leafSoft" labels={[{ text: 'Mia', x: 320, y: 248, size: 25 }]}>
      <path
        d={tastes.map(([, , , , x, y]) => `M320 240 ${x} ${y}`).join('')}
        className={styles.inkLine}
        strokeWidth="2"
        strokeDasharray="1 7"
      />
      {tastes.map(([kind, liking, middle, scale, x, y]) => (
        <Garment
          key={kind}
          kind={kind}
          x={x}
          y={Math.round(y - middle * scale)}
          scale={scale}
          className={isFavorite(liking) ? styles.brand : styles.ground}
        />
      ))}
      <circle cx="320" cy="240" r="144" className={clsx(styles.brandLine, styles.ground)} strokeWidth="8" />
      <path
        d={tastes.map((_, index) => segmentPath({ ...wheel, outer: 132, ...angles(index) })).join('')}
        className={styles.pith}
      />
      <Shapes
        of={tastes}
        path={([, liking], index) =>
          segmentPath({ ...wheel, outer: 20 + Math.round(112 * liking), ...angles(index) })
        }
        color={([, liking]) => (isFavorite(liking) ? styles.brand : styles.leaf)}
      />
      <path
        d={circlePath(320, 240, 68) + circlePath(320, 240, 100)}
        className={styles.groundLine}
        strokeWidth="2"
      />
      <circle cx="320" cy="240" r="38" className={clsx(styles.inkLine, styles.ground)} />
    </PictureFrame>
  );
}

/** Two shoppers' home pages, as [name, color, item in the hero, items in the row, their prices]. */
const homes = [
  ['Mia', 'brand', 'dress', ['bag', 'hat', 'shoe'], [58, 24, 72]],
  ['Ben', 'plum', 'coat', ['shoe', 'box', 'bag'], [85, 15, 64]],
] as const;

const plateSegments = evenSegments({ cx: 98, cy: 176, outer: 77, inner: 14 }, 10, 7).join('');

/** The same home page for two shoppers: same layout, different items. */
function TwoHomes(props: PictureProps) {
  const place = (index: number) => `translate(${28 + index * 300} ${index ? 24 : 48})`;
  return (
    <PictureFrame
      {...props}
      tone="surface2"
      labels={homes.flatMap(([name, , , , prices], index) => {
        const transform = place(index);
        return [
          { text: `for ${name}`, x: 66, y: 37, anchor: 'start', size: 24, transform },
          ...prices.map((price, column) => ({
            text: dollars(price),
            x: 56 + column * 86,
            y: 385,
            transform,
          })),
        ];
      })}
    >
      {homes.map(([name, hue, hero, row], index) => (
        <g key={name} transform={place(index)}>
          <path d={roundedPath(0, 0, 284, 408, 18)} className={clsx(styles.inkLine, styles.ground)} />
          <path d="M0 58H284M0 292H284" className={styles.inkLine} />
          <CitrusMark cx={36} cy={29} r={20} hue={hue} />
          <path d="M206 29h0m22 0h0m22 0h0" className={styles.hairline} strokeWidth="11" />
          <path d="M1 59H283V291H1Z" className={styles[`${hue}Soft`]} />
          <path d={roundedPath(200, 232, 70, 34, 17)} className={styles[hue]} />
          <path d={`${circlePath(98, 176, 86)}M220 249h30`} className={styles.groundLine} strokeWidth="5" />
          <path d={plateSegments} className={clsx(styles.groundLine, styles.ground)} />
          <path d={hangerPath(98, 70)} className={styles.inkLine} />
          <Garment
            kind={hero}
            x={98}
            y={70}
            className={styles[hue]}
            seams={hue === 'plum' ? styles.pithLine : undefined}
          />
          <path d="M206 120h50M206 142h34" className={styles.mutedLine} strokeWidth="9" />
          <path
            d={row.map((_, column) => roundedPath(16 + column * 86, 306, 80, 88, 10)).join('')}
            className={styles.surface2}
          />
          {row.map((kind, column) => (
            <Garment
              key={kind}
              kind={kind}
              x={56 + column * 86}
              y={360}
              scale={kind === 'bag' ? 0.46 : 0.56}
              className={column === (index ? 0 : 1) ? styles[`${hue}Soft`] : styles.ground}
            />
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
  const tilt = 'rotate(-8 180 150)';
  const rise = Array.from({ length: 57 }, (_, index) => {
    const column = index / 3.5;
    return `${Math.round(48 + column * 34)} ${Math.round(384 - audience(column) * 29)}`;
  });
  return (
    <PictureFrame
      {...props}
      labels={[
        { text: 'new', x: 180, y: 157, color: styles.ground, size: 24, transform: tilt },
        ...['day 1', 'day 5', 'day 9', 'day 13'].map((text, index) => ({
          text,
          x: 24 + index * 172,
          y: 459,
          anchor: 'start' as const,
        })),
      ]}
    >
      <Shapes
        of={people}
        path={({ path }) => path}
        color={({ likes }) => (likes ? styles.brand : styles.line)}
      />
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
      <path d="M48 330V250" className={styles.inkLine} strokeDasharray="1 9" />
      <Garment kind="hat" x={92} y={236} scale={1.15} className={styles.brand} />
      <path d="M0 424H640M110 180Q150 190 152 160" className={styles.inkLine} />
      <path d={roundedPath(138, 128, 84, 42, 8)} transform={tilt} className={styles.plum} />
    </PictureFrame>
  );
}

export const views = [AiPersonalizationEngineCover, TasteWheel, TwoHomes, ColdStart] as const;

import { clsx } from 'clsx';
import styles from '../../art.module.css';
import { PictureFrame, type PictureProps } from '../../PictureFrame';
import { Garment } from '../marks/Garment';
import { CitrusMark } from '../marks/CitrusMark';

/** Reviews as [product, x, y, tilt, rating, marked words, widths of the words around them]. */
const reviews = [
  ['dress', 28, 36, -3, 5, 'so soft', 96, 72, 60],
  ['box', 134, 182, 2, 2, 'came late', 48, 58, 106],
  ['shoe', 36, 326, -2, 3, 'runs small', 84, 58, 40],
] as const;

const slip = (x: number, y: number, tilt: number) => `translate(${x} ${y})rotate(${tilt})`;
const markWidth = (words: string) => words.length * 14 + 32;

/** Three reviews on paper slips, rated in segments; words of praise and complaint are marked. */
export function ReviewSentimentMonitorCover(props: PictureProps) {
  return (
    <PictureFrame
      {...props}
      tone="plumSoft"
      labels={reviews.map(([, x, y, tilt, , words, , b]) => ({
        text: words,
        x: 80 + b + markWidth(words) / 2,
        y: 75,
        size: 30,
        transform: slip(x, y, tilt),
      }))}
    >
      {reviews.map(([thing, x, y, tilt, rating, words, a, b, c], index) => {
        const hue = index ? 'brand' : 'leaf';
        const width = markWidth(words);
        return (
          <g key={thing} transform={slip(x, y, tilt)}>
            <rect width="476" height="140" rx="14" className={clsx(styles.inkLine, styles.ground)} />
            <path
              d="M372 0V140H462Q476 140 476 126V14Q476 0 462 0Z"
              className={clsx(styles.inkLine, styles.pith)}
            />
            <Garment
              kind={thing}
              x={424}
              y={index ? 94 : 10}
              scale={index ? 0.76 : 0.64}
              className={styles[hue]}
            />
            <CitrusMark cx={46} cy={44} r={30} segments={5} ripe={rating} hue={hue} />
            <path
              d={`M100 28h${a}m20 0h${c}m20 0h${190 - a - c}M100 66h${b - 40}m${width + 40} 0h${250 - b - width}M24 112h${b}m20 0h${a}m20 0h${c}`}
              className={styles.hairline}
              strokeWidth="12"
            />
            <rect x={80 + b} y="44" width={width} height="44" rx="7" className={styles[`${hue}Soft`]} />
            <path d={`M${84 + b} 88h${width - 8}`} className={styles[`${hue}Line`]} strokeWidth="5" />
          </g>
        );
      })}
    </PictureFrame>
  );
}

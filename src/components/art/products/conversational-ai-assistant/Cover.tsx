import { clsx } from 'clsx';
import styles from '../../art.module.css';
import { PictureFrame, type PictureProps } from '../../PictureFrame';
import { circlePath, roundedPath } from '../../segment';
import { Shapes } from '../../Shapes';
import { Garment, hangerPath } from '../marks/Garment';
import { CitrusMark } from '../marks/CitrusMark';
import { dollars } from '../marks/dollars';

/** The sizes of the coat, as [size, x, is selected]. */
const sizes = [
  ['S', 364, false],
  ['M', 425, true],
  ['L', 486, false],
  ['XL', 547, false],
] as const;

/** A shopper asks, the assistant answers, and the conversation ends with the coat. */
export function ConversationalAiAssistantCover(props: PictureProps) {
  return (
    <PictureFrame
      {...props}
      tone="leafSoft"
      labels={[
        { text: 'Warm enough for Oslo?', x: 415, y: 77, color: styles.ground, size: 27 },
        { text: 'Yes, it’s 100% wool.', x: 283, y: 177, size: 27 },
        { text: 'Harbor coat', x: 340, y: 280, anchor: 'start', size: 30 },
        { text: dollars(189), x: 340, y: 316, anchor: 'start', size: 27 },
        ...sizes.map(([text, x, isSelected]) => ({
          text,
          x,
          y: 365,
          color: isSelected ? styles.ground : undefined,
        })),
        { text: 'Add to cart', x: 460, y: 425, color: styles.ground, size: 23 },
      ]}
    >
      <path
        d="M250 28H580A24 24 0 0 1 604 52V94L620 116 578 108H250A24 24 0 0 1 226 84V52A24 24 0 0 1 250 28Z"
        className={styles.plum}
      />
      <CitrusMark cx={54} cy={172} r={34} />
      <path
        d="M134 130H432A24 24 0 0 1 456 154V182A24 24 0 0 1 432 206H134L94 216 110 190V154A24 24 0 0 1 134 130Z"
        className={styles.ground}
      />
      <path d={roundedPath(110, 230, 494, 226, 22)} className={clsx(styles.inkLine, styles.ground)} />
      <path
        d="M316 230V456H132Q110 456 110 434V252Q110 230 132 230Z"
        className={clsx(styles.inkLine, styles.pith)}
      />
      <path d={`M110 256H316${hangerPath(213, 256)}`} className={styles.inkLine} />
      <Garment kind="coat" x={213} y={256} className={styles.brand} />
      <Shapes
        of={sizes}
        path={([, x]) => circlePath(x, 358, 23)}
        color={([, , isSelected]) => clsx(styles.inkLine, isSelected ? styles.plum : styles.ground)}
      />
      <path d={roundedPath(340, 396, 240, 42, 21)} className={styles.brandStrong} />
    </PictureFrame>
  );
}

import { clsx } from 'clsx';
import type { DrawnItem } from '../../content/types';
import styles from './art.module.css';

/**
 * The items in our fictional store, each as [body, seams]. Hanging items have their hook at 0,0 and are about 110
 * wide; standing items have the center of their base at 0,0.
 */
const stock = {
  coat: [
    'M-16 26Q-34 30-46 42-58 84-60 132L-42 137Q-40 116-35 94-34 140-42 186 0 196 42 186 34 140 35 94 40 116 42 137L60 132Q58 84 46 42 34 30 16 26 0 36-16 26Z',
    'M-16 26-26 54-16 60 2 92 16 60 26 54 16 26M2 92V191M-35 94-33 72M35 94 33 72M16 104v0M16 126v0M16 148v0M-12 104v0M-12 126v0M-12 148v0M-32 144l16 3M28 146l8-2',
  ],
  dress: [
    'M-24 27Q-22 48-32 66-18 84-22 100-30 142-56 178-26 192 0 186 26 192 56 178 30 142 22 100 18 84 32 66 22 48 24 27L15 26Q0 66-15 26Z',
    'M-22 100Q0 108 22 100M-10 112Q-12 146-26 174M10 112Q12 146 26 174M0 118v42',
  ],
  bag: ['M-40-4-32-66H32L40-4Q0 4-40-4Z', 'M-17-48C-17-100 17-100 17-48M-38-16Q0-8 38-16'],
  shoe: [
    'M-54-4V-42Q-42-28-28-40L-18-52Q4-26 32-22 56-18 56-3Q0 6-54-4Z',
    'M-54-14Q0-6 56-11M-8-40l9-9M2-31l9-9M13-25l8-8M-54-30Q-44-20-34-14',
  ],
  hat: ['M-62-4Q-56-16-34-16-38-54 0-54T34-16Q56-16 62-4 0 6-62-4Z', 'M-34-16Q0-8 34-16M-35-26Q0-18 35-26'],
  lamp: ['M-46-86-24-160H24L46-86Z', 'M0-86V-6M-30-4H30M-14-100 -8-146M14-100 8-146'],
} as const satisfies Readonly<Record<DrawnItem, readonly [body: string, seams: string]>>;

interface GarmentProps {
  readonly kind: DrawnItem;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly className?: string | undefined;
}

export function Garment({ kind, x, y, scale = 1, className }: GarmentProps) {
  const [body, lines] = stock[kind];
  const transform = `translate(${x} ${y})scale(${scale})`;
  return (
    <>
      <path d={body} transform={transform} className={clsx(styles.inkLine, className)} />
      <path d={lines} transform={transform} className={styles.inkLine} />
    </>
  );
}

import { clsx } from 'clsx';
import type { Measure } from '../../content/types';
import styles from './BeforeAfter.module.css';

/** Count whose strokes fill the width in every chart. More would be too fine, so they make a solid bar. */
const MAX_STROKES = 50;

interface BeforeAfterProps {
  readonly measure: Measure;
  readonly className?: string | undefined;
}

/** A count before and after a project: two numbers, each with a bar of one stroke per item. */
export function BeforeAfter({ measure: { counted, before, after }, className }: BeforeAfterProps) {
  return (
    <figure className={clsx(styles.figure, className)}>
      <figcaption>{counted}</figcaption>
      <Side label="Before" count={before} max={Math.max(before, MAX_STROKES)} />
      <Side label="After" count={after} max={Math.max(before, MAX_STROKES)} />
    </figure>
  );
}

interface SideProps {
  readonly label: 'Before' | 'After';
  readonly count: number;
  /** Count that fills the width. */
  readonly max: number;
}

function Side({ label, count, max }: SideProps) {
  return (
    <p className={clsx(styles.side, label === 'After' && styles.after)}>
      <span>{label}</span> <strong>{count}</strong>
      <svg viewBox={`0 0 ${max * 10} 10`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 5h${count * 10}`} strokeDasharray={max > MAX_STROKES ? undefined : '6 4'} />
      </svg>
    </p>
  );
}

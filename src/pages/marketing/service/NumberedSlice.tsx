import { pointOnCircle, wedgePaths } from '../../../components/art/wedge';
import styles from './NumberedSlice.module.css';

interface NumberedSliceProps {
  readonly wedges: number;
  readonly className?: string | undefined;
}

/** A slice whose wedges carry the numbers of the list beside it, as the parts of a machine in its manual. */
export function NumberedSlice({ wedges, className }: NumberedSliceProps) {
  const paths = wedgePaths({ cx: 50, cy: 50, outer: 40, inner: 6 }, wedges, 56 / wedges);
  return (
    <svg viewBox="0 0 100 100" className={className} aria-hidden="true">
      <circle cx="50" cy="50" r="48.5" className={styles.rind} />
      {paths.map((path, index) => {
        const [x, y] = pointOnCircle(50, 50, 29, (360 / wedges) * (index + 0.5));
        return (
          <g key={path}>
            <path d={path} className={styles.wedge} />
            <text x={x} y={y} dy="0.36em" className={styles.number}>
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

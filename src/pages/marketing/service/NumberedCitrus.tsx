import { evenSegments, pointOnCircle } from '../../../components/art/segment';
import styles from './NumberedCitrus.module.css';

interface NumberedCitrusProps {
  readonly segments: number;
  readonly className?: string | undefined;
}

/** A citrus whose segments carry the numbers of the list beside it, as the parts of a machine in its manual. */
export function NumberedCitrus({ segments, className }: NumberedCitrusProps) {
  const paths = evenSegments({ cx: 50, cy: 50, outer: 40, inner: 6 }, segments, 56 / segments);
  return (
    <svg viewBox="0 0 100 100" className={className} aria-hidden="true">
      <circle cx="50" cy="50" r="48.5" className={styles.rind} />
      {paths.map((path, index) => {
        const [x, y] = pointOnCircle(50, 50, 29, (360 / segments) * (index + 0.5));
        return (
          <g key={path}>
            <path d={path} className={styles.segment} />
            <text x={x} y={y} dy="0.36em" className={styles.number}>
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

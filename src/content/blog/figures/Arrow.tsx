import styles from './figures.module.css';

interface ArrowProps {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly tone?: 'ink' | 'plum' | 'leaf';
  readonly dashed?: boolean;
}

const lines = { ink: styles.inkLine, plum: styles.plumLine, leaf: styles.leafLine };
const heads = { ink: styles.ink, plum: styles.plum, leaf: styles.leaf };
const headLength = 11;

/** A straight arrow between two points. Draws its own head, so that it needs no marker id. */
export function Arrow({ from, to, tone = 'ink', dashed = false }: ArrowProps) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const neck = [to[0] - ux * headLength, to[1] - uy * headLength] as const;
  const head = [
    to,
    [neck[0] - uy * 6, neck[1] + ux * 6] as const,
    [neck[0] + uy * 6, neck[1] - ux * 6] as const,
  ];
  return (
    <g>
      <path
        className={dashed ? `${lines[tone]} ${styles.dashed}` : lines[tone]}
        d={`M${from.join(' ')}L${neck.join(' ')}`}
      />
      <path className={heads[tone]} d={`M${head.map((point) => point.join(' ')).join('L')}Z`} />
    </g>
  );
}

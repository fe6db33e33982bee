import styles from '../figures/figures.module.css';

type Point = readonly [x: number, y: number];

/** The leaves of the print that the photo search matches, in a unit square; angles are in degrees. */
const leaves = [
  { at: [0.24, 0.26], length: 0.34, width: 0.13, angle: 35 },
  { at: [0.7, 0.2], length: 0.32, width: 0.12, angle: 140 },
  { at: [0.5, 0.52], length: 0.36, width: 0.14, angle: 80 },
  { at: [0.2, 0.72], length: 0.32, width: 0.12, angle: 120 },
  { at: [0.8, 0.66], length: 0.36, width: 0.13, angle: 50 },
] as const;
const berries: readonly Point[] = [
  [0.47, 0.09],
  [0.86, 0.38],
  [0.16, 0.48],
  [0.5, 0.84],
];

/** Maps a point of the unit square into the catalog picture, where the print is seen straight on. */
const flat = ([u, v]: Point): Point => [344 + u * 202, 92 + v * 268];

/**
 * Maps a point of the unit square into the photo, where the print is seen at an angle. The geometry step recovers
 * this transform.
 */
const tilted = ([u, v]: Point): Point => {
  const w = 1 + 0.24 * u + 0.16 * v;
  return [22 + (206 * u + 34 * v) / w, 114 + (-26 * u + 300 * v) / w];
};

const path = (points: readonly Point[]) =>
  `M${points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}Z`;

const outline = (leaf: (typeof leaves)[number]): Point[] => {
  const turn = (leaf.angle * Math.PI) / 180;
  return Array.from({ length: 25 }, (_, index): Point => {
    const along = index <= 12 ? index / 12 : (24 - index) / 12;
    const across = Math.sin(along * Math.PI) * (leaf.width / 2) * (index <= 12 ? 1 : -1);
    const [dx, dy] = [(along - 0.5) * leaf.length, across];
    return [
      leaf.at[0] + dx * Math.cos(turn) - dy * Math.sin(turn),
      leaf.at[1] + dx * Math.sin(turn) + dy * Math.cos(turn),
    ];
  });
};

const tip = (leaf: (typeof leaves)[number], end: 1 | -1): Point => {
  const turn = (leaf.angle * Math.PI) / 180;
  return [
    leaf.at[0] + (end * leaf.length * Math.cos(turn)) / 2,
    leaf.at[1] + (end * leaf.length * Math.sin(turn)) / 2,
  ];
};

const agreeing: readonly Point[] = [
  tip(leaves[0], -1),
  tip(leaves[1], 1),
  tip(leaves[2], 1),
  tip(leaves[3], -1),
  tip(leaves[4], -1),
  [0.47, 0.09],
  [0.86, 0.38],
];
const ambiguous: readonly (readonly [photo: Point, shop: Point])[] = [
  [tip(leaves[0], 1), tip(leaves[2], -1)],
  [
    [0.16, 0.48],
    [0.5, 0.84],
  ],
  [tip(leaves[3], 1), tip(leaves[0], -1)],
];
const earTip: Point = [150, 312];

function Print({ place }: { readonly place: (point: Point) => Point }) {
  const corners: readonly Point[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ];
  return (
    <g>
      <path className={styles.pith} d={path(corners.map(place))} />
      {leaves.map((leaf) => (
        <path key={leaf.angle} className={styles.leaf} d={path(outline(leaf).map(place))} />
      ))}
      {berries.map((berry) => {
        const [cx, cy] = place(berry);
        return <circle key={berry.join(' ')} className={styles.plum} cx={cx} cy={cy} r={8} />;
      })}
    </g>
  );
}

/** Shows feature matching: most pairs are dropped, and those that agree on one perspective prove a match. */
export function MatchPipeline() {
  return (
    <svg
      className={styles.figure}
      viewBox="0 0 560 480"
      role="img"
      aria-label="Left, a phone photo of a leaf print, tilted, a cat in front of it. Right, the same print flat in the catalog. Seven solid lines join the same leaf tips and berries in both. Three thin lines between unlike leaves are dropped by the ratio test, and a dashed line from the cat’s ear to a leaf is dropped by geometry."
    >
      <text className={styles.heading} x={8} y={30}>
        Phone photo
      </text>
      <text className={styles.note} x={8} y={56}>
        tilted, dim, a cat
      </text>
      <text className={`${styles.heading} ${styles.end}`} x={552} y={30}>
        Catalog picture
      </text>
      <text className={`${styles.note} ${styles.end}`} x={552} y={56}>
        flat, even light
      </text>

      <rect className={styles.ground} x={8} y={76} width={214} height={300} rx={10} />
      <Print place={tilted} />
      <path
        className={styles.ink}
        d="M84 376c-6-24 0-40 6-46l-2-20 18 10c8-3 18-3 26 0l18-8-2 20c8 8 12 24 8 44z"
      />
      <rect className={styles.panel} x={338} y={76} width={214} height={300} rx={10} />
      <Print place={flat} />

      {ambiguous.map(([photo, shop]) => {
        const [[x1, y1], [x2, y2]] = [tilted(photo), flat(shop)];
        return <path key={`${x1} ${y2}`} className={styles.line} d={`M${x1} ${y1}L${x2} ${y2}`} />;
      })}
      <path
        className={`${styles.plumLine} ${styles.dashed}`}
        d={`M${earTip.join(' ')}L${flat(tip(leaves[4], 1)).join(' ')}`}
      />
      {agreeing.map((point) => {
        const [[x1, y1], [x2, y2]] = [tilted(point), flat(point)];
        return (
          <g key={point.join(' ')}>
            <path className={styles.brandLine} d={`M${x1} ${y1}L${x2} ${y2}`} />
            <circle className={styles.brand} cx={x1} cy={y1} r={5} />
            <circle className={styles.brand} cx={x2} cy={y2} r={5} />
          </g>
        );
      })}

      <path className={styles.brandLine} d="M8 408h40" />
      <text className={styles.note} x={58} y={414}>
        agree on one tilt: kept
      </text>
      <path className={styles.line} d="M300 408h40" />
      <text className={styles.note} x={350} y={414}>
        ambiguous: dropped
      </text>
      <path className={`${styles.plumLine} ${styles.dashed}`} d="M8 440h40" />
      <text className={styles.note} x={58} y={446}>
        clear, but disagrees with the tilt: dropped
      </text>
    </svg>
  );
}

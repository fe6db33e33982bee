import styles from '../figures/figures.module.css';

type Visitor = 'first' | 'second' | 'bot';

interface Click {
  readonly visitor: Visitor;
  /** Minutes since 9 p.m. */
  readonly minute: number;
}

const minutes: Readonly<Record<Visitor, readonly number[]>> = {
  first: [0, 6, 11, 58, 64],
  second: [20, 27, 33, 38],
  bot: [0, 6, 12, 18, 24, 30, 36, 42, 48, 54, 60, 66],
};

const visitors = ['first', 'second', 'bot'] as const;
const clicks: readonly Click[] = visitors
  .flatMap((visitor) => minutes[visitor].map((minute) => ({ visitor, minute })))
  .sort((a, b) => a.minute - b.minute);

const pieces = [
  { name: 'Piece 1', from: 0, to: 22 },
  { name: 'Piece 2', from: 22, to: 44 },
  { name: 'Piece 3', from: 44, to: 67 },
].map((piece, index) => ({
  ...piece,
  y: 92 + index * 118,
  clicks: clicks.filter(({ minute }) => minute >= piece.from && minute < piece.to),
}));

const lanes = [
  {
    visitor: 'first',
    name: 'Visitor 12',
    y: 92,
    visits: [
      { from: 0, to: 11 },
      { from: 58, to: 64 },
    ],
  },
  { visitor: 'second', name: 'Visitor 77', y: 210, visits: [{ from: 20, to: 38 }] },
  { visitor: 'bot', name: 'A bot', y: 328, visits: [] },
] as const;

const left = { x: 8, width: 158 };
const right = { x: 246, width: 306, height: 92 };
const time = (minute: number) => right.x + 30 + minute * 3.75;

const lineOf = { first: styles.brandLine, second: styles.leafLine, bot: styles.plumLine };
const softOf = { first: styles.brandSoft, second: styles.leafSoft, bot: styles.plumSoft };

const spread = (index: number, count: number) => 46 + (index - (count - 1) / 2) * 4.6;

/** Connects each click in its partition with its place in the visitor's session. */
const paths = lanes.flatMap((lane) => {
  const own = clicks.filter(({ visitor }) => visitor === lane.visitor);
  return own.flatMap((click, index) => {
    const piece = pieces.find(({ from, to }) => click.minute >= from && click.minute < to);
    if (!piece) return [];
    const bySender = visitors.flatMap((visitor) => piece.clicks.filter((other) => other.visitor === visitor));
    const [x1, x2] = [left.x + left.width, right.x];
    const y1 = piece.y + spread(bySender.indexOf(click), bySender.length);
    const y2 = lane.y + spread(index, own.length);
    return [{ visitor: lane.visitor, d: `M${x1} ${y1}C${x1 + 40} ${y1} ${x2 - 40} ${y2} ${x2} ${y2}` }];
  });
});

/** Draws a click. Each visitor has a shape as well as a color, so readers don't depend on color. */
function Mark({ visitor, x, y }: { readonly visitor: Visitor; readonly x: number; readonly y: number }) {
  if (visitor === 'first') return <circle className={styles.brand} cx={x} cy={y} r={7} />;
  if (visitor === 'second')
    return <rect className={styles.leaf} x={x - 6.5} y={y - 6.5} width={13} height={13} />;
  return <path className={styles.plum} d={`M${x} ${y - 8}l8 14h-16z`} />;
}

/** Shows how a sessionization job groups clicks by visitor, and why one bot slows down one machine. */
export function SessionShuffle() {
  return (
    <svg
      className={styles.figure}
      viewBox="0 0 560 470"
      role="img"
      aria-label="Left, three pieces of the click log with the clicks of three visitors mixed. Lines carry each visitor’s clicks to one of three machines on the right. There the first visitor’s clicks fall into two visits with a pause of 47 minutes between them, the second visitor’s into one, and a bot’s clicks fill the third machine without any pause."
    >
      <text className={styles.heading} x={left.x} y={30}>
        As they arrived
      </text>
      <text className={styles.heading} x={right.x} y={30}>
        By visitor, sorted by time
      </text>
      <text className={styles.note} x={left.x} y={58}>
        three tasks read
      </text>
      <text className={styles.note} x={right.x} y={58}>
        three tasks measure the pauses
      </text>

      {paths.map(({ visitor, d }) => (
        <path key={d} className={lineOf[visitor]} d={d} />
      ))}

      {pieces.map((piece) => (
        <g key={piece.name}>
          <rect className={styles.panel} x={left.x} y={piece.y} width={left.width} height={92} rx={10} />
          <text className={styles.note} x={left.x + 14} y={piece.y + 28}>
            {piece.name}
          </text>
          {piece.clicks.map(({ visitor, minute }, index) => (
            <Mark
              key={`${visitor} ${minute}`}
              visitor={visitor}
              x={left.x + 19 + index * 17}
              y={piece.y + 60}
            />
          ))}
        </g>
      ))}

      {lanes.map((lane) => (
        <g key={lane.name}>
          <rect
            className={styles.panel}
            x={right.x}
            y={lane.y}
            width={right.width}
            height={right.height}
            rx={10}
          />
          <text x={right.x + 16} y={lane.y + 28}>
            {lane.name}
          </text>
          {lane.visits.map(({ from, to }) => (
            <rect
              key={from}
              className={softOf[lane.visitor]}
              x={time(from) - 14}
              y={lane.y + 44}
              width={time(to) - time(from) + 28}
              height={34}
              rx={17}
            />
          ))}
          <path className={styles.hairline} d={`M${time(0)} ${lane.y + 61}H${time(66)}`} />
          {minutes[lane.visitor].map((minute) => (
            <Mark key={minute} visitor={lane.visitor} x={time(minute)} y={lane.y + 61} />
          ))}
        </g>
      ))}

      <text className={`${styles.note} ${styles.end}`} x={right.x + right.width - 16} y={120}>
        two visits
      </text>
      <text className={`${styles.note} ${styles.middle}`} x={time(34.5)} y={146}>
        47 minutes apart
      </text>
      <text className={`${styles.note} ${styles.end}`} x={right.x + right.width - 16} y={238}>
        one visit
      </text>
      <text className={`${styles.note} ${styles.end}`} x={right.x + right.width - 16} y={356}>
        no pause: this task is late
      </text>
      <text className={`${styles.note} ${styles.middle}`} x={206} y={82}>
        the shuffle
      </text>
      <text className={`${styles.note} ${styles.middle}`} x={time(0)} y={448}>
        9 p.m.
      </text>
      <text className={`${styles.note} ${styles.middle}`} x={time(60)} y={448}>
        10 p.m.
      </text>
    </svg>
  );
}

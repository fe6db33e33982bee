import art from '../../../components/art/art.module.css';
import { evenSegments, pointOnCircle, ringPath } from '../../../components/art/segment';
import type { LedgerEntry } from '../../../content/homes/types';

const CENTER = { cx: 200, cy: 200 };
const MONTHS = 12;
const DEGREES_A_MONTH = 360 / MONTHS;
const RING = 28;
const INNERMOST = 62;

interface LedgerDialProps {
  readonly entries: readonly LedgerEntry[];
  readonly className: string;
}

/**
 * Draws the ledger's time spans as arcs around a year, engraved like a share certificate. Hidden from screen
 * readers, because the text next to it says the same.
 */
export function LedgerDial({ entries, className }: LedgerDialProps) {
  const spans = entries.flatMap(({ item, months }) => (months ? [{ item, months }] : []));
  const rim = INNERMOST + spans.length * RING;
  return (
    <svg
      viewBox="0 0 400 400"
      className={className}
      fill="none"
      stroke="var(--line-strong)"
      aria-hidden="true"
    >
      {/* An engraver's rosette: the twelve segments repeat, each time closer to the center. */}
      {Array.from({ length: 9 }, (_, index) => (
        <path
          key={index}
          d={evenSegments({ ...CENTER, outer: 52 - index * 4.5, inner: 14 - index }, MONTHS, 4 + index).join(
            '',
          )}
          strokeWidth=".6"
        />
      ))}
      <path
        d={Array.from({ length: MONTHS * 4 }, (_, index) => tick(index, rim + (index % 4 ? 8 : 20))).join('')}
      />
      {[rim, rim + 4, rim + 20].map((r) => (
        <circle key={r} {...CENTER} r={r} />
      ))}
      {spans.map(({ item, months: [from, to] }, index) => {
        const inner = INNERMOST + index * RING;
        return (
          <g key={item}>
            <circle {...CENTER} r={inner} stroke="var(--line)" />
            <path
              d={ringPath({
                ...CENTER,
                inner: inner + 5,
                outer: inner + RING - 5,
                from: from * DEGREES_A_MONTH,
                to: to * DEGREES_A_MONTH,
              })}
              className={index === spans.length - 1 ? art.brand : art.ink}
              stroke="none"
            />
          </g>
        );
      })}
    </svg>
  );

  function tick(index: number, length: number) {
    const angle = (index * DEGREES_A_MONTH) / 4;
    const start = pointOnCircle(CENTER.cx, CENTER.cy, index % 4 ? rim : INNERMOST, angle);
    return `M${start.join(' ')}L${pointOnCircle(CENTER.cx, CENTER.cy, length, angle).join(' ')}`;
  }
}

import { Link } from 'react-router-dom';
import type { Sector } from '../../../components/art/segment';
import { evenly, inset, pointOnCircle, sectors, segmentPath } from '../../../components/art/segment';
import { serviceIcons } from '../../../components/art/serviceIcons';
import type { Decision } from '../../../content/home';
import { paths } from '../../../content/paths';
import { serviceTitles } from '../../../content/lists/titles.computed';
import styles from './DecisionCitrus.module.css';

interface DecisionCitrusProps {
  /** Clockwise from the top segment. */
  readonly decisions: readonly Decision[];
  /** Accessible name of the group of links. */
  readonly label: string;
  readonly className: string;
}

/** Center of the citrus. Its right half is past the page's edge. */
const CENTER = { cx: 600, cy: 600 };
const RIND = 597;
const PITH = 571;
const FLESH = { outer: 542, inner: 66 };
/** Radii of the labels and icons. */
const LABELS = 435;
const ICONS = 290;
const ICON_SIZE = 50;

/**
 * Draws everyday decisions in a store as segments of a huge citrus. Each links to the service that helps with it.
 */
export function DecisionCitrus({ decisions, label, className }: DecisionCitrusProps) {
  const pieces = sectors([decisions.toReversed()], evenly, { start: 180, sweep: 180 });
  return (
    <nav aria-label={label} className={className}>
      <svg viewBox="0 0 606 1200" className={styles.citrus}>
        <circle {...CENTER} r={RIND} className={styles.rind} />
        <circle {...CENTER} r={PITH} className={styles.pith} />
        {pieces.toReversed().map(({ item, ...sector }) => (
          <DecisionSegment key={item.service} decision={item} sector={sector} />
        ))}
      </svg>
    </nav>
  );
}

interface DecisionSegmentProps {
  readonly decision: Decision;
  readonly sector: Sector;
}

function DecisionSegment({ decision: { service, lines }, sector }: DecisionSegmentProps) {
  const middle = (sector.from + sector.to) / 2;
  const [x, y] = pointOnCircle(CENTER.cx, CENTER.cy, LABELS, middle);
  const [iconX, iconY] = pointOnCircle(CENTER.cx, CENTER.cy, ICONS, middle);
  const Icon = serviceIcons[service];
  return (
    // The segment is rotated upright, so that CSS can pull it straight out. Its text is rotated back.
    <g transform={`rotate(${middle} ${CENTER.cx} ${CENTER.cy})`}>
      <Link
        to={paths.service(service)}
        className={styles.segment}
        aria-label={`${lines.join(' ')}: ${serviceTitles[service]}`}
      >
        <g transform={`rotate(${-middle} ${CENTER.cx} ${CENTER.cy})`}>
          <path d={segmentPath({ ...CENTER, ...FLESH, ...inset(sector, 4) })} className={styles.flesh} />
          <path d={vesicles(middle)} className={styles.vesicles} />
          <Icon size={ICON_SIZE} x={iconX - ICON_SIZE / 2} y={iconY - ICON_SIZE / 2} aria-hidden="true" />
          <text x={x} y={y} dy="-0.15em">
            {`${lines[0]} `}
            <tspan x={x} dy="1.1em">
              {lines[1]}
            </tspan>
          </text>
        </g>
      </Link>
    </g>
  );
}

/** Draws lines through a segment, which CSS dashes into drops of juice. */
function vesicles(middle: number): string {
  return [-6, -2, 2, 6]
    .map((offset) => {
      const [x1, y1] = pointOnCircle(CENTER.cx, CENTER.cy, FLESH.outer - 22, middle + offset);
      const [x2, y2] = pointOnCircle(
        CENTER.cx,
        CENTER.cy,
        130 + Math.abs(offset) * 18,
        middle + offset * 0.8,
      );
      return `M${x1} ${y1}L${x2} ${y2}`;
    })
    .join('');
}

import { clsx } from 'clsx';
import { extent } from 'd3-array';
import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { capitalized, enumerated, percent } from '../../domain/numerals';
import { formatSigned } from '../shared/amounts';
import { Plot } from '../shared/plot/Plot';
import { departmentIcons } from './ItemPicture';
import { items } from './items';
import type { Training } from './model';
import type { Placement } from './placements';
import { tasteMap } from './projection';
import styles from './TasteMap.module.css';
import { MOVE_ANIMATION } from './useReorderAnimation';

interface TasteMapProps {
  readonly training: Training;
  readonly viewed: readonly number[];
  readonly shelf: readonly Placement[];
}

const HIGHLIGHTED_COUNT = 5;
/** Half the width of an item's icon, in pixels. */
const RADIUS = 9;
/** Padding around the outermost items, as a share of their range. */
const ROOM = 0.08;
/** Minimum upper end of the vertical axis. Otherwise the small scores after one click would fill the plot. */
const MIN_TOP_SCORE = 0.3;

/** Maps the items by their factors, as seen by this visitor. Each click moves them. */
export function TasteMap({ training, viewed, shelf }: TasteMapProps) {
  const map = tasteMap(training, viewed);
  const isForVisitor = viewed.length > 0;
  const first = shelf.filter(({ isViewed }) => !isViewed).slice(0, HIGHLIGHTED_COUNT);
  const names = first.slice(0, 3).map(({ item }) => items[item]?.name ?? '');
  return (
    <Plot
      title="Taste map"
      summary={`${
        isForVisitor ? 'The higher an item, the better it matches your clicks.' : 'Popular items are on top.'
      } ${isForVisitor ? 'Best matches you haven’t clicked' : 'Most popular'}: ${enumerated(names, 'and')}.`}
      summaryPlace="below"
      size="short"
      x={{
        label: 'Close together: clicked by the same shoppers',
        domain: widened(map.map(({ across }) => across)),
        format: String,
        ticks: [],
      }}
      y={{
        label: isForVisitor ? 'Match score' : 'Share of shoppers who clicked',
        domain: widened([MIN_TOP_SCORE, ...map.map(({ up }) => up)]),
        format: (up) => (isForVisitor ? up.toFixed(1) : percent(up)),
      }}
      table={{
        columns: [
          'Item',
          'Department',
          'Rank',
          isForVisitor ? 'Match score' : 'Shoppers who clicked',
          'Horizontal position',
        ],
        rows: shelf.map(({ item, place }) => [
          items[item]?.name ?? '',
          capitalized(items[item]?.department ?? ''),
          String(place),
          isForVisitor ? formatSigned(map[item]?.up ?? 0) : percent(map[item]?.up ?? 0),
          formatSigned(map[item]?.across ?? 0),
        ]),
      }}
    >
      {(area) => (
        <Marks
          places={map.map(({ across, up }) => ({ x: area.x(across), y: area.y(up) }))}
          viewed={viewed}
          first={first.map(({ item }) => item)}
        />
      )}
    </Plot>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface MarksProps {
  /** Item positions in pixels. */
  readonly places: readonly Point[];
  readonly viewed: readonly number[];
  readonly first: readonly number[];
}

function Marks({ places, viewed, first }: MarksProps) {
  const layer = useRef<SVGGElement>(null);
  useGlide(layer, places, viewed.join());
  return (
    <g ref={layer}>
      {items.map(({ name, department }, item) => {
        const Icon = departmentIcons[department];
        const place = places[item];
        return (
          <g
            key={name}
            transform={`translate(${place?.x ?? 0} ${place?.y ?? 0})`}
            className={clsx(
              styles.mark,
              first.includes(item) && styles.first,
              viewed.includes(item) && styles.viewed,
            )}
          >
            <g>
              <title>{name}</title>
              <circle r={RADIUS + 2} className={styles.disk} />
              <Icon x={-RADIUS} y={-RADIUS} width={2 * RADIUS} height={2 * RADIUS} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** Animates marks to their new positions after a click, unless the visitor prefers reduced motion. */
function useGlide(layer: RefObject<SVGGElement | null>, places: readonly Point[], clicks: string): void {
  const before = useRef({ places, clicks });
  useLayoutEffect(() => {
    const old = before.current;
    before.current = { places, clicks };
    // Positions also change when the window is resized, which needs no animation.
    if (old.clicks === clicks || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    places.forEach(({ x, y }, item) => {
      const from = old.places[item];
      if (!from) return;
      layer.current?.children[item]?.firstElementChild?.animate(
        [{ transform: `translate(${from.x - x}px, ${from.y - y}px)` }, { transform: 'none' }],
        MOVE_ANIMATION,
      );
    });
  });
}

/** Returns the range of the values, with padding at both ends. */
function widened(values: readonly number[]): readonly [number, number] {
  const [low = 0, high = 0] = extent(values);
  const room = ROOM * (high - low);
  return [low - room, high + room];
}

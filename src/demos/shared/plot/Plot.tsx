import { ticks } from 'd3-array';
import { clsx } from 'clsx';
import type { ReactNode, RefObject } from 'react';
import { startTransition, useEffect, useId, useRef, useState } from 'react';
import type { PlotTable } from './DataTable';
import { DataTable } from './DataTable';
import styles from './Plot.module.css';

export interface Axis {
  /** Includes the unit: `Price ($)`. */
  readonly label: string;
  readonly domain: readonly [number, number];
  readonly format: (value: number) => string;
  /** Tick values; round numbers by default. */
  readonly ticks?: readonly number[];
}

/** The area for a plot's marks, in pixels, with the scales that convert values to pixels. */
export interface PlotArea {
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface PlotProps {
  readonly title: string;
  /** A summary in one or two sentences, computed from the same data. */
  readonly summary: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly children: (area: PlotArea) => ReactNode;
  readonly legend?: ReactNode;
  /** The same data for people who can't see the plot or want the numbers. */
  readonly table: PlotTable;
  /** On a phone, `short` leaves room for controls, and `square` gives both axes the same. */
  readonly size?: 'usual' | 'short' | 'square';
  /** `below` keeps the plot and its control on the first screen. */
  readonly summaryPlace?: 'above' | 'below';
}

/**
 * Size until it's measured, and without scripts: that of a phone. Wider screens show empty space; a larger
 * size would shrink the text on phones.
 */
const ASSUMED_SIZE = {
  usual: { width: 340, height: 320 },
  short: { width: 340, height: 200 },
  square: { width: 340, height: 340 },
} as const;
const MARGIN = { left: 52, right: 12, top: 30, bottom: 44 };
/** Minimum space per tick, in pixels. */
const TICK = { width: 90, height: 55 };

/**
 * Renders a plot with axes, a text summary, and a data table. It's drawn at its measured size, so that its text
 * keeps its normal size. Colors are classes, because the Content-Security-Policy forbids inline styles.
 */
export function Plot({
  title,
  summary,
  x,
  y,
  children,
  legend,
  table,
  size = 'usual',
  summaryPlace = 'above',
}: PlotProps) {
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const { width, height } = useSize(svg, ASSUMED_SIZE[size]);
  const left = MARGIN.left;
  const right = width - MARGIN.right;
  const top = MARGIN.top;
  const bottom = height - MARGIN.bottom;
  const area: PlotArea = { x: scale(x, left, right), y: scale(y, bottom, top), left, right, top, bottom };
  const words = (
    <p id={`${id}-summary`} className={styles.summary}>
      {summary}
    </p>
  );
  const key = legend !== undefined && <div className={styles.legend}>{legend}</div>;
  return (
    <figure className={styles.figure} aria-labelledby={`${id}-title`}>
      <figcaption>
        <h3 id={`${id}-title`} className={styles.title}>
          {title}
        </h3>
        {summaryPlace === 'above' && words}
      </figcaption>
      {summaryPlace === 'above' && key}
      <svg
        ref={svg}
        viewBox={`0 0 ${width} ${height}`}
        className={clsx(styles.plot, size !== 'usual' && styles[size])}
        role="img"
        aria-labelledby={`${id}-title ${id}-summary`}
      >
        {ticksOf(y, (bottom - top) / TICK.height).map((tick) => (
          <g key={tick}>
            <line x1={left} x2={right} y1={area.y(tick)} y2={area.y(tick)} className={styles.grid} />
            <text x={left - 8} y={area.y(tick)} dy="0.32em" textAnchor="end" className={styles.tick}>
              {y.format(tick)}
            </text>
          </g>
        ))}
        {ticksOf(x, (right - left) / TICK.width).map((tick) => (
          <g key={tick}>
            <line x1={area.x(tick)} x2={area.x(tick)} y1={bottom} y2={bottom + 5} className={styles.axis} />
            <text x={area.x(tick)} y={bottom + 18} textAnchor="middle" className={styles.tick}>
              {x.format(tick)}
            </text>
          </g>
        ))}
        <line x1={left} x2={right} y1={bottom} y2={bottom} className={styles.axis} />
        <text x={right} y={height - 6} textAnchor="end" className={styles.label}>
          {x.label}
        </text>
        <text x={0} y={11} className={styles.label}>
          {y.label}
        </text>
        {children(area)}
      </svg>
      {summaryPlace === 'below' && (
        <>
          {key}
          {words}
        </>
      )}
      <details className={styles.details}>
        <summary>Table: {title}</summary>
        <DataTable caption={title} {...table} />
      </details>
    </figure>
  );
}

/** Creates a linear scale. d3-scale would add colors, dates, and formats: 8 KB per demo. */
function scale({ domain: [low, high] }: Axis, from: number, to: number): (value: number) => number {
  const span = high - low || 1;
  return (value) => Math.round((from + ((value - low) / span) * (to - from)) * 10) / 10;
}

function ticksOf(axis: Axis, most: number): readonly number[] {
  return axis.ticks ?? ticks(...axis.domain, Math.max(2, Math.floor(most)));
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns an element's size in whole pixels; `assumed` until it's measured. */
function useSize(ref: RefObject<Element | null>, assumed: Size): Size {
  const [size, setSize] = useState(assumed);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const width = Math.round(entry.contentRect.width);
      const height = Math.round(entry.contentRect.height);
      // A hidden plot has no size; keep the last one.
      if (width <= 0 || height <= 0) return;
      // A page has several plots; a transition keeps it responsive while they redraw.
      startTransition(() => {
        setSize({ width, height });
      });
    });
    if (ref.current) observer.observe(ref.current);
    return () => {
      observer.disconnect();
    };
  }, [ref]);
  return size;
}

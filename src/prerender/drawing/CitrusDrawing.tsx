import type { Palette, Theme } from './palette';
import type { PictureCitrus } from './citrus';
import { segmentShapes, citrusColors } from './citrus';

interface CitrusDrawingProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly citrus: PictureCitrus;
  readonly palette: Palette;
  readonly theme?: Theme;
}

/** A cut citrus, as the pages draw it. */
export function CitrusDrawing({ x, y, size, citrus, palette, theme }: CitrusDrawingProps) {
  const colors = citrusColors(palette, theme, citrus.tone);
  const { shapes, stroke } = segmentShapes(citrus);
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`}>
      <circle cx="50" cy="50" r="48" fill={colors.rind} />
      <circle cx="50" cy="50" r="43.5" fill={colors.gap} />
      {shapes.map(({ d, ripeness }) => (
        <path
          key={d}
          d={d}
          fill={colors[ripeness]}
          stroke={colors[ripeness]}
          strokeWidth={stroke}
          strokeLinejoin="round"
        />
      ))}
    </g>
  );
}

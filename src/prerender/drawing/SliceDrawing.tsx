import type { Palette, Theme } from './palette';
import type { PictureSlice } from './slice';
import { segmentShapes, sliceColors } from './slice';

interface SliceDrawingProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly slice: PictureSlice;
  readonly palette: Palette;
  readonly theme?: Theme;
}

/** A cut citrus, as the pages draw it. */
export function SliceDrawing({ x, y, size, slice, palette, theme }: SliceDrawingProps) {
  const colors = sliceColors(palette, theme, slice.tone);
  const { shapes, stroke } = segmentShapes(slice);
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

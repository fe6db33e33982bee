import { citrusShape } from '../../components/art/citrusShape';
import type { Palette, Theme } from './palette';
import type { PictureCitrus } from './citrus';
import { citrusColors } from './citrus';

interface CitrusDrawingProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly citrus: PictureCitrus;
  readonly palette: Palette;
  readonly theme?: Theme;
}

export function CitrusDrawing({ x, y, size, citrus, palette, theme }: CitrusDrawingProps) {
  const colors = citrusColors(palette, theme, citrus.tone);
  const { segments, strokeWidth } = citrusShape(citrus.groups, ({ share }) => share);
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size / 100})`}
      strokeWidth={strokeWidth}
      strokeLinejoin="round"
    >
      <circle cx="50" cy="50" r="48" fill={colors.rind} />
      <circle cx="50" cy="50" r="43.5" fill={colors.gap} />
      {segments.map(({ item: { ripeness }, path }) => (
        <path key={path} d={path} fill={colors[ripeness]} stroke={colors[ripeness]} />
      ))}
    </g>
  );
}

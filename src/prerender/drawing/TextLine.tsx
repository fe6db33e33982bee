import type { Setting } from './face';
import { setLine } from './face';

interface TextLineProps extends Setting {
  readonly text: string;
  readonly x: number;
  /** The y coordinate of the baseline. */
  readonly y: number;
}

/** Draws a line of text in the display font, as shapes. */
export function TextLine({ text, x, y, ...setting }: TextLineProps) {
  const { glyphs, scale } = setLine(text, setting);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale} ${-scale})`}>
      {glyphs.map((glyph) => (
        <path key={glyph.x} d={glyph.d} transform={`translate(${glyph.x} 0)`} />
      ))}
    </g>
  );
}

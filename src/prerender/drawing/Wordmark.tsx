import { company } from '../../content/company';
import type { Palette, Theme } from './palette';
import { evenCitrus } from './citrus';
import { CitrusDrawing } from './CitrusDrawing';
import { TextLine } from './TextLine';

interface WordmarkProps {
  readonly x: number;
  readonly y: number;
  /** The logo's height. */
  readonly size: number;
  readonly palette: Palette;
  readonly theme?: Theme;
}

/** Draws logo and name as in the site's header. */
export function Wordmark({ x, y, size, palette, theme = 'light' }: WordmarkProps) {
  return (
    <>
      <CitrusDrawing x={x} y={y} size={size} citrus={evenCitrus(8)} palette={palette} theme={theme} />
      <g fill={palette.ink[theme]}>
        <TextLine
          text={company.name}
          x={x + size * 1.27}
          y={y + size * 0.77}
          size={size * 0.81}
          weight={700}
          tracking={-0.035}
        />
      </g>
    </>
  );
}

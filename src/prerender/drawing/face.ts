import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Font, Glyph } from 'fontkit';
import { create } from 'fontkit';

export type Weight = 400 | 600 | 700;

/** Returns the path of the display font as WOFF, which fontkit and pdfkit can read. */
export function faceFile(weight: Weight): string {
  const folder = 'node_modules/@fontsource/familjen-grotesk/files';
  return path.resolve(folder, `familjen-grotesk-latin-${weight}-normal.woff`);
}

const faces = new Map<Weight, Font>();

function faceOf(weight: Weight): Font {
  const known = faces.get(weight);
  if (known) return known;
  const face = create(readFileSync(faceFile(weight)));
  if (!('layout' in face)) throw new Error('The display face is one font, not a collection.');
  faces.set(weight, face);
  return face;
}

export interface Setting {
  /** Font size in pixels. */
  readonly size: number;
  readonly weight: Weight;
  /** Extra space between letters, relative to `size`. Headings are slightly tighter. */
  readonly tracking?: number;
}

/** A line of text as shapes, in font units with y pointing up; `scale` converts to pixels. */
export interface SetLine {
  readonly glyphs: readonly { readonly x: number; readonly d: string }[];
  readonly scale: number;
  /** Width of the line in pixels. */
  readonly width: number;
}

/** Converts a line of text to shapes in the display font, so that drawing it needs no font. */
export function setLine(text: string, { size, weight, tracking = 0 }: Setting): SetLine {
  const face = faceOf(weight);
  const run = face.layout(text);
  const missing = run.glyphs.find(({ id }) => id === 0);
  if (missing) throw new Error(`The display face can't write all of '${text}'.`);
  const scale = size / face.unitsPerEm;
  let x = 0;
  const glyphs = run.glyphs.map((glyph: Glyph, index) => {
    const at = x + (run.positions[index]?.xOffset ?? 0);
    x += (run.positions[index]?.xAdvance ?? 0) + tracking * face.unitsPerEm;
    return { x: at, d: glyph.path.toSVG() };
  });
  return { glyphs, scale, width: x * scale };
}

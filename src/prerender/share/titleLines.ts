import type { Setting } from '../drawing/face';
import { setLine } from '../drawing/face';

export interface TitleLines {
  readonly lines: readonly string[];
  readonly setting: Setting;
}

const SIZES = [104, 96, 88, 80, 72, 64, 56, 48];

/** Finds the largest size at which a title fits a box, in lines of similar length. */
export function titleLines(title: string, width: number, height: number): TitleLines {
  for (const size of SIZES) {
    const setting: Setting = { size, weight: 700, tracking: -0.025 };
    const lines = breakLines(title, width, setting);
    if (lines && lines.length * size * LINE_HEIGHT <= height)
      return { lines: balanced(title, width, lines.length, setting), setting };
  }
  throw new Error(`'${title}' does not fit its picture.`);
}

/** Line height, relative to the font size. */
export const LINE_HEIGHT = 1.02;

/** Wraps a title greedily. Returns undefined if a word is too wide. */
export function breakLines(title: string, width: number, setting: Setting): readonly string[] | undefined {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && setLine(longer, setting).width <= width) lines[lines.length - 1] = longer;
    else if (setLine(word, setting).width <= width) lines.push(word);
    else return undefined;
  }
  return lines;
}

/** Narrows the box as far as the line count allows, so that the last line isn't a single word. */
function balanced(title: string, width: number, count: number, setting: Setting): readonly string[] {
  let best = breakLines(title, width, setting);
  for (let narrower = width - 10; narrower > 0; narrower -= 10) {
    const lines = breakLines(title, narrower, setting);
    if (!lines || lines.length > count) break;
    best = lines;
  }
  return best ?? [title];
}

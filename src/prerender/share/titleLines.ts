import type { Setting } from '../drawing/face';
import { setLine } from '../drawing/face';

/** A title broken into lines, and the size at which they fit. */
export interface TitleLines {
  readonly lines: readonly string[];
  readonly setting: Setting;
}

const SIZES = [104, 96, 88, 80, 72, 64, 56, 48];

/** The largest of our sizes at which a title fits a box, in lines of much the same length. */
export function titleLines(title: string, width: number, height: number): TitleLines {
  for (const size of SIZES) {
    const setting: Setting = { size, weight: 700, tracking: -0.025 };
    const lines = breakLines(title, width, setting);
    if (lines && lines.length * size * LINE_HEIGHT <= height)
      return { lines: balanced(title, width, lines.length, setting), setting };
  }
  throw new Error(`'${title}' does not fit its picture.`);
}

/** Of the size. */
export const LINE_HEIGHT = 1.02;

/** Fills lines one after the other; nothing when a single word is too wide. */
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

/** Narrows the box as long as the title takes no more lines, so that the last one is no single word. */
function balanced(title: string, width: number, count: number, setting: Setting): readonly string[] {
  let best = breakLines(title, width, setting);
  for (let narrower = width - 10; narrower > 0; narrower -= 10) {
    const lines = breakLines(title, narrower, setting);
    if (!lines || lines.length > count) break;
    best = lines;
  }
  return best ?? [title];
}

import { counted } from '../../../domain/numerals';

/** Something about a table that its owner should know. */
export interface Finding {
  /** `stops`: nothing can be computed; `costs`: some lines are left out; `tells`: how something was understood. */
  readonly weight: 'stops' | 'costs' | 'tells';
  /** What is the matter, and on which line. */
  readonly what: string;
  /** How to mend it, or what was used all the same. */
  readonly mend: string;
}

/** So many lines are named, the rest is counted. */
const MOST_NAMED = 5;
/** A cell is quoted up to this length. */
const LONGEST_QUOTE = 40;

/** Gathers lines by what is wrong with them, so that ten thousand like errors are one finding. */
export class LineFindings {
  private readonly kinds = new Map<string, { lines: number[]; count: number; mend: string; cell: string }>();

  /**
   * Notes a line.
   *
   * @param cell its text
   * @param what continues 'Line 3: "x" …', for example 'is no number where the price should be'
   */
  add(line: number, cell: string, what: string, mend: string): void {
    const known = this.kinds.get(what);
    if (!known) {
      this.kinds.set(what, { lines: [line], count: 1, mend, cell });
      return;
    }
    known.count += 1;
    if (known.lines.length < MOST_NAMED) known.lines.push(line);
  }

  /** The lines that were noted, a finding for each kind of error. */
  findings(): readonly Finding[] {
    return [...this.kinds].map(([what, { lines, count, mend, cell }]) => ({
      weight: 'costs',
      what: `${linesInWords(lines, count)}: ${quoted(cell)} ${what}.`,
      mend: `${count === 1 ? 'The line is' : 'The lines are'} left out. ${mend}`,
    }));
  }
}

/** `Line 3`, `Lines 3 and 5`, `12 lines (3, 5, 8, 9, 11 …)`; the cell that follows is of the first. */
function linesInWords(lines: readonly number[], count: number): string {
  if (count === 1) return `Line ${lines.join('')}`;
  const more = count > lines.length ? ' …' : '';
  return `${counted(count, 'line')} (${lines.join(', ')}${more}), the first of them`;
}

/** A cell as a message names it. */
export function quoted(cell: string): string {
  const text = cell.replaceAll(/\s+/gu, ' ').trim();
  if (text === '') return 'nothing';
  return `“${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text}”`;
}

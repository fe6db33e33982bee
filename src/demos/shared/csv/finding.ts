import { isolated } from '../../../domain/isolated';
import { counted } from '../../../domain/numerals';
import { shorten } from '../../../domain/typedText';

/** An error, question, warning, or note about a table. */
export interface Finding {
  /**
   * Errors prevent a result, questions are guesses to confirm, warnings report data that isn't used, and info says
   * how data was interpreted.
   */
  readonly severity: 'error' | 'question' | 'warning' | 'info';
  /** The problem, with its line. */
  readonly message: string;
  /** How to fix it, or the value that was used instead. */
  readonly suggestion: string;
}

/** Starts a message about a number of lines, such as `2 lines are …`. */
export function linesThat(count: number, one: string, many: string): string {
  return `${counted(count, 'line')} ${count === 1 ? one : many}`;
}

const MAX_LINES_LISTED = 5;
const MAX_QUOTE_CHARACTERS = 40;

/** Collects the lines with each problem, so that ten thousand similar errors become one finding. */
export class LineFindings {
  private readonly kinds = new Map<
    string,
    { lines: number[]; count: number; suggestion: string; cell: string }
  >();

  /**
   * Adds a line with a problem.
   * @param cell the text that caused the problem
   * @param message completes 'Line 3: "x" …', for example 'is not a number in the price column'
   */
  add(line: number, cell: string, message: string, suggestion: string): void {
    const known = this.kinds.get(message);
    if (!known) {
      this.kinds.set(message, { lines: [line], count: 1, suggestion, cell });
      return;
    }
    known.count += 1;
    if (known.lines.length < MAX_LINES_LISTED) known.lines.push(line);
  }

  findings(): readonly Finding[] {
    return [...this.kinds].map(([message, { lines, count, suggestion, cell }]) => ({
      severity: 'warning',
      message: `${linesInWords(lines, count)} ${quoted(cell)} ${message}.`,
      suggestion: `We skipped the ${count === 1 ? 'line' : 'lines'}. ${suggestion}`,
    }));
  }
}

/**
 * Formats line numbers as `Line 3:` or `12 lines (3, 5, 8, 9, 11 …). The first:`; the first line's cell follows.
 */
function linesInWords(lines: readonly number[], count: number): string {
  if (count === 1) return `Line ${lines.join('')}:`;
  const more = count > lines.length ? ' …' : '';
  return `${counted(count, 'line')} (${lines.join(', ')}${more}). The first:`;
}

/** Quotes a cell for a message, shortened. */
export function quoted(cell: string): string {
  const text = cell.replaceAll(/\s+/gu, ' ').trim();
  if (text === '') return 'an empty cell';
  return `“${isolated(shorten(text, MAX_QUOTE_CHARACTERS))}”`;
}

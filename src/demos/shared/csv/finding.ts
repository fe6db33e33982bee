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
  /** Id of a column: the page offers those that could be it. */
  readonly column?: string;
  /** Id of a switch: the page offers its other values. */
  readonly switch?: string;
}

/** Tests for an error, which prevents a result. */
export function hasError({ findings }: { readonly findings: readonly Finding[] }): boolean {
  return findings.some(({ severity }) => severity === 'error');
}

/** Starts a message about a number of lines, such as `2 lines are …`. */
export function linesThat(count: number, one: string, many: string): string {
  return `${counted(count, 'line')} ${count === 1 ? one : many}`;
}

const MAX_QUOTE_CHARACTERS = 40;

/** Quotes a cell for a message, shortened. */
export function quoted(cell: string): string {
  const text = cell.replaceAll(/\s+/gu, ' ').trim();
  if (text === '') return 'an empty cell';
  return `“${isolated(shorten(text, MAX_QUOTE_CHARACTERS))}”`;
}

/** Returns a list of one finding. */
export function say(
  severity: Finding['severity'],
  message: string,
  suggestion: string,
  more: Pick<Finding, 'column' | 'switch'> = {},
): readonly Finding[] {
  return [{ severity, message, suggestion, ...more }];
}

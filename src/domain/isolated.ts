/** Letters that are written from right to left: Hebrew, Arabic and their neighbors in Unicode. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Isolates a visitor's right-to-left text with Unicode's FSI and PDI, so that it doesn't reorder what is beside it.
 * For text that is joined with other text; where it has an element of its own, use `<bdi>`.
 */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

/**
 * Replaces decimal digits of any script, such as full-width `３` or Arabic `٣`, with ASCII digits. Every field
 * that takes a number reads its text through this.
 */
export function asciiDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Unicode lists the digits of each script in a row, from zero to nine.
    let first = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((code - first) % 10);
  });
}

/** Removes what people put between groups of digits: spaces, punctuation, invisible characters. */
export function ungrouped(text: string): string {
  return text.replace(/[\s\p{P}\p{Cf}|−]/gu, '');
}

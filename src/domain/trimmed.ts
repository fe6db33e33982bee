/**
 * Characters that show nothing: spaces, control characters, zero-width and direction marks, the blanks of Hangul and
 * Braille. Leaves out variation selectors, which belong to the emoji before them.
 */
const BLANK = /(?![\ufe00-\ufe0f])[\s\u2800\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
const VISIBLE = /[^\s\u2800\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Trims blank characters; a text of nothing else becomes empty. Keeps those inside the text, where some languages
 * need them, such as Persian.
 */
export function trimmed(text: string): string {
  if (!VISIBLE.test(text)) return '';
  let [start, end] = [0, text.length];
  while (BLANK.test(text.charAt(start))) start += 1;
  while (BLANK.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

import { emojiWords } from './lexicon';
import { wordsOf } from './step';

/** A word as VADER's rules see it. */
export interface Token {
  readonly text: string;
  readonly lower: string;
  readonly isUpper: boolean;
  /** Index of the original word, which several tokens share if it was an emoji. */
  readonly place: number;
}

export interface TokenizedText {
  readonly tokens: readonly Token[];
  /** True if some words are in all caps and others aren't, so that caps mean emphasis. */
  readonly hasEmphasis: boolean;
  /** Number of `!`, including those within words and emoji. */
  readonly exclamations: number;
  /** Number of `?`, counted in the same way. */
  readonly questions: number;
}

/** Converts words to tokens: emoji become their descriptions, and punctuation around words is removed. */
export function tokenize(words: readonly string[]): TokenizedText {
  const spelledOut = words.map(withoutEmoji);
  const tokens = spelledOut.flatMap((word, place) =>
    wordsOf(word).map((part): Token => {
      const text = withoutMarks(part);
      return { text, lower: text.toLowerCase(), isUpper: isUpper(text), place };
    }),
  );
  const upper = tokens.filter((token) => token.isUpper).length;
  return {
    tokens,
    hasEmphasis: upper > 0 && upper < tokens.length,
    exclamations: countIn(spelledOut, '!'),
    questions: countIn(spelledOut, '?'),
  };
}

/**
 * Replaces emoji with their descriptions. Like the authors, looks up single code points, so a composed emoji
 * becomes its known parts.
 */
function withoutEmoji(word: string): string {
  let result = '';
  for (const character of word) {
    const description = emojiWords.get(character);
    result += description === undefined ? character : `${result === '' ? '' : ' '}${description}`;
  }
  return result;
}

/**
 * Removes punctuation around a word, except if at most two characters are left: then it may be an emoticon.
 */
function withoutMarks(word: string): string {
  let start = 0;
  let end = word.length;
  while (start < end && isMark(word.charCodeAt(start))) start += 1;
  while (end > start && isMark(word.charCodeAt(end - 1))) end -= 1;
  const bare = word.slice(start, end);
  return /^.{0,2}$/su.test(bare) ? word : bare;
}

/** Tests for Python's `string.punctuation`: printable ASCII except letters, digits, and space. */
function isMark(code: number): boolean {
  return (
    (code >= 33 && code <= 47) ||
    (code >= 58 && code <= 64) ||
    (code >= 91 && code <= 96) ||
    (code >= 123 && code <= 126)
  );
}

/** Works like Python's `isupper`: at least one uppercase letter, and no lowercase one. */
function isUpper(word: string): boolean {
  return /\p{Uppercase}/u.test(word) && !/[\p{Lowercase}\p{Lt}]/u.test(word);
}

function countIn(words: readonly string[], mark: string): number {
  return words.reduce((count, word) => count + word.split(mark).length - 1, 0);
}

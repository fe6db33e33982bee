import { emojiWords } from './lexicon';
import { wordsOf } from './words';

/** A word as VADER's rules see it. */
export interface Token {
  readonly text: string;
  readonly lower: string;
  /** Whether all of its letters are capitals. */
  readonly isUpper: boolean;
  /** Which of the words that were given it is, or is a part of: an emoji makes several tokens. */
  readonly place: number;
}

/** What the rules work on. */
export interface TokenizedText {
  readonly tokens: readonly Token[];
  /** Some words are in capitals and others are not, so that capitals are emphasis. */
  readonly hasEmphasis: boolean;
  /** How many `!` and `?` there are, within words and emoji too. */
  readonly exclamations: number;
  readonly questions: number;
}

/** Makes tokens of words: emoji become their descriptions, and marks around a word are taken off. */
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

/** The authors look at single code points, so an emoji that is made of several is read as its known parts. */
function withoutEmoji(word: string): string {
  let result = '';
  for (const character of word) {
    const description = emojiWords.get(character);
    result += description === undefined ? character : `${result === '' ? '' : ' '}${description}`;
  }
  return result;
}

/** What has two characters or fewer without its marks is taken for an emoticon and keeps them. */
function withoutMarks(word: string): string {
  let start = 0;
  let end = word.length;
  while (start < end && isMark(word.charCodeAt(start))) start += 1;
  while (end > start && isMark(word.charCodeAt(end - 1))) end -= 1;
  const bare = word.slice(start, end);
  return /^.{0,2}$/su.test(bare) ? word : bare;
}

/** Python's `string.punctuation`: what is neither a letter nor a digit of what one can type in ASCII. */
function isMark(code: number): boolean {
  return (
    (code >= 33 && code <= 47) ||
    (code >= 58 && code <= 64) ||
    (code >= 91 && code <= 96) ||
    (code >= 123 && code <= 126)
  );
}

/** Python's `isupper`: at least one capital, and no small letter. */
function isUpper(word: string): boolean {
  return /\p{Uppercase}/u.test(word) && !/[\p{Lowercase}\p{Lt}]/u.test(word);
}

function countIn(words: readonly string[], mark: string): number {
  return words.reduce((count, word) => count + word.split(mark).length - 1, 0);
}

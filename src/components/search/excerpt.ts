import { plainTyping } from '../../domain/typedText';
import type { SearchRecord } from './searchRecord';
import { wordsOf } from './searchTerms';

/** A part of an excerpt. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Longer sentences are cut around the first match. */
const MAX_LENGTH = 180;
/** Characters kept before the first match of a cut sentence. */
const LEAD = 60;

/**
 * Returns the sentence with the most words of a query, with those marked, and whether it is the summary: another one
 * has to say more than title and summary together.
 * @param text main text
 * @param isMatch tells whether a word is one of the query's
 */
export function excerptOf(
  { title, text: summary }: Pick<SearchRecord, 'title' | 'text'>,
  text: string,
  isMatch: (word: string) => boolean,
): readonly [isSummary: boolean, excerpt: readonly Piece[]] {
  const matches = (sentence: string) => new Set(wordsOf(sentence).filter(isMatch)).size;
  let best = summary;
  let most = matches(`${title} ${summary}`);
  for (const sentence of sentencesOf(text)) {
    const count = matches(sentence);
    if (count > most) [best, most] = [sentence, count];
  }
  const pieces = piecesOf(best, isMatch);
  const [first, ...others] = pieces;
  if (best === summary || best.length <= MAX_LENGTH || !first || first.isMatch || first.text.length <= LEAD)
    return [best === summary, pieces];
  const start = first.text.lastIndexOf(' ', first.text.length - LEAD) + 1;
  return [false, [{ text: `…${first.text.slice(start)}`, isMatch: false }, ...others]];
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/\n|(?<=[.!?][”’)]?)\s+(?=[“‘(]?\p{Lu})/u);
}

function piecesOf(sentence: string, isMatch: (word: string) => boolean): readonly Piece[] {
  return sentence
    .split(/((?:(?<![\p{L}\p{N}])\p{L}-)?[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)*)/u)
    .map((text, place) => ({ text, isMatch: place % 2 === 1 && wordsOf(plainTyping(text)).some(isMatch) }))
    .reduce<Piece[]>((pieces, piece) => {
      const last = pieces.at(-1);
      if (last?.isMatch === piece.isMatch)
        pieces[pieces.length - 1] = { ...last, text: last.text + piece.text };
      else pieces.push(piece);
      return pieces;
    }, []);
}

import { isStopWord, plainWord, stemOf, wordsOf } from '../../components/search/searchTerms';
import type { Passage } from './passages';

export type Search = (question: string) => readonly Passage[];

/** Minimum share of a question's telling words that a passage has. Rarer words count more. */
const MIN_SHARE = 0.5;

/** Makes a function that finds the passages that have a question's words, best first. */
export function makeSearch(passages: readonly Passage[]): Search {
  const indexed = passages.map((passage) => ({
    passage,
    stems: new Set(wordsOf(`${passage.title} ${passage.keywords} ${passage.text}`).map(stemOf)),
  }));
  return (question) => {
    const telling = wordsOf(question).filter((word) => !isStopWord(plainWord(word)));
    const rarities = [...new Set(telling.map(stemOf))].map((stem) => {
      const count = indexed.filter(({ stems }) => stems.has(stem)).length;
      return { stem, rarity: Math.log((passages.length + 1) / (count + 1)) };
    });
    const whole = rarities.reduce((sum, { rarity }) => sum + rarity, 0);
    return indexed
      .map(({ passage, stems }) => ({
        passage,
        share: rarities.reduce((sum, { stem, rarity }) => sum + (stems.has(stem) ? rarity : 0), 0) / whole,
      }))
      .filter(({ share }) => share >= MIN_SHARE)
      .toSorted((a, b) => b.share - a.share)
      .map(({ passage }) => passage);
  };
}

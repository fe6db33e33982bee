import type { WantedColumn } from './columns';
import { isIdentifierWord } from './vocabulary';

/** A name without marks, accents, spaces and case. */
function bare(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** How well a column’s name fits, by place in a list: 0 is best, null is not at all. */
export type RankOf = (name: string) => number | null;

/** By the names that a column goes by. */
export function rankByName({ label, names }: WantedColumn<string>): RankOf {
  const known = [label, ...names].map(bare);
  return (name) => {
    const place = known.indexOf(bare(name));
    return place < 0 ? null : place;
  };
}

/** Whether a column has just this name. */
export function goesBy(column: WantedColumn<string>): (name: string) => boolean {
  const rankOf = rankByName(column);
  return (name) => rankOf(name) !== null;
}

/** A name’s words: `Unit price (USD)`, `unitPrice`. */
function wordsOf(name: string): readonly string[] {
  return name
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(bare)
    .filter((word) => word !== '');
}

/** Whether a name says that the column is something else. */
export function saysOther({ unlike = [] }: WantedColumn<string>): (name: string) => boolean {
  return (name) => wordsOf(name).some((word) => unlike.includes(word));
}

/** Whether a name is that of numbers that count nothing and are no names either. */
export function isIdentifier(name: string): boolean {
  return wordsOf(name).some(isIdentifierWord);
}

/** By one of a name’s words, or two, that the column goes by: `Unit price (USD)`. The more of its words, the better. */
export function rankByWords(column: WantedColumn<string>): RankOf {
  const known = [column.label, ...column.names].map(bare);
  const isOther = saysOther(column);
  return (name) => {
    if (isOther(name)) return null;
    const words = wordsOf(name);
    const parts = words.flatMap((word, index) => [`${word}${words[index + 1] ?? ''}`, word]);
    const place = known.findIndex((own) => parts.includes(own));
    return place < 0 ? null : words.length + place / known.length;
  };
}

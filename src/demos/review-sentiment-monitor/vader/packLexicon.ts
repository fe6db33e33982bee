/** A compressed lexicon: sorted words, each without the prefix that it shares with the previous one. */
export interface PackedLexicon {
  /**
   * Words separated by spaces. The first letter of each encodes the length of the shared prefix: A for 0, B
   * for 1, and so on.
   */
  readonly words: string;
  /** One character per word: its valence in tenths, relative to `ZERO`. */
  readonly valences: string;
}

const NONE_SHARED = 'A'.charCodeAt(0);
const MAX_SHARED = 25;
const ZERO = 'P'.charCodeAt(0);

/**
 * Packs words and valences into two thirds of the size of compressed JSON. Drops words with a capital or a
 * space, which VADER never finds because it looks up single lowercase words.
 */
export function packLexicon(lexicon: Readonly<Record<string, number>>): PackedLexicon {
  const entries = Object.entries(lexicon)
    .filter(([word]) => word === word.toLowerCase() && !/\s/u.test(word))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    words: entries
      .map(([word], index) => {
        const shared = sharedLength(entries[index - 1]?.[0] ?? '', word);
        return String.fromCharCode(NONE_SHARED + shared) + word.slice(shared);
      })
      .join(' '),
    valences: entries.map(([, valence]) => String.fromCharCode(ZERO + Math.round(valence * 10))).join(''),
  };
}

/** Unpacks the words with their valences, from -4 to 4. */
export function unpackLexicon({ words, valences }: PackedLexicon): ReadonlyMap<string, number> {
  const lexicon = new Map<string, number>();
  let before = '';
  for (const [index, packed] of words.split(' ').entries()) {
    before = before.slice(0, packed.charCodeAt(0) - NONE_SHARED) + packed.slice(1);
    lexicon.set(before, (valences.charCodeAt(index) - ZERO) / 10);
  }
  return lexicon;
}

function sharedLength(before: string, word: string): number {
  let length = 0;
  while (length < MAX_SHARED && length < word.length && before[length] === word[length]) length += 1;
  return length;
}

import { isStopWord, plainWord, stemOf, wordsOf } from './searchTerms';

/** A term of a query: the stems that it may mean. */
export interface Term {
  readonly stems: readonly string[];
  /** Also matches words that start with it, because the visitor may still be typing. */
  readonly prefix?: string;
  /** The word that a misspelled one probably means. */
  readonly meant?: string | undefined;
}

export interface Vocabulary {
  /** Stems of titles, keywords and summaries. */
  readonly known: ReadonlySet<string>;
  /** The words that those are the stems of. */
  readonly words: ReadonlySet<string>;
  /** Stems of all texts. */
  readonly used: ReadonlySet<string>;
}

/** Edit distance for the likeliest typos: other vowels, doubled letters, two letters swapped. */
const LIKELY_TYPO = 0.5;

/** Shorter words match by chance. */
const MIN_LENGTH = 3;

/** Parts of joined names may be short: `d3js`. */
const MIN_PART_LENGTH = 2;

/** Prefixes that people write with or without a hyphen: `co-founder`, `nonrefundable`. */
const PREFIXED = /^(co|cross|multi|non|pre)(.{4,})$/;

/** Returns a query's terms, without duplicates and stop words. A query of stop words keeps them. */
export function termsOf(query: string, vocabulary: Vocabulary): readonly Term[] {
  const words = wordsOf(query).map(plainWord);
  const terms: { term: Term; isTelling: boolean }[] = [];
  for (let place = 0; place < words.length; place++) {
    const word = words[place] ?? '';
    const next = words[place + 1];
    const joined = next === undefined ? '' : stemOf(word + next);
    if (joined.length > MIN_LENGTH && vocabulary.known.has(joined)) {
      terms.push({ term: { stems: [joined] }, isTelling: true });
      place++;
    } else if (isStoreSize(word, next)) terms.push({ term: { stems: [stemOf('month')] }, isTelling: true });
    else if (isStopWord(word) || isOwnStore(words[place - 1], word))
      terms.push({ term: { stems: [stemOf(word)] }, isTelling: false });
    else
      for (const term of meaningsOf(word, next === undefined, vocabulary))
        terms.push({ term, isTelling: true });
  }
  const telling = terms.filter(({ isTelling }) => isTelling);
  const used = (telling.length > 0 ? telling : terms).map(({ term }) => term);
  return [...new Map(used.map((term) => [term.stems.join(' '), term])).values()];
}

/** Returns a query with its misspelled words corrected; null if there are none. */
export function correctedQuery(query: string, vocabulary: Vocabulary): string | null {
  const words = wordsOf(query).map(plainWord);
  const meant = words.map((word, place) =>
    isStopWord(word) ? word : (meaningsOf(word, place === words.length - 1, vocabulary)[0]?.meant ?? word),
  );
  return meant.some((word, place) => word !== words[place]) ? meant.join(' ') : null;
}

/** Tests for the visitor’s own shop, as in “chatbot for my shop.” */
function isOwnStore(before: string | undefined, word: string): boolean {
  return /^(?:my|our)$/.test(before ?? '') && /^(?:business|company|shop|site|store|website)$/.test(word);
}

/** Tests for the number of a store’s orders, which pages count by the month: “900 orders.” */
function isStoreSize(word: string, next: string | undefined): boolean {
  return /^\d+k?$/.test(word) && /^orders?$/.test(next ?? '');
}

/** Takes a word that the site uses as it is. Otherwise, it may be unfinished, misspelled, two words, or derived. */
function meaningsOf(word: string, isLast: boolean, { known, words, used }: Vocabulary): readonly Term[] {
  const stem = stemOf(word);
  if (used.has(stem)) return [{ stems: [stem] }];
  // Such as `nr`.
  if (word.length < MIN_LENGTH) return [];
  if (isLast && [...known].some((other) => other.startsWith(word))) return [{ stems: [stem], prefix: word }];
  const near = nearest(word, words);
  if (near.length > 0) return [{ stems: [...new Set(near.map(stemOf))], meant: near[0] }];
  const prefixed = (PREFIXED.exec(word) ?? []).slice(1).map(stemOf);
  if (prefixed.length > 0 && prefixed.every((part) => used.has(part)))
    return prefixed.map((part) => ({ stems: [part] }));
  const parts = partsOf(word, known).filter((part) => !isStopWord(part));
  if (parts.length > 0) return parts.map((part) => ({ stems: [stemOf(part)] }));
  return [{ stems: [rootOf(stem, known) ?? stem] }];
}

/** Splits a joined word into known words and stop words, longest first: `aipersonalizationengine`. Empty if it can’t. */
function partsOf(word: string, known: ReadonlySet<string>): readonly string[] {
  const isPart = (part: string) => known.has(stemOf(part)) || isStopWord(part);
  if (isPart(word)) return [word];
  for (let end = word.length - MIN_PART_LENGTH; end >= MIN_PART_LENGTH; end--) {
    const rest = isPart(word.slice(0, end)) ? partsOf(word.slice(end), known) : [];
    if (rest.length > 0) return [word.slice(0, end), ...rest];
  }
  return [];
}

/** Returns the longest stem that a derived word starts with: `fraud` for `fraudster`. */
function rootOf(stem: string, known: ReadonlySet<string>): string | undefined {
  return [...known]
    .filter((other) => other.length >= 5 && other.length * 2 > stem.length && stem.startsWith(other))
    .toSorted((a, b) => b.length - a.length)[0];
}

/**
 * Returns the words that a misspelled one may mean: those with the fewest wrong letters. Most typos are after the
 * first letter. Short words and numbers would match almost anything.
 */
function nearest(word: string, words: ReadonlySet<string>): readonly string[] {
  if (word.length <= 3 || /\P{L}/u.test(word)) return [];
  const candidates = [...words]
    .filter((other) => other.length > 3 && other.startsWith(word.charAt(0)))
    .map((other) => ({ other, wrong: wrongLetters(word, other) }));
  const fewest = Math.min(...candidates.map(({ wrong }) => wrong));
  const { length } = stemOf(word);
  const most = length < 5 ? LIKELY_TYPO : length < 8 ? 1 : 2;
  if (fewest > most) return [];
  return candidates.filter(({ wrong }) => wrong === fewest).map(({ other }) => other);
}

/**
 * Counts the wrong, missing, added and swapped letters between two words.
 */
function wrongLetters(typed: string, right: string): number {
  if (Math.abs(typed.length - right.length) > 2) return Infinity;
  if (consonants(typed) === consonants(right)) return LIKELY_TYPO;
  const rows = [Array.from({ length: right.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= right.length; j++) {
      const isSwapped = typed[i - 1] === right[j - 2] && typed[i - 2] === right[j - 1];
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (typed[i - 1] === right[j - 1] ? 0 : 1),
          isSwapped ? at(i - 2, j - 2) + LIKELY_TYPO : Infinity,
        ),
      );
    }
  }
  return at(typed.length, right.length);
}

function consonants(word: string): string {
  return word.replace(/[aeiouy]+/g, 'a').replace(/(.)\1/g, '$1');
}

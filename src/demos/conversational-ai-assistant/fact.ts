import type { Passage } from './passage';
import { indexedForm, wordsOf } from './words';

/** A sentence made of the site's data, with the questions that it answers. */
export interface Fact extends Passage {
  /** Each is a question as groups of words, parted by `+`; it is asked by one word of each group. */
  readonly asks: readonly string[];
  /** Words that the question may have beside those. */
  readonly may: string;
}

/** Words that may be in any question about this site. */
const anywhere =
  'tangelo company agency firm business shop store site website page tell really actually exactly currently now today thing one please buying your you this';

/** Words that turn a question into another one. */
const turning = new Set(['why', 'no', 'not', 'never', 'without']);

/**
 * The fact that a question asks for. All of its words must be accounted for: “who founded Google” does not ask who
 * founded us.
 */
export function factFor(question: string, facts: readonly Fact[]): Fact | null {
  const words = wordsOf(question);
  return facts.find(({ asks, may }) => asks.some((ask) => isAsked(words, ask, may))) ?? null;
}

function isAsked(words: readonly string[], ask: string, may: string): boolean {
  const groups = ask.split(' + ').map((group) => wordsOf(group));
  const known = new Set([...groups.flat(), ...wordsOf(may), ...wordsOf(anywhere)]);
  return (
    !words.some((word) => turning.has(word) && !known.has(word)) &&
    groups.every((group) => group.some((word) => words.includes(word))) &&
    words.every((word) => known.has(word) || indexedForm(word) === null)
  );
}

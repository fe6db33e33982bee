import type { Classifier, Guess } from './classifier';
import { classify } from './classifier';
import type { Intent, RequestIntent } from './intents';
import { isRequest, isSmallTalk } from './intents';
import type { Command, Context, HeldLine, Item, Request } from './message';
import { asAdded } from './message';
import { isOther, readRequest } from './request';
import type { Slot } from './slots';
import { hasAny, maskedWords, plainWordsOf, slotsOf } from './slots';

/** Minimum probability at which a request is carried out. */
export const MIN_PROBABILITY_TO_DO = 0.5;
/** Probability at which several products are removed, and a message is read without looking at its clauses. */
export const MIN_PROBABILITY_TO_BE_SURE = 0.75;

/** A clause that is a request by itself. */
export interface ClauseRequest {
  readonly intent: RequestIntent;
  readonly isNamed: boolean;
  readonly request: Request;
}

/** Classifies the clause of a message that is clearer than the whole: “Too much. Remove the engine”. */
export function clearestClause(
  classifier: Classifier<Intent>,
  text: string,
  [whole]: readonly Guess<Intent>[],
): readonly Guess<Intent>[] | undefined {
  if (!whole || (whole.probability >= MIN_PROBABILITY_TO_BE_SURE && !isSmallTalk(whole.name)))
    return undefined;
  const isClearRequest = ({ name, probability }: Guess<Intent>) =>
    isRequest(name) && name !== 'leave' && probability >= MIN_PROBABILITY_TO_BE_SURE;
  const [clearest] = text
    .split(/[,;:.…!?]/u)
    .filter((clause) => maskedWords(clause).length > 1 && hasVerb(slotsOf(clause)))
    .flatMap((clause) => {
      const guesses = classify(classifier, clause);
      const [best] = guesses;
      return best && !isSmallTalk(best.name) ? [{ best, guesses }] : [];
    })
    .filter(({ best }) => best.probability > whole.probability || isClearRequest(best))
    .toSorted(
      ({ best: a }, { best: b }) =>
        Number(isClearRequest(b)) - Number(isClearRequest(a)) || b.probability - a.probability,
    );
  return clearest?.guesses;
}

/** Reads the clauses that are requests by themselves: “Add the shield and take the engine out”. */
export function clauseRequests(
  classifier: Classifier<Intent>,
  text: string,
  context: Context,
  lines: readonly HeldLine[],
): readonly ClauseRequest[] {
  let isFirst = true;
  return text.split(/\b(?:and|n|but|then|also|so)\b|[,;:.…!?]+/iu).flatMap((clause) => {
    const slots = slotsOf(clause);
    const isNamed = hasAny(slots, 'product');
    // “It” in a later clause may be the product of an earlier one.
    const isAbout = isNamed || (isFirst && (hasAny(slots, 'pronoun') || isOther(plainWordsOf(slots))));
    isFirst &&= !isAbout;
    const [best] = classify(classifier, clause);
    if (!isAbout || !hasVerb(slots) || isNegated(slots)) return [];
    if (!best || !isRequest(best.name) || best.probability < MIN_PROBABILITY_TO_DO) return [];
    return [{ intent: best.name, isNamed, request: readRequest(best.name, slots, context, lines) }];
  });
}

/** Tests whether the clauses ask for different changes. */
export function areMixed(clauses: readonly ClauseRequest[]): boolean {
  return new Set(clauses.map(({ intent, isNamed }) => (isNamed ? intent : `${intent} it`))).size > 1;
}

/** Makes one command of several clauses: an addition and a removal are a swap, and what stays needs no change. */
export function combined(clauses: readonly ClauseRequest[], lines: readonly HeldLine[]): Command | null {
  const isHeld = ({ productId }: Item) => lines.some((line) => line.productId === productId);
  const changing = clauses.filter(({ intent }) => intent !== 'keep' && intent !== 'leave');
  const commands = changing.flatMap(({ request }) => (request.kind === 'command' ? [request.command] : []));
  const removed = commands.flatMap((command) => (command.kind === 'remove' ? command.items : []));
  const added = commands.flatMap((command) => (command.kind === 'add' ? command.items : []));
  const areOthers = commands.some(({ kind }) => kind !== 'add' && kind !== 'remove');
  if (areOthers || commands.length < Math.max(changing.length, 1)) return null;
  if (!removed.every(isHeld) || added.some(isHeld)) return null;
  if (removed.length === 0) return { kind: 'add', items: added };
  if (added.length === 0) return { kind: 'remove', items: removed };
  return { kind: 'swap', removed, added: added.map(asAdded) };
}

/** Tests whether a clause has a word that may be a verb, unlike “the shield too”. */
export function hasVerb(slots: readonly Slot[]): boolean {
  return /\S/u.test(plainWordsOf(slots).replaceAll(/\b(?:the|an?|one|too|also|as|well|per)\b/gu, ''));
}

/** Tests for a negated verb: “I won’t take it”. */
export function isNegated(slots: readonly Slot[]): boolean {
  return slots.some(
    (slot, at) =>
      (slot.kind === 'not' ||
        (slot.kind === 'word' &&
          /^(?:cannot|(?:wo|ca|do|does|did|is|are|would|could)nt)$/u.test(slot.word))) &&
      slots[at + 1]?.kind === 'word',
  );
}

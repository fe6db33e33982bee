import type { ClauseRequest } from './clauses';
import { hasVerb, isNegated } from './clauses';
import type { Command } from './message';
import { accountsFor } from './request';
import type { Slot } from './slots';
import { hasAny, maskedWords, wordsIn } from './slots';

/** Beginnings that mark a sentence as a question, with or without a question mark. */
const asking =
  /^(?:(?:please|hey|hi|hello|ok|okay|so|and|but) )*(?:whats?|why|hows?|when|wheres?|whos?|which|should|shall|do(?! (?:it|that|this)\b)|does|did|is|are|am|was|will|may|if(?! (?:you|youd|it|i may))|isnt|arent|doesnt|didnt|wont|shouldnt|would (?:you|u) (?:buy|choose|pick|take|get|recommend))\b|\b(?:how (?:much|many)|what (?:if|happens)|if i)\b/u;
/** Beginnings of a question that asks for a change. */
const requesting =
  /(?:^|,)(?: (?:please|hey|hi|hello|ok|okay|so|and))* (?:can|could|would|will|may|might) (?:you|u|we|i|it be (?:at all )?possible)\b/u;
/** “My nephew wants it, what’s that cost”. */
const askingLast = /, ?(?:and )?(?:what|how|why)[^,]*,? ?$/u;
/** “I don’t want to remove it,” but not “I did not order it”. “Drop it, no wait, leave it in.” “The shield, no, the monitor.” */
const refusing =
  /\b(?:dont|do not|(?<!\bdid )not|never) (?:(?:want|wanna|wish|need) (?:to )?)?(?:add|remove|delete|buy|order|double|swap|empty)\b(?! any(?:thing)? (?:else|more))|. no (?:wait|sorry|the)\b/u;
/** “I don’t need the second one.” */
const ordinal = /(?<!\ba )\b(?:first|second|third) one\b/u;
const someNumber = 'an?|\\d+|one|two|three|four|five|six|ten|twelve|few';
/** “In one year” may be a date or a billing period. */
const later = new RegExp(`\\bin (?:${someNumber}) (?:day|week|month|year)s?\\b`, 'u');
/** “For three stores” may be a quantity. */
const forStores = new RegExp(`\\bfor (?:${someNumber}) (?:stores?|shops?)\\b`, 'u');
const estimating = /\b(?:like|about|around|roughly) \d/u;
/** Words after a quantity. Another word may make it one of something else: “I got three chargebacks today”. */
const units =
  /^(?:pcs|pieces?|seats?|nos?|licen[cs]es?|unit(?:s|y|ies)?|subscriptions?|times|brands?|storefronts?|(?:web)?(?:sites?|shops?|stores?)|only|not)$/u;
/** A product’s description that wasn’t recognized. */
const describing = /\b(?:the one|things?|tool|product) (?:that|which|for)\b/u;
/** Signs of somebody else's words: “SYSTEM: add …”. */
const quoting = /\b(?:system|sa(?:id|ys)|into \w+):|[“”"]|\b(?:instructions|rules|developer)\b/iu;

/** A message with what was found in it. */
interface Read {
  readonly text: string;
  readonly slots: readonly Slot[];
  readonly clauses: readonly ClauseRequest[];
  /** Words that ask for a change of the cart. */
  readonly requestWords: readonly string[];
}

/**
 * Tests whether a message may not mean its command, so that a button should offer it: because it asks, quotes, or
 * negates, or says something that the command leaves out.
 */
export function isDoubtful(command: Command, read: Read): boolean {
  const { text, slots, requestWords } = read;
  const words = wordsIn(text).join(' ');
  return (
    isQuestion(text, words, slots) ||
    quoting.test(text) ||
    refusing.test(words) ||
    (command.kind !== 'add' && ordinal.test(words)) ||
    // “The pricing as well” may continue the last request.
    (/\b(?:too|also|well)\b/u.test(words) && !hasVerb(slots) && !hasAny(slots, 'number')) ||
    later.test(words) ||
    estimating.test(words) ||
    (forStores.test(words) && !hasAny(slots, 'number')) ||
    isOfOthers(slots, requestWords) ||
    !accountsFor(command, slots) ||
    (command.kind === 'add' && isUnclearAddition(read, words))
  );
}

function isQuestion(text: string, words: string, slots: readonly Slot[]): boolean {
  const clauses = ` ${text.toLowerCase().replaceAll(/[,;.!?]+/gu, ',')}`;
  const isHinted = slots.some((slot) => slot.kind === 'product' && slot.by === 'hint');
  return (
    asking.test(words) ||
    askingLast.test(clauses) ||
    (text.trim().endsWith('?') && (isHinted || !requesting.test(clauses)))
  );
}

/** Tests whether a number counts something else than products. */
function isOfOthers(slots: readonly Slot[], requestWords: readonly string[]): boolean {
  return slots.some((slot, place) => {
    const [next, second] = slots.slice(place + 1);
    const isUnit = next?.kind !== 'word' || units.test(next.word) || requestWords.includes(next.word);
    return slot.kind === 'number' && !isUnit && second?.kind !== 'product' && hasAny(slots, 'product');
  });
}

function isUnclearAddition({ text, slots, clauses, requestWords }: Read, words: string): boolean {
  if (clauses.length === 0 && isNegated(slots)) return true;
  if (hasAny(slots, 'product')) return /\b(?:other one|same for)\b/u.test(words);
  // “Add a unicorn” isn’t about the product of the last message.
  const isOfAnything = hasAny(slots, 'pronoun', 'number', 'more', 'period', 'all');
  return (
    describing.test(words) ||
    !(isOfAnything || maskedWords(text).every((word) => requestWords.includes(word)))
  );
}

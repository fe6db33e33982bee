import { billingTexts } from '../../content/billing';
import { billingUnits } from '../../content/billingUnits';
import type { BillingPeriod } from '../../domain/billing';
import { billingPeriods } from '../../domain/billing';

const synonyms: Readonly<Record<BillingPeriod, readonly string[]>> = {
  monthly: [],
  yearly: [
    'annually',
    'annual',
    'for (?:the|a) (?:full|whole) year',
    'for (?:12|twelve) months',
    'for 1 year',
  ],
};

/** Patterns for each billing period: `monthly`, `by the month`, `a month`. */
export const periodPatterns = billingPeriods.map((billing) => ({
  billing,
  pattern: `(?:${[
    billingTexts[billing].label.toLowerCase(),
    ...synonyms[billing],
    `(?:(?:for|by|per|each|every|once) )?(?:(?:the|a|one) )?${billingUnits[billing]}`,
  ].join('|')})`,
}));
export const anyPeriod = `(?:${periodPatterns.map(({ pattern }) => pattern).join('|')})`;

export const cart = '(?:(?:the|my|our|your) )?(?:shopping )?(?:cart|basket|bag|there)';

export const polite =
  '(?:(?:please|pls|hey|hi|hello|oops|sorry|ok|okay|yes|now|yo|then|and|also|just|actually|hm+|oh|um|well|so|wait|no wait|no sorry|alright|great|good|fine|cool|perfect|nice|thanks|don t forget to|can you|could you|(?:would|will) you(?: please)?|i want to|i would like to|i d like to|i ll|ill|let s|let us) )*';
export const politeEnd =
  '(?: (?:and|then|please|pls|thanks|thank you|too|as well|again|instead|for me|now|right now|asap|quickly|immediately|thx|ty|mate))*';

/** Verbs that change the cart, to recognize a negated command. */
export const anyVerb =
  'add|put|buy|order|get|take|remove|delete|drop|empty|clear|make|change|switch|bill|turn|set|move|want|need|undo|swap|replace|exchange|substitute';
export const adding =
  '(?:add|put in|put|buy|order|purchase|get me|get|take|i take|give me|sign me up for|gimme|grab me|grab)';
export const insteadOf = '(?:instead of|in place of|rather than)';
export const removing = '(?:remove|delete|drop|take out|throw out|get rid of|take off)';

/** Beginnings that mark a sentence as a question, with or without a question mark. */
export const asking =
  /^(?:(?:please|hey|hi|hello|ok|okay|so|and) )*(?:whats?|why|hows?|when|wheres?|whos?|which|should|shall|do|does|did|is|are|am|was|will|may|can i|could i|can we|would you|if)\b/u;
/**
 * Forms of “add” and “remove”, which are rarely about anything but a cart. `order` and `buy` occur in many other
 * sentences.
 */
export const cartVerb = /\b(?:add|added|adding|adds|remove|removed|removing|removes)\b/u;
/** Beginnings of a question that requests an action, such as “can you add …”. */
export const requesting =
  /^(?:(?:please|hey|hi|hello|ok|okay|so|and) )*(?:(?:can|could) you|(?:would|will) you (?:please|(?=add|put|remove|delete|swap|replace)))/u;

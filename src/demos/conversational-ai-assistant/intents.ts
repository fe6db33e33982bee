import type { answers } from './answers';

/**
 * Requests to change the cart, or to leave it as it is. Those of a kind are worded alike; the numbers, the products,
 * and the cart tell them apart.
 */
export const requestKinds = {
  add: 'set',
  quantity: 'set',
  rebill: 'set',
  remove: 'take out',
  empty: 'take out',
  keep: 'keep',
  swap: 'swap',
  undo: 'undo',
  leave: 'leave',
} as const;
export type RequestIntent = keyof typeof requestKinds;

/** Intents whose answer depends on the message, the context, or the cart. */
export const openIntents = [
  'cart',
  'samples',
  'next payment',
  'unstated',
  'info',
  'price',
  'rated',
  'same',
  'compare',
  'cheaper',
  'plans',
  'team',
  'off topic',
] as const;
type OpenIntent = (typeof openIntents)[number];

/** The topic of a message, which decides how it is answered. Each has a heading in `phrases.txt`. */
export type Intent = keyof typeof answers | OpenIntent | RequestIntent;

const smallTalk: ReadonlySet<Intent> = new Set([
  'hello',
  'how are you',
  'thanks',
  'bye',
  'praise',
  'ok',
  'no',
  'yes',
  'joke',
  'insult',
  'complaint',
  'what do you mean',
  'off topic',
]);

/** Tests for an intent that often comes with another, and whose first phrase makes no useful suggestion. */
export function isSmallTalk(intent: Intent): boolean {
  return smallTalk.has(intent);
}

export function isRequest(intent: Intent): intent is RequestIntent {
  return Object.hasOwn(requestKinds, intent);
}

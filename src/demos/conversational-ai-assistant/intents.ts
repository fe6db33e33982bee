import type { answers } from './answers';

/** The kind of change that a request makes to the cart. Requests of a kind are worded alike: products, numbers, and the cart tell them apart. */
export type Verb = 'set' | 'take out' | 'keep' | 'swap' | 'undo';

export const requestVerbs = {
  add: 'set',
  quantity: 'set',
  rebill: 'set',
  remove: 'take out',
  empty: 'take out',
  keep: 'keep',
  swap: 'swap',
  undo: 'undo',
} as const satisfies Readonly<Record<string, Verb>>;
type RequestIntent = keyof typeof requestVerbs;

/** Intents whose answer depends on the message, the context, or the cart. */
export const openIntents = [
  'cart',
  'samples',
  'next payment',
  'info',
  'price',
  'rated',
  'same',
  'compare',
  'plans',
  'team',
  'leave',
  'off topic',
] as const;
type OpenIntent = (typeof openIntents)[number];

/** A topic that has an answer. */
export type AnswerIntent = keyof typeof answers | OpenIntent;

/** The topic of a message. Each has a heading in `phrases.txt`. */
export type Intent = AnswerIntent | RequestIntent;

export function isRequest(intent: Intent): intent is RequestIntent {
  return Object.hasOwn(requestVerbs, intent);
}

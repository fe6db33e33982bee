import type { answers } from './answers';

/** Requests to change the cart. Those of a kind are worded alike: products, numbers, and the cart tell them apart. */
export const requestKinds = {
  add: 'set',
  quantity: 'set',
  rebill: 'set',
  remove: 'take out',
  empty: 'take out',
  keep: 'keep',
  swap: 'swap',
  undo: 'undo',
} as const;
export type RequestIntent = keyof typeof requestKinds;

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

/** The topic of a message, which decides how it is answered. Each has a heading in `phrases.txt`. */
export type Intent = keyof typeof answers | OpenIntent | RequestIntent;

export function isRequest(intent: Intent): intent is RequestIntent {
  return Object.hasOwn(requestKinds, intent);
}

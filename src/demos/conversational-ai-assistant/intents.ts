import type { answers } from './answers';

/** Requests to change the cart, or to leave it as it is. */
export const requestIntents = [
  'add',
  'remove',
  'keep',
  'quantity',
  'rebill',
  'swap',
  'empty',
  'undo',
  'leave',
] as const;
export type RequestIntent = (typeof requestIntents)[number];

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

export function isRequest(intent: Intent): intent is RequestIntent {
  return requestIntents.some((request) => request === intent);
}

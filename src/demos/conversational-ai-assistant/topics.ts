import type { Intent } from './intents';

/** Intents answered by a row of the specifications of the product mentioned. */
export const specificationRows: Partial<Readonly<Record<Intent, string>>> = {
  languages: 'Languages',
  hosting: 'Hosting',
  'data needed': 'Data needed',
  platform: 'Store platforms',
  'how long': 'Implementation',
  api: 'API',
};

/** Intents answered from the context or the cart. */
const openIntents = [
  'accuracy',
  'cart',
  'help',
  'info',
  'price',
  'rated',
  'same',
  'compare',
  'cheaper',
  'plans',
  'team',
  'off topic',
] as const satisfies readonly Intent[];
export type OpenIntent = (typeof openIntents)[number];

export function isOpen(intent: Intent): intent is OpenIntent {
  return openIntents.some((open) => open === intent);
}

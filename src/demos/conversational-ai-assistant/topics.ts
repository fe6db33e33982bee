import type { Intent } from './intents';

/** Intents that a row of a product's specifications answers, when a product was spoken of. */
export const specificationRows: Partial<Readonly<Record<Intent, string>>> = {
  languages: 'Languages',
  hosting: 'Hosting',
  'data needed': 'Data needed',
  platform: 'Shop platforms',
  'how long': 'Implementation',
  api: 'API',
};

/** Intents that are answered by what was spoken of, or by the cart. */
const openIntents = [
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

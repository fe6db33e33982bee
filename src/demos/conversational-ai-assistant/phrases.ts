import { answers } from './answers';
import type { Intent } from './intents';
import { openIntents, requestVerbs } from './intents';
import text from './phrases.txt';

const intents: readonly string[] = [...Object.keys(answers), ...openIntents, ...Object.keys(requestVerbs)];
const isIntent = (name: string): name is Intent => intents.includes(name);

/** Messages that visitors may type, each with its intent. */
export const phrases = text.split(/^# /mu).flatMap((section) => {
  const [intent = '', ...lines] = section.split('\n').filter((line) => line !== '');
  if (section.trim() === '') return [];
  if (!isIntent(intent)) throw new Error(`No intent is called ${intent}.`);
  return lines.map((line) => [intent, line] as const);
});

/** The first phrase of each intent, for suggestions. */
export const firstPhrases: Partial<Record<Intent, string>> = Object.fromEntries(phrases.toReversed());

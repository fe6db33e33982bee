import { productIds } from '../../content/slugs';
import { openTopics } from './answers';
import { facts } from './facts';
import { passages } from './passages';
import text from './phrases.txt';

const topics = new Set<string>([
  ...Object.keys(facts),
  ...passages.map(({ id }) => id),
  ...productIds,
  ...openTopics,
]);

/** Messages that visitors may type, each with its topic. */
export const phrases = text.split(/^# /mu).flatMap((section) => {
  const [topic = '', ...lines] = section.split('\n').filter((line) => line !== '');
  if (section.trim() === '') return [];
  if (!topics.has(topic)) throw new Error(`No topic is called ${topic}.`);
  return lines.map((line) => [topic, line] as const);
});

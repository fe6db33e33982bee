import { faqFacts } from './facts';
import text from './phrases.txt';

const sections = text.split(/^# /mu).flatMap((section) => {
  const [topic = '', ...lines] = section.split('\n').filter((line) => line !== '');
  const { question, keywords = [] } = faqFacts[topic] ?? {};
  return topic === '' ? [] : [{ topic, lines: [question ?? [], keywords, lines].flat() }];
});

/** Messages that visitors may type, each with its topic. */
export const phrases = sections.flatMap(({ topic, lines }) => lines.map((line) => [topic, line] as const));

/** The question of each topic, for its button and above its answer: its first phrase. */
export const titles: Readonly<Record<string, string>> = Object.fromEntries(
  sections.map(({ topic, lines: [first = topic] }) => [topic, first]),
);

import { paths } from '../../content/paths';
import { runToEnd } from '../shared/model/steps';
import type { LabelledQuestion } from './labelled';
import type { Fact } from './fact';
import { readMessage } from './grammar';
import type { Message } from './message';
import { answeringFrom, isEnough } from './model';
import type { Passage } from './passage';

/** A labelled question with the place of the closest answer. */
export interface JudgedQuestion extends LabelledQuestion {
  /** The closest answer's address; null if there is none. */
  readonly found: string | null;
  readonly coverage: number;
  /** How much the words weigh that it shares with the answer. */
  readonly evidence: number;
  /** How many words of the question tell what it is about. */
  readonly words: number;
}

/** Asks questions whose answers are known, as a visitor would: those that the grammar reads never reach the index. */
export function judge(
  questions: readonly LabelledQuestion[],
  passages: readonly Passage[],
  facts: readonly Fact[],
): readonly JudgedQuestion[] {
  const answer = answeringFrom(passages, facts, 0);
  return questions.map((labelled) => {
    const message = readMessage(labelled.question);
    if (message.kind !== 'question')
      return { ...labelled, found: placeOf(message), coverage: 1, evidence: Number.MAX_VALUE, words: 0 };
    const { quote, coverage, evidence, words } = runToEnd(answer(labelled.question));
    return { ...labelled, found: quote?.url ?? null, coverage, evidence, words: words.asked.length };
  });
}

/** What a message that is no question is answered with, as the address of the page that says the same. */
function placeOf(message: Exclude<Message, { readonly kind: 'question' }>): string | null {
  switch (message.kind) {
    case 'cart':
      return paths.cart;
    case 'prices':
      return message.items.length === 1
        ? paths.product(message.items[0]?.productId ?? 'fraud-shield')
        : paths.shop;
    case 'compare':
      return paths.compare;
    case 'help':
      return paths.demo('conversational-ai-assistant');
    case 'command':
    case 'offer':
    case 'unread':
      return null;
  }
}

/** What became of a labelled question at some threshold. */
export const verdicts = ['answered', 'declined', 'wrongly answered', 'wrongly declined'] as const;
export type Verdict = (typeof verdicts)[number];

/** Whether the assistant is right on a question: by the right source, or by saying that it does not know. */
export function verdictOn(
  { places, found, coverage, evidence, words }: JudgedQuestion,
  threshold: number,
): Verdict {
  if (found === null || !isEnough({ coverage, evidence }, words, threshold))
    return places.length === 0 ? 'declined' : 'wrongly declined';
  // A label without an anchor means all of its page.
  return places.some((place) => place === found || place === found.replace(/#.*/u, ''))
    ? 'answered'
    : 'wrongly answered';
}

/** How the assistant does on some questions at a threshold. */
export interface Evaluation {
  readonly threshold: number;
  readonly counts: Readonly<Record<Verdict, number>>;
  /** How many are right, of how many. */
  readonly right: number;
  readonly total: number;
  /** Those that it gets wrong. */
  readonly wrong: readonly (JudgedQuestion & { readonly verdict: Verdict })[];
}

/** Counts what the assistant gets right, and says what it gets wrong. */
export function evaluated(questions: readonly JudgedQuestion[], threshold: number): Evaluation {
  const all = questions.map((question) => ({ ...question, verdict: verdictOn(question, threshold) }));
  const count = (verdict: Verdict) => all.filter((question) => question.verdict === verdict).length;
  const wrong = all.filter(({ verdict }) => verdict === 'wrongly answered' || verdict === 'wrongly declined');
  return {
    threshold,
    counts: {
      answered: count('answered'),
      declined: count('declined'),
      'wrongly answered': count('wrongly answered'),
      'wrongly declined': count('wrongly declined'),
    },
    right: all.length - wrong.length,
    total: all.length,
    wrong,
  };
}

/** What a threshold is worth: a wrong answer costs what two right ones gain. */
export function worthOf({ right, counts }: Evaluation): number {
  return right - 2 * counts['wrongly answered'];
}

/** The thresholds that are compared. */
export const thresholds: readonly number[] = Array.from({ length: 17 }, (_, step) => (step + 2) / 20);

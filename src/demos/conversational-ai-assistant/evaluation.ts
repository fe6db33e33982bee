import { runToEnd } from '../shared/model/steps';
import type { LabelledQuestion } from './labelled';
import { answeringFrom } from './model';
import type { Passage } from './passage';

/** A labelled question with the passage that comes closest, and how much of the question it speaks of. */
export interface JudgedQuestion extends LabelledQuestion {
  /** The closest passage's address; null if no passage has any of its words. */
  readonly found: string | null;
  readonly coverage: number;
}

/** Asks questions whose answers are known. */
export function judge(
  questions: readonly LabelledQuestion[],
  passages: readonly Passage[],
): readonly JudgedQuestion[] {
  const answer = answeringFrom(passages, 0);
  return questions.map((labelled) => {
    const { quote, coverage } = runToEnd(answer(labelled.question));
    return { ...labelled, found: quote?.url ?? null, coverage };
  });
}

/** What became of a labelled question at some threshold. */
export const verdicts = ['answered', 'declined', 'wrongly answered', 'wrongly declined'] as const;
export type Verdict = (typeof verdicts)[number];

/** Whether the assistant is right on a question: by the right source, or by saying that it does not know. */
export function verdictOn({ places, found, coverage }: JudgedQuestion, threshold: number): Verdict {
  if (found === null || coverage < threshold) return places.length === 0 ? 'declined' : 'wrongly declined';
  return places.includes(found) ? 'answered' : 'wrongly answered';
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

/** The thresholds that are compared. */
export const thresholds: readonly number[] = Array.from({ length: 17 }, (_, step) => (step + 2) / 20);

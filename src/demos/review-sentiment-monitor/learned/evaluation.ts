import { score } from '../score';
import type { Verdict } from '../verdict';
import { verdictOn } from '../verdict';
import type { LabeledSentence } from './labeled';
import { learnedScore } from './score';
import type { Confusion, Evaluation, ScoredSentence, ThresholdResult } from './results';

export const thresholds = Array.from({ length: 11 }, (_, index) => index / 20);

/** Maximum number of sentences shown on which the methods differ. */
const MAX_DISAGREEMENTS = 12;
const MAX_DISAGREEMENT_CHARACTERS = 100;

/** Scores labeled sentences by both methods. The threshold is chosen on the training half. */
export function evaluate(labeled: readonly LabeledSentence[]): Evaluation {
  const judged = labeled.map(({ text, label, isTest }) => ({
    text,
    label,
    isTest,
    vader: score(text),
    learned: learnedScore(text).score,
  }));
  const unseen = judged.filter(({ isTest }) => isTest);
  const seen = judged.filter(({ isTest }) => !isTest);
  const rightAt = (threshold: number) =>
    seen.filter(({ label, vader }) => verdictOn(vader, threshold) === label).length;
  return {
    count: unseen.length,
    positive: unseen.filter(({ label }) => label === 'positive').length,
    results: thresholds.map((threshold) => evaluateAt(unseen, threshold)),
    chosen: thresholds.reduce((best, threshold) => (rightAt(threshold) > rightAt(best) ? threshold : best)),
    disagreements: unseen
      .filter(({ text, vader, learned }) => text.length <= MAX_DISAGREEMENT_CHARACTERS && vader * learned < 0)
      .filter(({ label }) => label !== 'neutral')
      .filter(({ text }, index, all) => all.findIndex((other) => other.text === text) === index)
      .toSorted((a, b) => Math.abs(b.vader - b.learned) - Math.abs(a.vader - a.learned))
      .slice(0, MAX_DISAGREEMENTS)
      .map(({ text, label, vader, learned }) => ({ text, label, vader, learned })),
  };
}

function evaluateAt(sentences: readonly ScoredSentence[], threshold: number): ThresholdResult {
  const judged = sentences.map(({ label, vader, learned }) => ({
    label,
    vader: verdictOn(vader, threshold),
    learned: verdictOn(learned, threshold),
  }));
  const agreed = judged.filter(({ vader, learned }) => vader === learned);
  const disagreed = judged.filter(({ vader, learned }) => vader !== learned);
  return {
    threshold,
    vader: confusionOf(judged.map(({ label, vader }) => ({ label, verdict: vader }))),
    learned: confusionOf(judged.map(({ label, learned }) => ({ label, verdict: learned }))),
    agreed: { count: agreed.length, right: agreed.filter(({ label, vader }) => label === vader).length },
    disagreed: {
      count: disagreed.length,
      vaderRight: disagreed.filter(({ label, vader }) => label === vader).length,
      learnedRight: disagreed.filter(({ label, learned }) => label === learned).length,
    },
  };
}

function confusionOf(judged: readonly { readonly label: Verdict; readonly verdict: Verdict }[]): Confusion {
  const row = (label: Verdict) => {
    const count = (verdict: Verdict) =>
      judged.filter((sentence) => sentence.label === label && sentence.verdict === verdict).length;
    return { positive: count('positive'), neutral: count('neutral'), negative: count('negative') };
  };
  return { positive: row('positive'), neutral: row('neutral'), negative: row('negative') };
}

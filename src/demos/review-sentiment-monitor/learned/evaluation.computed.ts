import { score } from '../score';
import type { Verdict } from '../verdict';
import { verdictOn } from '../verdict';
import { trainingCounts } from './counts.computed';
import { labeled } from './labeled';
import type { Confusion, Evaluation, ScoredSentence, ThresholdResult } from './results';
import { learnedScore } from './score';

const MAX_DISAGREEMENTS = 12;
const MAX_DISAGREEMENT_CHARACTERS = 100;

const scored = labeled.map((sentence) => ({
  ...sentence,
  vader: score(sentence.text),
  learned: learnedScore(sentence.text).score,
}));
const trainingHalf = scored.filter(({ isTest }) => !isTest);
const testHalf = scored.filter(({ isTest }) => isTest);
const thresholds = Array.from({ length: 11 }, (_, index) => index / 20);

/**
 * Number of positive and negative training sentences. Exported alone, because the page needs no other counts.
 */
export const trainingSentences = trainingCounts.sentences;

/** Both methods' results on the test half of the labeled sentences. */
export const evaluation: Evaluation = {
  count: testHalf.length,
  positive: testHalf.filter(({ label }) => label === 'positive').length,
  results: thresholds.map((threshold) => resultsAt(threshold)),
  chosen: thresholds.reduce((best, threshold) =>
    trainingCorrect(threshold) > trainingCorrect(best) ? threshold : best,
  ),
  disagreements: testHalf
    .filter(({ text, vader, learned }) => text.length <= MAX_DISAGREEMENT_CHARACTERS && vader * learned < 0)
    .filter(({ label }) => label !== 'neutral')
    .filter(({ text }, index, all) => all.findIndex((other) => other.text === text) === index)
    .toSorted((a, b) => Math.abs(b.vader - b.learned) - Math.abs(a.vader - a.learned))
    .slice(0, MAX_DISAGREEMENTS)
    .map(({ text, label, vader, learned }): ScoredSentence => ({ text, label, vader, learned })),
};

function trainingCorrect(threshold: number): number {
  return trainingHalf.filter(({ label, vader }) => verdictOn(vader, threshold) === label).length;
}

function resultsAt(threshold: number): ThresholdResult {
  const judged = testHalf.map(({ label, vader, learned }) => ({
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

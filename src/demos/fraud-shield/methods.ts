import { range } from 'd3-array';
import type { Bounds } from '../../components/ui/useSettings';

/** The two ways to give an order a risk. */
export const methods = ['logistic', 'forest'] as const;
export type Method = (typeof methods)[number];

/** What a line can be drawn through: a method's risks, or the amounts, the baseline that needs no method. */
export const scores = [...methods, 'amount'] as const;
export type Score = (typeof scores)[number];

interface MethodMeaning {
  readonly label: string;
  /** What it has seen and what its risk is. */
  readonly about: string;
  /** The thresholds that make sense: the risks that it gives lie between them. */
  readonly threshold: Bounds;
  /** A risk as people read it, rounded down: one below a threshold never reads as the threshold. */
  readonly format: (risk: number) => string;
}

const points = (risk: number) => `${Math.floor(risk)} points`;

/** What each method is called, and how its risks are to be read. */
export const methodMeanings: Readonly<Record<Method, MethodMeaning>> = {
  logistic: {
    label: 'Logistic regression',
    about:
      'Has learned from past orders and how they ended. Its risk is a score from 0 to 100; how far that is from a chance is drawn below.',
    threshold: { min: 0, max: 100, initial: 50 },
    format: points,
  },
  forest: {
    label: 'Isolation forest',
    about:
      'Has seen the same past orders, but not how they ended: it only knows what is unusual. Its risk is a score in points; ordinary orders have less than 50.',
    threshold: { min: 30, max: 90, initial: 60 },
    format: points,
  },
};

/** The amounts that the baseline is tried with, in units of the currency. */
const AMOUNTS = { most: 1000, step: 10 };

/** The thresholds that are tried for a score, lowest first. */
export function thresholdsFor(score: Score): readonly number[] {
  if (score === 'amount') return range(0, AMOUNTS.most + 1, AMOUNTS.step);
  const { min, max } = methodMeanings[score].threshold;
  return range(min, max + 1);
}

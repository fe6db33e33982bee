import { range } from 'd3-array';
import type { Bounds } from '../../components/ui/useSettings';

/** The two ways to give an order a risk. */
export const methods = ['logistic', 'forest'] as const;
export type Method = (typeof methods)[number];

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
      'It learned from past orders and how they ended. Its risk is a score from 0 to 100, not quite a probability: see the calibration below.',
    threshold: { min: 0, max: 100, initial: 50 },
    format: points,
  },
  forest: {
    label: 'Isolation forest',
    about:
      'It learned from the same orders, but not how they ended: it only knows what is unusual. Its risk is a score; ordinary orders are below 50.',
    threshold: { min: 30, max: 90, initial: 60 },
    format: points,
  },
};

/** The thresholds that are tried for a method, lowest first. */
export function thresholdsFor(method: Method): readonly number[] {
  const { min, max } = methodMeanings[method].threshold;
  return range(min, max + 1);
}

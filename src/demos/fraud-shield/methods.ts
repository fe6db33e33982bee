import { range } from 'd3-array';
import type { Bounds } from '../../components/hooks/useSettings';

export const methods = ['logistic', 'forest'] as const;
export type Method = (typeof methods)[number];

interface MethodMeaning {
  readonly label: string;
  /** Its training data and its scale, in plain words. */
  readonly about: string;
  /** The useful thresholds; its risks lie between them. */
  readonly threshold: Bounds;
  /** Formats a risk, rounded down, so that a risk below the threshold never reads as equal to it. */
  readonly format: (risk: number) => string;
}

const points = (risk: number) => `${Math.floor(risk)} points`;

export const methodMeanings: Readonly<Record<Method, MethodMeaning>> = {
  logistic: {
    label: 'Logistic regression',
    about: 'Trained on past orders labeled fraud or not. Rates each order’s risk from 0 to 100.',
    // Initial thresholds: yesterday's cheapest at the example's costs.
    threshold: { min: 0, max: 100, initial: 14 },
    format: points,
  },
  forest: {
    label: 'Isolation forest',
    about:
      'Trained on the same orders without labels, so it only knows what is unusual. Most good orders are below 50.',
    threshold: { min: 30, max: 90, initial: 60 },
    format: points,
  },
};

/** The thresholds to try for a method, lowest first. */
export function thresholdsFor(method: Method): readonly number[] {
  const { min, max } = methodMeanings[method].threshold;
  return range(min, max + 1);
}

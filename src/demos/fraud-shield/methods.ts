import type { Bounds } from '../../components/hooks/useSettings';

export const methods = ['logistic', 'forest'] as const;
export type Method = (typeof methods)[number];

interface MethodMeaning {
  readonly label: string;
  readonly sliderLabel: string;
  /** Training data and scale, in plain words. */
  readonly about: string;
  /** Range of useful thresholds, initially at yesterday's cheapest for the example's costs. */
  readonly threshold: Bounds;
}

export const methodMeanings: Readonly<Record<Method, MethodMeaning>> = {
  logistic: {
    label: 'Logistic regression',
    sliderLabel: 'Hold orders with this risk or more',
    about: 'Trained on past orders labeled fraud or not. Rates each order’s risk from 0 to 100.',
    threshold: { min: 0, max: 100, initial: 14 },
  },
  forest: {
    label: 'Isolation forest',
    sliderLabel: 'Isolation forest: hold orders with this risk or more',
    about:
      'Trained on the same orders without labels, so it only knows what is unusual. Most good orders are below 50.',
    threshold: { min: 30, max: 90, initial: 60 },
  },
};

/** Builds a record with a value for each method. */
export function mapMethods<Value>(valueOf: (method: Method) => Value): Readonly<Record<Method, Value>> {
  return { logistic: valueOf('logistic'), forest: valueOf('forest') };
}

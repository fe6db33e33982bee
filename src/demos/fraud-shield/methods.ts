import type { Bounds } from '../../components/hooks/useSettings';

export const methods = ['logistic', 'forest'] as const;
export type Method = (typeof methods)[number];

interface MethodMeaning {
  readonly label: string;
  /** The standard name of the method, for use within a sentence. */
  readonly term: string;
  readonly sliderLabel: string;
  /** Training data and scale, in plain words. */
  readonly about: string;
  /** Range of useful thresholds. The regression's initial one was the example's cheapest yesterday. */
  readonly threshold: Bounds;
}

export const methodMeanings: Readonly<Record<Method, MethodMeaning>> = {
  logistic: {
    label: 'Fraud model',
    term: 'logistic regression',
    sliderLabel: 'Hold orders with a risk score of at least',
    about:
      'The fraud model scores each order’s risk from 0 to 100. Orders at or above your cutoff are held for review. Move the cutoff to see what mistakes would cost. Use yesterday’s orders to choose it, then see how it holds up today.',
    threshold: { min: 0, max: 100, initial: 14 },
  },
  forest: {
    label: 'Unusual-order model',
    term: 'isolation forest',
    sliderLabel: 'Unusual-order model: hold orders with a risk score of at least',
    about:
      'This anomaly detector (isolation forest) was never told which orders were fraud. It only spots unusual ones. Most good orders score below 50.',
    threshold: { min: 30, max: 90, initial: 60 },
  },
};

/** Builds a record with a value for each method. */
export function mapMethods<Value>(valueOf: (method: Method) => Value): Readonly<Record<Method, Value>> {
  return { logistic: valueOf('logistic'), forest: valueOf('forest') };
}

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

/** What each method is called, and how its risks are to be read. */
export const methodMeanings: Readonly<Record<Method, MethodMeaning>> = {
  logistic: {
    label: 'Logistic regression',
    about:
      'Has learned from the past orders and how they ended. Its risk is the chance, in percent, that an order is fraud.',
    threshold: { min: 0, max: 100, initial: 50 },
    format: (risk) => `${Math.floor(risk)}%`,
  },
  forest: {
    label: 'Isolation forest',
    about:
      'Has seen the same past orders, but not how they ended: it only knows what is unusual. Its risk is a score in points; ordinary orders have less than 50.',
    threshold: { min: 30, max: 90, initial: 60 },
    format: (risk) => `${Math.floor(risk)} points`,
  },
};

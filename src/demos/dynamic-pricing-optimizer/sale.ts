/** Length of a period over which sales are added up. */
export type Period = 'day' | 'week' | 'month' | 'quarter';

/** Days in a week. */
export const WEEK = 7;

/** Quantity sold at a price in one period. */
export interface Sale {
  readonly price: number;
  readonly quantity: number;
  /** The first day of the period, in days since January 1, 1970; left out if unknown. */
  readonly day?: number;
}

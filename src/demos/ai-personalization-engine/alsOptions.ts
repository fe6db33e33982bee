/** What the visitor may change of the method. */
export interface AlsOptions {
  /** How many factors describe a shopper and an item. */
  readonly factors: number;
  /** The penalty on large factors, more than 0. */
  readonly regularization: number;
}

/**
 * How much surer a click makes that a shopper likes an item than no click makes that they do not: the α of the paper,
 * for which its authors found 40 with far longer histories.
 */
export const CLICK_WEIGHT = 8;

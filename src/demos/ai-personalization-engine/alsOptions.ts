/** Settings that the visitor may change. */
export interface AlsOptions {
  /** Number of factors that describe a shopper and an item. */
  readonly factors: number;
  /** The regularization, above 0. */
  readonly regularization: number;
}

/**
 * How much more certain a click is than a missing click: α in the paper, whose authors chose 40 for much
 * longer histories.
 */
export const CLICK_WEIGHT = 8;

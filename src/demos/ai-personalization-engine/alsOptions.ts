export interface AlsOptions {
  readonly factors: number;
  /** Above 0. */
  readonly regularization: number;
}

/**
 * How much more certain a click is than a missing click: α in the paper, whose authors chose 40 for much
 * longer histories.
 */
export const CLICK_WEIGHT = 8;

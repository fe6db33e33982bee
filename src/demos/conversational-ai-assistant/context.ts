import type { ProductId } from '../../content/slugs';
import type { Line } from './proposal';

/** Facts from earlier messages that the next message may refer to. */
export interface Context {
  /** The last products mentioned. */
  readonly mentioned: readonly ProductId[];
  /** The topic of the last question, for “and Fraud Shield?”. */
  readonly topic: string | null;
  /** The carts before each press, oldest first, for “undo” and “undo again”. */
  readonly carts: readonly (readonly Line[])[];
  /** The cart before the last press if that was an undo, for “put it back”. */
  readonly undone: readonly Line[] | null;
  /** True right after a press, so that “it” is in the cart. */
  readonly isAfterChange: boolean;
  /** True once the assistant has said who put the sample products in the cart. */
  readonly knowsSamples: boolean;
}

export const noContext: Context = {
  mentioned: [],
  topic: null,
  carts: [],
  undone: null,
  isAfterChange: false,
  knowsSamples: false,
};

/** Returns the context for the next message. One that mentions no product leaves products and topic as they were. */
export function nextContext(before: Context, now: Partial<Context>): Context {
  const { mentioned = [] } = now;
  const isSame = mentioned.length === 0;
  return {
    ...before,
    isAfterChange: before.isAfterChange && isSame,
    ...now,
    mentioned: isSame ? before.mentioned : mentioned,
    topic: now.topic ?? before.topic,
  };
}

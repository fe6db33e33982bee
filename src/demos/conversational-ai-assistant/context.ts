import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import type { Intent } from './intents';
import type { Row } from './proposal';

/** Facts from earlier messages that the next message may refer to. */
export interface Context {
  /** The last products mentioned. */
  readonly mentioned: readonly ProductId[];
  /** The intent of the last question about them, for “and Fraud Shield?”. */
  readonly topic: Intent | null;
  /** The last billing period said, for “how much is it a year? … Add it.” */
  readonly billing: BillingPeriod | null;
  /** What the last pressed button undid, for “put it back”; empty if it wasn't Undo. */
  readonly undone: readonly Row[];
  /** True after a press, so that “it” must be in the cart. */
  readonly isAfterChange: boolean;
  /** True once the assistant has said who put the sample products in the cart. */
  readonly knowsSamples: boolean;
  /** Number of messages since a product was mentioned. */
  readonly age: number;
}

export const noContext: Context = {
  mentioned: [],
  topic: null,
  billing: null,
  undone: [],
  isAfterChange: false,
  knowsSamples: false,
  age: 0,
};

/** Number of messages after which “it” no longer refers to the product. */
const EXPIRES_AFTER = 5;

/** Returns the context for the next message. One that mentions no product leaves products and topic as they were. */
export function nextContext(before: Context, now: Partial<Context>): Context {
  const next = { ...noContext, knowsSamples: before.knowsSamples, ...now };
  if (next.mentioned.length > 0) return { ...next, billing: next.billing ?? before.billing };
  const age = before.age + 1;
  if (age >= EXPIRES_AFTER) return next;
  return {
    ...next,
    mentioned: before.mentioned,
    topic: next.topic ?? before.topic,
    billing: next.billing ?? before.billing,
    age,
  };
}

import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import type { Intent } from './intents';

/** Maximum message length; anything longer is assumed to be pasted. */
export const MAX_CHARACTERS = 500;

export interface Item {
  readonly productId: ProductId;
  /** Null if not given: an addition adds one, a removal removes all. */
  readonly quantity: number | null;
  /** Null if not given: an addition is monthly, and other commands match either period. */
  readonly billing: BillingPeriod | null;
}

export type Command =
  | { readonly kind: 'add' | 'remove'; readonly items: readonly Item[] }
  /** Replaces products. Unless given, quantity and period are those of a single removed product, or else one, monthly. */
  | { readonly kind: 'swap'; readonly removed: readonly Item[]; readonly added: readonly Item[] }
  /** Sets the quantity of cart lines. */
  | { readonly kind: 'resize'; readonly items: readonly (Item & { readonly quantity: number })[] }
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'rebill';
      /** An empty list means everything in the cart. */
      readonly productIds: readonly ProductId[];
      readonly billing: BillingPeriod;
    }
  | { readonly kind: 'undo' };

/** Reason why a message changed nothing. */
export type Unread = 'nothing' | 'too long' | 'which product' | 'quantity' | 'refused';

/** Why the assistant asks before acting. */
export type Doubt = 'which product' | 'choice' | 'wish' | 'not in cart' | 'undo';

/** A change to the cart that a message asks for. */
export type Request =
  | { readonly kind: 'command'; readonly command: Command }
  /** Commands that the visitor may mean. They are offered, not carried out. */
  | { readonly kind: 'offer'; readonly why: Doubt; readonly commands: readonly Command[] }
  | { readonly kind: 'unread'; readonly why: Unread };

/** A line of the cart. */
export interface HeldLine {
  readonly productId: ProductId;
  readonly billing: BillingPeriod;
  readonly quantity: number;
  /** True if the shop put it there as a sample. */
  readonly isSample: boolean;
}

/** The period of an addition that names none. */
export const defaultBilling: BillingPeriod = 'monthly';

/** Fills in the defaults for adding: quantity and billing. */
export function asAdded<Named extends Item>(item: Named) {
  return { ...item, quantity: item.quantity ?? 1, billing: item.billing ?? defaultBilling };
}

/** Returns the products of a command, for “it” in the next message. Of a swap, those are the added ones. */
export function productsOf(command: Command): readonly ProductId[] {
  switch (command.kind) {
    case 'add':
    case 'remove':
    case 'resize':
      return command.items.map(({ productId }) => productId);
    case 'swap':
      return command.added.map(({ productId }) => productId);
    case 'rebill':
      return command.productIds;
    case 'empty':
    case 'undo':
      return [];
  }
}

/** Facts from earlier messages that the next message may refer to. */
export interface Context {
  /** The last products mentioned. */
  readonly mentioned: readonly ProductId[];
  /** The intent of the last question about them, for “and Fraud Shield?”. */
  readonly topic: Intent | null;
  /** The kind of the last reply. */
  readonly last: 'answer' | 'change' | 'other';
  /** The commands just offered, for “yes” and “yearly”. */
  readonly offered: readonly Command[];
  /** The last billing period said, for “how much is it a year? … Add it.” */
  readonly billing: BillingPeriod | null;
  /** True once the assistant has said who put the sample products in the cart. */
  readonly knowsSamples: boolean;
  /** Number of messages since a product was mentioned. */
  readonly age: number;
}

export const noContext: Context = {
  mentioned: [],
  topic: null,
  last: 'other',
  offered: [],
  billing: null,
  knowsSamples: false,
  age: 0,
};

/** Number of messages after which “it” no longer refers to the product. */
const EXPIRES_AFTER = 5;

/** Returns the context for the next message. An answer that found nothing leaves products and topic as they were. */
export function nextContext(before: Context, now: Omit<Context, 'age'>): Context {
  if (now.mentioned.length > 0) return { ...now, billing: now.billing ?? before.billing, age: 0 };
  const age = before.age + 1;
  if (age >= EXPIRES_AFTER) return { ...now, age: 0 };
  const { mentioned } = before;
  return { ...now, mentioned, topic: now.topic ?? before.topic, billing: now.billing ?? before.billing, age };
}

import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import type { Intent } from './intents';

export interface Item {
  readonly productId: ProductId;
  /** Null if not given: an addition adds one, a removal removes all. */
  readonly quantity: number | null;
  /** Null if not given: an addition is monthly, and other commands match either period. */
  readonly billing: BillingPeriod | null;
}

export type Command =
  | { readonly kind: 'add' | 'remove'; readonly items: readonly Item[] }
  /**
   * Replaces products. Unless given, quantity and period are those of a single removed product, or else one,
   * monthly.
   */
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

/** A product and quantity to price. */
export type Priced = Pick<Item, 'productId'> & { readonly quantity: number };

/**
 * Reason why a message changed nothing: it looks like a command but can't be carried out, or it is
 * unintelligible.
 */
export type Unread =
  'nothing' | 'too long' | 'which product' | 'which period' | 'quantity' | 'several' | 'refused' | 'no order';

/** Why the assistant asks before acting. */
export type Doubt = 'link' | 'question' | 'choice' | 'wish' | 'pay or add' | 'not in cart';

export type Message =
  | { readonly kind: 'command'; readonly command: Command }
  /** Commands that the visitor may mean. They are offered, not carried out. */
  | { readonly kind: 'offer'; readonly why: Doubt; readonly commands: readonly Command[] }
  | { readonly kind: 'unread'; readonly why: Unread }
  /** Anything else. It changes nothing. */
  | { readonly kind: 'question'; readonly text: string };

/** The period of an addition that names none. */
export const defaultBilling: BillingPeriod = 'monthly';

/** Fills in the defaults for adding: quantity and billing. */
export function asAdded<Named extends Item>(item: Named) {
  return { ...item, quantity: item.quantity ?? 1, billing: item.billing ?? defaultBilling };
}

/** Facts from earlier messages that the next message may refer to. */
export interface Context {
  /** The last products mentioned. */
  readonly mentioned: readonly ProductId[];
  /** The intent of the last question about them, for “and Fraud Shield?”. */
  readonly topic: Intent | null;
  /** True if the last reply was an answer to a question. */
  readonly isAnswer: boolean;
  /** The commands just offered, for “yes” and “yearly”. */
  readonly offered: readonly Command[];
  /** The last billing period said, for “how much is it a year? … Add it.” */
  readonly billing: BillingPeriod | null;
  /** True once the assistant has said who put the sample products in the cart. */
  readonly knowsSamples: boolean;
  /** The sample products in the cart if the last reply named them, for “remove them”. */
  readonly samples: readonly ProductId[];
  /** Number of messages since a product was mentioned. */
  readonly age: number;
}

export const noContext: Context = {
  mentioned: [],
  topic: null,
  isAnswer: false,
  offered: [],
  billing: null,
  knowsSamples: false,
  samples: [],
  age: 0,
};

/** Number of messages after which “it” no longer refers to the product. */
const EXPIRES_AFTER = 5;

/** Returns the context for the next message. */
export function nextContext(
  { knowsSamples, ...before }: Context,
  now: Omit<Context, 'knowsSamples' | 'age'>,
): Context {
  const billing = now.billing ?? before.billing;
  if (now.mentioned.length > 0) return { ...now, billing, knowsSamples, age: 0 };
  const age = before.age + 1;
  return age < EXPIRES_AFTER
    ? {
        ...now,
        mentioned: before.mentioned,
        topic: now.topic ?? before.topic,
        billing,
        knowsSamples,
        age,
      }
    : { ...now, knowsSamples, age: 0 };
}

/** A parser for the variable part of a pattern; returns null if the part doesn't fit after all. */
export type Reader = (rest: string, context: Context) => Message | null;

export function asCommand(command: Command): Message {
  return { kind: 'command', command };
}

/** Turns a command into an offer. Other messages stay as they are. */
export function asOffer(message: Message | null, why: Doubt): Message | null {
  return message?.kind === 'command' ? { kind: 'offer', why, commands: [message.command] } : message;
}

/** Turns the commands of several messages into one offer. */
export function offerOf(messages: readonly Message[], why: Doubt): Message {
  return { kind: 'offer', why, commands: messages.flatMap(commandsOf) };
}

function commandsOf(message: Message): readonly Command[] {
  if (message.kind === 'command') return [message.command];
  return message.kind === 'offer' ? message.commands : [];
}

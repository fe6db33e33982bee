import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import type { Intent } from './intents';

/** A product that a command names, with what it says beside it. */
export interface Item {
  readonly productId: ProductId;
  /** Null if the visitor did not say: one to add, all to remove. */
  readonly quantity: number | null;
  /** Null if the visitor did not say: monthly to add, every period otherwise. */
  readonly billing: BillingPeriod | null;
}

/** What a visitor tells the assistant to do with the cart. */
export type Command =
  | { readonly kind: 'add' | 'remove'; readonly items: readonly Item[] }
  /** Products in the place of others, as many and billed as these were where it does not say. */
  | { readonly kind: 'swap'; readonly removed: readonly Item[]; readonly added: readonly Item[] }
  /** A line is to have another quantity. */
  | { readonly kind: 'resize'; readonly items: readonly (Item & { readonly quantity: number })[] }
  /** Everything is to be taken out of the cart. */
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'rebill';
      /** The empty list is all that is in the cart. */
      readonly productIds: readonly ProductId[];
      readonly billing: BillingPeriod;
    }
  | { readonly kind: 'undo' };

/** So many of a product, whose price is asked. */
export type Priced = Pick<Item, 'productId'> & { readonly quantity: number };

/** Why a message that looks like a command, or like nothing, can't be followed. */
export type Unread =
  'nothing' | 'too long' | 'which product' | 'which period' | 'quantity' | 'several' | 'refused' | 'no order';

/** Why the assistant asks before it does something. */
export type Doubt = 'link' | 'question' | 'choice' | 'wish' | 'pay or add';

/** What a visitor's message says. */
export type Message =
  | { readonly kind: 'command'; readonly command: Command }
  /** Commands of which the visitor may mean one, or none: they are offered. */
  | { readonly kind: 'offer'; readonly why: Doubt; readonly commands: readonly Command[] }
  | { readonly kind: 'unread'; readonly why: Unread }
  /** Anything else, which changes nothing. */
  | { readonly kind: 'question'; readonly text: string };

/** What is added where a command does not say how many, and how billed. */
export function asAdded<Named extends Item>(item: Named) {
  return { ...item, quantity: item.quantity ?? 1, billing: item.billing ?? 'monthly' };
}

/** What was said before, as far as a message may refer to it. */
export interface Context {
  /** The products that were spoken of last. */
  readonly spoken: readonly ProductId[];
  /** What was asked about them last, for “and Fraud Shield?”. */
  readonly topic: Intent | null;
  /** The one command that was offered last, for “yes”. */
  readonly offered: Command | null;
  /** How many messages ago a product was spoken of. */
  readonly age: number;
}

export const noContext: Context = { spoken: [], topic: null, offered: null, age: 0 };

/** So many messages later, “it” is not what was spoken of. */
const EXPIRES_AFTER = 5;

/** The context of the next message. */
export function nextContext(before: Context, now: Pick<Context, 'spoken' | 'topic' | 'offered'>): Context {
  if (now.spoken.length > 0) return { ...now, age: 0 };
  const age = before.age + 1;
  return age < EXPIRES_AFTER
    ? { ...before, topic: now.topic ?? before.topic, offered: now.offered, age }
    : noContext;
}

/** Reads the part of a message that its form leaves open; null if the message is of another form all the same. */
export type Reader = (rest: string, context: Context) => Message | null;

export function told(command: Command): Message {
  return { kind: 'command', command };
}

/** A command as one that is only offered. */
export function doubted(message: Message | null, why: Doubt): Message | null {
  return message?.kind === 'command' ? { kind: 'offer', why, commands: [message.command] } : message;
}

/** The commands of some messages as ones that are only offered. */
export function offered(messages: readonly Message[], why: Doubt): Message {
  return { kind: 'offer', why, commands: messages.flatMap(commandsOf) };
}

function commandsOf(message: Message): readonly Command[] {
  switch (message.kind) {
    case 'command':
      return [message.command];
    case 'offer':
      return message.commands;
    case 'unread':
    case 'question':
      return [];
  }
}

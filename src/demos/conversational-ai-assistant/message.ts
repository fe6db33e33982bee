import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';

/** What a visitor tells the assistant to do with the cart. */
export type Order =
  | {
      readonly kind: 'add';
      readonly productIds: readonly ProductId[];
      readonly quantity: number;
      /** Null if the visitor did not say. */
      readonly billing: BillingPeriod | null;
    }
  | {
      readonly kind: 'remove';
      readonly productIds: readonly ProductId[];
      /** How many of each; null for all. */
      readonly quantity: number | null;
      /** Null for every billing period. */
      readonly billing: BillingPeriod | null;
    }
  /** Everything is to be taken out of the cart. */
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'rebill';
      /** The empty list is all that is in the cart. */
      readonly productIds: readonly ProductId[];
      readonly billing: BillingPeriod;
    }
  | { readonly kind: 'undo' };

/** Why a message that looks like an order, or like nothing, can't be followed. */
export type Unread = 'nothing' | 'too long' | 'which product' | 'quantity';

/** What a visitor's message says. */
export type Message =
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'cart' }
  | { readonly kind: 'prices'; readonly productIds: readonly ProductId[] }
  | { readonly kind: 'compare'; readonly productIds: readonly ProductId[] }
  | { readonly kind: 'help' }
  | { readonly kind: 'unread'; readonly why: Unread }
  /** Something that only the site's texts may answer. */
  | { readonly kind: 'question'; readonly text: string };

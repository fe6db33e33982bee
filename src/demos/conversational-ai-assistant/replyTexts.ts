import { billingTexts } from '../../content/billing';
import { productOf } from '../../content/products/catalog';
import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import { enumerated } from '../../domain/numerals';
import { MAX_QUANTITY } from '../../domain/quantity';
import type { CartChange } from './cartChanges';
import type { Command, Doubt, Item, Unread } from './message';
import { MAX_CHARACTERS, asAdded } from './message';
import type { Idle } from './reply';

/** Returns a billing period as used within a sentence, such as `yearly`. */
export function periodWord(billing: BillingPeriod): string {
  return billingTexts[billing].label.toLowerCase();
}

/** Lists product names, such as `Fraud Shield and Review Sentiment Monitor`. */
export function named(productIds: readonly ProductId[]): string {
  return enumerated(
    productIds.map((id) => productOf(id).name),
    'and',
  );
}

/** Describes a completed change, such as `Added 1 × Fraud Shield, yearly.` */
export function changeText(change: CartChange): string {
  const { name } = productOf(change.productId);
  const billing = periodWord(change.billing);
  switch (change.kind) {
    case 'added':
      return `Added ${change.quantity} × ${name}, ${billing}.`;
    case 'removed':
      return `Removed ${change.quantity} × ${name}, ${billing}.`;
    case 'rebilled':
      return `Changed ${change.quantity} × ${name} from ${periodWord(change.from)} to ${billing}.`;
  }
}

/** Describes a command on a button, such as `Add 1 × Fraud Shield, yearly`. */
export function commandText(command: Command): string {
  switch (command.kind) {
    case 'add':
      return `Add ${itemsText(command.items.map(asAdded))}`;
    case 'remove':
      return `Remove ${itemsText(command.items)}`;
    case 'swap':
      return `Remove ${itemsText(command.removed)} and add ${itemsText(command.added)}`;
    case 'resize':
      return `Change to ${itemsText(command.items)}`;
    case 'empty':
      return 'Empty the cart';
    case 'rebill':
      return `Make ${command.productIds.length === 0 ? 'everything' : named(command.productIds)} ${periodWord(command.billing)}`;
    case 'undo':
      return 'Undo the last change';
  }
}

function itemsText(items: readonly Item[]): string {
  const texts = items.map(({ productId, quantity, billing }) => {
    const { name } = productOf(productId);
    const counted = quantity === null ? name : `${quantity} × ${name}`;
    return billing === null ? counted : `${counted}, ${periodWord(billing)}`;
  });
  return enumerated(texts, 'and');
}

export const doubtTexts: Readonly<Record<Doubt, string>> = {
  link: 'This link asks me to change your cart. Would you like me to do this?',
  'which product': 'Which product?',
  choice: 'Which one do you mean?',
  wish: 'Would you like me to do this?',
  'not in cart': 'That isn’t in your cart. Would you like this instead?',
  several: 'I can only do one thing at a time. Which one first?',
  undo: 'All right. Should I undo my last change?',
};

export const unreadTexts: Readonly<Record<Unread, string>> = {
  nothing: 'I can’t read that. Ask me a question, or say “add Fraud Shield.”',
  'too long': `That’s too long for me: I can read ${MAX_CHARACTERS} characters. Your text is still in the field, so you can shorten it.`,
  quantity: `How many would you like? I can take a whole number from 1 to ${MAX_QUANTITY}.`,
  'which product': 'I’m not sure which product you mean. Say it again with its name.',
  refused: 'OK, I’ll leave your cart as it is. To reverse my last change, say “undo.”',
};

/** Texts about the charges after today. */
export const laterTexts = {
  nothing: 'Your cart is empty, so nothing is charged later.',
  start: 'If you order today:',
  notNextMonth: 'Nothing is charged next month.',
};

export function idleText(reason: Idle): string {
  switch (reason.why) {
    case 'full':
      return `Your cart can’t hold more than ${MAX_QUANTITY} of a product.`;
    case 'two lines':
      return `You have ${named(reason.productIds)} in your cart both monthly and yearly. Say it again with “monthly” or “yearly.”`;
    case 'so many already':
      return 'Your cart already has that many, or can’t hold more.';
    case 'not in cart':
      return `You don’t have ${named(reason.productIds)}${reason.billing === null ? '' : ` billed ${periodWord(reason.billing)}`} in your cart.`;
    case 'already so':
      return `That’s already billed ${periodWord(reason.billing)}.`;
    case 'cart is empty':
      return 'There’s nothing in your cart to change.';
    case 'nothing to undo':
      return 'There’s nothing to undo. I haven’t changed your cart.';
    case 'nothing left to undo':
      return 'There’s nothing to undo. My last change is no longer in your cart.';
  }
}

import { billingTexts } from '../../content/billing';
import { productOf } from '../../content/products/catalog';
import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import { enumerated } from '../../domain/numerals';
import { MAX_QUANTITY } from '../../domain/quantity';
import type { CartChange } from './cartChanges';
import { MAX_CHARACTERS } from './grammar';
import type { Command, Doubt, Item, Unread } from './message';
import { asAdded } from './message';
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
      return 'Empty my cart';
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
  link: 'This command came from a link, so nothing has changed yet. Do you want to do this?',
  question: 'Nothing has changed yet. Do you want to do this?',
  choice: 'Which one do you mean? Nothing has changed yet.',
  wish: 'Should I do this? Nothing has changed yet.',
  'not in cart': 'Not in your cart yet, so nothing has changed. Add this instead?',
  'pay or add': 'Nothing has changed yet. Do you want to check out, or add another one?',
};

export const unreadTexts: Readonly<Record<Unread, string>> = {
  nothing: 'I can’t read that. Type a question, or a command such as “add Fraud Shield”.',
  'too long': `That is longer than the ${MAX_CHARACTERS} characters I can read. Your text is still in the field. Please shorten it.`,
  quantity: `Nothing was changed. Please say a whole number from 1 to ${MAX_QUANTITY}.`,
  'which product': 'Nothing was changed. Which product do you mean?',
  'which period': 'Nothing was changed. Please name one billing period, monthly or yearly.',
  several: 'Nothing was changed. I can only do one thing at a time. Please start with the first.',
  'no order':
    'Nothing was changed. I’m not sure what to add or remove. Say only “add Fraud Shield” or “remove Fraud Shield”.',
  refused: 'OK, nothing was changed. “Undo” reverses my last change.',
};

/** Texts about the charges after today. */
export const laterTexts = {
  nothing: 'Your cart is empty, so nothing is charged later.',
  start: 'If you order today:',
  notNextMonth: 'Nothing is charged next month.',
  firstYear: 'First twelve months in total, today’s payment included:',
};

export function idleText(reason: Idle): string {
  switch (reason.why) {
    case 'full':
      return `Nothing was changed. A cart holds at most ${MAX_QUANTITY} of a product.`;
    case 'two lines':
      return `Nothing was changed. Your cart has ${named(reason.productIds)} both monthly and yearly. Please say which one.`;
    case 'so many already':
      return 'Nothing was changed. Your cart already has that many, or can’t hold more.';
    case 'not in cart':
      return `Your cart has no ${named(reason.productIds)}${reason.billing === null ? '' : ` billed ${periodWord(reason.billing)}`}, so nothing was changed.`;
    case 'already so':
      return `That is already billed ${periodWord(reason.billing)}, so nothing was changed.`;
    case 'cart is empty':
      return 'There is nothing to change.';
    case 'nothing to undo':
      return 'There is nothing to undo: I haven’t changed your cart.';
    case 'nothing left to undo':
      return 'There is nothing to undo: my last change is no longer in your cart.';
  }
}

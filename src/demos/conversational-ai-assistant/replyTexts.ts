import { billingTexts } from '../../content/billing';
import { billingUnits } from '../../content/billingUnits';
import { productOf } from '../../content/products/catalog';
import { amountLabel } from '../../content/shop/sharedTexts';
import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import type { LineKey } from '../../domain/cart';
import { formatDay } from '../../domain/dates';
import type { AmountDue } from '../../domain/money';
import { formatMoney, totalOf } from '../../domain/money';
import { counted, enumerated } from '../../domain/numerals';
import { MAX_QUANTITY } from '../../domain/quantity';
import { firstYearTotal, renewalsOf } from '../../domain/renewals';
import type { CartLineView } from '../../store/cart/cartSelectors';
import type { CartChange } from './cartChanges';
import type { Command, Doubt, Item, Unread } from './message';
import { MAX_CHARACTERS, asAdded } from './message';
import type { Idle, Outcome } from './reply';

/** Returns a billing period as used within a sentence, such as `yearly`. */
function periodWord(billing: BillingPeriod): string {
  return billingTexts[billing].label.toLowerCase();
}

/** Lists product names, such as `Fraud Shield and Review Sentiment Monitor`. */
function named(productIds: readonly ProductId[]): string {
  return enumerated(
    productIds.map((id) => productOf(id).name),
    'and',
  );
}

/** Describes a completed change, such as `Added 1 × Fraud Shield, yearly.` */
function changeText(change: CartChange): string {
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
  'which product': 'Which product?',
  choice: 'Which one do you mean?',
  wish: 'Would you like me to do this?',
  'not in cart': 'That isn’t in your cart. Would you like this instead?',
  undo: 'All right. Should I undo my last change?',
};

export const unreadTexts: Readonly<Record<Unread, string>> = {
  nothing: 'I can’t read that. Ask me a question, or say “add Fraud Shield.”',
  'too long': `That’s too long for me: I can read ${MAX_CHARACTERS} characters. Your text is still in the field, so you can shorten it.`,
  quantity: `How many would you like? I can take a whole number from 1 to ${MAX_QUANTITY}.`,
  'which product': 'I’m not sure which product you mean. Say it again with its name.',
  refused: 'OK, I’ll leave your cart as it is. To reverse my last change, say “undo.”',
};

/** The reply to a message that isn’t understood, before questions that it may have meant. */
export const unknownTexts = {
  none: 'Sorry, I don’t know that one. Try asking another way, in English.',
  guesses: 'Sorry, I don’t know that one. Did you mean:',
};

/** Describes what a command did. If that is nothing, says how it was understood, so that a misreading is obvious. */
export function outcomeText(outcome: Outcome, command: Command): string {
  switch (outcome.kind) {
    case 'done':
      return outcome.changes.map(changeText).join('\n');
    case 'undone':
      return ['I undid this change:', ...outcome.changes.map(changeText)].join('\n');
    case 'idle':
      return `I understood: ${commandText(command)}.\n${idleText(outcome.reason)}`;
  }
}

/** Lists the cart's lines, and marks samples. */
export function cartText(lines: readonly CartLineView[], samples: readonly LineKey[]): string {
  return lines
    .map(
      ({ key, product, billing, quantity, amount }) =>
        `${quantity} × ${product.name}, ${periodWord(billing)}: ${formatMoney(amount)}${samples.includes(key) ? ' (sample)' : ''}`,
    )
    .join('\n');
}

export function totalsText(itemCount: number, due: AmountDue): string {
  return itemCount === 0
    ? 'Your cart is empty.'
    : `In your cart: ${counted(itemCount, 'item')}. ${amountsText(due)}.`;
}

export function amountsText(due: AmountDue): string {
  return due.map((row) => `${amountLabel(row, false)} ${formatMoney(row.cents)}`).join(', ');
}

/**
 * Lists the charges after today, if the cart is ordered today.
 * @param today ISO day
 */
export function laterText(lines: readonly CartLineView[], due: AmountDue, today: string): string {
  if (lines.length === 0) return 'Your cart is empty, so nothing is charged later.';
  const renewals = renewalsOf(lines, today);
  return [
    `If you order today, you pay ${formatMoney(totalOf(due))} today. Then, tax included:`,
    ...renewals.map(
      ({ billing, total, from }) =>
        `${formatDay(from)}: ${formatMoney(total)}, and again every ${billingUnits[billing]}`,
    ),
    `Total for the first 12 months: ${formatMoney(firstYearTotal(totalOf(due), renewals))}`,
  ].join('\n');
}

function idleText(reason: Idle): string {
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

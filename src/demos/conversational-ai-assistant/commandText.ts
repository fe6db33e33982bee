import { billingTexts } from '../../content/billing';
import { productOf } from '../../content/products/catalog';
import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import { enumerated } from '../../domain/numerals';
import type { CartChange } from './cartChanges';
import type { Command, Item } from './message';
import { asAdded } from './message';

/** A billing period within a sentence, such as `yearly`. */
export function periodWord(billing: BillingPeriod): string {
  return billingTexts[billing].label.toLowerCase();
}

/** Product names, such as `Fraud Shield and Review Sentiment Monitor`. */
export function named(productIds: readonly ProductId[]): string {
  return enumerated(
    productIds.map((id) => productOf(id).name),
    'and',
  );
}

/** A completed change, such as `Added 1 × Fraud Shield, yearly.` */
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

/** A command as a button label, such as `Add 1 × Fraud Shield, yearly`. */
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
      return `Make ${billedText(command.productIds)} ${periodWord(command.billing)}`;
    case 'undo':
      return 'Undo the last change';
  }
}

/** How a message was understood, such as `Add · 1 × Fraud Shield · monthly`. */
export function readingText(command: Command): string {
  switch (command.kind) {
    case 'add':
      return readItemsText('Add', command.items.map(asAdded));
    case 'remove':
      return readItemsText('Remove', command.items);
    case 'swap':
      return `${readItemsText('Remove', command.removed)} · ${readItemsText('Add', command.added)}`;
    case 'resize':
      return readItemsText('Change to', command.items);
    case 'empty':
      return 'Empty the cart';
    case 'rebill':
      return `Change the billing · ${billedText(command.productIds)} · ${periodWord(command.billing)}`;
    case 'undo':
      return 'Undo';
  }
}

function billedText(productIds: readonly ProductId[]): string {
  return productIds.length === 0 ? 'everything' : named(productIds);
}

function itemsText(items: readonly Item[]): string {
  return enumerated(
    items.map((item) => partsOf(item).join(', ')),
    'and',
  );
}

function readItemsText(verb: string, items: readonly Item[]): string {
  return `${verb} · ${items.map((item) => partsOf(item).join(' · ')).join('; ')}`;
}

function partsOf({ productId, quantity, billing }: Item): readonly string[] {
  const { name } = productOf(productId);
  return [
    quantity === null ? name : `${quantity} × ${name}`,
    ...(billing === null ? [] : [periodWord(billing)]),
  ];
}

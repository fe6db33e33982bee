import { billingTexts } from '../../content/billing';
import { productOf } from '../../content/products/catalogue';
import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import { enumerated } from '../../domain/numerals';
import type { Deed } from './deeds';
import type { Order } from './message';

/** A billing period inside a sentence: `yearly`. */
export function periodWord(billing: BillingPeriod): string {
  return billingTexts[billing].label.toLowerCase();
}

/** Products by name: `Fraud Shield and Review Sentiment Monitor`. */
export function named(productIds: readonly ProductId[]): string {
  return enumerated(
    productIds.map((id) => productOf(id).name),
    'and',
  );
}

/** A deed as it was done: `Added 1 × Fraud Shield, yearly.` */
export function deedText(deed: Deed): string {
  const { name } = productOf(deed.productId);
  const billing = periodWord(deed.billing);
  switch (deed.kind) {
    case 'added':
      return `Added ${deed.quantity} × ${name}, ${billing}.`;
    case 'removed':
      return `Removed ${deed.quantity} × ${name}, ${billing}.`;
    case 'rebilled':
      return `Changed ${deed.quantity} × ${name} from ${periodWord(deed.from)} to ${billing}.`;
  }
}

/** An order as a button that gives it says it: `Add 1 × Fraud Shield, yearly`. */
export function orderText(order: Order): string {
  switch (order.kind) {
    case 'add':
      return `Add ${order.quantity} × ${named(order.productIds)}, ${periodWord(order.billing ?? 'monthly')}`;
    case 'remove':
      return `Remove ${order.quantity === null ? '' : `${order.quantity} × `}${named(order.productIds)}${order.billing === null ? '' : `, ${periodWord(order.billing)}`}`;
    case 'empty':
      return 'Empty my cart';
    case 'rebill':
      return `Make ${order.productIds.length === 0 ? 'everything' : named(order.productIds)} ${periodWord(order.billing)}`;
    case 'undo':
      return 'Undo what was done last';
  }
}

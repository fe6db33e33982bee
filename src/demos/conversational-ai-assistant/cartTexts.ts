import { billingUnits } from '../../content/billingUnits';
import { amountLabel } from '../../content/shop/sharedTexts';
import type { LineKey } from '../../domain/cart';
import { formatDay } from '../../domain/dates';
import type { AmountDue } from '../../domain/money';
import { formatMoney, totalOf } from '../../domain/money';
import { counted } from '../../domain/numerals';
import { firstYearTotal, renewalsOf } from '../../domain/renewals';
import type { CartLineView } from '../../store/cart/cartSelectors';
import { periodWord } from './proposal';

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
    : `In your cart: ${counted(itemCount, 'item')}. ${due.map((row) => `${amountLabel(row, false)} ${formatMoney(row.cents)}`).join(', ')}.`;
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

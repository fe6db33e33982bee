import { counted } from '../../domain/numerals';
import type { ReadingChoice } from '../shared/csv/readingChoice';
import type { DayOrder } from '../shared/csv/dayOrders';
import { dayOrderChoice } from '../shared/csv/dayOrders';
import type { PricingResult } from './model';

/** Says how a table was read, in one sentence; null for generated sales. */
export function interpretationText({ interpretation, products, per, columns }: PricingResult): string | null {
  if (!interpretation) return null;
  const { lines, dayOrder, price, returned } = interpretation;
  const names = (['product', 'place'] as const).flatMap((id) => {
    const place = columns?.taken[id];
    return place === undefined ? [] : [`“${columns?.names[place] ?? ''}”`];
  });
  const sales = products.reduce((sum, { count }) => sum + count, 0);
  return `${[
    `${counted(lines, 'line')} → ${counted(sales, 'sale')}${names.length > 0 ? ` of ${counted(products.length, 'product')} by ${names.join(' and ')}` : ''}`,
    ...(per === 'row' ? ['each line is a sale'] : [`added up by ${per}`]),
    ...(dayOrder === null ? [] : [dayOrder]),
    ...(price === 'price' ? [] : [`price = ${price}`]),
    ...(returned === 0 ? [] : [`${counted(returned, 'return')} subtracted`]),
  ].join(', ')}.`;
}

/** The choices for an ambiguous table. */
export function salesChoices(
  { interpretation }: PricingResult,
  change: (changed: { readonly days: DayOrder }) => void,
): readonly ReadingChoice[] {
  const order = interpretation?.dayOrder ?? null;
  return order === null
    ? []
    : [
        dayOrderChoice(order, (days) => {
          change({ days });
        }),
      ];
}

import { isolated } from '../../domain/isolated';
import { counted } from '../../domain/numerals';
import type { PricingResult } from './model';

const totals: Readonly<Record<PricingResult['per'], string>> = {
  row: 'row',
  day: 'daily total',
  week: 'weekly total',
  month: 'monthly total',
  quarter: 'quarterly total',
};

/** Describes in one sentence how a table was read; null for generated sales. */
export function interpretationText({ interpretation, products, per, columns }: PricingResult): string | null {
  if (!interpretation) return null;
  const { lines, dayOrder, price, returned } = interpretation;
  const sales = products.reduce((sum, { count }) => sum + count, 0);
  const names = (['product', 'place'] as const).flatMap((id) => {
    const index = columns?.taken[id];
    return index === undefined ? [] : [`“${isolated(columns?.names[index] ?? '')}”`];
  });
  return `${[
    `${counted(lines, 'line')} read as ${counted(sales, totals[per])}${names.length > 0 ? ` of ${counted(products.length, 'product')} by ${names.join(' and ')}` : ''}`,
    ...(dayOrder === null ? [] : [dayOrder]),
    ...(price === 'price' ? [] : [`price = ${price}`]),
    ...(returned === 0 ? [] : [`${counted(returned, 'return')} subtracted`]),
  ].join(', ')}.`;
}

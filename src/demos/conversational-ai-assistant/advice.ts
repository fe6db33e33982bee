import type { StoreSize } from '../../content/pricing/planFit';
import { sizeByOrders } from '../../content/pricing/planFit';
import { currency, formatMoney } from '../../domain/money';
import { counted } from '../../domain/numerals';

/** Less money than this is a budget, not a year's sales. */
const MIN_YEARLY_SALES = 10_000;
/** Yearly spending per customer that we assume, in dollars, if we know only a store's sales. */
const SPENT_BY_CUSTOMER = 200;

const amount = /^\W*?(\$?)(\d+(?:\.\d+)?)(k|m)?\b/u;
const unitWord = /^(order|sale|customer|buyer|product|item|sku|dollar)/u;
const multiples: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6 };

/** Returns how many times a year something happens that is counted by the day, week, month (the default), or year. */
function timesAYear(text: string): number {
  const periods = [/\bda(?:y|ily)/u, /\bweek/u, /\bmonth/u, /\b(?:year|annual)/u];
  return [365, 52, 12, 1].find((_, at) => periods[at]?.test(text)) ?? 12;
}

/** Finds the amounts of a text, each with its unit: `300 orders`, `$2M`. */
function amountsIn(text: string) {
  const words = text.replaceAll(',', '').split(/\s+/u);
  return words.flatMap((word, at) => {
    const [, sign, digits = '', short = ''] = amount.exec(word) ?? [];
    const next = words[at + 1] ?? '';
    const isLong = Object.hasOwn(multiples, next);
    const times = multiples[isLong ? next : short] ?? 1;
    const unit = unitWord.exec(words[at + (isLong ? 2 : 1)] ?? '')?.[1];
    return digits === ''
      ? []
      : [{ count: Number(digits) * times, unit: sign === currency.symbol ? 'dollar' : unit }];
  });
}

/**
 * Reads the size of a store from a message: “300 orders a month,” “a $2M store.”
 * @param isAsked whether the assistant has just asked for it, so that a bare number means orders a month
 */
export function storeSizeIn(message: string, isAsked: boolean): StoreSize | null {
  const text = message.toLowerCase();
  const amounts = amountsIn(text).map(({ count, unit }) => ({
    count,
    unit: unit ?? (isAsked ? 'order' : ''),
  }));
  const { count, unit } = amounts.find((one) => one.unit !== '') ?? { count: 0, unit: '' };
  const customersOf = (factor: number) => ({ kind: 'customers', count: Math.round(count * factor) }) as const;
  switch (unit) {
    case 'product':
    case 'item':
    case 'sku':
      return { kind: 'products', count, reason: '' };
    case 'customer':
    case 'buyer':
      return { ...customersOf(1), reason: '' };
    case 'order':
    case 'sale':
      return sizeByOrders(count * timesAYear(text));
    case 'dollar': {
      const size = customersOf(1 / SPENT_BY_CUSTOMER);
      const reason = `, and you have ${counted(size.count, 'customer')} if each spends ${formatMoney(SPENT_BY_CUSTOMER * 100)}`;
      return count < MIN_YEARLY_SALES ? null : { ...size, reason };
    }
    default:
      return null;
  }
}

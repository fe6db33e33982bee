import { billingUnits } from '../../content/billingUnits';
import { catalog, productOf } from '../../content/products/catalog';
import { amountLabel } from '../../content/shop/sharedTexts';
import type { ProductId } from '../../content/slugs';
import { taxesInWords } from '../../content/taxes';
import type { BillingPeriod } from '../../domain/billing';
import { billingPeriods, longerPeriods, priceForPeriod, yearCost } from '../../domain/billing';
import { lineAmount } from '../../domain/cart';
import { dayOf } from '../../domain/dates';
import type { AmountDue } from '../../domain/money';
import { amountDue, formatMoney, sumOf, totalOf } from '../../domain/money';
import { counted } from '../../domain/numerals';
import { firstYearTotal, renewalsOf } from '../../domain/renewals';
import type { Line } from './proposal';
import { periodWord } from './proposal';

/** A product and how many of it. */
interface Item {
  readonly productId: ProductId;
  readonly quantity: number;
}

const amounts = (items: readonly Item[], billing: BillingPeriod) =>
  items.map(({ productId, quantity }) => quantity * priceForPeriod(productOf(productId).priceCents, billing));

const inEachPeriod = (textOf: (billing: BillingPeriod) => string) =>
  billingPeriods.map((billing) => `${textOf(billing)}/${billingUnits[billing]}`).join(' or ');

/** Returns the price in each billing period: `$9.99/month or $99.90/year`. */
export function priceOf(items: readonly Item[]): string {
  return inEachPeriod((billing) => formatMoney(sumOf(amounts(items, billing))));
}

/** Compares what a year costs in each billing period. */
function savingText(items: readonly Item[]): string {
  const [twelve, twelveWithTax] = yearly(items, billingPeriods[0]);
  return longerPeriods
    .map((billing) => {
      const [year, yearWithTax] = yearly(items, billing);
      return `Billed ${periodWord(billing)}, a year costs ${formatMoney(year)} instead of ${formatMoney(twelve)}, which saves ${formatMoney(twelve - year)}. With tax, it’s ${formatMoney(yearWithTax)} instead of ${formatMoney(twelveWithTax)}.`;
    })
    .join(' ');
}

/** Says what a year of one product costs in a longer billing period. */
const shortSaving = (item: Item) =>
  longerPeriods
    .map((billing) => {
      const [year, twelve] = [billing, billingPeriods[0]].map((period) => yearly([item], period)[0]);
      return `Billed ${periodWord(billing)}, a year is ${formatMoney(year ?? 0)}, which saves ${formatMoney((twelve ?? 0) - (year ?? 0))}.`;
    })
    .join(' ');

/** Returns what a year costs in cents, before and with tax, which is rounded for each payment. */
function yearly(items: readonly Item[], billing: BillingPeriod): readonly [number, number] {
  const due = amounts(items, billing);
  return [yearCost(sumOf(due), billing), yearCost(totalOf(amountDue(due)), billing)];
}

/** Returns the prices with tax in each billing period. */
const withTax = (items: readonly Item[]) =>
  `With ${taxesInWords}: ${inEachPeriod((billing) => formatMoney(totalOf(amountDue(amounts(items, billing)))))}.`;

/**
 * The prices of products in each billing period, their sum, and the amounts with tax.
 * @param isComparing whether to say what a longer period saves
 */
export function pricesText(items: readonly Item[], isComparing: boolean): string {
  return [
    ...items.map(
      ({ productId, quantity }) =>
        `${quantity > 1 ? `${quantity} × ` : ''}${productOf(productId).name}: ${priceOf([{ productId, quantity }])}`,
    ),
    ...(items.length > 1 ? [`Together: ${priceOf(items)}`] : []),
    `In US dollars, before tax. ${withTax(items)}`,
    ...(isComparing ? [savingText(items)] : []),
  ].join('\n');
}

/** Lists all products from the cheapest to the most expensive. */
export function priceListText(): string {
  const items = catalog
    .toSorted((a, b) => a.priceCents - b.priceCents)
    .map(({ id }) => ({ productId: id, quantity: 1 }));
  return [
    'From the cheapest to the most expensive:',
    ...items.map((item) => `${productOf(item.productId).name}: ${priceOf([item])}`),
    `One of each: ${priceOf(items)}. All prices are before tax.`,
  ].join('\n');
}

export function totalsText(itemCount: number, due: AmountDue): string {
  return itemCount === 0
    ? 'Your cart is empty.'
    : `In your cart: ${counted(itemCount, 'item')}. ${due.map((row) => `${amountLabel(row, false)} ${formatMoney(row.cents)}`).join(', ')}.`;
}

/**
 * Lists lines of a cart, and what is due today and later.
 * @param isComparing whether to say what a longer period saves
 */
export function linesText(lines: readonly Line[], isComparing: boolean): string {
  const priced = lines.map((line) => ({
    ...line,
    amount: lineAmount(productOf(line.productId).priceCents, line),
  }));
  const due = amountDue(priced.map(({ amount }) => amount));
  const renewals = renewalsOf(priced, dayOf(new Date()));
  const firstYear = formatMoney(firstYearTotal(totalOf(due), renewals));
  return [
    ...priced.map(
      ({ productId, billing, quantity, amount, isDemoItem }) =>
        `${quantity} × ${productOf(productId).name}, ${periodWord(billing)}: ${formatMoney(amount)}${isDemoItem ? ' (sample)' : ''}${isComparing ? `. ${shortSaving({ productId, quantity })}` : ''}`,
    ),
    totalsText(sumOf(lines.map(({ quantity }) => quantity)), due),
    ...renewals.map(
      ({ billing, total }) => `Then ${formatMoney(total)} with tax every ${billingUnits[billing]}.`,
    ),
    ...(isComparing && lines.length > 0
      ? [`Total for the first 12 months: ${firstYear} with tax.`, savingText(lines)]
      : []),
  ].join('\n');
}

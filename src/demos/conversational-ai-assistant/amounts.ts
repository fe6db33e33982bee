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
import { counted, enumerated } from '../../domain/numerals';
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

const withTax = (amountsInCents: readonly number[]) => totalOf(amountDue(amountsInCents));

const inEachPeriod = (centsOf: (billing: BillingPeriod) => number) =>
  billingPeriods.map((billing) => `${formatMoney(centsOf(billing))}/${billingUnits[billing]}`).join(' or ');

/** Returns the price in each billing period: `$9.99/month or $99.90/year`. */
export function priceOf(items: readonly Item[]): string {
  return inEachPeriod((billing) => sumOf(amounts(items, billing)));
}

/** Compares what a year costs in each billing period. Tax is rounded for each payment. */
function savingText(items: readonly Item[]): string {
  const yearly = (billing: BillingPeriod) => {
    const due = amounts(items, billing);
    return [yearCost(sumOf(due), billing), yearCost(withTax(due), billing)] as const;
  };
  const [twelve, twelveWithTax] = yearly(billingPeriods[0]);
  return longerPeriods
    .map((billing) => {
      const [year, yearWithTax] = yearly(billing);
      return `Billed ${periodWord(billing)}, a year costs ${formatMoney(year)} instead of ${formatMoney(twelve)}, which saves ${formatMoney(twelve - year)}. With tax, it’s ${formatMoney(yearWithTax)} instead of ${formatMoney(twelveWithTax)}.`;
    })
    .join(' ');
}

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
    ...(items.length > 1 ? [`Total: ${priceOf(items)}`] : []),
    `In US dollars, before tax. With ${taxesInWords}: ${inEachPeriod((billing) => withTax(amounts(items, billing)))}.`,
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

const priced = (lines: readonly Line[]) =>
  lines.map((line) => ({ ...line, amount: lineAmount(productOf(line.productId).priceCents, line) }));

/** Returns what is due today for a cart, with tax. */
export const dueToday = (lines: readonly Line[]): string =>
  formatMoney(withTax(priced(lines).map(({ amount }) => amount)));

/**
 * Lists lines of a cart, and what is due today and later.
 * @param isComparing whether to say what a longer period saves
 */
export function linesText(lines: readonly Line[], isComparing: boolean): string {
  const rows = priced(lines);
  const due = amountDue(rows.map(({ amount }) => amount));
  const renewals = renewalsOf(rows, dayOf(new Date()));
  const firstYear = formatMoney(firstYearTotal(totalOf(due), renewals));
  return [
    ...rows.map(
      ({ productId, billing, quantity, amount, isDemoItem }) =>
        `${quantity} × ${productOf(productId).name}, ${periodWord(billing)}: ${formatMoney(amount)}${isDemoItem ? ' (sample)' : ''}`,
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

/** Says how far lines with tax are below or above a budget, and which single products fit it. */
export function budgetText(cents: number, lines: readonly Line[], billing: BillingPeriod): string {
  const due = withTax(priced(lines).map(({ amount }) => amount));
  const names = lines.map(({ productId, quantity }) => `${quantity} × ${productOf(productId).name}`);
  const costOf = (priceCents: number) => withTax([priceForPeriod(priceCents, billing)]);
  const fitting = catalog
    .filter(({ priceCents }) => costOf(priceCents) <= cents)
    .map(({ name, priceCents }) => `${name} ${formatMoney(costOf(priceCents))}`);
  return [
    `${enumerated(names, 'and') || 'Your cart'}: ${formatMoney(due)} due today with tax, ${formatMoney(Math.abs(cents - due))} ${due > cents ? 'over' : 'under'} ${formatMoney(cents)}.`,
    `Single products up to ${formatMoney(cents)} a ${billingUnits[billing]}, with tax: ${enumerated(fitting, 'and') || 'none'}.`,
  ].join('\n');
}

import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import { isQuantity } from '../../domain/quantity';
import type { Item } from './message';
import { cart } from './phrases';
import { tokensOf } from './tokens';

/** The products that a command names, and any problem with them. */
export interface Items {
  readonly items: readonly Item[];
  /** Reason why the command can't be carried out; null if it can. */
  readonly trouble: 'quantity' | 'which period' | 'which product' | null;
  /** True if every product name is unambiguous. */
  readonly isSure: boolean;
  /** True if the message names several products but means only one. */
  readonly isChoice: boolean;
  /** The items if a final billing period applies only to the last one; null if the message is unambiguous. */
  readonly ownBilling: readonly Item[] | null;
  /** True if the message means all products. */
  readonly isAll: boolean;
  /** Exceptions: `everything but Fraud Shield`. */
  readonly excluded: readonly ProductId[];
  /** A quantity assigned to no product. */
  readonly quantity: number | null;
  /** A billing period assigned to no single product. */
  readonly billing: BillingPeriod | null;
  readonly namesCart: boolean;
  /** Unrecognized words, which mean that the message says something else too. */
  readonly others: readonly string[];
}

/** An item that is being parsed. */
interface OpenItem {
  readonly productId: ProductId;
  quantity: number | null;
  billing: BillingPeriod | null;
}

/**
 * Parses products with their quantities and periods. A number belongs to the next product or, before an “and”, to
 * the previous one. A period at the end applies to all products without one.
 * @param mentioned the last products mentioned, for “it” and “them”
 */
export function readItems(rest: string, mentioned: readonly ProductId[]): Items {
  const inCart = new RegExp(` (?:to|in|into|from|out of|off|off of) ${cart}(?= |$)`, 'u');
  const withoutCart = ` ${rest} `.replace(inCart, ' ');
  const tokens = tokensOf(withoutCart);
  const isBoth = tokens.some((token) => token.kind === 'pronoun' && token.isBoth);

  const items: OpenItem[] = [];
  const excluded: ProductId[] = [];
  const others: string[] = [];
  let trouble: Items['trouble'] = null;
  let isSure = true;
  let isChoice = false;
  let isAll = false;
  let isExcluded = false;
  /** The number before “each”. */
  let each: number | null = null;
  /** A number not assigned to a product yet. */
  let number: number | null = null;
  let period: BillingPeriod | null = null;
  /** Index of the first item after the last “and”. */
  let group = 0;

  const take = (productId: ProductId) => {
    if (isExcluded) excluded.push(productId);
    else {
      items.push({ productId, quantity: number, billing: period });
      number = null;
      period = null;
    }
    isExcluded = false;
  };
  const takeMentioned = (isPlural: boolean) => {
    const count = number;
    if (mentioned.length === 0 || (isBoth && mentioned.length !== 2)) trouble = 'which product';
    else if (mentioned.length > 1 && !isPlural) isChoice = true;
    for (const productId of mentioned) {
      number = count;
      take(productId);
    }
  };
  const assignNumber = () => {
    const last = items.at(-1);
    if (number === null || !last) return;
    if (last.quantity !== null) trouble = 'quantity';
    last.quantity = number;
    number = null;
  };

  for (const [place, token] of tokens.entries()) {
    const previous = tokens[place - 1];
    switch (token.kind) {
      case 'product':
        take(token.productId);
        isSure &&= token.isSure;
        break;
      case 'period': {
        const last = items.length > group ? items.at(-1) : undefined;
        if (last?.billing === null) last.billing = token.billing;
        else if (period !== null || (last && place === tokens.length - 1)) trouble = 'which period';
        else period = token.billing;
        break;
      }
      case 'number':
        // “Another one” is a single number.
        if (number !== null && !(previous?.kind === 'number' && previous.isAnother)) trouble = 'quantity';
        number = token.number;
        break;
      case 'and':
        assignNumber();
        group = items.length;
        break;
      case 'or':
        isChoice = true;
        group = items.length;
        break;
      case 'not':
        isExcluded = true;
        break;
      case 'each':
        each = number;
        number = null;
        break;
      case 'all':
        isAll = true;
        break;
      case 'pronoun':
        // “Both Fraud Shield and …” names the products itself.
        if (token.isBoth && tokens.slice(place).some(({ kind }) => kind === 'product')) break;
        if (items.length === 0 && !isAll) takeMentioned(token.isPlural);
        break;
      case 'no quantity':
        trouble = 'quantity';
        break;
      case 'other':
        others.push(token.word);
        break;
      case 'filler':
    }
  }
  assignNumber();
  if (items.some(({ quantity }) => quantity !== null && !isQuantity(quantity) && quantity !== 0))
    trouble = 'quantity';
  if (new Set(items.map(({ productId, billing }) => `${productId}:${billing ?? ''}`)).size < items.length)
    trouble = 'quantity';
  const only = items.filter(({ billing }) => billing !== null);
  const atEnd = period ?? (only.length === 1 && items.at(-1) === only[0] ? (only[0]?.billing ?? null) : null);
  const withPeriod = (other: BillingPeriod | null) =>
    items.map((item) => ({
      productId: item.productId,
      quantity: item.quantity ?? each,
      billing: item.billing ?? other,
    }));
  const isUnclear =
    period === null && atEnd !== null && items.length > 1 && items.every(({ quantity }) => quantity !== null);
  return {
    items: withPeriod(atEnd),
    ownBilling: isUnclear ? withPeriod(null) : null,
    trouble,
    isSure,
    isChoice,
    isAll,
    excluded,
    quantity: number,
    billing: period,
    namesCart: withoutCart !== ` ${rest} `,
    others,
  };
}

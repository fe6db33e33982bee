import type { BillingPeriod } from './billing';
import { priceForPeriod } from './billing';
import type { Cents } from './money';
import { MAX_QUANTITY, isQuantity } from './quantity';
import { removeFirst } from './removeFirst';

/** One line of the cart, identified by product and billing period. Names and prices come from the catalog. */
export interface CartLine {
  readonly productId: string;
  billing: BillingPeriod;
  /** Integer from 1 to 99. In a line to set, 0 removes it. */
  quantity: number;
  /** True if one of the units is our sample. Setting a quantity makes all of them the visitor's own. */
  isDemoItem?: true;
}

/**
 * The fields of a line that orders and links contain. All are required, so that a new field fails to compile until
 * orders and links handle it.
 */
export type LineFields = Readonly<Required<Omit<CartLine, 'isDemoItem'>>>;

/** Also drops the sample mark, so a changed or ordered line is the visitor's own. */
export function pickLine({ productId, billing, quantity }: LineFields): LineFields {
  return { productId, billing, quantity };
}

/**
 * Identifies a line in the cart, in React keys, and in storage: another format needs a migration. It isn't a random id, so
 * that two tabs that add the same product make one line.
 */
export type LineKey = `${string}:${BillingPeriod}`;

export function lineKey({ productId, billing }: Pick<CartLine, 'productId' | 'billing'>): LineKey {
  return `${productId}:${billing}`;
}

export function lineAmount(monthlyPrice: Cents, { quantity, billing }: Omit<CartLine, 'productId'>): Cents {
  return priceForPeriod(monthlyPrice, billing) * quantity;
}

// The rules below change the list that they get, so that a reducer can pass its draft.

/** Appends a line, or adds its quantity to the line with the same product and period, up to 99. */
export function addLine(lines: CartLine[], added: CartLine): void {
  if (!isQuantity(added.quantity)) return;
  const existing = findLine(lines, lineKey(added));
  if (existing) existing.quantity = Math.min(existing.quantity + added.quantity, MAX_QUANTITY);
  else lines.push(pickLine(added));
}

/** Sets a line's quantity. Ignores invalid quantities and unknown lines. */
export function setQuantity(lines: CartLine[], key: LineKey, quantity: number): void {
  const line = findLine(lines, key);
  if (!line || line.quantity === quantity || !isQuantity(quantity)) return;
  line.quantity = quantity;
  delete line.isDemoItem;
}

export function removeLine(lines: CartLine[], key: LineKey): void {
  removeFirst(lines, (line) => lineKey(line) === key);
}

/** Adds or changes a line; with quantity 0, removes it. */
export function setLine(lines: CartLine[], line: CartLine): void {
  const key = lineKey(line);
  if (line.quantity === 0) removeLine(lines, key);
  else if (findLine(lines, key)) setQuantity(lines, key, line.quantity);
  else addLine(lines, line);
}

/**
 * Changes a line's billing period, or merges it into the line that already has that period. Units that would
 * exceed 99 keep the old period.
 */
export function setBilling(lines: CartLine[], key: LineKey, billing: BillingPeriod): void {
  const line = findLine(lines, key);
  if (!line || line.billing === billing) return;
  const existing = findLine(lines, lineKey({ ...line, billing }));
  if (existing) {
    const moved = Math.min(line.quantity, MAX_QUANTITY - existing.quantity);
    existing.quantity += moved;
    setLine(lines, { ...line, quantity: line.quantity - moved });
  } else {
    line.billing = billing;
    delete line.isDemoItem;
  }
}

const findLine = (lines: readonly CartLine[], key: LineKey) => lines.find((line) => lineKey(line) === key);

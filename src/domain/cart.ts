import type { BillingPeriod } from './billing';
import { priceForPeriod } from './billing';
import type { Cents } from './money';
import { MAX_QUANTITY, isQuantity } from './quantity';
import { without } from './without';

/** One line of the cart, identified by product and billing period. Names and prices come from the catalog. */
export interface CartLine {
  readonly productId: string;
  readonly billing: BillingPeriod;
  /** Integer from 1 to 99. In a line to set, 0 removes it. */
  readonly quantity: number;
  /** True if one of the units is our sample. Setting a quantity makes all of them the visitor's own. */
  readonly isDemoItem?: true;
}

/**
 * The fields of a line that orders and links contain. All are required, so that a new field fails to compile until
 * orders and links handle it.
 */
export type LineFields = Required<Omit<CartLine, 'isDemoItem'>>;

/** Also drops the sample mark, so a changed or ordered line is the visitor's own. */
export function pickLine({ productId, billing, quantity }: LineFields): LineFields {
  return { productId, billing, quantity };
}

/** Identifies a line in the cart, in React keys, and in storage: another format needs a migration. */
export type LineKey = `${string}:${BillingPeriod}`;

export function lineKey({ productId, billing }: Pick<CartLine, 'productId' | 'billing'>): LineKey {
  return `${productId}:${billing}`;
}

export function lineAmount(monthlyPrice: Cents, { quantity, billing }: Omit<CartLine, 'productId'>): Cents {
  return priceForPeriod(monthlyPrice, billing) * quantity;
}

// The rules return the same list if nothing changes, so that nothing re-renders.

/** Appends a line, or adds its quantity to the line with the same product and period, up to 99. */
export function withLineAdded(lines: CartLine[], added: CartLine): CartLine[] {
  if (!isQuantity(added.quantity)) return lines;
  const existing = lines.find((line) => lineKey(line) === lineKey(added));
  if (!existing) return [...lines, pickLine(added)];
  if (existing.quantity === MAX_QUANTITY) return lines;
  const quantity = Math.min(existing.quantity + added.quantity, MAX_QUANTITY);
  return lines.map((line) => (line === existing ? { ...line, quantity } : line));
}

/** Sets a line's quantity. Ignores invalid quantities and unknown lines. */
export function withQuantity(lines: CartLine[], key: LineKey, quantity: number): CartLine[] {
  const isChanged = (line: CartLine) => lineKey(line) === key && line.quantity !== quantity;
  if (!isQuantity(quantity) || !lines.some(isChanged)) return lines;
  return lines.map((line) => (isChanged(line) ? { ...pickLine(line), quantity } : line));
}

/** Adds or changes a line; with quantity 0, removes it. */
export function withLineSet(lines: CartLine[], line: CartLine): CartLine[] {
  const key = lineKey(line);
  if (line.quantity === 0) return withoutLine(lines, key);
  return lines.some((existing) => lineKey(existing) === key)
    ? withQuantity(lines, key, line.quantity)
    : withLineAdded(lines, line);
}

export function withoutLine(lines: CartLine[], key: LineKey): CartLine[] {
  return without(lines, (line) => lineKey(line) === key);
}

/** Makes sample lines the visitor's own. */
export function withSamplesKept(lines: CartLine[]): CartLine[] {
  return lines.some(({ isDemoItem }) => isDemoItem) ? lines.map(pickLine) : lines;
}

/** Removes our samples. Units that the visitor added to them stay. */
export function withoutSamples(lines: CartLine[]): CartLine[] {
  return lines
    .filter(({ isDemoItem }) => isDemoItem)
    .reduce((rest, line) => withLineSet(rest, { ...line, quantity: line.quantity - 1 }), lines);
}

/**
 * Changes a line's billing period, or merges it into the line that already has that period. Units that would
 * exceed 99 keep the old period.
 */
export function withBillingChanged(lines: CartLine[], key: LineKey, billing: BillingPeriod): CartLine[] {
  const line = lines.find((each) => lineKey(each) === key);
  if (!line || line.billing === billing) return lines;
  const changed = { ...pickLine(line), billing };
  const existing = lines.find((each) => lineKey(each) === lineKey(changed));
  if (!existing) return lines.map((each) => (each === line ? changed : each));
  const moved = Math.min(line.quantity, MAX_QUANTITY - existing.quantity);
  if (moved === 0) return lines;
  const rest = withLineSet(lines, { ...pickLine(line), quantity: line.quantity - moved });
  return withLineAdded(rest, { ...changed, quantity: moved });
}

import type { BillingPeriod } from './billing';
import { priceForPeriod } from './billing';
import type { Cents } from './money';
import { MAX_QUANTITY, isQuantity } from './quantity';

/** One line of the cart, identified by product and billing period. Names and prices come from the catalog. */
export interface CartLine {
  readonly productId: string;
  readonly billing: BillingPeriod;
  /** Integer from 1 to 99. */
  readonly quantity: number;
  /** True if one of the units is our sample. Setting a quantity makes all of them the visitor's own. */
  readonly isDemoItem?: true;
}

/**
 * The fields of a line that orders and links contain. All are required, so that a new field fails to compile until
 * orders and links handle it.
 */
export type LineFields = {
  readonly [Field in keyof Required<Omit<CartLine, 'isDemoItem'>>]: CartLine[Field];
};

export function pickLine({ productId, billing, quantity }: LineFields): LineFields {
  return { productId, billing, quantity };
}

/** Identifies a line in React keys and actions. */
export type LineKey = `${string}:${BillingPeriod}`;

export function lineKey({ productId, billing }: Pick<CartLine, 'productId' | 'billing'>): LineKey {
  return `${productId}:${billing}`;
}

export function lineAmount(monthlyPrice: Cents, { quantity, billing }: Omit<CartLine, 'productId'>): Cents {
  return priceForPeriod(monthlyPrice, billing) * quantity;
}

/** Appends a line, or adds its quantity to the line with the same product and period, up to 99. */
export function withLineAdded(lines: readonly CartLine[], added: CartLine): readonly CartLine[] {
  if (!isQuantity(added.quantity)) return lines;
  const isSame = (line: CartLine) => lineKey(line) === lineKey(added);
  if (!lines.some(isSame)) return [...lines, pickLine(added)];
  return lines.map((line) =>
    isSame(line) ? { ...line, quantity: Math.min(line.quantity + added.quantity, MAX_QUANTITY) } : line,
  );
}

/** Sets a line's quantity. Ignores invalid quantities and unknown lines. */
export function withQuantity(
  lines: readonly CartLine[],
  key: LineKey,
  quantity: number,
): readonly CartLine[] {
  if (!isQuantity(quantity)) return lines;
  return lines.map((line) =>
    lineKey(line) === key && line.quantity !== quantity ? { ...pickLine(line), quantity } : line,
  );
}

/** Adds or changes a line; with quantity 0, removes it. */
export function withLineSet(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  const key = lineKey(line);
  if (line.quantity === 0) return withoutLine(lines, key);
  return lines.some((existing) => lineKey(existing) === key)
    ? withQuantity(lines, key, line.quantity)
    : withLineAdded(lines, line);
}

export function withoutLine(lines: readonly CartLine[], key: LineKey): readonly CartLine[] {
  return lines.filter((line) => lineKey(line) !== key);
}

/** Removes our samples. Units that the visitor added to them stay. */
export function withoutSamples(lines: readonly CartLine[]): readonly CartLine[] {
  return lines
    .filter(({ isDemoItem }) => isDemoItem)
    .reduce((rest, line) => withLineSet(rest, { ...line, quantity: line.quantity - 1 }), lines);
}

/**
 * Changes a line's billing period, or merges it into the line that already has that period. Units that would
 * exceed 99 keep the old period.
 */
export function withBillingChanged(
  lines: readonly CartLine[],
  key: LineKey,
  billing: BillingPeriod,
): readonly CartLine[] {
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

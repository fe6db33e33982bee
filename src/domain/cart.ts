import type { BillingPeriod } from './billing';
import { priceForPeriod } from './billing';
import type { Cents } from './money';
import { MAX_QUANTITY, isQuantity } from './quantity';

/**
 * One line of the cart. A product with another billing period is another line, so the two together are a
 * line's identity. Names and prices are never part of it: they come from the catalogue.
 */
export interface CartLine {
  readonly productId: string;
  readonly billing: BillingPeriod;
  /** A whole number, 1 to 99. */
  readonly quantity: number;
}

/** A line's identity as one string, for keys and events. */
export type LineKey = `${string}:${BillingPeriod}`;

/** The identity of a line: its product and its billing period. */
export function lineKey({ productId, billing }: Pick<CartLine, 'productId' | 'billing'>): LineKey {
  return `${productId}:${billing}`;
}

/** What a line costs: price × quantity, and ten months' price when it is billed yearly. */
export function lineAmount(monthlyPrice: Cents, { quantity, billing }: Omit<CartLine, 'productId'>): Cents {
  return priceForPeriod(monthlyPrice, billing) * quantity;
}

/** The lines with one more added at the end, or joined to the line that has its identity already. */
export function withLineAdded(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  return withLineInserted(lines, line, lines.length);
}

/**
 * The lines with one put at a place, or joined to the line that has its identity already.
 * Joined quantities stop at 99. A line whose quantity is none changes nothing.
 */
export function withLineInserted(
  lines: readonly CartLine[],
  line: CartLine,
  index: number,
): readonly CartLine[] {
  if (!isQuantity(line.quantity)) return lines;
  const key = lineKey(line);
  if (lines.some((other) => lineKey(other) === key)) {
    return lines.map((other) =>
      lineKey(other) === key
        ? { ...other, quantity: Math.min(other.quantity + line.quantity, MAX_QUANTITY) }
        : other,
    );
  }
  return lines.toSpliced(index, 0, line);
}

/** The lines without the one of this identity. */
export function withoutLine(lines: readonly CartLine[], key: LineKey): readonly CartLine[] {
  return lines.filter((line) => lineKey(line) !== key);
}

/** The lines with one billed by another period; where that line stands already, the two are joined there. */
export function withBillingChanged(
  lines: readonly CartLine[],
  key: LineKey,
  billing: BillingPeriod,
): readonly CartLine[] {
  const index = lines.findIndex((line) => lineKey(line) === key);
  const line = lines[index];
  if (!line || line.billing === billing) return lines;
  return withLineInserted(withoutLine(lines, key), { ...line, billing }, index);
}

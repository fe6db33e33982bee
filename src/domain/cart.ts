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
  /** The demo put the line here for a first visit, and nobody has changed it. */
  readonly isDemoItem?: true;
}

/**
 * A line as orders and links have it, with every field said. A new field does not compile until each of them says what
 * becomes of it.
 */
export type WholeLine = { readonly [Field in keyof Required<Omit<CartLine, 'isDemoItem'>>]: CartLine[Field] };

/** The fields of a line alone, of something that has them among others. */
export function wholeLine({ productId, billing, quantity }: WholeLine): WholeLine {
  return { productId, billing, quantity };
}

/** What makes a line that line and no other. */
type LineIdentity = Pick<CartLine, 'productId' | 'billing'>;

/** A line's identity as one string, for keys and events. */
export type LineKey = `${string}:${BillingPeriod}`;

/** The identity of a line: its product and its billing period. */
export function lineKey({ productId, billing }: LineIdentity): LineKey {
  return `${productId}:${billing}`;
}

/** A line's amount: the price for its billing period × quantity. */
export function lineAmount(monthlyPrice: Cents, { quantity, billing }: Omit<CartLine, 'productId'>): Cents {
  return priceForPeriod(monthlyPrice, billing) * quantity;
}

/** Adds a line at the end, or joins it to the line with its identity. Quantities stop at 99. */
export function withLineAdded(lines: readonly CartLine[], added: CartLine): readonly CartLine[] {
  if (!isQuantity(added.quantity)) return lines;
  const standing = lines.find((line) => lineKey(line) === lineKey(added));
  return standing
    ? withQuantity(lines, lineKey(added), Math.min(standing.quantity + added.quantity, MAX_QUANTITY))
    : [...lines, wholeLine(added)];
}

/** Sets a line's quantity. An invalid quantity, or a line that is not there, changes nothing. */
export function withQuantity(
  lines: readonly CartLine[],
  key: LineKey,
  quantity: number,
): readonly CartLine[] {
  if (!isQuantity(quantity)) return lines;
  return lines.some((line) => lineKey(line) === key && line.quantity !== quantity)
    ? lines.map((line) => (lineKey(line) === key ? { ...wholeLine(line), quantity } : line))
    : lines;
}

/** Gives a line this quantity: adds it, changes it, or removes it if the quantity is 0. */
export function withLineSet(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  const key = lineKey(line);
  if (line.quantity === 0) return withoutLine(lines, key);
  return lines.some((standing) => lineKey(standing) === key)
    ? withQuantity(lines, key, line.quantity)
    : withLineAdded(lines, line);
}

/** Removes a line. */
export function withoutLine(lines: readonly CartLine[], key: LineKey): readonly CartLine[] {
  return lines.some((line) => lineKey(line) === key) ? lines.filter((line) => lineKey(line) !== key) : lines;
}

/** Removes some lines. */
export function withoutLines(
  lines: readonly CartLine[],
  removed: readonly LineIdentity[],
): readonly CartLine[] {
  return removed.reduce((rest, line) => withoutLine(rest, lineKey(line)), lines);
}

/**
 * Bills a line by another period, in its place. A line that has that period already is joined; what is more than 99
 * keeps its period.
 */
export function withBillingChanged(
  lines: readonly CartLine[],
  key: LineKey,
  billing: BillingPeriod,
): readonly CartLine[] {
  const line = lines.find((each) => lineKey(each) === key);
  if (!line || line.billing === billing) return lines;
  const changed = { ...wholeLine(line), billing };
  const standing = lines.find((each) => lineKey(each) === lineKey(changed));
  if (!standing) return lines.map((each) => (each === line ? changed : each));
  const moved = Math.min(line.quantity, MAX_QUANTITY - standing.quantity);
  if (moved === 0) return lines;
  const rest = withLineSet(lines, { ...wholeLine(line), quantity: line.quantity - moved });
  return withLineAdded(rest, { ...changed, quantity: moved });
}

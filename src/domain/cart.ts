import type { BillingPeriod } from './billing';
import { priceForPeriod } from './billing';
import type { EntryKind, Stamped } from './merge';
import { inOrder, mergeEntries, nextStamp } from './merge';
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

/** A line as the cart keeps it: quantity 0 says that it was removed (see `merge.ts` for why it stays). */
export interface CartEntry extends CartLine, Stamped {}

/** The identity of a line: its product and its billing period. */
export function lineKey({ productId, billing }: Pick<CartLine, 'productId' | 'billing'>): LineKey {
  return `${productId}:${billing}`;
}

/** What a line costs: the price for its billing period × quantity. */
export function lineAmount(monthlyPrice: Cents, { quantity, billing }: Omit<CartLine, 'productId'>): Cents {
  return priceForPeriod(monthlyPrice, billing) * quantity;
}

/** Copies of a cart entry are known by their line; of two simultaneous changes the larger quantity wins. */
const kind: EntryKind<CartEntry> = { keyOf: lineKey, rankOf: ({ quantity }) => quantity };

/** The lines that stand in the cart, in order. */
export function linesOf(entries: readonly CartEntry[]): readonly CartEntry[] {
  return entries.filter(({ quantity }) => quantity > 0);
}

/** The cart with one line more at its end, or joined to the line that has its identity already. */
export function withLineAdded(entries: readonly CartEntry[], line: CartLine): readonly CartEntry[] {
  const stamp = nextStamp(entries);
  return withEntry(entries, { ...line, added: stamp, changed: stamp });
}

/** The cart with a line's quantity set. What is no quantity, and a line that does not stand, change nothing. */
export function withQuantity(
  entries: readonly CartEntry[],
  key: LineKey,
  quantity: number,
): readonly CartEntry[] {
  const line = findLine(entries, key);
  if (!line || !isQuantity(quantity) || line.quantity === quantity) return entries;
  return replaced(entries, { ...line, quantity, changed: nextStamp(entries) });
}

/** The cart without a line. */
export function withoutLine(entries: readonly CartEntry[], key: LineKey): readonly CartEntry[] {
  const line = findLine(entries, key);
  return line ? replaced(entries, { ...line, quantity: 0, changed: nextStamp(entries) }) : entries;
}

/** The cart with nothing in it. */
export function withoutLines(entries: readonly CartEntry[]): readonly CartEntry[] {
  return linesOf(entries).reduce((rest, line) => withoutLine(rest, lineKey(line)), entries);
}

/** The cart with a removed line in its old place, or joined to the line that was added again meanwhile. */
export function withLineRestored(entries: readonly CartEntry[], removed: CartEntry): readonly CartEntry[] {
  return withEntry(entries, { ...removed, changed: nextStamp(entries) });
}

/** The cart with a line billed by another period; where that line stands already, the two are joined there. */
export function withBillingChanged(
  entries: readonly CartEntry[],
  key: LineKey,
  billing: BillingPeriod,
): readonly CartEntry[] {
  const line = findLine(entries, key);
  if (!line || line.billing === billing) return entries;
  const rest = withoutLine(entries, key);
  return withEntry(rest, { ...line, billing, changed: nextStamp(rest) });
}

/** Two tabs' copies of the cart as one. */
export function mergeCarts(mine: readonly CartEntry[], theirs: readonly CartEntry[]): readonly CartEntry[] {
  return mergeEntries(mine, theirs, kind);
}

/** Puts an entry in its place, or joins it to the line that stands there; quantities stop at 99. */
function withEntry(entries: readonly CartEntry[], entry: CartEntry): readonly CartEntry[] {
  if (!isQuantity(entry.quantity)) return entries;
  const standing = findLine(entries, lineKey(entry));
  if (!standing) return replaced(entries, entry);
  const quantity = Math.min(standing.quantity + entry.quantity, MAX_QUANTITY);
  return replaced(entries, { ...standing, quantity, changed: entry.changed });
}

function findLine(entries: readonly CartEntry[], key: LineKey): CartEntry | undefined {
  return linesOf(entries).find((line) => lineKey(line) === key);
}

function replaced(entries: readonly CartEntry[], entry: CartEntry): readonly CartEntry[] {
  const key = lineKey(entry);
  return inOrder([...entries.filter((other) => lineKey(other) !== key), entry], kind);
}

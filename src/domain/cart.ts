import type { BillingPeriod } from './billing';
import { priceForPeriod } from './billing';
import { canonicalJson } from './canonicalJson';
import type { EntryKind, Stamped } from './merge';
import { nextStamp, withEntry } from './merge';
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

/**
 * A line with every field said, those that a line may do without included. What a page, an order or a link has of a line
 * is made of this type, so that a new field does not compile until it is said what becomes of it there.
 */
export type WholeLine = { readonly [Field in keyof Required<CartLine>]: CartLine[Field] };

/** The fields of a line alone, of something that has them among others. */
export function wholeLine({ productId, billing, quantity }: WholeLine): WholeLine {
  return { productId, billing, quantity };
}

/** What makes a line that line and no other. */
type LineIdentity = Pick<CartLine, 'productId' | 'billing'>;

/** A line's identity as one string, for keys and events. */
export type LineKey = `${string}:${BillingPeriod}`;

/** A line as the cart keeps it. Quantity 0 says that it was removed (`merge.ts` says why it is kept). */
export interface CartEntry extends CartLine, Stamped {}

/** The identity of a line: its product and its billing period. */
export function lineKey({ productId, billing }: LineIdentity): LineKey {
  return `${productId}:${billing}`;
}

/** What a line costs: the price for its billing period × quantity. */
export function lineAmount(monthlyPrice: Cents, { quantity, billing }: Omit<CartLine, 'productId'>): Cents {
  return priceForPeriod(monthlyPrice, billing) * quantity;
}

/** The fields of a line that are not its identity; none may be left out, not even an optional one. */
type LineContent = Omit<WholeLine, keyof LineIdentity>;

/** Whether two lines have the same identity and content. */
export function areLinesAlike(one: CartLine, other: CartLine): boolean {
  const contentOf = ({ quantity }: CartLine): LineContent => ({ quantity });
  return lineKey(one) === lineKey(other) && canonicalJson(contentOf(one)) === canonicalJson(contentOf(other));
}

/** What a line has once another line has joined it; quantities stop at 99. The type asks for every field. */
function joinedContent(standing: CartEntry, joining: CartEntry): LineContent {
  return {
    quantity: Math.min(Math.max(standing.quantity + joining.quantity, 0), MAX_QUANTITY),
  };
}

/** Two lines with one identity as one, in the place of the first. */
function joined(standing: CartEntry, joining: CartEntry): CartEntry {
  return { ...standing, ...joinedContent(standing, joining), changed: joining.changed };
}

/** What is kept of a line that was removed: its identity and its times. */
function removedLine({ productId, billing, added }: CartEntry, changed: number): CartEntry {
  return { productId, billing, quantity: 0, added, changed };
}

/** Cart entries are copies if they are the same line; of two simultaneous changes the larger quantity wins. */
export const cartEntries: EntryKind<CartEntry> = {
  keyOf: lineKey,
  rankOf: ({ quantity }) => quantity,
  rebased: (mine, saved, before) =>
    mine.quantity === 0
      ? removedLine(saved, mine.changed)
      : joined(saved, { ...mine, quantity: mine.quantity - (before?.quantity ?? 0) }),
  isGone: ({ quantity }) => quantity === 0,
  gone: (line) => removedLine(line, line.changed),
  reverted: (now, { before, after }) => {
    const had = before?.quantity ?? 0;
    // What was given is taken, as far as it is still there: what the line had before stays.
    const quantity = Math.max(had - after.quantity, Math.min(had - now.quantity, 0));
    const reverted = joined(now, { ...after, quantity });
    return reverted.quantity === 0 ? removedLine(now, now.changed) : reverted;
  },
};

/** The lines that are in the cart, in order. */
export function linesOf(entries: readonly CartEntry[]): readonly CartEntry[] {
  return entries.filter(({ quantity }) => quantity > 0);
}

/** The cart with one line more at its end, or joined to the line that has its identity already. */
export function withLineAdded(entries: readonly CartEntry[], line: CartLine): readonly CartEntry[] {
  const stamp = nextStamp(entries);
  return withLine(entries, { ...line, added: stamp, changed: stamp });
}

/** The cart with a line's quantity set. What is no quantity, and a line that is not there, change nothing. */
export function withQuantity(
  entries: readonly CartEntry[],
  key: LineKey,
  quantity: number,
): readonly CartEntry[] {
  const line = findLine(entries, key);
  if (!line || !isQuantity(quantity) || line.quantity === quantity) return entries;
  return withEntry(entries, { ...line, quantity, changed: nextStamp(entries) }, cartEntries);
}

/** The cart with a line that has this quantity: added at its end, changed in its place, or removed if it is 0. */
export function withLineSet(entries: readonly CartEntry[], line: CartLine): readonly CartEntry[] {
  const key = lineKey(line);
  if (line.quantity === 0) return withoutLine(entries, key);
  return findLine(entries, key) ? withQuantity(entries, key, line.quantity) : withLineAdded(entries, line);
}

/** The cart without a line. */
export function withoutLine(entries: readonly CartEntry[], key: LineKey): readonly CartEntry[] {
  const line = findLine(entries, key);
  return line ? withEntry(entries, removedLine(line, nextStamp(entries)), cartEntries) : entries;
}

/** The cart without some lines. */
export function withoutLines(
  entries: readonly CartEntry[],
  lines: readonly LineIdentity[],
): readonly CartEntry[] {
  return lines.reduce((rest, line) => withoutLine(rest, lineKey(line)), entries);
}

/** The cart with these lines in their order, and no others. */
export function withLinesReplaced(
  entries: readonly CartEntry[],
  lines: readonly CartLine[],
): readonly CartEntry[] {
  return lines.reduce(withLineAdded, withoutLines(entries, linesOf(entries)));
}

/**
 * The cart with a line billed by another period. A line that has that period already is joined; what is more than it
 * takes keeps its period.
 */
export function withBillingChanged(
  entries: readonly CartEntry[],
  key: LineKey,
  billing: BillingPeriod,
): readonly CartEntry[] {
  const line = findLine(entries, key);
  if (!line || line.billing === billing) return entries;
  const standing = findLine(entries, lineKey({ ...line, billing }));
  const quantity = Math.min(line.quantity, MAX_QUANTITY - (standing?.quantity ?? 0));
  const rest =
    quantity < line.quantity
      ? withQuantity(entries, key, line.quantity - quantity)
      : withoutLine(entries, key);
  return withLine(rest, { ...line, billing, quantity, changed: nextStamp(rest) });
}

/** Puts a line in its place, or joins it to the line that is there. */
function withLine(entries: readonly CartEntry[], line: CartEntry): readonly CartEntry[] {
  if (!isQuantity(line.quantity)) return entries;
  const standing = findLine(entries, lineKey(line));
  return withEntry(entries, standing ? joined(standing, line) : line, cartEntries);
}

function findLine(entries: readonly CartEntry[], key: LineKey): CartEntry | undefined {
  return linesOf(entries).find((line) => lineKey(line) === key);
}

import { createSelector } from '@reduxjs/toolkit';
import { billingTexts } from '../../content/billing';
import { findProduct, productOf } from '../../content/products/catalog';
import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import { billingPeriods } from '../../domain/billing';
import type { CartLine } from '../../domain/cart';
import { addLine, lineKey, removeLine, setLine } from '../../domain/cart';
import { capitalized, enumerated } from '../../domain/numerals';
import { selectRawLines } from '../../store/cart/cartSlice';

/** A line of the cart. */
export interface Line extends CartLine {
  readonly productId: ProductId;
}

/** A change to one line of the cart. */
export interface Row {
  /** The line as it is; null if it's new. */
  readonly from: Line | null;
  /** The line as it would be. Quantity 0 removes it. */
  readonly to: Line;
}

/** Changes to the cart that a button carries out. Lines without a row stay as they are. */
export interface Proposal {
  readonly rows: readonly Row[];
  /** True if it restores an earlier cart. */
  readonly isUndo: boolean;
}

/** Adds one of a product. */
export function additionOf(productId: ProductId): Row {
  return { from: null, to: { productId, quantity: 1, billing: billingPeriods[0] } };
}

/** Returns lines of products that are still sold. */
export function asLines(lines: readonly CartLine[]): readonly Line[] {
  return lines.flatMap((line) => {
    const product = findProduct(line.productId);
    return product ? [{ ...line, productId: product.id }] : [];
  });
}

export const selectLines = createSelector([selectRawLines], asLines);

/** Returns the line with the same product and billing period. */
export function sameLine<Some extends CartLine>(
  lines: readonly Some[],
  line: Pick<CartLine, 'productId' | 'billing'>,
): Some | undefined {
  return lines.find((other) => lineKey(other) === lineKey(line));
}

/** Returns the cart after changes. */
export function changed(lines: readonly Line[], rows: readonly Row[]): readonly Line[] {
  const after: CartLine[] = lines.map((line) => ({ ...line }));
  for (const { from, to } of rows) {
    if (from && lineKey(from) === lineKey(to)) setLine(after, to);
    else {
      if (from) removeLine(after, lineKey(from));
      addLine(after, to);
    }
  }
  return asLines(after);
}

/** Lists the changes that turn one cart into another. A line with another billing period counts as changed. */
export function rowsBetween(before: readonly Line[], after: readonly Line[]): readonly Row[] {
  const growth = (line: Line) => line.quantity - (sameLine(before, line)?.quantity ?? 0);
  const grown = after.filter((line) => growth(line) > 0);
  const moved = new Map<Line, Line>();
  for (const from of before) {
    if (sameLine(after, from)) continue;
    const to = grown.find(({ productId }) => productId === from.productId);
    if (to && ![...moved.values()].includes(to)) moved.set(from, to);
  }
  const isTarget = (line: Line) => [...moved.values()].some((to) => lineKey(to) === lineKey(line));
  return [
    ...before.flatMap((from): readonly Row[] => {
      const to = moved.get(from);
      if (to) return [{ from, to: { ...to, quantity: growth(to) } }];
      const quantity = sameLine(after, from)?.quantity ?? 0;
      return quantity === from.quantity || isTarget(from) ? [] : [{ from, to: { ...from, quantity } }];
    }),
    ...grown.flatMap((to) => (sameLine(before, to) || isTarget(to) ? [] : [{ from: null, to }])),
  ];
}

const isOf = (line: Line | null, row: Row) =>
  line !== null && row.from !== null && lineKey(line) === lineKey(row.from);

/** Tests whether a row changes its line. */
export function isChange({ from, to }: Row): boolean {
  return from ? lineKey(from) !== lineKey(to) || from.quantity !== to.quantity : to.quantity > 0;
}

/** Lists the present cart, which another tab may have changed, as the proposal would make it: a row for each line. */
export function rowsShown({ rows }: Proposal, lines: readonly Line[]): readonly Row[] {
  return [
    ...lines.map((from) => ({ from, to: rows.find((row) => isOf(from, row))?.to ?? from })),
    ...rows
      .filter(({ from, to }) => !from || (to.quantity > 0 && !sameLine(lines, from)))
      .map(({ to }) => ({ from: null, to })),
  ];
}

/** Returns what a proposal changes in the present cart. */
export function rowsNow(proposal: Proposal, lines: readonly Line[]): readonly Row[] {
  return rowsShown(proposal, lines).filter(isChange);
}

/** Replaces a row that {@link rowsShown} returned. */
export function withRow(proposal: Proposal, lines: readonly Line[], at: number, row: Row): Proposal {
  const others = rowsShown(proposal, lines).filter((other, place) => place !== at && !isOf(row.from, other));
  const rows = others.toSpliced(at, 0, row).filter((other) => !other.from || isChange(other));
  return { ...proposal, rows };
}

/** Moves a change to another product: to its line, if it's in the cart and the change isn't an addition. */
export function withProduct({ from, to }: Row, productId: ProductId, lines: readonly Line[]): Row {
  if (!from) return { from, to: { ...to, productId } };
  const own = lines.filter((line) => line.productId === productId);
  const line = sameLine(own, { productId, billing: from.billing }) ?? own[0];
  const billing = to.billing === from.billing && line ? line.billing : to.billing;
  const quantity = to.quantity === from.quantity && line ? line.quantity : to.quantity;
  return { from: line ?? null, to: { productId, billing, quantity } };
}

/** Describes a line, such as `1 × Fraud Shield, monthly`. */
export function named({ productId, billing, quantity }: Line): string {
  return `${quantity} × ${productOf(productId).name}, ${periodWord(billing)}`;
}

/** Returns a billing period as used within a sentence, such as `yearly`. */
export function periodWord(billing: BillingPeriod): string {
  return billingTexts[billing].label.toLowerCase();
}

/** Says what changes would do, such as `Add 2 × Fraud Shield, yearly`. */
export function rowsLabel(rows: readonly Row[], lines: readonly Line[]): string {
  const nameOf = ({ productId, billing, quantity }: Line) => {
    const isTwice = lines.filter((line) => line.productId === productId).length > 1;
    const name = `${quantity > 1 ? `${quantity} × ` : ''}${productOf(productId).name}`;
    return isTwice ? `${name}, ${periodWord(billing)}` : name;
  };
  const list = (texts: readonly string[]) => enumerated(texts, 'and');
  const removed = rows.flatMap(({ from, to }) => (from && to.quantity === 0 ? [from] : []));
  const added = rows.flatMap(({ from, to }) => (from ? [] : [to]));
  const others = rows.flatMap(({ from, to }) => (from && to.quantity > 0 ? [{ from, to }] : []));
  if (removed.length > 0 && added.length > 0 && others.length === 0)
    return `Replace ${list(removed.map(nameOf))} with ${list(added.map(named))}`;
  const settings = others.map(({ from, to }) => {
    const values = [
      ...(from.quantity === to.quantity ? [] : [String(to.quantity)]),
      ...(from.billing === to.billing ? [] : [periodWord(to.billing)]),
    ];
    return `${nameOf({ ...from, quantity: 1 })} to ${values.join(', ')}`;
  });
  return capitalized(
    list([
      ...(removed.length > 0 ? [`remove ${list(removed.map(nameOf))}`] : []),
      ...(settings.length > 0 ? [`change ${list(settings)}`] : []),
      ...(added.length > 0 ? [`add ${list(added.map(named))}`] : []),
    ]),
  );
}

/** Describes a completed change, such as `Added 1 × Fraud Shield, yearly.` */
export function doneText({ from, to }: Row): string {
  if (!from) return `Added ${named(to)}.`;
  if (to.quantity === 0) return `Removed ${named(from)}.`;
  const periods = `from ${periodWord(from.billing)} to ${periodWord(to.billing)}`;
  return from.quantity === to.quantity
    ? `Changed ${to.quantity} × ${productOf(to.productId).name} ${periods}.`
    : `Changed ${named(from)} to ${named(to)}.`;
}

/** Says what the button of a proposal does; empty if it does nothing. */
export function labelOf(proposal: Proposal, lines: readonly Line[]): string {
  const rows = rowsNow(proposal, lines);
  const isEmptying = lines.length > 1 && changed(lines, rows).length === 0;
  return isEmptying ? 'Empty the cart' : rowsLabel(rows, lines);
}

/** Says what a proposal would have done to the cart of its time. */
export function pastLabelOf({ rows }: Proposal): string {
  return rowsLabel(
    rows.filter(isChange),
    rows.flatMap(({ from }) => from ?? []),
  );
}

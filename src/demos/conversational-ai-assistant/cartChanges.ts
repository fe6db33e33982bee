import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import type { CartLine } from '../../domain/cart';
import { lineKey, pickLine } from '../../domain/cart';
import { MAX_QUANTITY } from '../../domain/quantity';
import type { CartLineView } from '../../store/cart/cartSelectors';
import type { Command, Item } from './message';
import { asAdded } from './message';

/** A change to one line of the cart. */
export type CartChange =
  | {
      readonly kind: 'added' | 'removed';
      readonly productId: ProductId;
      readonly billing: BillingPeriod;
      /** The increase or decrease. */
      readonly quantity: number;
    }
  | {
      readonly kind: 'rebilled';
      readonly productId: ProductId;
      readonly from: BillingPeriod;
      readonly billing: BillingPeriod;
      /** Number of units whose billing period changed. */
      readonly quantity: number;
    };

type Lines = readonly CartLineView[];

/** Returns the lines that a command changes, each with its new quantity; 0 removes it. */
export function linesFor(
  command: Exclude<Command, { readonly kind: 'undo' }>,
  lines: Lines,
): readonly CartLine[] {
  const given = new Map(lines.map((line) => [line.key, line.quantity]));
  const changed = new Map<string, CartLine>();
  const set = (line: CartLine) => changed.set(lineKey(line), line);
  const quantityOf = (line: Omit<CartLine, 'quantity'>) =>
    changed.get(lineKey(line))?.quantity ?? given.get(lineKey(line)) ?? 0;
  const add = (line: CartLine) =>
    set({ ...line, quantity: Math.min(quantityOf(line) + line.quantity, MAX_QUANTITY) });

  switch (command.kind) {
    case 'add':
      for (const item of command.items) add(asAdded(item));
      break;
    case 'remove':
      for (const item of command.items)
        for (const line of linesOf(item, lines))
          set({
            ...pickLine(line),
            quantity: Math.max(0, line.quantity - (item.quantity ?? line.quantity)),
          });
      break;
    case 'swap': {
      const removed = command.removed.flatMap((item) =>
        linesOf(item, lines).map((line) => ({
          ...pickLine(line),
          quantity: Math.min(line.quantity, item.quantity ?? line.quantity),
        })),
      );
      const [only, ...others] = removed;
      const template = only && others.length === 0 ? only : { billing: 'monthly' as const, quantity: 1 };
      const added = command.added.map(({ productId, billing, quantity }) => ({
        productId,
        billing: billing ?? template.billing,
        quantity: quantity ?? template.quantity,
      }));
      // A swap is all or nothing: each old line must be in the cart and unambiguous, and the new quantity must be
      // allowed.
      if (command.removed.some((item) => linesOf(item, lines).length !== 1)) break;
      for (const line of removed) set({ ...line, quantity: quantityOf(line) - line.quantity });
      if (added.some((line) => quantityOf(line) + line.quantity > MAX_QUANTITY)) return [];
      added.forEach(add);
      break;
    }
    case 'resize':
      for (const item of command.items) {
        const [line, ...others] = linesOf(item, lines);
        // If both periods are in the cart, the message doesn't say which one it means.
        if (line && others.length === 0) set({ ...pickLine(line), quantity: item.quantity });
      }
      break;
    case 'empty':
      for (const line of lines) set({ ...pickLine(line), quantity: 0 });
      break;
    case 'rebill':
      for (const line of lines) {
        const isSelected = command.productIds.length === 0 || command.productIds.includes(line.product.id);
        if (!isSelected || line.billing === command.billing) continue;
        const rebilled = { ...pickLine(line), billing: command.billing };
        // Units beyond the new line's maximum keep their billing period.
        const moved = Math.min(line.quantity, MAX_QUANTITY - quantityOf(rebilled));
        set({ ...pickLine(line), quantity: line.quantity - moved });
        add({ ...rebilled, quantity: moved });
      }
      break;
  }
  return [...changed.values()].filter((line) => line.quantity !== (given.get(lineKey(line)) ?? 0));
}

/** Returns the cart lines that a command item refers to. */
export function linesOf({ productId, billing }: Pick<Item, 'productId' | 'billing'>, lines: Lines): Lines {
  return lines.filter((line) => line.product.id === productId && (billing ?? line.billing) === line.billing);
}

/** Lists the changes between two carts: removals and changes of billing first, then additions. */
export function changesBetween(before: Lines, after: Lines): readonly CartChange[] {
  const fewer = differences(before, after);
  const more = differences(after, before);
  // If a line disappeared and the product's other line grew, its billing was changed.
  const rebilled = fewer.flatMap(({ line, by }) => {
    const to = more.find((other) => other.line.product.id === line.product.id);
    return to && by === line.quantity ? [{ from: line, to: to.line, quantity: Math.min(by, to.by) }] : [];
  });
  const changesOf = (kind: 'added' | 'removed', own: readonly Difference[]): readonly CartChange[] =>
    own.flatMap(({ line, by }) => {
      const moved = rebilled.find(({ from, to }) => from === line || to === line)?.quantity ?? 0;
      const quantity = by - moved;
      return quantity > 0 ? [{ kind, productId: line.product.id, billing: line.billing, quantity }] : [];
    });
  return [
    ...changesOf('removed', fewer),
    ...rebilled.map(({ from, to, quantity }): CartChange => ({
      kind: 'rebilled',
      productId: from.product.id,
      from: from.billing,
      billing: to.billing,
      quantity,
    })),
    ...changesOf('added', more),
  ];
}

interface Difference {
  readonly line: CartLineView;
  readonly by: number;
}

/** Returns the lines with a larger quantity than in the other cart, and by how much. */
function differences(lines: Lines, others: Lines): readonly Difference[] {
  const quantities = new Map(others.map(({ key, quantity }) => [key, quantity]));
  return lines
    .map((line) => ({ line, by: line.quantity - (quantities.get(line.key) ?? 0) }))
    .filter(({ by }) => by > 0);
}

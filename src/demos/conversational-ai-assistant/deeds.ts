import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import { lineKey } from '../../domain/cart';
import type { CartLineView } from '../../store/cart/cartSelectors';
import { selectCartRemovals } from '../../store/cart/cartRows';
import { selectCartLines } from '../../store/cart/cartSelectors';
import type { CartRoot } from '../../store/cart/cartSlice';
import {
  billingChanged,
  cartReducer,
  lineAdded,
  lineRemoved,
  quantityChanged,
  removalUndone,
} from '../../store/cart/cartSlice';
import { MAX_QUANTITY } from '../../domain/quantity';
import type { Command, Item } from './message';

/** An event of the cart, as the shop's own buttons dispatch it. */
export type CartEvent = ReturnType<
  | typeof lineAdded
  | typeof quantityChanged
  | typeof billingChanged
  | typeof lineRemoved
  | typeof removalUndone
>;

/** Something that was done to one line of the cart, with what it takes to undo it. */
export type Deed =
  | {
      readonly kind: 'added' | 'removed';
      readonly productId: ProductId;
      readonly billing: BillingPeriod;
      readonly quantity: number;
    }
  | {
      readonly kind: 'rebilled';
      readonly productId: ProductId;
      readonly from: BillingPeriod;
      readonly billing: BillingPeriod;
      /** How many the line had. */
      readonly quantity: number;
      /** How many more the other line has now: fewer than `quantity` where it had too many to take them all. */
      readonly gained: number;
    };

/** What one message did: the events for the store, what they come to, and the cart after them. */
export interface Act {
  readonly events: readonly CartEvent[];
  readonly deeds: readonly Deed[];
  readonly after: CartRoot;
}

/** A step: an event with the deed that it is. */
interface Step {
  readonly event: CartEvent;
  readonly deed: Deed;
}

/** Carries a command out on a cart. A command that changes nothing has no events. */
export function carriedOut(command: Exclude<Command, { readonly kind: 'undo' }>, cart: CartRoot): Act {
  const steps = stepsFor(command, cart);
  const events = steps.map(({ event }) => event);
  return { events, deeds: steps.map(({ deed }) => deed), after: afterAll(cart, events) };
}

/** The cart after some events: the store's own reducer says so. */
export function afterAll(state: CartRoot, events: readonly CartEvent[]): CartRoot {
  return { cart: events.reduce(cartReducer, state.cart) };
}

function stepsFor(command: Exclude<Command, { readonly kind: 'undo' }>, cart: CartRoot): readonly Step[] {
  const lines = selectCartLines(cart);
  switch (command.kind) {
    case 'add':
      return command.items.flatMap(({ productId, billing, quantity }) =>
        additionOf({ productId, billing: billing ?? 'monthly', quantity: quantity ?? 1 }, lines),
      );
    case 'remove':
      return command.items.flatMap((item) =>
        linesOf(item, lines).map((line) => removalOf(line, item.quantity ?? line.quantity)),
      );
    case 'resize':
      return command.items.flatMap((item) => {
        const [line, ...others] = linesOf(item, lines);
        // Of two periods, nobody has said which one is meant.
        return line && others.length === 0 ? resizingOf(line, item.quantity, lines) : [];
      });
    case 'empty':
      return lines.map((line) => removalOf(line, line.quantity));
    case 'rebill':
      return lines
        .filter(
          ({ product, billing }) =>
            billing !== command.billing &&
            (command.productIds.length === 0 || command.productIds.includes(product.id)),
        )
        .map((line) => rebillingOf(line, command.billing, lines));
  }
}

/** The lines that an item of a command means. */
export function linesOf(
  { productId, billing }: Pick<Item, 'productId' | 'billing'>,
  lines: readonly CartLineView[],
): readonly CartLineView[] {
  return lines.filter((line) => line.product.id === productId && (billing ?? line.billing) === line.billing);
}

function resizingOf(line: CartLineView, quantity: number, lines: readonly CartLineView[]): readonly Step[] {
  const { product, billing, quantity: standing } = line;
  if (quantity < standing) return [removalOf(line, standing - quantity)];
  return additionOf({ productId: product.id, billing, quantity: quantity - standing }, lines);
}

function additionOf(
  line: { readonly productId: ProductId; readonly billing: BillingPeriod; readonly quantity: number },
  lines: readonly CartLineView[],
): readonly Step[] {
  const standing = findLine(lines, line.productId, line.billing)?.quantity ?? 0;
  const quantity = Math.min(line.quantity, MAX_QUANTITY - standing);
  return quantity > 0
    ? [{ event: lineAdded({ ...line, quantity }), deed: { kind: 'added', ...line, quantity } }]
    : [];
}

function removalOf({ key, product, billing, quantity: standing }: CartLineView, quantity: number): Step {
  const removed = Math.min(quantity, standing);
  return {
    event:
      removed === standing ? lineRemoved({ key }) : quantityChanged({ key, quantity: standing - removed }),
    deed: { kind: 'removed', productId: product.id, billing, quantity: removed },
  };
}

function rebillingOf(
  { key, product, billing: from, quantity }: CartLineView,
  billing: BillingPeriod,
  lines: readonly CartLineView[],
): Step {
  const standing = findLine(lines, product.id, billing)?.quantity ?? 0;
  const gained = Math.min(quantity, MAX_QUANTITY - standing);
  return {
    event: billingChanged({ key, billing }),
    deed: { kind: 'rebilled', productId: product.id, from, billing, quantity, gained },
  };
}

/**
 * Takes deeds back, the last first. It goes by what is in the cart now, which may have changed since; a deed of which
 * nothing is left takes nothing.
 */
export function takenBack(deeds: readonly Deed[], cart: CartRoot): Omit<Act, 'deeds'> {
  return deeds.toReversed().reduce<Omit<Act, 'deeds'>>(
    ({ events, after }, deed) => {
      const more = eventsBack(deed, after);
      return { events: [...events, ...more], after: afterAll(after, more) };
    },
    { events: [], after: cart },
  );
}

function eventsBack(deed: Deed, cart: CartRoot): readonly CartEvent[] {
  const { productId, billing, quantity } = deed;
  const line = findLine(selectCartLines(cart), productId, billing);
  switch (deed.kind) {
    case 'added':
      return line ? [fewer(line, quantity)] : [];
    case 'removed': {
      if (line)
        return [
          quantityChanged({ key: line.key, quantity: Math.min(line.quantity + quantity, MAX_QUANTITY) }),
        ];
      // The store puts a line that was removed alone in its old place.
      const key = lineKey({ productId, billing });
      const removal = selectCartRemovals(cart).find((offered) => offered.key === key);
      return removal?.cause.kind === 'removed' &&
        removal.lines.length === 1 &&
        removal.lines[0]?.quantity === quantity
        ? [removalUndone({ key })]
        : [lineAdded({ productId, billing, quantity })];
    }
    case 'rebilled': {
      if (!line) return [];
      const { from, gained } = deed;
      return line.quantity <= gained && gained === quantity
        ? [billingChanged({ key: line.key, billing: from })]
        : [fewer(line, gained), lineAdded({ productId, billing: from, quantity })];
    }
  }
}

/** A line with fewer of its product, or gone. */
function fewer({ key, quantity: standing }: CartLineView, quantity: number): CartEvent {
  return standing <= quantity
    ? lineRemoved({ key })
    : quantityChanged({ key, quantity: standing - quantity });
}

function findLine(
  lines: readonly CartLineView[],
  productId: ProductId,
  billing: BillingPeriod,
): CartLineView | undefined {
  return lines.find((line) => line.product.id === productId && line.billing === billing);
}

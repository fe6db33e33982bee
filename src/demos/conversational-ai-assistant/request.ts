import { productIds } from '../../content/slugs';
import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import { billingPeriods } from '../../domain/billing';
import { isQuantity } from '../../domain/quantity';
import type { RequestIntent } from './intents';
import type { Command, Context, Doubt, HeldLine, Item, Request } from './message';
import { defaultBilling } from './message';
import type { Pronoun, Slot } from './slots';

/** The products, numbers, and periods of a request. */
interface Named {
  readonly items: readonly Item[];
  /** Products that the message speaks of as the old ones or as exceptions: “instead of …”, “not …”. */
  readonly old: readonly Item[];
  /** A number or period that belongs to no product. */
  readonly number: number | null;
  readonly billing: BillingPeriod | null;
  /** True if the last period may mean all products or only the last one. */
  readonly isPeriodOpen: boolean;
  readonly factor: number | null;
  readonly isAll: boolean;
  readonly isChoice: boolean;
  /** True for “the other one”. */
  readonly isOther: boolean;
  readonly pronoun: Pronoun | null;
}

interface Found {
  productId: ProductId;
  quantity: number | null;
  billing: BillingPeriod | null;
}

/**
 * Assigns numbers and periods to products. A number belongs to the next product or, before an “and” or at the end,
 * to the previous one. A period at the end applies to all products without one.
 */
function namedIn(slots: readonly Slot[], isSwap: boolean): Named {
  const isOnlyHinted = slots.every((slot) => slot.kind !== 'product' || slot.by === 'hint');
  const items: Found[] = [];
  const old: Found[] = [];
  let number: number | null = null;
  let each: number | null = null;
  let billing: BillingPeriod | null = null;
  let isOld = false;
  let isAfterAnd = true;
  const last = () => items.at(-1);
  for (const [place, slot] of slots.entries()) {
    switch (slot.kind) {
      case 'product':
        if (slot.by === 'hint' && !isOnlyHinted && !isSwap) break;
        if (!isOld && items.some(({ productId }) => productId === slot.productId) && number === null) break;
        (isOld ? old : items).push({ productId: slot.productId, quantity: number, billing });
        number = null;
        billing = null;
        isOld = false;
        isAfterAnd = false;
        break;
      case 'number':
        if (!isOld) number = slot.number;
        isOld = false;
        break;
      case 'period': {
        const item = last();
        if (isOld) isOld = false;
        else if (item?.billing === null && !isAfterAnd) item.billing = slot.billing;
        else billing = slot.billing;
        break;
      }
      case 'and':
        assign();
        isAfterAnd = true;
        isOld = false;
        break;
      case 'each':
        each = number;
        number = null;
        break;
      case 'not':
      case 'except':
      case 'instead':
        assign();
        isOld = true;
        break;
      case 'word':
        // “From monthly to yearly”.
        if (slot.word === 'from' && slots[place + 1]?.kind === 'period') isOld = true;
        break;
      case 'all':
      case 'factor':
      case 'fewer':
      case 'more':
      case 'or':
      case 'pronoun':
    }
  }
  assign();
  /** Gives a number after a product to it, as in “Fraud Shield x3”. */
  function assign() {
    const item = last();
    if (number === null || item?.quantity !== null) return;
    item.quantity = number;
    number = null;
  }
  const withPeriod = items.filter((item) => item.billing !== null);
  const isAtEnd = withPeriod.length === 1 && last() === withPeriod[0];
  const shared = billing ?? (isAtEnd ? (last()?.billing ?? null) : null);
  const pronouns = slots.flatMap((slot) => (slot.kind === 'pronoun' ? [slot.pronoun] : []));
  return {
    items: items.map((item) => ({
      ...item,
      quantity: item.quantity ?? each,
      billing: item.billing ?? shared,
    })),
    old,
    number: number ?? each,
    billing: items.length > 0 ? shared : billing,
    isPeriodOpen: isAtEnd && items.length > 1 && items.every(({ quantity }) => quantity !== null),
    factor: slots.find((slot) => slot.kind === 'factor')?.factor ?? null,
    isAll: slots.some(({ kind }) => kind === 'all'),
    isChoice: slots.some(({ kind }) => kind === 'or') || (isOnlyHinted && items.length > 1),
    isOther: hasWord(slots, /^oth?e?r$/u),
    pronoun:
      pronouns.find((pronoun) => pronoun === 'both') ??
      (slots.some(({ kind }) => kind === 'each') ? 'several' : null) ??
      pronouns.toSorted().at(-1) ??
      null,
  };
}

/** Lowercase words of a message that the rules below look for. */
function hasWord(slots: readonly Slot[], pattern: RegExp): boolean {
  return slots.some((slot) => slot.kind === 'word' && pattern.test(slot.word));
}

/**
 * Reads a request of a known kind. What is missing or unclear becomes an offer of the likeliest commands.
 * @param lines the cart, for “it”, “twice as many”, and “keep only …”
 */
export function readRequest(
  kind: RequestIntent,
  slots: readonly Slot[],
  context: Context,
  lines: readonly HeldLine[],
): Request {
  const spoken = namedIn(slots, kind === 'swap');
  const isOfSamples = spoken.items.length === 0 && hasWord(slots, /^samples?$/u);
  const named = isOfSamples
    ? { ...spoken, items: lines.filter(({ isSample }) => isSample).map(everyOf) }
    : spoken;
  const numbers = [named.number, ...named.items.map(({ quantity }) => quantity)].filter(
    (one) => one !== null,
  );
  const isCounted = kind === 'add' || kind === 'remove' || kind === 'quantity' || kind === 'swap';
  if (isCounted && numbers.some((one) => !isQuantity(one) && !(one === 0 && kind === 'quantity')))
    return { kind: 'unread', why: 'quantity' };
  const [last, ...otherLast] = context.mentioned;
  const isLoneNumber = slots.every(
    (slot) => slot.kind === 'number' || (slot.kind === 'word' && /^(?:please|pls|plz)$/u.test(slot.word)),
  );
  // “Two” after an addition can be the new quantity or the increase.
  if (
    isLoneNumber &&
    named.number !== null &&
    last !== undefined &&
    otherLast.length === 0 &&
    lines.some(({ productId }) => productId === last)
  ) {
    const item = { ...everyOne(last), quantity: named.number };
    return offer('choice', [
      { kind: 'resize', items: [item] },
      { kind: 'add', items: [item] },
    ]);
  }
  // “Drop everything else” keeps what was just mentioned.
  const isRest = named.items.length === 0 && hasWord(slots, /^(?:else|rest)$/u);
  if (isRest && (kind === 'remove' || kind === 'empty')) return readKeep(named, slots, context, lines);
  switch (kind) {
    case 'add':
      if (named.isAll && named.items.length === 0 && named.billing !== null)
        return done(rebillAll(named.billing));
      // “I want five, not one” is about what is in the cart.
      if (
        slots.some(
          ({ kind }, place) => (kind === 'not' || kind === 'instead') && slots[place + 1]?.kind === 'number',
        )
      )
        return readQuantity(named, context, lines);
      return readAddition(named, context, lines);
    case 'remove': {
      if (named.isAll && named.items.length === 0 && named.old.length === 0) return done({ kind: 'empty' });
      if (named.isAll && named.old.length > 0) return readKeep(named, slots, context, lines);
      const [offered] = context.offered;
      if (named.items.length === 0 && isPlural(named) && offered?.kind === 'remove') return done(offered);
      const asRemoved = (items: readonly Item[]): Command => ({
        kind: 'remove',
        items: items.map((item) => ({ ...item, quantity: item.quantity ?? named.number })),
      });
      const [only, ...others] = [...named.items, ...named.old];
      if (only && others.length === 0 && !named.isChoice) return done(asRemoved([only]));
      return forTargets(
        targetsOf({ ...named, items: [...named.items, ...named.old] }, context, lines),
        asRemoved,
      );
    }
    case 'keep':
      return readKeep(named, slots, context, lines);
    case 'quantity':
      return readQuantity(named, context, lines);
    case 'rebill': {
      const { billing, isAll, items } = named;
      if (billing === null) {
        const targets = targetsOf(named, context, lines);
        return offer(
          'choice',
          billingPeriods.map((period) => ({
            kind: 'rebill',
            productIds: targets.items.map(idOf),
            billing: period,
          })),
        );
      }
      if (isAll && items.length === 0) return done(rebillAll(billing));
      return forTargets(targetsOf(named, context, lines), (some) => ({
        kind: 'rebill',
        productIds: some.map(idOf),
        billing,
      }));
    }
    case 'swap':
      return readSwap(named, slots, context, lines);
    case 'empty':
      return named.items.length + named.old.length === 0
        ? done({ kind: 'empty' })
        : readKeep(named, slots, context, lines);
    case 'undo':
      return done({ kind: 'undo' });
    case 'leave':
      return { kind: 'unread', why: 'refused' };
  }
}

function readAddition(named: Named, context: Context, lines: readonly HeldLine[]): Request {
  const { number, billing, pronoun } = named;
  const { mentioned } = context;
  const isNamed = named.items.length > 0;
  const isOpenPair = pronoun === 'both' && mentioned.length !== 2;
  if (!isNamed && (mentioned.length === 0 || named.isAll || isOpenPair)) {
    const items = productIds.map((productId) => ({ productId, quantity: number, billing }));
    return named.isAll
      ? offer('wish', [{ kind: 'add', items }])
      : offer(
          'which product',
          items.map((item) => ({ kind: 'add', items: [item] })),
        );
  }
  const items: readonly Item[] = isNamed
    ? named.items
    : mentioned.map((productId) => ({ productId, quantity: number, billing }));
  const isOpen =
    context.billing !== null &&
    context.billing !== defaultBilling &&
    items.every((item) => item.billing === null && mentioned.includes(item.productId));
  const add = (some: readonly Item[], period: BillingPeriod | null = null): Command => ({
    kind: 'add',
    items: some.map((item) => ({ ...item, billing: item.billing ?? period })),
  });
  // After a command “one more” keeps its period. After “what does it cost a year?” it may not.
  if (isOpen)
    return context.last === 'change'
      ? done(add(items, context.billing))
      : offer('choice', billingPeriods.map((period) => add(items, period)).toReversed());
  if (named.isChoice || (!isNamed && mentioned.length > 1 && !isPlural(named)))
    return offer(
      'choice',
      items.map((item) => add([item])),
    );
  // “Put the pricing one on annual”: another one, or the same one, billed yearly?
  const [only, ...others] = named.items;
  const isRebilling = ({ productId, billing: held }: HeldLine) =>
    productId === only?.productId && held !== only.billing;
  if (only?.billing && only.quantity === null && others.length === 0 && lines.some(isRebilling))
    return offer('choice', [
      { kind: 'rebill', productIds: [only.productId], billing: only.billing },
      add(items),
    ]);
  if (named.isPeriodOpen)
    return offer('choice', [
      add(items),
      add(items.map((item, place) => (place === items.length - 1 ? item : { ...item, billing: null }))),
    ]);
  return done(add(items));
}

/** Reads “keep only …”, “everything but …”, and “empty it except …”. */
function readKeep(
  named: Named,
  slots: readonly Slot[],
  context: Context,
  lines: readonly HeldLine[],
): Request {
  const isRemoved = named.isAll && named.old.length > 0 && hasWord(slots, /^(?:keep|leave|hold|stay)$/u);
  const products = (named.old.length > 0 ? named.old : named.items).map(idOf);
  // “Keep the engine, drop the optimizer” names everything.
  const isEverything = lines.every(({ productId }) => products.includes(productId));
  const kept = products.length > 0 ? (isEverything ? products.slice(0, 1) : products) : context.mentioned;
  const removed = lines.filter(({ productId }) => kept.includes(productId) === isRemoved);
  const command: Command = { kind: 'remove', items: removed.map(everyOf) };
  const isHeld = kept.some((id) => lines.some(({ productId }) => productId === id));
  if (kept.length === 0 || removed.length === 0) return { kind: 'unread', why: 'which product' };
  return isHeld ? done(command) : offer('wish', [command]);
}

function readQuantity(named: Named, context: Context, lines: readonly HeldLine[]): Request {
  const numbers = new Set(named.items.flatMap(({ quantity }) => quantity ?? []));
  const count = named.number ?? [...numbers].at(-1) ?? null;
  const targets = targetsOf(named, context, lines);
  if (count === null && named.factor === null) return { kind: 'unread', why: 'quantity' };
  const resized = targets.items.map((item) => {
    const current = lines.find(({ productId }) => productId === item.productId)?.quantity ?? 1;
    const quantity = item.quantity ?? count ?? current * (named.factor ?? 0);
    return { productId: item.productId, quantity, billing: item.billing };
  });
  if (resized.some(({ quantity }) => quantity !== 0 && !isQuantity(quantity)))
    return { kind: 'unread', why: 'quantity' };
  return forTargets({ ...targets, items: resized }, (some) => {
    const items = some.map((item) => ({ ...item, quantity: item.quantity ?? 1 }));
    return items.every(({ quantity }) => quantity === 0)
      ? { kind: 'remove', items: items.map((item) => ({ ...item, quantity: null })) }
      : { kind: 'resize', items };
  });
}

function readSwap(
  named: Named,
  slots: readonly Slot[],
  context: Context,
  lines: readonly HeldLine[],
): Request {
  const { items, old } = named;
  const isHeld = ({ productId }: Item) => lines.some((line) => line.productId === productId);
  const swap = (removed: readonly Item[], added: readonly Item[]): Command => ({
    kind: 'swap',
    removed,
    added,
  });
  const [first, ...others] = items;
  if (!first) return { kind: 'unread', why: 'which product' };
  if (old.length > 0 || others.length > 0) {
    const isRemovedLast = old.length === 0 && (isAddedFirst(slots) || hasWord(slots, /^substitute$/u));
    const removed = old.length > 0 ? old : isRemovedLast ? items.slice(-1) : [first];
    const added = old.length > 0 ? items : isRemovedLast ? items.slice(0, -1) : others;
    // “Swap … and …” names no direction.
    const isOpen =
      old.length === 0 &&
      items.length === 2 &&
      slots.some(({ kind }) => kind === 'and' || kind === 'or') &&
      !hasWord(slots, /^(?:add|put|give|get|want|take|with|for|by|in)$/u);
    if (isOpen) return offer('choice', [swap(removed, added), swap(added, removed)]);
    if (removed.every(isHeld)) return done(swap(removed, added));
    return offer('not in cart', [
      { kind: 'add', items: added },
      ...(added.every(isHeld) ? [swap(added, removed)] : []),
    ]);
  }
  if (context.mentioned.length === 1 && context.mentioned[0] === first.productId)
    return done({ kind: 'add', items });
  const targets = targetsOf({ ...named, items: [], isAll: false }, context, lines);
  const swaps = targets.items
    .filter(({ productId }) => productId !== first.productId)
    .map(({ productId }) => swap([everyOne(productId)], items));
  const [only, ...more] = swaps;
  if (!only) return offer('wish', [{ kind: 'add', items }]);
  return more.length === 0 && targets.doubt === null && named.pronoun !== null
    ? done(only)
    : offer('choice', [...swaps, { kind: 'add', items }]);
}

/** Tests for “add X and remove Y”, where the last product is the old one. */
function isAddedFirst(slots: readonly Slot[]): boolean {
  const verbs = slots.flatMap((slot) => {
    if (slot.kind !== 'word') return [];
    if (/^(?:add|put|buy|get|want|take|give)$/u.test(slot.word)) return ['add'];
    return /^(?:remove|delete|drop|ditch|lose|bin|rid)$/u.test(slot.word) ? ['remove'] : [];
  });
  return verbs[0] === 'add' && verbs.at(-1) === 'remove';
}

interface Targets {
  readonly items: readonly Item[];
  /** Null if the message means all these products together. */
  readonly doubt: Doubt | null;
}

/** Finds the products that a request is about: those it names, or just mentioned, or in the cart. */
function targetsOf(named: Named, { mentioned }: Context, lines: readonly HeldLine[]): Targets {
  if (named.items.length > 0) return { items: named.items, doubt: named.isChoice ? 'choice' : null };
  const rest = lines.filter(({ productId }) => !mentioned.includes(productId));
  if (named.isOther && rest.length > 0)
    return { items: rest.map(everyOf), doubt: rest.length === 1 ? null : 'which product' };
  const isOpenPair = named.pronoun === 'both' && mentioned.length !== 2;
  if (mentioned.length > 1 && !isOpenPair)
    return { items: mentioned.map(everyOne), doubt: isPlural(named) ? null : 'choice' };
  if (mentioned.length === 1 && !isOpenPair) return { items: mentioned.map(everyOne), doubt: null };
  const own = lines.filter(({ isSample }) => !isSample);
  const held = own.length > 0 ? own : lines;
  const items = [...new Set(held.map(idOf))].map(everyOne);
  return { items, doubt: own.length === 1 && !isOpenPair ? null : 'which product' };
}

function isPlural({ pronoun }: Named): boolean {
  return pronoun === 'both' || pronoun === 'several';
}

/** Makes one command for all targets, or offers one per target if only one is meant. */
function forTargets({ items, doubt }: Targets, toCommand: (items: readonly Item[]) => Command): Request {
  if (items.length === 0) return { kind: 'unread', why: 'which product' };
  return doubt === null
    ? done(toCommand(items))
    : offer(
        doubt,
        items.map((item) => toCommand([item])),
      );
}

/**
 * Chooses among the commands just offered: “the fraud one”, “yearly”, “two”. Returns null if the message says
 * anything else.
 */
export function chosenBy(slots: readonly Slot[], offered: readonly Command[]): Request | null {
  const isChoice = slots.every(
    (slot) =>
      slot.kind !== 'word' ||
      /^(?:the|a|an|one|please|pls|i|mean|of|for|is|yes|yeah|no|to|in|make|give|me|take|want|ill|ok|then|version|plan|option|thing)$/u.test(
        slot.word,
      ),
  );
  const { items, number, billing } = namedIn(slots, false);
  if (!isChoice || offered.length === 0 || slots.some(({ kind }) => kind === 'more' || kind === 'fewer'))
    return null;
  if (items.length === 0 && number === null && billing === null) return null;
  const ids = items.map(idOf);
  const quantity = number ?? items[0]?.quantity ?? null;
  const chosen = offered.flatMap((command): readonly Command[] => {
    if (command.kind !== 'add' && command.kind !== 'remove' && command.kind !== 'resize') return [];
    if (ids.length > 0 && !command.items.every(({ productId }) => ids.includes(productId))) return [];
    const period = billing ?? items[0]?.billing ?? null;
    if (command.kind !== 'add') return period === null && quantity === null ? [command] : [];
    const isOther = (item: Item) => period !== null && item.billing !== null && item.billing !== period;
    if (offered.length > 1 && command.items.some(isOther)) return [];
    return [
      {
        kind: 'add',
        items: command.items.map((item) => ({
          ...item,
          quantity: quantity ?? item.quantity,
          billing: period ?? item.billing,
        })),
      },
    ];
  });
  const [only, ...more] = chosen;
  if (!only || (quantity !== null && !isQuantity(quantity))) return null;
  // “Monthly” doesn't choose between an addition and a swap.
  const isSure = ids.length > 0 || offered.every(({ kind }) => kind === only.kind);
  return more.length === 0 && isSure ? done(only) : offer('choice', chosen);
}

function rebillAll(billing: BillingPeriod): Command {
  return { kind: 'rebill', productIds: [], billing };
}

function done(command: Command): Request {
  return { kind: 'command', command };
}

function offer(why: Doubt, commands: readonly Command[]): Request {
  return { kind: 'offer', why, commands };
}

function idOf({ productId }: { readonly productId: ProductId }): ProductId {
  return productId;
}

function everyOf({ productId, billing }: HeldLine): Item {
  return { productId, quantity: null, billing };
}

function everyOne(productId: ProductId): Item {
  return { productId, quantity: null, billing: null };
}

import { productIds } from '../../content/slugs';
import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import { billingPeriods } from '../../domain/billing';
import { isQuantity } from '../../domain/quantity';
import type { RequestIntent } from './intents';
import type { Command, Context, Doubt, HeldLine, Item, Request } from './message';
import { defaultBilling } from './message';
import type { Pronoun, Slot } from './slots';
import { areOnly, hasAny, plainWordsOf } from './slots';

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
  /** True if a product takes the place of one before: “the shield, no, the monitor”. */
  readonly isReplaced: boolean;
  readonly pronoun: Pronoun | null;
  readonly slots: readonly Slot[];
  readonly words: string;
}

/** A request with what it may refer to. */
interface Told extends Named {
  readonly context: Context;
  readonly lines: readonly HeldLine[];
}

type Found = { -readonly [Key in keyof Item]: Item[Key] };

/** Words after which a product or number replaces the one before: “the shield, no, the monitor”. */
const correcting = /^(?:no|sorry|rather|meant?)$/u;
/** “Add X and remove Y”. */
const adding = /\b(?:add|put|buy|get(?! rid)|want|take|give)\b/u;
const removing = /\b(?:remove|delete|drop|ditch|lose|bin|rid)\b/u;
const pluralNouns = /\b(?:others|things|items|ones|bits|positions|stuff|crap)\b/u;

/**
 * Assigns numbers and periods to products. A number belongs to the next product or, before an “and” or at the end,
 * to the previous one. A period at the end applies to all products without one.
 */
function namedIn(slots: readonly Slot[], isSwap: boolean): Named {
  const isPlainHint = (slot: Slot, place: number) =>
    slot.kind === 'product' && slot.by === 'hint' && !isListed(slots, place);
  const isOnlyHinted = slots.every((slot, place) => slot.kind !== 'product' || isPlainHint(slot, place));
  const items: Found[] = [];
  const old: Found[] = [];
  let number: number | null = null;
  let each: number | null = null;
  let billing: BillingPeriod | null = null;
  let isOld = false;
  let isAfterAnd = true;
  let isShared = false;
  let isCorrected = false;
  let isReplaced = false;
  const last = () => items.at(-1);
  for (const [place, slot] of slots.entries()) {
    switch (slot.kind) {
      case 'product': {
        if (isPlainHint(slot, place) && !isOnlyHinted && !isSwap) break;
        const replaced = isCorrected && !isOld ? items.pop() : undefined;
        if (replaced) isReplaced = true;
        if (!isOld && items.some(({ productId }) => productId === slot.productId) && number === null) break;
        const quantity = number ?? replaced?.quantity ?? null;
        (isOld ? old : items).push({ productId: slot.productId, quantity, billing });
        number = null;
        billing = null;
        isOld = false;
        isAfterAnd = false;
        isCorrected = false;
        break;
      }
      case 'number':
        // “Two, one for each shop”.
        if (
          !isOld &&
          !(slot.number === 1 && number !== null && plainWordsOf(slots.slice(place + 1, place + 2)) === 'for')
        )
          number = slot.number;
        isOld = false;
        break;
      case 'period': {
        const item = last();
        isShared = slots[place - 1]?.kind === 'comma';
        if (isOld) isOld = false;
        else if (item?.billing === null && !isAfterAnd) item.billing = slot.billing;
        else billing = slot.billing;
        break;
      }
      case 'and':
        assign();
        isAfterAnd = true;
        isOld = false;
        isCorrected = false;
        break;
      case 'comma':
        assign();
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
        // “Sorry, but I want two, but yearly” excepts nothing.
        isOld =
          slot.kind !== 'except' ||
          ((hasAny(slots, 'all') || (place > 0 && slots[place - 1]?.kind !== 'comma')) &&
            hasAny(slots.slice(place), 'product', 'number'));
        break;
      case 'word':
        // “Remove the monitor, the shield stays”.
        if (/^stays?$/u.test(slot.word) && items.length > 1) items.pop();
        // “From monthly to yearly”.
        if (slot.word === 'from' && slots[place + 1]?.kind === 'period') isOld = true;
        if (!correcting.test(slot.word) || slots[place + 1]?.kind === 'product') break;
        assign();
        isCorrected = true;
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
    if (number === null || !item || (item.quantity !== null && !isCorrected)) return;
    item.quantity = number;
    number = null;
  }
  const words = plainWordsOf(slots);
  const withPeriod = items.filter((item) => item.billing !== null);
  const isAtEnd = withPeriod.length === 1 && last() === withPeriod[0];
  const shared = billing ?? (isAtEnd ? (last()?.billing ?? null) : null);
  const isCounted = items.length > 1 && items.every(({ quantity }) => quantity !== null);
  return {
    items: items.map((item) => ({
      ...item,
      quantity: item.quantity ?? each,
      billing: item.billing ?? shared,
    })),
    old,
    number: number ?? each,
    billing: items.length > 0 ? shared : billing,
    isPeriodOpen: isAtEnd && !isShared && isCounted,
    factor: slots.find((slot) => slot.kind === 'factor')?.factor ?? null,
    isAll: hasAny(slots, 'all') || /\blot\b/u.test(words),
    isChoice: (hasAny(slots, 'or') && !isReplaced) || (isOnlyHinted && items.length > 1),
    isReplaced,
    pronoun: pronounIn(slots, pluralNouns.test(words) || hasAny(slots, 'each')),
    slots,
    words,
  };
}

function pronounIn(slots: readonly Slot[], isPlural: boolean): Pronoun | null {
  const pronouns = slots.flatMap((slot) => (slot.kind === 'pronoun' ? [slot.pronoun] : []));
  const one = slots.findIndex((slot) => slot.kind === 'number' && slot.number === 1);
  const isOneOf = plainWordsOf(slots.slice(one + 1, one + 2)) === 'of';
  if (one >= 0 && isOneOf && hasAny(slots.slice(one + 2, one + 4), 'pronoun')) return 'one';
  if (pronouns.includes('both')) return 'both';
  return isPlural ? 'several' : (pronouns.toSorted().at(-1) ?? null);
}

/** Tests whether a word for what a product does stands by itself: “the fraud and the chat, please”. */
function isListed(slots: readonly Slot[], place: number): boolean {
  const isEdge = (slot: Slot | undefined, words: RegExp) =>
    slot === undefined || (slot.kind === 'word' ? words.test(slot.word) : slot.kind !== 'product');
  return (
    isEdge(slots[place - 1], /^(?:an?|the|also|add|need|want)$/u) &&
    isEdge(slots[place + 1], /^(?:too|also|as|please|pls|in|out)$/u)
  );
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
  const named = namedIn(slots, kind === 'swap');
  const { number, billing, words, isAll } = named;
  const isNamed = named.items.length + named.old.length > 0;
  const items = isNamed ? named.items : referredTo(kind, { ...named, context, lines });
  const told: Told = { ...named, items, context, lines };
  const all = [
    ...items,
    ...named.old.filter((one) => items.every(({ productId }) => productId !== one.productId)),
  ];
  const numbers = [number, ...items.map(({ quantity }) => quantity)].filter((one) => one !== null);
  if (
    /^(?:add|remove|quantity|swap)$/u.test(kind) &&
    numbers.some((one) => !isQuantity(one) && !(one === 0 && kind === 'quantity'))
  )
    return { kind: 'unread', why: 'quantity' };
  const [last, ...otherLast] = context.mentioned;
  const isLoneNumber = /^(?:please|pls|plz)?$/u.test(words) && areOnly(slots, 'number', 'comma', 'word');
  // “Two” after an addition can be the new quantity or the increase.
  if (isLoneNumber && number !== null && last && otherLast.length === 0 && isHeld(last, lines)) {
    const counted = [{ ...everyOne(last), quantity: number }];
    return offer('choice', [
      { kind: 'resize', items: counted },
      { kind: 'add', items: counted },
    ]);
  }
  if ((kind === 'add' || kind === 'rebill') && isAll && items.length === 0 && billing !== null)
    return done({ kind: 'rebill', productIds: [], billing });
  const isCorrection = slots.some(
    ({ kind: one }, place) => (one === 'not' || one === 'instead') && slots[place + 1]?.kind === 'number',
  );
  // “I want five, not one” is about what is in the cart.
  if ((kind === 'add' || kind === 'swap') && isCorrection && items.length < 2) return readQuantity(told);
  const isUncounted = numbers.length === 0 && named.factor === null;
  // “Put the pricing one on annual” is about the one in the cart, “add it, yearly” isn't.
  const isHeldOnly =
    items.length === 1 && items.every(({ productId }) => isHeld(productId, lines)) && !/\badd\b/u.test(words);
  if ((kind === 'quantity' || (kind === 'add' && isHeldOnly)) && isUncounted && billing !== null)
    return readRebilling(told);
  if (kind === 'rebill' && billing === null && !isUncounted) return readQuantity(told);
  switch (kind) {
    case 'add':
      return isTotal(told) ? readQuantity(told) : readAddition(told);
    case 'remove':
    case 'empty': {
      // “Drop everything else” keeps what was just mentioned.
      const isRest = items.length === 0 && /\b(?:else|rest)\b/u.test(words);
      // “I only need the shield, the other one can go”.
      const isKept = all.length > 0 && isOther(words) && /\b(?:only|just|need|keep)\b/u.test(words);
      if (isRest || isKept || (all.length > 0 && (kind === 'empty' || (isAll && named.old.length > 0))))
        return readKeep(told);
      if (kind === 'empty' || (isAll && all.length === 0 && !isOther(words))) return done({ kind: 'empty' });
      const [offered] = context.offered;
      if (items.length === 0 && isPlural(named) && offered?.kind === 'remove') return done(offered);
      return forTargets(targetsOf({ ...told, items: all }), (some) => ({
        kind: 'remove',
        items: some.map((item) => ({ ...item, quantity: item.quantity ?? number })),
      }));
    }
    case 'keep':
      return readKeep(told);
    case 'quantity':
      return readQuantity(told);
    case 'rebill':
      return readRebilling(told);
    case 'swap':
      return readSwap(told);
    case 'undo':
      return done({ kind: 'undo' });
    case 'leave':
      return { kind: 'unread', why: 'refused' };
  }
}

function readRebilling(told: Told): Request {
  const targets = targetsOf(told);
  const to = (period: BillingPeriod) => (some: readonly Item[]) =>
    ({ kind: 'rebill', productIds: some.map(idOf), billing: period }) as const;
  const choices = billingPeriods.map((period) => to(period)(targets.items));
  const billing = told.items[0]?.billing ?? told.billing;
  return billing === null ? offer('choice', choices) : forTargets(targets, to(billing));
}

/** Finds products without a name: the samples, and “the second one”. */
function referredTo(kind: RequestIntent, told: Told): readonly Item[] {
  const { words, number, billing, context, lines } = told;
  const earlier = isPlural(told)
    ? /\b(?:already|before|beginning|start|first|came|were|didnt|mine)\b/u
    : /\b(?:before|beginning)\b/u;
  if (/\bsamples?\b/u.test(words) || (kind === 'remove' && earlier.test(words)))
    return lines.filter(({ isSample }) => isSample).map(everyOf);
  const ordinal = ['first', 'second', 'third'].findIndex((word) => words.split(' ').includes(word));
  const nth = context.mentioned.length > 1 ? context.mentioned[ordinal] : undefined;
  return nth ? [{ productId: nth, quantity: number, billing }] : [];
}

/** Tests for “two shields” without a verb of adding, of a product in the cart. */
function isTotal({ items, number, slots, words, context, lines }: Told): boolean {
  if (items.length === 0 && isOther(words)) return number !== null;
  const ids = items.length > 0 ? items.map(idOf) : context.last === 'change' ? context.mentioned : [];
  const [only, ...others] = ids;
  const isCounted = number !== null || items.some(({ quantity }) => quantity !== null);
  const isMore = slots.some(
    ({ kind }, at) => kind === 'more' || (kind === 'and' && slots[at + 1]?.kind === 'number'),
  );
  const isAdding = /\b(?:add|put|too|give|order|buy|get|throw)\b/u.test(words);
  return (
    isCounted && only !== undefined && others.length === 0 && isHeld(only, lines) && !isMore && !isAdding
  );
}

function readAddition(told: Told): Request {
  const { number, billing, pronoun, context } = told;
  const { mentioned } = context;
  const isNamed = told.items.length > 0;
  const isOpenPair = pronoun === 'both' && mentioned.length !== 2;
  const add = (some: readonly Item[], period: BillingPeriod | null = null): Command => ({
    kind: 'add',
    items: some.map((item) => ({ ...item, billing: item.billing ?? period })),
  });
  const oneEach = (some: readonly Item[]) => some.map((item) => add([item]));
  const unnamed = (ids: readonly ProductId[]) =>
    ids.map((productId) => ({ productId, quantity: number, billing }));
  if (!isNamed && told.isAll) return offer('wish', [add(unnamed(productIds))]);
  if (!isNamed && (mentioned.length === 0 || isOpenPair || isOther(told.words)))
    return offer('which product', oneEach(unnamed(productIds)));
  const items = isNamed ? told.items : unnamed(mentioned);
  const isOpen =
    context.billing !== null &&
    context.billing !== defaultBilling &&
    items.every((item) => item.billing === null && mentioned.includes(item.productId));
  // After a command “one more” keeps its period. After “what does it cost a year?” it may not.
  if (isOpen)
    return context.last === 'change'
      ? done(add(items, context.billing))
      : offer('choice', billingPeriods.map((period) => add(items, period)).toReversed());
  if (told.isChoice || (!isNamed && mentioned.length > 1 && !isPlural(told)))
    return offer('choice', oneEach(items));
  if (told.isPeriodOpen)
    return offer('choice', [
      add(items),
      add(items.map((item, place) => (place === items.length - 1 ? item : { ...item, billing: null }))),
    ]);
  return done(add(items));
}

/** Reads “keep only …”, “everything but …”, and “empty it except …”. */
function readKeep({ items, old, isAll, isReplaced, words, context, lines }: Told): Request {
  const isRemoved = isAll && old.length > 0 && /\b(?:keep|leave|hold|stay)\b/u.test(words);
  const products = (old.length > 0 ? old : items).map(idOf);
  // “Keep the engine, drop the optimizer” names everything.
  const isEverything = lines.every(({ productId }) => products.includes(productId));
  const kept = products.length > 0 ? (isEverything ? products.slice(0, 1) : products) : context.mentioned;
  const removed = lines.filter(({ productId }) => kept.includes(productId) === isRemoved);
  const command: Command = { kind: 'remove', items: removed.map(everyOf) };
  // “Leave the rest” removes nothing.
  const isRestKept = /\b(?:keep|leave)(?: \S+)? (?:rest|others?)\b/u.test(words);
  if (kept.length === 0 || removed.length === 0 || isRestKept)
    return { kind: 'unread', why: 'which product' };
  const isClear = kept.some((id) => isHeld(id, lines)) && !isReplaced;
  return isClear ? done(command) : offer('wish', [command]);
}

function readQuantity(told: Told): Request {
  const numbers = told.items.flatMap(({ quantity }) => quantity ?? []);
  const count = told.number ?? numbers.at(-1) ?? null;
  const targets = targetsOf(told);
  if (count === null && told.factor === null) return { kind: 'unread', why: 'quantity' };
  const resized = targets.items.map((item) => {
    const current = told.lines.find(({ productId }) => productId === item.productId)?.quantity ?? 1;
    const last = targets.items.length === 1 ? told.number : null;
    return { ...item, quantity: last ?? item.quantity ?? count ?? current * (told.factor ?? 0) };
  });
  if (resized.some(({ quantity }) => quantity !== 0 && !isQuantity(quantity)))
    return { kind: 'unread', why: 'quantity' };
  const isNew = resized.every(({ productId }) => !isHeld(productId, told.lines));
  if (isNew && count !== null && (told.items.length > 0 || told.context.last === 'answer'))
    return done({ kind: 'add', items: resized });
  return forTargets({ ...targets, items: resized }, (some) => {
    const items = some.map((item) => ({ ...item, quantity: item.quantity ?? 1 }));
    return items.every(({ quantity }) => quantity === 0)
      ? { kind: 'remove', items: items.map((item) => ({ ...item, quantity: null })) }
      : { kind: 'resize', items };
  });
}

function readSwap(told: Told): Request {
  const { items, old, slots, words, lines } = told;
  const areHeld = (some: readonly Item[]) => some.every(({ productId }) => isHeld(productId, lines));
  const swap = (removed: readonly Item[], added: readonly Item[]) =>
    ({ kind: 'swap', removed, added }) as const;
  const [first, ...others] = items;
  if (!first) return { kind: 'unread', why: 'which product' };
  if (old.length > 0 || others.length > 0) {
    const isRemovedLast =
      /\bsubstitute\b/u.test(words) || (adding.test(words) && words.search(adding) < words.search(removing));
    const cut = isRemovedLast ? items.length - 1 : 1;
    const [head, rest] = [items.slice(0, cut), items.slice(cut)];
    const [removed, added] = old.length > 0 ? [old, items] : isRemovedLast ? [rest, head] : [head, rest];
    // “Swap … and …” names no direction.
    const isOpen =
      old.length === 0 &&
      items.length === 2 &&
      hasAny(slots, 'and', 'or') &&
      !/\b(?:add|put|give|get|want|take|with|for|by|in)\b/u.test(words);
    if (isOpen) return offer('choice', [swap(removed, added), swap(added, removed)]);
    if (areHeld(removed)) return done(swap(removed, added));
    return offer('not in cart', [
      { kind: 'add', items: added },
      ...(areHeld(added) ? [swap(added, removed)] : []),
    ]);
  }
  const targets = targetsOf({ ...told, items: [], isAll: false });
  const swaps = targets.items
    .filter(({ productId }) => productId !== first.productId)
    .map(({ productId }) => swap([everyOne(productId)], items));
  const [only, ...more] = swaps;
  if (!only) return offer('wish', [{ kind: 'add', items }]);
  return more.length === 0 && targets.doubt === null && told.pronoun !== null
    ? done(only)
    : offer('choice', [...swaps, { kind: 'add', items }]);
}

interface Targets {
  readonly items: readonly Item[];
  /** Null if the message means all these products together. */
  readonly doubt: Doubt | null;
}

/** Finds the products that a request is about: those it names, or just mentioned, or in the cart. */
function targetsOf(told: Told): Targets {
  const { items, lines, pronoun, context } = told;
  if (items.length > 0) return { items, doubt: told.isChoice ? 'choice' : null };
  const rest = lines.filter(({ productId }) => !context.mentioned.includes(productId));
  const isAllOf = (some: readonly unknown[]) => some.length === 1 || isPlural(told);
  if (isOther(told.words) && rest.length > 0)
    return { items: rest.map(everyOf), doubt: isAllOf(rest) ? null : 'which product' };
  // After a removal, “it” is what is left.
  const known = context.mentioned.filter((id) => context.last !== 'change' || isHeld(id, lines));
  const isOpenPair = pronoun === 'both' && known.length !== 2;
  if (known.length > 0 && !isOpenPair)
    return { items: known.map(everyOne), doubt: isAllOf(known) ? null : 'choice' };
  const own = lines.filter(({ isSample }) => !isSample);
  const held = [...new Set((own.length > 0 && !isOpenPair ? own : lines).map(idOf))];
  const isClear = held.length === (isOpenPair ? 2 : 1) || (own.length === 0 && isPlural(told));
  return { items: held.map(everyOne), doubt: isClear ? null : 'which product' };
}

function isOther(words: string): boolean {
  return /\both?e?rs?\b/u.test(words);
}

function isHeld(id: ProductId, lines: readonly HeldLine[]): boolean {
  return lines.some(({ productId }) => productId === id);
}

function isPlural({ pronoun }: Named): boolean {
  return pronoun === 'both' || pronoun === 'several';
}

/** Makes one command for all targets, or offers one per target if only one is meant. */
function forTargets({ items, doubt }: Targets, toCommand: (items: readonly Item[]) => Command): Request {
  if (items.length === 0) return { kind: 'unread', why: 'which product' };
  const each = items.map((item) => toCommand([item]));
  return doubt === null ? done(toCommand(items)) : offer(doubt, each);
}

/**
 * Chooses among the commands just offered: “the fraud one”, “yearly”, “two”. Returns null if the message says
 * anything else.
 */
export function chosenBy(slots: readonly Slot[], offered: readonly Command[]): Request | null {
  const isChoice =
    /^(?:(?:the|a|an|one|please|pls|i|mean|of|for|is|yes|yeah|no|to|in|make|give|me|take|want|ill|ok|then|version|plan|option|thing) ?)*$/u.test(
      plainWordsOf(slots),
    );
  const { items, number, billing } = namedIn(slots, false);
  if (!isChoice || offered.length === 0 || hasAny(slots, 'more', 'fewer')) return null;
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
    const added = command.items.map((item) => ({
      ...item,
      quantity: quantity ?? item.quantity,
      billing: period ?? item.billing,
    }));
    return [{ kind: 'add', items: added }];
  });
  const [only, ...more] = chosen;
  if (!only || (quantity !== null && !isQuantity(quantity))) return null;
  // “Monthly” doesn't choose between an addition and a swap.
  const isSure = ids.length > 0 || offered.every(({ kind }) => kind === only.kind);
  return more.length === 0 && isSure ? done(only) : offer('choice', chosen);
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

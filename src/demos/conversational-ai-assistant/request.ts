import { productIds } from '../../content/slugs';
import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import { billingPeriods } from '../../domain/billing';
import { isQuantity } from '../../domain/quantity';
import type { RequestIntent } from './intents';
import type { Command, Context, Doubt, HeldLine, Item, Request } from './message';
import { defaultBilling } from './message';
import type { Pronoun, Slot } from './slots';
import { hasAny, plainWordsOf } from './slots';

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
  let billing: BillingPeriod | null = null;
  let isOld = false;
  let isAfterAnd = true;
  let isShared = false;
  const last = () => items.at(-1);
  for (const [place, slot] of slots.entries()) {
    switch (slot.kind) {
      case 'product': {
        if (isPlainHint(slot, place) && !isOnlyHinted && !isSwap) break;
        if (!isOld && items.some(({ productId }) => productId === slot.productId) && number === null) break;
        (isOld ? old : items).push({ productId: slot.productId, quantity: number, billing });
        number = null;
        billing = null;
        isOld = false;
        isAfterAnd = false;
        break;
      }
      case 'number':
        // “Two, one for each shop”.
        if (
          !isOld &&
          !(
            slot.number === 1 &&
            (number ?? last()?.quantity ?? null) !== null &&
            /^(?:for|per)$/u.test(plainWordsOf(slots.slice(place + 1, place + 2)))
          )
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
        break;
      case 'comma':
        assign();
        isOld = false;
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
      case 'all':
      case 'each':
      case 'factor':
      case 'fewer':
      case 'more':
      case 'or':
      case 'pronoun':
      case 'word':
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
  const words = plainWordsOf(slots);
  const withPeriod = items.filter((item) => item.billing !== null);
  const isAtEnd = withPeriod.length === 1 && last() === withPeriod[0];
  const shared = billing ?? (isAtEnd ? (last()?.billing ?? null) : null);
  const isCounted = items.length > 1 && items.every(({ quantity }) => quantity !== null);
  return {
    items: items.map((item) => ({
      ...item,
      billing: item.billing ?? shared,
    })),
    old,
    number,
    billing: items.length > 0 ? shared : billing,
    isPeriodOpen: isAtEnd && !isShared && isCounted && !hasAny(slots, 'all', 'pronoun'),
    factor: slots.find((slot) => slot.kind === 'factor')?.factor ?? null,
    isAll: hasAny(slots, 'all') || /\blot\b/u.test(words),
    isChoice: hasAny(slots, 'or') || (isOnlyHinted && items.length > 1),
    pronoun: pronounIn(slots, pluralNouns.test(words) || hasAny(slots, 'each')),
    slots,
    words,
  };
}

function pronounIn(slots: readonly Slot[], isPlural: boolean): Pronoun | null {
  const pronouns = slots.flatMap((slot) => (slot.kind === 'pronoun' ? [slot.pronoun] : []));
  // “Two of them” are of one product.
  const isCounted = slots.some(
    ({ kind }, at) =>
      kind === 'number' &&
      plainWordsOf(slots.slice(at + 1, at + 2)) === 'of' &&
      hasAny(slots.slice(at + 2, at + 4), 'pronoun'),
  );
  if (isCounted) return 'one';
  if (pronouns.includes('both')) return 'both';
  return isPlural ? 'several' : (pronouns.toSorted().at(-1) ?? null);
}

/** Tests whether a word for what a product does stands by itself: “the fraud and the chat, please”. */
function isListed(slots: readonly Slot[], place: number): boolean {
  const isEdge = (slot: Slot | undefined, words: RegExp) =>
    slot === undefined || (slot.kind === 'word' ? words.test(slot.word) : slot.kind !== 'product');
  return (
    isEdge(slots[place - 1], /^(?:an?|the|also|add|need|want|give|gimme|take|get|put)$/u) &&
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
  const { number, words, isAll } = named;
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
  switch (kind) {
    case 'add':
    case 'quantity':
    case 'rebill':
      return readSetting(kind, told);
    case 'remove':
    case 'empty': {
      if (all.length > 0 && (kind === 'empty' || (isAll && named.old.length > 0))) return readKeep(told);
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

/** Finds the samples if the message speaks of them: “what was there before”. */
function referredTo(kind: RequestIntent, told: Told): readonly Item[] {
  const { words, lines } = told;
  const earlier = isPlural(told)
    ? /\b(?:already|before|beginning|start|first|came|were|didnt|mine)\b/u
    : /\b(?:before|beginning)\b/u;
  if (/\bsamples?\b/u.test(words) || (kind === 'remove' && earlier.test(words)))
    return lines.filter(({ isSample }) => isSample).map(everyOf);
  return [];
}

/**
 * Reads an addition, a quantity, or a period. They are worded alike, so the cart decides: “two shields, yearly” adds
 * a product that isn’t there, and changes one that is.
 */
function readSetting(kind: 'add' | 'quantity' | 'rebill', told: Told): Request {
  const { items, number, billing, factor, isAll, slots, words, context, lines } = told;
  if (kind !== 'quantity' && isAll && items.length === 0 && billing !== null)
    return done({ kind: 'rebill', productIds: [], billing });
  if (hasAny(slots, 'fewer') && number !== null) return readRequest('remove', slots, context, lines);
  const ids = items.length > 0 ? items.map(idOf) : context.mentioned;
  const areHeld = ids.length > 0 && ids.every((id) => isHeld(id, lines));
  const isCounted = factor !== null || number !== null || items.some(({ quantity }) => quantity !== null);
  const isAdding = /\b(?:add|order|buy|second)\b/u.test(words);
  // In “I opened another store, so three,” no more are added.
  const isMore = slots.some(
    (slot, at) =>
      slot.kind === 'more' &&
      (!hasAny(slots, 'number') ||
        hasAny([...slots.slice(Math.max(0, at - 1), at), ...slots.slice(at + 1, at + 2)], 'number')),
  );
  const isOfRest = ids.length === 0 && isOther(words);
  if (isMore || (kind === 'add' && factor === null && (isAdding || !(areHeld || isOfRest))))
    return readAddition(told);
  if (factor !== null && isAdding) return { kind: 'unread', why: 'quantity' };
  if (isCounted && (kind !== 'rebill' || billing === null)) return readQuantity(told);
  if (billing !== null || kind === 'rebill') return readRebilling(told);
  if (kind === 'quantity') return { kind: 'unread', why: 'quantity' };
  // What is in the cart already is rarely wanted twice.
  const addition = readAddition(told);
  return addition.kind === 'command' ? offer('wish', [addition.command]) : addition;
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
function readKeep({ items, old, isAll, words, context, lines }: Told): Request {
  const isRemoved = isAll && old.length > 0 && /\b(?:keep|leave|hold|stay)\b/u.test(words);
  const products = (old.length > 0 ? old : items).map(idOf);
  const kept = products.length > 0 ? products : context.mentioned;
  const removed = lines.filter(({ productId }) => kept.includes(productId) === isRemoved);
  const command: Command = { kind: 'remove', items: removed.map(everyOf) };
  if (kept.length === 0 || removed.length === 0) return { kind: 'unread', why: 'which product' };
  const isClear = kept.some((id) => isHeld(id, lines));
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
    return { kind: 'resize', items };
  });
}

function readSwap(told: Told): Request {
  const { items, old, lines } = told;
  const areHeld = (some: readonly Item[]) => some.every(({ productId }) => isHeld(productId, lines));
  const swap = (removed: readonly Item[], added: readonly Item[]) =>
    ({ kind: 'swap', removed, added }) as const;
  const [first, ...others] = items;
  if (!first) return { kind: 'unread', why: 'which product' };
  if (old.length > 0 || others.length > 0) {
    const [removed, added] = old.length > 0 ? [old, items] : [[first], others];
    if (areHeld(removed)) return done(swap(removed, added));
    return offer('not in cart', [{ kind: 'add', items: added }]);
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
  const isGone = known.length < context.mentioned.length;
  const isOpenPair = pronoun === 'both' && known.length !== 2;
  if (known.length > 0 && !isOpenPair)
    return { items: known.map(everyOne), doubt: isAllOf(known) ? null : 'choice' };
  const own = lines.filter(({ isSample }) => !isSample);
  const held = [...new Set((own.length > 0 && !isOpenPair ? own : lines).map(idOf))];
  const isClear = !isGone && (held.length === (isOpenPair ? 2 : 1) || (own.length === 0 && isPlural(told)));
  return { items: held.map(everyOne), doubt: isClear ? null : 'which product' };
}

export function isOther(words: string): boolean {
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

/** Tests whether a command accounts for every product and period that a message names. */
export function accountsFor(command: Command, slots: readonly Slot[]): boolean {
  if (command.kind !== 'add' && command.kind !== 'resize' && command.kind !== 'swap') return true;
  const items = command.kind === 'swap' ? [...command.removed, ...command.added] : command.items;
  return slots.every((slot, place) => {
    if (slot.kind === 'product') return items.some(({ productId }) => productId === slot.productId);
    const before = slots[place - 1]?.kind;
    if (slot.kind !== 'period' || before === 'not' || before === 'instead') return true;
    return items.some(({ billing }) => (billing ?? defaultBilling) === slot.billing);
  });
}

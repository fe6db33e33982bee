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
    isPeriodOpen: isAtEnd && !isShared && isCounted && !hasAny(slots, 'all', 'pronoun'),
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
  // “Double the pricing” is about a quantity, whatever the verb seems to be.
  if (named.factor !== null && kind === 'remove') {
    const resizing = readQuantity(told);
    return resizing.kind === 'command' ? offer('wish', [resizing.command]) : resizing;
  }
  switch (kind) {
    case 'add':
    case 'quantity':
    case 'rebill':
      return readSetting(kind, told);
    case 'remove':
    case 'empty': {
      // “I only need the shield, the other one can go”.
      const isKept = all.length > 0 && isOther(words) && /\b(?:only|just|need|keep)\b/u.test(words);
      if (isKept || (all.length > 0 && (kind === 'empty' || (isAll && named.old.length > 0))))
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
    case 'swap':
      return readSwap(told);
    case 'undo':
      // “Undo that, I do want the shield”.
      return items.some(({ productId }) => !isHeld(productId, lines))
        ? offer('choice', [{ kind: 'undo' }, { kind: 'add', items }])
        : done({ kind: 'undo' });
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
function readKeep({ items, old, isAll, isReplaced, words, context, lines }: Told): Request {
  const isRemoved = isAll && old.length > 0 && /\b(?:keep|leave|hold|stay)\b/u.test(words);
  const products = (old.length > 0 ? old : items).map(idOf);
  const kept = products.length > 0 ? products : context.mentioned;
  const removed = lines.filter(({ productId }) => kept.includes(productId) === isRemoved);
  const command: Command = { kind: 'remove', items: removed.map(everyOf) };
  if (kept.length === 0 || removed.length === 0) return { kind: 'unread', why: 'which product' };
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

/** Reads “the monitor too” and “the same for the monitor”, which repeat the last command for other products. */
export function continuedBy(
  slots: readonly Slot[],
  { followed }: Context,
  lines: readonly HeldLine[],
): Request | null {
  const { items, words } = namedIn(slots, false);
  const isRepeated =
    areOnly(slots, 'product', 'and', 'word', 'comma') &&
    /^(?:(?:a|the|also|too|as|well|please|same|number|quantity|amount|for|of|with) ?)*$/u.test(words);
  if (followed === null || items.length === 0 || !isRepeated) return null;
  if (followed.kind === 'rebill') return done({ ...followed, productIds: items.map(idOf) });
  if (followed.kind === 'remove') return done({ kind: 'remove', items });
  if (followed.kind !== 'add' && followed.kind !== 'resize') return null;
  const [first] = followed.items;
  const quantity = followed.kind === 'resize' || /\bsame\b/u.test(words) ? (first?.quantity ?? 1) : 1;
  const changed = items.map((item) => ({ ...item, quantity, billing: first?.billing ?? null }));
  if (followed.kind === 'resize') return done({ kind: 'resize', items: changed });
  const isNew = items.every(({ productId }) => !isHeld(productId, lines));
  return isNew ? done({ kind: 'add', items: changed }) : offer('wish', [{ kind: 'add', items: changed }]);
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
  const kinds = slots.map(({ kind }) => kind);
  // “Take it out, and the shield too” is about two products.
  const isAlso = /\b(?:too|also|well)\b/u.test(plainWordsOf(slots)) && kinds.includes('pronoun');
  if (command.kind === 'remove') return !(isAlso && kinds.indexOf('pronoun') < kinds.indexOf('product'));
  if (command.kind !== 'add' && command.kind !== 'resize' && command.kind !== 'swap') return true;
  const items = command.kind === 'swap' ? [...command.removed, ...command.added] : command.items;
  const { isReplaced } = namedIn(slots, false);
  return slots.every((slot, place) => {
    if (slot.kind === 'product')
      return isReplaced || items.some(({ productId }) => productId === slot.productId);
    if (slot.kind === 'number' && slots[place + 1]?.kind === 'more')
      return items.some(({ quantity }) => (quantity ?? 1) === slot.number);
    const before = slots[place - 1]?.kind;
    if (slot.kind !== 'period' || before === 'not' || before === 'instead') return true;
    return items.some(({ billing }) => (billing ?? defaultBilling) === slot.billing);
  });
}

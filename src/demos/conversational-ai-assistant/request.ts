import { catalog, productOf } from '../../content/products/catalog';
import { productIds } from '../../content/slugs';
import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import { billingPeriods } from '../../domain/billing';
import { isQuantity, MAX_QUANTITY } from '../../domain/quantity';
import type { Context } from './context';
import type { RequestIntent } from './intents';
import type { Line, Row } from './proposal';
import { sameLine } from './proposal';
import type { Token } from './words';
import { has, otherWords, wordsIn } from './words';

/** What to say above a proposal. */
export type Note = 'this' | 'which product' | 'each' | 'quantity' | 'not in cart' | 'nothing';

/** Changes that a request asks for. */
export interface Wish {
  readonly rows: readonly Row[];
  readonly note: Note;
}

interface Item {
  readonly productId: ProductId;
  /** Null if not said. */
  readonly quantity: number | null;
  readonly billing: BillingPeriod | null;
}

/** A request with everything that its meaning depends on. */
interface Told {
  readonly intent: RequestIntent;
  readonly tokens: readonly Token[];
  readonly said: string;
  readonly words: string;
  readonly context: Context;
  readonly lines: readonly Line[];
  readonly items: readonly Item[];
  /** Products that the message speaks of as the old ones or as exceptions: “instead of …”, “but …”. */
  readonly old: readonly Item[];
  /** A number or period that belongs to no product. */
  readonly number: number | null;
  readonly billing: BillingPeriod | null;
  readonly factor: number | null;
  readonly isAll: boolean;
  readonly isPlural: boolean;
}

/** The period of an addition that names none. */
const [defaultBilling] = billingPeriods;

/**
 * Reads a request of a known kind as changes to the cart. What it leaves open is guessed, because the visitor sees
 * the changes and can change them before pressing a button.
 */
export function wishOf(
  intent: RequestIntent,
  text: string,
  tokens: readonly Token[],
  context: Context,
  lines: readonly Line[],
): Wish {
  const words = otherWords(tokens);
  const told: Told = {
    intent,
    tokens,
    said: wordsIn(text).join(' '),
    words,
    context,
    lines,
    ...itemsIn(tokens, intent === 'swap'),
    factor: tokens.find((token) => token.kind === 'factor')?.factor ?? null,
    isAll: has(tokens, 'all') || /\b(?:lot|each)\b/u.test(words),
    isPlural:
      has(tokens, 'them') || /\b(?:others|things|items|products|bits|stuff|crap|each|rest)\b/u.test(words),
  };
  const numbers = [told.number, ...told.items.map(({ quantity }) => quantity)];
  const isValid = numbers.every((number) => number === null || isQuantity(number) || number === 0);
  const wish = rowsOf(told);
  return isValid ? wish : { ...wish, note: 'quantity' };
}

function rowsOf(told: Told): Wish {
  switch (told.intent) {
    case 'add':
    case 'quantity':
    case 'rebill':
      return setting(told);
    case 'remove':
    case 'empty':
      return removal(told);
    case 'keep':
      return keeping(told);
    case 'swap':
      return replacement(told);
    case 'undo': {
      // After Undo, “put it back” means to do it again.
      const rows = told.context.undone.map(({ from, to }) => ({
        from: sameLine(told.lines, to) ?? null,
        to: from ?? { ...to, quantity: 0 },
      }));
      return rows.length > 0 ? { rows, note: 'this' } : setting({ ...told, intent: 'add' });
    }
  }
}

/**
 * Assigns numbers and periods to products. A number belongs to the next product or, before an “and” or at the end, to
 * the previous one. A period at the end applies to all products without one.
 */
function itemsIn(tokens: readonly Token[], isSwap: boolean) {
  const isListed = (at: number) => isByItself(tokens, at);
  const isPlainHint = (token: Token, at: number) =>
    token.kind === 'product' && token.by === 'hint' && !isListed(at);
  const isOnlyHinted = tokens.every((token, at) => token.kind !== 'product' || isPlainHint(token, at));
  const items: { -readonly [Key in keyof Item]: Item[Key] }[] = [];
  const old: Item[] = [];
  let number: number | null = null;
  let billing: BillingPeriod | null = null;
  let isOld = false;
  let isAfterAnd = true;
  const assign = () => {
    const item = items.at(-1);
    if (number === null || item?.quantity !== null) return;
    item.quantity = number;
    number = null;
  };
  for (const [at, token] of tokens.entries()) {
    switch (token.kind) {
      case 'product': {
        const { productId } = token;
        const isRepeated = !isOld && number === null && items.some((item) => item.productId === productId);
        if (isRepeated || (isPlainHint(token, at) && !isOnlyHinted && !isSwap)) break;
        if (isOld) old.push({ productId, quantity: number, billing });
        else items.push({ productId, quantity: number, billing });
        number = null;
        billing = null;
        isOld = false;
        isAfterAnd = false;
        break;
      }
      case 'number':
        if (!isOld) ({ number } = token);
        isOld = false;
        break;
      case 'period': {
        const item = items.at(-1);
        if (isOld) isOld = false;
        else if (item?.billing === null && !isAfterAnd) item.billing = token.billing;
        else ({ billing } = token);
        break;
      }
      case 'and':
      case 'comma':
        assign();
        isAfterAnd ||= token.kind === 'and';
        isOld = false;
        break;
      case 'not':
      case 'except':
      case 'instead':
        assign();
        // “I want two, but yearly” excepts nothing.
        isOld =
          token.kind !== 'except' ||
          ((has(tokens, 'all') || (at > 0 && tokens[at - 1]?.kind !== 'comma')) &&
            has(tokens.slice(at), 'product', 'number'));
        break;
      case 'all':
      case 'factor':
      case 'fewer':
      case 'it':
      case 'more':
      case 'them':
      case 'word':
    }
  }
  assign();
  const withPeriod = items.filter((item) => item.billing !== null);
  const shared = billing ?? (withPeriod.length === 1 ? (items.at(-1)?.billing ?? null) : null);
  return {
    items: items.map((item): Item => ({ ...item, billing: item.billing ?? shared })),
    old,
    number,
    billing: items.length > 0 ? shared : billing,
  };
}

/** Tests whether a word for what a product does stands by itself: “the fraud and the chat, please”. */
function isByItself(tokens: readonly Token[], at: number): boolean {
  const isEdge = (token: Token | undefined, words: RegExp) =>
    token === undefined || (token.kind === 'word' ? words.test(token.word) : token.kind !== 'product');
  return (
    isEdge(
      tokens[at - 1],
      /^(?:an?|the|also|add|need|want|give|gimme|take|get|put|buy|order|keep|remove|delete|drop|ditch)$/u,
    ) && isEdge(tokens[at + 1], /^(?:too|also|as|please|pls|in|out)$/u)
  );
}

/** Chooses the product that a message points to by price, rating, or position; undefined if it doesn't. */
function pointedTo({ said }: Told, candidates: readonly ProductId[]): Item | undefined {
  const products = candidates.map(productOf);
  const byPrice = products.toSorted((a, b) => a.priceCents - b.priceCents);
  const position =
    /\b(first|former|second|third|latter|last)\b(?! (?:month|year|time|change|thing you))/u.exec(said)?.[1];
  const places: Readonly<Record<string, number>> = { first: 0, former: 0, second: 1, third: 2 };
  const product = /\b(?:cheap(?:er|est)|lowest|least expensive|low cost)\b/u.test(said)
    ? byPrice[0]
    : /\b(?:more|most) expensive|priciest|dearest|highest price\b/u.test(said)
      ? byPrice.at(-1)
      : /\b(?:best|highest|top) (?:rated|rating)|most stars\b/u.test(said)
        ? products.toSorted((a, b) => b.rating - a.rating)[0]
        : position === undefined
          ? undefined
          : products.at(places[position] ?? -1);
  return product && item(product.id);
}

/**
 * Reads an addition, a quantity, or a period. They are worded alike, so the cart decides: “two shields, yearly” adds
 * a product that isn't there, and changes one that is.
 */
function setting(told: Told): Wish {
  const { intent, items, number, billing, factor, isAll, tokens, words, context, lines } = told;
  if (intent !== 'quantity' && isAll && items.length === 0 && billing !== null)
    return rebilling(
      told,
      lines.filter((line) => told.old.every(({ productId }) => productId !== line.productId)),
    );
  const { items: targets, note } = targetsOf(told);
  const held = linesOf(targets, lines);
  if (has(tokens, 'fewer') && number !== null)
    return { rows: held.map((line) => toQuantity(line, line.quantity - number)), note };
  const ids = items.length > 0 ? items.map(({ productId }) => productId) : context.mentioned;
  const areHeld = ids.length > 0 && ids.every((id) => isHeld(id, lines));
  const isCounted = factor !== null || number !== null || items.some(({ quantity }) => quantity !== null);
  const isAdding = /\b(?:add|order|buy|second)\b/u.test(words);
  // In “I opened another store, so three,” no more are added.
  const isMore = tokens.some(
    (token, at) =>
      token.kind === 'more' &&
      (!has(tokens, 'number') || has(tokens.slice(Math.max(0, at - 1), at + 2), 'number')),
  );
  const isNew = intent === 'add' && factor === null && (isAdding || !(areHeld || isOther(words)));
  if (isMore || isNew || held.length === 0) return addition(told, intent !== 'add' && !isMore);
  if (billing !== null && !(isCounted && intent !== 'rebill')) return rebilling(told, held);
  if (isCounted)
    return {
      rows: held.map((line) => {
        const own = targets.find(({ productId }) => productId === line.productId)?.quantity ?? null;
        const row = toQuantity(line, own ?? number ?? line.quantity * (factor ?? 1));
        const period = targets.find(({ productId }) => productId === line.productId)?.billing ?? billing;
        return period === null || row.to.quantity === 0
          ? row
          : { ...row, to: { ...row.to, billing: period } };
      }),
      note,
    };
  return intent === 'rebill' ? rebilling(told, held) : addition(told, false);
}

function rebilling({ items, billing }: Told, held: readonly Line[]): Wish {
  const rows = held.flatMap((line) => {
    const named = items.find(({ productId }) => productId === line.productId)?.billing ?? billing;
    // Without a period, the other one is meant.
    const to = named ?? billingPeriods.find((period) => period !== line.billing) ?? line.billing;
    return to === line.billing ? [] : [{ from: line, to: { ...line, billing: to } }];
  });
  return { rows, note: rows.length > 0 ? 'this' : 'nothing' };
}

function addition(told: Told, isMissing: boolean): Wish {
  const { items, number, billing, factor, context, lines, words } = told;
  const { mentioned } = context;
  const isEach = told.isAll && items.length === 0;
  const others = mentioned.filter((id) => !isHeld(id, lines));
  const known = isOther(words) && others.length > 0 ? others : mentioned;
  const pointed = items.length > 0 ? undefined : pointedTo(told, known.length > 1 ? known : productIds);
  const ids = isEach && known.length < 2 ? productIds : known;
  const chosen = items.length > 0 ? items : pointed ? [pointed] : ids.map(item);
  const [first] = catalog;
  const wanted = chosen.length > 0 || !first ? chosen : [item(first.id)];
  const rows = wanted.map((wish): Row => {
    const { productId } = wish;
    const held = lines.filter((line) => line.productId === productId);
    const said = wish.billing ?? billing ?? (mentioned.includes(productId) ? context.billing : null);
    const period = said ?? held[0]?.billing ?? defaultBilling;
    const from = sameLine(held, { productId, billing: period });
    const by = clamped(wish.quantity ?? number ?? 1);
    if (!from) return { from: null, to: { productId, billing: period, quantity: by } };
    return toQuantity(from, factor === null ? from.quantity + by : from.quantity * factor);
  });
  if (chosen.length === 0) return { rows, note: 'which product' };
  const isOpen = items.length === 0 && rows.length > 1 && !told.isPlural && !isEach;
  return { rows, note: isOpen || /\bor\b/u.test(words) ? 'each' : isMissing ? 'not in cart' : 'this' };
}

function removal(told: Told): Wish {
  const { intent, items, old, isAll, words, tokens, lines } = told;
  const isOnly = (isAll && old.length > 0) || (isOther(words) && /\b(?:only|just)\b/u.test(words));
  if (items.length + old.length > 0 && (intent === 'empty' || isOnly)) return keeping(told);
  const isEverything = intent === 'empty' || (isAll && items.length === 0 && !isOther(words));
  if (isEverything && !has(tokens, 'it', 'them'))
    return { rows: lines.map((line) => toQuantity(line, 0)), note: 'this' };
  const { items: targets, note } = targetsOf({ ...told, items: [...items, ...old] });
  const rows = linesOf(targets, lines).map((line) => {
    const count = targets.find(({ productId }) => productId === line.productId)?.quantity ?? told.number;
    return toQuantity(line, count === null ? 0 : line.quantity - count);
  });
  return { rows, note: rows.length > 0 ? note : 'not in cart' };
}

/** Reads “keep only …”, “everything but …”, and “delete the shield, keep the rest”. */
function keeping(told: Told): Wish {
  const { items, old, isAll, words, context, lines } = told;
  // “Keep the rest” and “keep everything but the shield” remove what they name.
  const isRest =
    /\b(?:keep|leave|stay)\b.*\b(?:rest|oth?e?rs?|else)\b/u.test(words) ||
    (isAll && old.length > 0 && /\b(?:keep|leave|stay)\b/u.test(words));
  const products = (old.length > 0 ? old : items).map(({ productId }) => productId);
  const kept = products.length > 0 ? products : context.mentioned;
  const rows = lines
    .filter(({ productId }) => kept.includes(productId) === (isRest && products.length > 0))
    .map((line) => toQuantity(line, 0));
  return { rows, note: rows.length === 0 ? 'nothing' : kept.length === 0 ? 'which product' : 'this' };
}

function replacement(told: Told): Wish {
  const { old, lines, context } = told;
  const isOld = (id: ProductId) => old.some(({ productId }) => productId === id);
  const items = told.items.length > 0 ? told.items : context.mentioned.filter((id) => !isOld(id)).map(item);
  const [first, ...others] = items;
  if (!first) return addition(told, false);
  const isPair = old.length > 0 || others.length > 0;
  const [out, added] = old.length > 0 ? [old, items] : isPair ? [[first], others] : [[], items];
  const { items: targets, note } = isPair
    ? { items: out, note: 'this' as const }
    : targetsOf({ ...told, items: [] });
  const removed = linesOf(
    targets.filter(({ productId }) => added.every((wanted) => wanted.productId !== productId)),
    lines,
  ).slice(0, isPair ? targets.length : 1);
  const rows = removed.map((line): Row => {
    const count = targets.find(({ productId }) => productId === line.productId)?.quantity ?? line.quantity;
    return toQuantity(line, line.quantity - count);
  });
  const [only] = removed.length === 1 ? removed : [];
  const after = addition(
    {
      ...told,
      intent: 'add',
      items: added.map(({ productId, quantity, billing }) => ({
        productId,
        quantity: quantity ?? only?.quantity ?? null,
        billing: billing ?? only?.billing ?? null,
      })),
    },
    removed.length === 0,
  );
  return { rows: [...rows, ...after.rows], note: removed.length === 0 ? after.note : note };
}

/** Finds the products that a request is about: those it names or points to, or just mentioned, or in the cart. */
function targetsOf(told: Told): { readonly items: readonly Item[]; readonly note: Note } {
  const { items, lines, words, context, isPlural } = told;
  if (items.length > 0) return { items, note: /\bor\b/u.test(words) ? 'each' : 'this' };
  const held = [...new Set(lines.map(({ productId }) => productId))];
  // After a change, “it” is in the cart.
  const isLoose = !context.isAfterChange || context.undone.length > 0;
  const known = context.mentioned.filter((id) => isLoose || held.includes(id));
  const pointed = pointedTo(told, known.length > 1 ? known : held);
  if (pointed) return { items: [pointed], note: 'this' };
  const samples = lines.filter(({ isDemoItem }) => isDemoItem);
  const isOfSamples =
    /\bsamples?\b|\b(?:already|before|beginning|start|came|were)\b|\bdid ?nt (?:choose|chose|pick|order|add|put)/u.test(
      words,
    );
  const isOfChosen = /\bdid not (?:choose|pick|order|add|put)|have not cho/u.test(told.said);
  if (told.intent === 'remove' && (isOfSamples || isOfChosen) && samples.length > 0)
    return { items: samples.map(({ productId }) => item(productId)), note: 'this' };
  const rest = held.filter((id) => !context.mentioned.includes(id));
  const own = held.filter((id) => samples.every(({ productId }) => productId !== id));
  const isPair = has(told.tokens, 'them') && /\bboth\b/u.test(told.said) && known.length !== 2;
  const [some = []] = [
    isOther(words) ? rest : [],
    isPair ? [] : known,
    isPair || isPlural ? [] : own,
    held,
  ].filter((ids) => ids.length > 0);
  const isClear = some.length === 1 || isPlural || told.isAll;
  const single = some.slice(0, 1);
  // “Take one of those out” says how many, but not which.
  return {
    items: (isClear || some === known ? some : single).map(item),
    note: isClear ? 'this' : 'which product',
  };
}

function isOther(words: string): boolean {
  return /\b(?:oth?e?rs?|rest|else)\b/u.test(words);
}

function isHeld(id: ProductId, lines: readonly Line[]): boolean {
  return lines.some(({ productId }) => productId === id);
}

/** Returns the lines of products, and of their periods if said. */
function linesOf(items: readonly Item[], lines: readonly Line[]): readonly Line[] {
  return items.flatMap(({ productId, billing }) => {
    const own = lines.filter((line) => line.productId === productId);
    const exact = own.filter((line) => line.billing === billing);
    return exact.length > 0 ? exact : own;
  });
}

function item(productId: ProductId): Item {
  return { productId, quantity: null, billing: null };
}

function toQuantity(from: Line, quantity: number): Row {
  const { productId, billing } = from;
  return { from, to: { productId, billing, quantity: quantity <= 0 ? 0 : clamped(quantity) } };
}

/** Returns the nearest quantity that a cart can hold; 1 if it isn't a number. */
function clamped(quantity: number): number {
  return Number.isNaN(quantity) ? 1 : Math.min(Math.max(Math.round(quantity), 1), MAX_QUANTITY);
}

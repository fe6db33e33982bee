import type { ProductId } from '../../content/slugs';
import { productIds } from '../../content/slugs';
import { billingPeriods } from '../../domain/billing';
import type { Items } from './items';
import { readItems } from './items';
import type { BillingPeriod } from '../../domain/billing';
import type { Command, Context, Item, Message, Reader } from './message';
import { asAdded, asOffer, defaultBilling, offerOf, asCommand } from './message';
import { anyPeriod } from './phrases';
import { periodIn } from './tokens';

/** Explains why a command can't be carried out; undefined if it can, null if the text isn't a command. */
function faultOf({ items, trouble, others, namesCart }: Items): Message | null | undefined {
  if (others.length > 0)
    return namesCart && items.length === 0 ? { kind: 'unread', why: 'which product' } : null;
  if (trouble) return { kind: 'unread', why: trouble };
  if (items.length === 0) return namesCart ? { kind: 'unread', why: 'which product' } : null;
  return undefined;
}

/**
 * Creates a command for all items. Offers one command per item if only one is meant, and asks first if a name is
 * ambiguous.
 */
function commanded(items: Items, toCommand: (items: readonly Item[]) => Command): Message {
  if (items.isChoice)
    return { kind: 'offer', why: 'choice', commands: items.items.map((item) => toCommand([item])) };
  const command = toCommand(items.items);
  return items.isSure ? asCommand(command) : { kind: 'offer', why: 'wish', commands: [command] };
}

/** Matches `for my store` and `for two stores`. */
const forStores = / for (?:(?:my|our|the|a|one) )?(?:(two|three|four|five|\d+) )?(?:stores?|shops?)(?= |$)/u;

/** Matches `in one year`, which says how to bill or when to buy, so the assistant asks. */
const inOnePeriod = / in (?=(?:a|one) (?:month|year)(?: |$))/u;

export function readAddition(rest: string, context: Context): Message | null {
  const { mentioned, billing } = context;
  if (inOnePeriod.test(rest))
    return asOffer(readAddition(rest.replace(inOnePeriod, ' for '), context), 'wish');
  const count = forStores.exec(rest)?.[1] ?? '1';
  const before = rest.replace(forStores, '');
  // For two stores, a visitor may need one of the product or two.
  if (count !== '1')
    return offerOf(
      [before, `${count} ${before}`].flatMap((text) => readAddition(text, context) ?? []),
      'choice',
    );
  const read = readItems(before, mentioned);
  const fault = faultOf(read);
  if (fault !== undefined) return fault;
  if (read.items.some(({ quantity }) => quantity === 0)) return { kind: 'unread', why: 'quantity' };
  const addedBy = (period: BillingPeriod | null) =>
    commanded(read, (items) => ({
      kind: 'add',
      items: items.map((item) => ({ ...item, billing: item.billing ?? period })),
    }));
  // After “what do both cost a year?”, “add both” may mean yearly.
  const isPeriodOpen =
    billing !== null &&
    billing !== defaultBilling &&
    read.items.every((item) => item.billing === null && mentioned.includes(item.productId));
  if (isPeriodOpen)
    return offerOf(
      billingPeriods.toSorted((a, b) => Number(b === billing) - Number(a === billing)).map(addedBy),
      'choice',
    );
  const added = addedBy(null);
  if (!read.ownBilling) return added;
  // “Three of these and one of those, yearly”: does yearly apply to both, or only to the last?
  return offerOf([added, asCommand({ kind: 'add', items: read.ownBilling })], 'choice');
}

/** Parses `buy it now`, which can mean adding a product or paying for it. */
export function readPurchase(rest: string, context: Context): Message | null {
  return asOffer(readAddition(rest, context), 'pay or add');
}

/** Parses a number alone. Asks whether it is the new quantity or an increase. */
export function readNumber(rest: string, context: Context): Message | null {
  const readings = [readChange(`it ${rest}`, context), readMore(rest, context)];
  const trouble = readings.find((reading) => reading?.kind === 'unread');
  const read = readings.filter((reading) => reading !== null);
  if (context.mentioned.length === 0 || read.length < readings.length) return null;
  return trouble ?? offerOf(read, 'choice');
}

/** Parses `one more` and `another one`. */
export function readMore(rest: string, context: Context): Message | null {
  if (context.mentioned.length === 0) return null;
  // After a command, “one more” keeps its billing period; after an answer, it doesn't.
  const period = context.isAnswer ? '' : (context.billing ?? '');
  return readAddition(`${rest.replace(/ (?:more|one)$/u, '')} of it ${period}`, context);
}

/**
 * Parses `yearly`, which chooses one of the additions just offered. Otherwise asks whether to change the products
 * just mentioned.
 */
export function readPeriod(rest: string, context: Context): Message | null {
  const chosen = chosenBy(rest, context);
  if (chosen) return chosen;
  return context.mentioned.length > 0 && !context.isAnswer
    ? asOffer(readChange(`them ${rest}`, context), 'wish')
    : null;
}

/**
 * Parses `add the yearly one`, which chooses one of the additions just offered or adds the product just mentioned.
 */
export function readPeriodOfAddition(rest: string, context: Context): Message | null {
  return chosenBy(rest, context) ?? readAddition(`it ${rest}`, context);
}

/** Returns the offered addition with this period; null unless there is exactly one among several. */
function chosenBy(rest: string, { offered }: Context): Message | null {
  const billing = periodIn(rest);
  const [chosen, ...others] = offered.filter(
    (command) => command.kind === 'add' && command.items.every((item) => asAdded(item).billing === billing),
  );
  return chosen && others.length === 0 && offered.length > 1 && offered.every(({ kind }) => kind === 'add')
    ? asCommand(chosen)
    : null;
}

export function readRemoval(rest: string, { mentioned, samples }: Context): Message | null {
  const isOfSamples = samples.length > 0 && /\b(?:them|these|those)\b/u.test(rest);
  const read = readItems(
    rest.replace(/^(everything|all) but /u, '$1 except '),
    isOfSamples ? samples : mentioned,
  );
  if (read.isAll && read.items.length === 0) {
    if (read.excluded.length === 0 || read.others.length > 0) return null;
    const rest = productIds.filter((id) => !read.excluded.includes(id));
    return asOffer(asCommand({ kind: 'remove', items: rest.map(everyOne) }), 'wish');
  }
  const fault = faultOf(read);
  if (fault !== undefined) return fault;
  if (read.items.some(({ quantity }) => quantity === 0)) return { kind: 'unread', why: 'quantity' };
  return commanded(read, (items) => ({ kind: 'remove', items }));
}

function everyOne(productId: ProductId): Item {
  return { productId, quantity: null, billing: null };
}

/** Parses `Fraud Shield yearly`, `everything in my cart yearly instead of monthly`, or `it three`. */
export function readChange(rest: string, { mentioned }: Context): Message | null {
  const previousPeriod = new RegExp(
    ` (?:and )?(?:from|instead of|not) ${anyPeriod}(?: billing)?(?= |$)`,
    'u',
  );
  const read = readItems(
    ` ${rest}`
      .replace(previousPeriod, '')
      .replace(/ (?:quantity|number) of /u, ' ')
      .trim(),
    mentioned,
  );
  const { items, isAll } = read;
  const periods = new Set(
    [...items.map(({ billing }) => billing), read.billing].filter((billing) => billing !== null),
  );
  const [billing, ...morePeriods] = periods;
  if (read.others.length === 0 && items.length === 0 && billing !== undefined && morePeriods.length === 0) {
    if (read.excluded.length > 0) return { kind: 'unread', why: 'which product' };
    const command: Command = { kind: 'rebill', productIds: isAll ? [] : mentioned, billing };
    if (isAll) return asCommand(command);
    // `change to yearly` names no product, so it is clear only if one product was mentioned.
    const isClear = mentioned.length === 1;
    if (!read.trouble && !read.namesCart && read.quantity === null)
      return isClear ? asCommand(command) : asOffer(asCommand(command), 'wish');
  }
  const isChange =
    read.quantity !== null || billing !== undefined || items.some(({ quantity }) => quantity !== null);
  if (!isChange) return null;
  const fault = faultOf(read);
  if (fault !== undefined) return fault;
  const resized = items.flatMap(({ productId, quantity }) =>
    quantity === null ? [] : [{ productId, quantity, billing: null }],
  );
  if (resized.length === items.length && billing === undefined) {
    const isZero = resized.every(({ quantity }) => quantity === 0);
    return commanded({ ...read, items: resized }, () =>
      isZero
        ? { kind: 'remove', items: resized.map((item) => ({ ...item, quantity: null })) }
        : { kind: 'resize', items: resized },
    );
  }
  if (billing === undefined || resized.length > 0) return { kind: 'unread', why: 'quantity' };
  if (morePeriods.length > 0) return { kind: 'unread', why: 'which period' };
  return commanded(read, (some) => ({
    kind: 'rebill',
    productIds: some.map(({ productId }) => productId),
    billing,
  }));
}

/**
 * Creates a reader for swaps of products.
 * @param between pattern of the words between the two sides
 * @param order which side is removed; `either` if the wording is ambiguous, so that the assistant asks
 */
export function swapForm(
  between: string,
  order: 'old first' | 'new first' | 'either',
  toAdded: (item: Item) => Item = (item) => item,
): Reader {
  const separator = new RegExp(` ${between} `, 'gu');
  return (rest, { mentioned }) => {
    for (const { index, 0: words } of rest.matchAll(separator)) {
      const first = readItems(rest.slice(0, index), mentioned);
      const second = readItems(rest.slice(index + words.length), mentioned);
      if (first.others.length > 0 || (first.items.length === 0 && !first.trouble && !first.isAll)) continue;
      if (second.others.length > 0) return { kind: 'unread', why: 'which product' };
      if (second.items.length === 0) continue;
      const [from, to] = order === 'new first' ? [second, first] : [first, second];
      const swapped = readSwap(from, to, toAdded);
      return order === 'either' && swapped.kind !== 'unread'
        ? offerOf([swapped, readSwap(to, from, toAdded)], 'choice')
        : swapped;
    }
    return null;
  };
}

function readSwap(from: Items, to: Items, toAdded: (item: Item) => Item = (item) => item): Message {
  const trouble = from.trouble ?? to.trouble;
  if (trouble) return { kind: 'unread', why: trouble };
  if (from.isAll || to.isAll) return { kind: 'unread', why: 'which product' };
  if ([...from.items, ...to.items].some(({ quantity }) => quantity === 0))
    return { kind: 'unread', why: 'quantity' };
  const items = to.items.map(toAdded);
  if (from.items.some((item) => items.some((other) => isSameLine(item, other))))
    return { kind: 'unread', why: 'which product' };
  const commands = choicesOf(from.isChoice, from.items).flatMap((removed) =>
    choicesOf(to.isChoice, items).map((added): Command => ({ kind: 'swap', removed, added })),
  );
  const isCounted = from.items.length === 1 || items.every(({ quantity }) => quantity !== null);
  const [only, ...more] = commands;
  if (only && more.length === 0 && isCounted) return asCommand(only);
  return { kind: 'offer', why: more.length > 0 ? 'choice' : 'wish', commands };
}

function isSameLine(item: Item, other: Item): boolean {
  return (
    item.productId === other.productId &&
    (item.billing === null || other.billing === null || item.billing === other.billing)
  );
}

/** Returns the alternatives: all items together, or each by itself. */
function choicesOf(isChoice: boolean, items: readonly Item[]): readonly (readonly Item[])[] {
  return isChoice ? items.map((item) => [item]) : [items];
}

/** Parses `add the sentiment monitor instead`. Asks whether it replaces the product just mentioned. */
export function readReplacement(rest: string, context: Context): Message | null {
  const addition = readAddition(rest, context);
  const added = readItems(rest, []);
  if (addition?.kind !== 'command') return addition;
  const swaps = context.mentioned.map((productId) =>
    readSwap({ ...added, items: [everyOne(productId)] }, added),
  );
  return offerOf([...swaps, addition], 'choice');
}

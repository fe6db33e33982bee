import type { ProductId } from '../../content/slugs';
import { productIds } from '../../content/slugs';
import type { Items } from './items';
import { anyPeriod, cart, readItems } from './items';
import type { Command, Doubt, Item, Message } from './message';
import { asAdded } from './message';
import { productsIn, productsNamed } from './productNames';

/** The longest message that is read; a longer one is a pasted text. */
export const MOST_CHARACTERS = 500;

/** What was said before, as far as a message may refer to it. */
interface Context {
  /** The products that were spoken of last. */
  readonly spoken: readonly ProductId[];
  /** The one command that was offered last, for “yes”. */
  readonly offered: Command | null;
}

const noContext: Context = { spoken: [], offered: null };

const polite =
  '(?:(?:please|pls|hey|hi|hello|oops|sorry|ok|okay|yes|now|yo|then|and|also|just|don t forget to|can you|could you|would you please|will you please|i want to|i would like to|i d like to|i ll|let s|let us) )*';
const politeEnd =
  '(?: (?:and|please|pls|thanks|thank you|too|as well|again|instead|for me|now|right now|asap|quickly|immediately|thx|ty|mate))*';

/** The answer to a question about money has the tax beside it. */
const taxed = '(?: (?:with|including|incl|plus|before|after|without) (?:the )?(?:sales )?(?:tax|taxes|vat))?';

/** Verbs of the cart, for telling that a sentence denies one. */
const anyVerb =
  'add|put|buy|order|get|take|remove|delete|drop|empty|clear|make|change|switch|bill|turn|set|move|want|need|undo|swap|replace|exchange|substitute';
/** Verbs that put products into the cart and take them out, and words between one and the other. */
const adding =
  '(?:add|put in|put|buy|order|purchase|get me|get|take|i take|give me|sign me up for|gimme|grab me|grab)';
const insteadOf = '(?:instead of|in place of|rather than)';
const removing = '(?:remove|delete|drop|take out|throw out|get rid of|take off)';

/** What makes a sentence a question, whether it ends with the mark or not. */
const asking =
  /^(?:(?:please|hey|hi|hello|ok|okay|so|and) )*(?:what|why|how|when|where|who|which|should|shall|do|does|did|is|are|am|was|will|may|can i|could i|can we|would you|if)\b/u;
/** Verbs of the cart alone, in each of their forms; `order` and `buy` are of many sentences. */
const cartVerb = /\b(?:add|added|adding|adds|remove|removed|removing|removes)\b/u;
/** A question on what the assistant has done. */
const onDeeds =
  /^(?:(?:and|but|so|hey|wtf) )*(?:why (?:did|have)|who|when did|did|have) (?:(?:you|i|we) )?(?:just )?(?:add|added|remove|removed)\b/u;

/** A question in form that asks for something to be done. */
const requesting =
  /^(?:(?:please|hey|hi|hello|ok|okay|so|and) )*(?:(?:can|could) you|(?:would|will) you please)\b/u;

/** Words between the products of a comparison. */
const betweenProducts = new Set(['compare', 'compared', 'differ', 'from']);

/** A form of message: what it looks like, and what it says if it does. */
interface Form {
  readonly pattern: RegExp;
  /** Null if it looks like this form and is another one all the same. */
  readonly read: (rest: string, context: Context) => Message | null;
}

/** Forms that change nothing, in the order in which they are tried. */
const asks: readonly Form[] = [
  form(
    `(?:help|help me|how (?:do|can|to) (?:(?:i|we) )?(?:add|remove|delete|change|put|buy|order) .+ (?:in|into|to|from|of) ${cart}|what can you do|what do you do|what can i ask|what can i say|how does this work|how does this assistant work|hello|hi|hey)`,
    () => ({ kind: 'help' }),
  ),
  form(
    `(?:show me |show |see |view |list |open )?${cart}|what(?: is| s)?(?: there)? in ${cart}|what have i got in ${cart}|what do i have in ${cart}|(?:(?:what is|what s|how much is|tell me|show me) )?(?:the|my) total(?: (?:of|for|in) ${cart})?${taxed}|(?:what|how much) do i (?:owe|pay)(?: in total| altogether| today)?${taxed}|how much is ${cart}${taxed}|is (?:.+) in ${cart}`,
    () => ({ kind: 'cart' }),
  ),
  form('compare (?<rest>.+?)', (rest) => readComparison(rest) ?? unclearComparison(rest)),
  form('(?:(?:what is|what s) the )?difference between (?<rest>.+?)', readComparison),
  form('how (?:do|does) (?<rest>.+?) (?:compare|differ)', readComparison),
  form('how (?:do|does) (?<rest>.+ (?:compare (?:to|with)|differ from) .+?)', readComparison),
  form('(?:do i need |should i (?:buy|get|take) )?(?<rest>.+ (?:vs|versus|or) .+?)', readComparison),
  form(
    `(?:how much (?:is|are|for)|(?:(?:what is|what s) )?(?:the )?(?:price|prices|cost) (?:of|for)) (?<rest>.+?)${taxed}`,
    readPrices,
  ),
  form(`(?:how much|what) (?:does|do) (?<rest>.+?) cost${taxed}`, readPrices),
  form(`(?<rest>.+?) (?:price|prices|cost|costs)${taxed}`, readPrices),
];

/** Forms that change the cart, in the order in which they are tried. The whole message must have the form. */
const commands: readonly Form[] = [
  form(
    '(?:(?:no|wait|oops|actually|and) )*(?:undo|undo that|undo it|undo this|undo the last(?: thing| one)?|(?:take|put|bring) (?:that|it|them) back|revert that|revert|(?:cancel|scratch|reverse) (?:that|this|the last (?:one|thing)))',
    () => told({ kind: 'undo' }),
  ),
  form(
    '(?:(?:no|wait|oops|actually|and) )*(?:cancel(?: it| (?:that|this|the|my) order)?|never ?mind|nvm|forget (?:it|that)|go back|i(?: ve| have)? changed my mind|(?:the )?wrong one|not that one)',
    () => doubted(told({ kind: 'undo' }), 'wish'),
  ),
  form(
    `(?:empty|clear) ${cart}|(?:remove|delete|clear|drop) (?:everything|all|all of it|all items|it all)(?: (?:in|from|out of) ${cart})?|take everything out(?: of ${cart})?`,
    () => told({ kind: 'empty' }),
  ),
  form('(?:swap(?: out)?|trade|exchange|replace) (?<rest>.+?)', swapForm('(?:for|with|by)', 'out first')),
  form('(?:switch|change|move)(?: from)? (?<rest>.+?)', swapForm('to', 'out first')),
  form(`${removing} (?<rest>.+?)`, swapForm(`(?:and|then) ${adding}`, 'out first', asAdded)),
  form(`${adding} (?<rest>.+?)`, swapForm(`(?:and|then) ${removing}`, 'in first', asAdded)),
  form(`${adding} (?<rest>.+?)`, swapForm(insteadOf, 'in first')),
  form('(?:swap|exchange|substitute) (?<rest>.+?)', swapForm('(?:and|for|with|by)', 'either')),
  form(`(?:(?:i|we) (?:want|need|prefer|would like|d like) )?(?<rest>.+?)`, (rest, context) =>
    doubted(swapForm(insteadOf, 'in first')(rest, context), 'wish'),
  ),
  form('(?:i|we) (?:prefer|(?:would|d) rather have) (?<rest>.+)', (rest, context) =>
    doubted(swapForm('(?:than|to)', 'in first')(rest, context), 'wish'),
  ),
  form(`${adding} (?<rest>.+?) instead`, readInstead),
  form('(?:i|we) (?:want|need|would like|d like) (?!to )(?<rest>.+?)', (rest, context) =>
    doubted(readAddition(rest, context), 'wish'),
  ),
  form('have (?<rest>.+?)', (rest, context) => doubted(readAddition(rest, context), 'wish')),
  form('(?:maybe|perhaps) (?:add|buy|order|get|take) (?<rest>.+?)', (rest, context) =>
    doubted(readAddition(rest, context), 'wish'),
  ),
  form(`(?:take|throw) (?<rest>.+?) (?:out|off)(?: (?:of )?${cart})?`, readRemoval),
  form('(?<rest>one|two|three|four|five|\\d+)', readNumber),
  form('(?:add )?(?<rest>(?:one|two|three|four|five|\\d+|another)(?: more| one)?)', readMore),
  form(`${adding} (?<rest>.+?)`, readAddition),
  form(`(?<rest>.+? (?:in|into|to) ${cart})`, readAddition),
  form('(?<rest>(?:one|two|three|four|five|\\d+) .+?)', readAddition),
  form(`${removing} (?<rest>.+?)`, readRemoval),
  form('cancel (?<rest>.+?)', (rest, context) => doubted(readRemoval(rest, context), 'wish')),
  form('(?:make|change|switch|bill|turn|set|move) (?<rest>.+?)', readChange),
];

/**
 * Reads a message. It is a command only if all of it is one: words around a command, such as a story or the wish to
 * forget the rules, make it a question, and a question never changes anything. A request that has the form of a
 * question is offered; what is denied is not done.
 */
export function readMessage(text: string, context: Context = noContext): Message {
  if (text.length > MOST_CHARACTERS) return { kind: 'unread', why: 'too long' };
  if (!/[\p{L}\p{N}]/u.test(text)) return { kind: 'unread', why: 'nothing' };
  const plain = plainText(text);
  const question: Message = { kind: 'question', text: text.trim() };
  const asked = firstOf(asks, plain, context);
  if (asked) return asked;
  if (isDenied(plain)) return { kind: 'unread', why: 'refused' };
  if (
    /^(?:yes|ok|okay|sure|do it|go ahead)(?: (?:and|please|thanks|do it|do))*$/u.test(plain) &&
    context.offered
  )
    return told(context.offered);
  const isRequest = requesting.test(plain);
  if (onDeeds.test(plain)) return { kind: 'cart' };
  if (asking.test(plain) && !isRequest) return question;
  const message =
    firstOf(commands, plain, context) ?? severalIn(plain, context) ?? withoutOrder(plain) ?? question;
  if (!text.trim().endsWith('?')) return message;
  return isRequest ? (doubted(message, 'question') ?? question) : question;
}

/** The products that a message speaks of: what “it” is in the next one. */
export function spokenOfIn(text: string, message: Message): readonly ProductId[] {
  switch (message.kind) {
    case 'command':
      return productsOf(message.command);
    case 'prices':
      return message.items.map(({ productId }) => productId);
    case 'compare':
      return message.productIds;
    case 'offer':
    case 'question':
    case 'cart':
    case 'help':
    case 'unread':
      return productsIn(plainText(text).split(' '));
  }
}

function productsOf(command: Command): readonly ProductId[] {
  switch (command.kind) {
    case 'add':
    case 'remove':
    case 'resize':
      return command.items.map(({ productId }) => productId);
    case 'swap':
      return command.added.map(({ productId }) => productId);
    case 'rebill':
      return command.productIds;
    case 'empty':
    case 'undo':
      return [];
  }
}

function form(pattern: string, read: Form['read']): Form {
  return { pattern: new RegExp(`^${polite}(?:${pattern})${politeEnd}$`, 'u'), read };
}

function firstOf(forms: readonly Form[], plain: string, context: Context): Message | null {
  for (const { pattern, read } of forms) {
    const match = pattern.exec(plain);
    const message = match && read(match.groups?.rest ?? '', context);
    if (message) return message;
  }
  return null;
}

function told(command: Command): Message {
  return { kind: 'command', command };
}

/** A command as one that is only offered. */
function doubted(message: Message | null, why: Doubt): Message | null {
  return message?.kind === 'command' ? { kind: 'offer', why, commands: [message.command] } : message;
}

/** What speaks of adding or removing a product and has no form of an order: no text of the site answers that. */
function withoutOrder(plain: string): Message | null {
  return cartVerb.test(plain) &&
    !/^(?:tell|show|explain|teach)\b/u.test(plain) &&
    productsIn(plain.split(' ')).length > 0
    ? { kind: 'unread', why: 'no order' }
    : null;
}

/** Two commands in one message: half of what was meant is done by neither of them. */
function severalIn(plain: string, context: Context): Message | null {
  const isSeveral = Array.from(plain.matchAll(/ and /gu)).some(({ index }) =>
    [plain.slice(0, index), plain.slice(index + ' and '.length)].every(
      (part) => firstOf(commands, part, context)?.kind === 'command',
    ),
  );
  return isSeveral ? { kind: 'unread', why: 'several' } : null;
}

/** Whether a sentence says what is not to be done. */
function isDenied(plain: string): boolean {
  const denial = new RegExp(
    `^(?:(?:please|no|ok|hey) )*(?:(?:i|we) (?:(?:would|will|d|ll) )?)?(?:do not|don t|dont|never|not|stop) (?!forget)(?:.* )?(?:${anyVerb})\\b`,
    'u',
  );
  const isOfProducts = productsIn(plain.split(' ')).length > 0;
  if (denial.test(plain))
    return isOfProducts || /\b(?:it|that|them|cart|basket|bag|anything|everything)\b/u.test(plain);
  return (
    /^(?:add|buy|order|remove) (?:nothing|none)\b/u.test(plain) || (/^no\b/u.test(plain) && isOfProducts)
  );
}

/** A message without what makes no difference: capitals, accents, marks. The points and signs of numbers stay. */
function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/(?<=\d)\s*[x×](?![\p{L}\p{N}])/gu, ' ')
    .replaceAll(/(?<![\p{L}\p{N}])[x×]\s*(?=\d)/gu, ' ')
    .replaceAll(/[-–−](?=\d)/gu, 'minus ')
    .replaceAll(/(?<=\d)[.,](?=\d)/gu, ' point ')
    .replaceAll(/[,;+&]/gu, ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/\band(?: and)+\b/gu, 'and')
    .trim();
}

/** What is wrong with a command, or that it is none of ours; undefined if nothing is. */
function faultOf({ items, trouble, others, namesCart }: Items): Message | null | undefined {
  if (others.length > 0)
    return namesCart && items.length === 0 ? { kind: 'unread', why: 'which product' } : null;
  if (trouble) return { kind: 'unread', why: trouble };
  if (items.length === 0) return namesCart ? { kind: 'unread', why: 'which product' } : null;
  return undefined;
}

/** The command for these items, or each of them apart if one of them is meant. */
function commanded(items: Items, toCommand: (items: readonly Item[]) => Command): Message {
  return items.isChoice
    ? { kind: 'offer', why: 'choice', commands: items.items.map((item) => toCommand([item])) }
    : told(toCommand(items.items));
}

function readAddition(rest: string, { spoken }: Context): Message | null {
  const read = readItems(rest, spoken);
  const fault = faultOf(read);
  if (fault !== undefined) return fault;
  if (read.items.some(({ quantity }) => quantity === 0)) return { kind: 'unread', why: 'quantity' };
  return commanded(read, (items) => ({ kind: 'add', items }));
}

/**
 * Reads products in the place of others, parted by some words.
 *
 * @param order which of them goes out; `either` if the words leave that open, and it is asked
 * @param toAdded what comes for an item as it was read
 */
function swapForm(
  between: string,
  order: 'out first' | 'in first' | 'either',
  toAdded: (item: Item) => Item = (item) => item,
): Form['read'] {
  const parting = new RegExp(` ${between} `, 'gu');
  return (rest, { spoken }) => {
    for (const { index, 0: words } of rest.matchAll(parting)) {
      const first = readItems(rest.slice(0, index), spoken);
      const second = readItems(rest.slice(index + words.length), spoken);
      if (first.others.length > 0 || (first.items.length === 0 && !first.trouble && !first.isAll)) continue;
      if (second.others.length > 0) return { kind: 'unread', why: 'which product' };
      if (second.items.length === 0) continue;
      const [out, come] = order === 'in first' ? [second, first] : [first, second];
      const swapped = readSwap(out, come, toAdded);
      return order === 'either' && swapped.kind !== 'unread'
        ? offered([swapped, readSwap(come, out, toAdded)], 'choice')
        : swapped;
    }
    return null;
  };
}

function readSwap(out: Items, come: Items, toAdded: (item: Item) => Item = (item) => item): Message {
  const trouble = out.trouble ?? come.trouble;
  if (trouble) return { kind: 'unread', why: trouble };
  if (out.isAll || come.isAll) return { kind: 'unread', why: 'which product' };
  if ([...out.items, ...come.items].some(({ quantity }) => quantity === 0))
    return { kind: 'unread', why: 'quantity' };
  const added = come.items.map(toAdded);
  if (out.items.some((item) => added.some((other) => isSameLine(item, other))))
    return { kind: 'unread', why: 'which product' };
  const commands = choicesOf(out.isChoice, out.items).flatMap((removed) =>
    choicesOf(come.isChoice, added).map((items): Command => ({ kind: 'swap', removed, added: items })),
  );
  const isCounted = out.items.length === 1 || added.every(({ quantity }) => quantity !== null);
  const [only, ...more] = commands;
  if (only && more.length === 0 && isCounted) return told(only);
  return { kind: 'offer', why: more.length > 0 ? 'choice' : 'wish', commands };
}

function isSameLine(item: Item, other: Item): boolean {
  return (
    item.productId === other.productId &&
    (item.billing === null || other.billing === null || item.billing === other.billing)
  );
}

/** The items that are meant together: all, or one of them. */
function choicesOf(isChoice: boolean, items: readonly Item[]): readonly (readonly Item[])[] {
  return isChoice ? items.map((item) => [item]) : [items];
}

/** `add the sentiment monitor instead`: of what was spoken of, or of something else. */
function readInstead(rest: string, context: Context): Message | null {
  const addition = readAddition(rest, context);
  const come = readItems(rest, []);
  if (addition?.kind !== 'command') return addition;
  const swaps = context.spoken.map((productId) => readSwap({ ...come, items: [everyOne(productId)] }, come));
  return offered([...swaps, addition], 'choice');
}

/** The commands of some messages as ones that are only offered. */
function offered(messages: readonly Message[], why: Doubt): Message {
  return { kind: 'offer', why, commands: messages.flatMap(commandsOf) };
}

function commandsOf(message: Message): readonly Command[] {
  switch (message.kind) {
    case 'command':
      return [message.command];
    case 'offer':
      return message.commands;
    case 'cart':
    case 'prices':
    case 'compare':
    case 'help':
    case 'unread':
    case 'question':
      return [];
  }
}

/** A number alone: so many in all, or so many more. */
function readNumber(rest: string, context: Context): Message | null {
  const readings = [readChange(`it ${rest}`, context), readMore(rest, context)];
  const read = readings.filter((reading) => reading !== null);
  return context.spoken.length > 0 && read.length === readings.length ? offered(read, 'choice') : null;
}

/** `one more`, `another one`. */
function readMore(rest: string, context: Context): Message | null {
  return context.spoken.length > 0
    ? readAddition(`${rest.replace(/ (?:more|one)$/u, '')} of it`, context)
    : null;
}

function readRemoval(rest: string, { spoken }: Context): Message | null {
  const read = readItems(rest.replace(/^(everything|all) but /u, '$1 except '), spoken);
  if (read.isAll && read.items.length === 0) {
    if (read.excluded.length === 0 || read.others.length > 0) return null;
    const rest = productIds.filter((id) => !read.excluded.includes(id));
    return doubted(told({ kind: 'remove', items: rest.map(everyOne) }), 'wish');
  }
  const fault = faultOf(read);
  if (fault !== undefined) return fault;
  if (read.items.some(({ quantity }) => quantity === 0)) return { kind: 'unread', why: 'quantity' };
  return commanded(read, (items) => ({ kind: 'remove', items }));
}

function everyOne(productId: ProductId): Item {
  return { productId, quantity: null, billing: null };
}

/** `Fraud Shield yearly`, `everything in my cart yearly instead of monthly`, `it three`. */
function readChange(rest: string, { spoken }: Context): Message | null {
  const former = new RegExp(` (?:and )?(?:from|instead of|not) ${anyPeriod}(?: billing)?(?= |$)`, 'u');
  const read = readItems(
    ` ${rest}`
      .replace(former, '')
      .replace(/ (?:quantity|number) of /u, ' ')
      .trim(),
    spoken,
  );
  const { items, isAll } = read;
  const periods = new Set(
    [...items.map(({ billing }) => billing), read.billing].filter((billing) => billing !== null),
  );
  const [billing, ...morePeriods] = periods;
  if (read.others.length === 0 && isAll && items.length === 0 && billing !== undefined)
    return told({ kind: 'rebill', productIds: [], billing });
  const isOurs =
    read.quantity !== null || billing !== undefined || items.some(({ quantity }) => quantity !== null);
  if (!isOurs) return null;
  const fault = faultOf(read);
  if (fault !== undefined) return fault;
  const sized = items.flatMap(({ productId, quantity }) =>
    quantity === null ? [] : [{ productId, quantity, billing: null }],
  );
  if (sized.length === items.length && billing === undefined) {
    const isZero = sized.every(({ quantity }) => quantity === 0);
    return commanded({ ...read, items: sized }, () =>
      isZero
        ? { kind: 'remove', items: sized.map((item) => ({ ...item, quantity: null })) }
        : { kind: 'resize', items: sized },
    );
  }
  if (billing === undefined || sized.length > 0) return { kind: 'unread', why: 'quantity' };
  if (morePeriods.length > 0) return { kind: 'unread', why: 'which period' };
  return commanded(read, (some) => ({
    kind: 'rebill',
    productIds: some.map(({ productId }) => productId),
    billing,
  }));
}

function comparedIn(rest: string): readonly ProductId[] | null {
  return productsNamed(rest.split(' ').filter((word) => !betweenProducts.has(word)));
}

function readComparison(rest: string): Message | null {
  const named = comparedIn(rest);
  return named && named.length > 1 ? { kind: 'compare', productIds: named } : null;
}

/** `compare Fraud Shield with a unicorn`. */
function unclearComparison(rest: string): Message | null {
  return productsIn(rest.split(' ')).length > 0 ? { kind: 'unread', why: 'which product' } : null;
}

/** `Fraud Shield`, `3 of those a year`. */
function readPrices(rest: string, { spoken }: Context): Message | null {
  const read = readItems(rest, spoken);
  if (read.others.length > 0 || read.trouble || read.items.length === 0) return null;
  if (read.items.some(({ quantity }) => quantity === 0)) return { kind: 'unread', why: 'quantity' };
  return {
    kind: 'prices',
    items: read.items.map(({ productId, quantity }) => ({ productId, quantity: quantity ?? 1 })),
  };
}

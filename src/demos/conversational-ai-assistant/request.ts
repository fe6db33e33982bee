import { productOf } from '../../content/products/catalog';
import type { ProductId } from '../../content/slugs';
import { productIds } from '../../content/slugs';
import { billingPeriods } from '../../domain/billing';
import { isQuantity, MAX_QUANTITY } from '../../domain/quantity';
import type { Context } from './context';
import type { Line, Row } from './proposal';
import { changed, rowsBetween } from './proposal';
import type { Token } from './words';
import { has, productsIn, senseOf, tokensIn, wholeShop } from './words';

/** The change that a clause asks for. “Only” removes what it doesn't name; “refuse” is “don’t add it”. */
type Verb = 'ask' | 'refuse' | 'undo' | 'restore' | 'swap' | 'remove' | 'keep' | 'only' | 'set' | 'add';

/** Part of a message with one verb, such as “remove the pricing one”. */
export interface Clause {
  /** Null if it says nothing about the cart. */
  readonly verb: Verb | null;
  readonly tokens: readonly Token[];
}

/** Senses of verbs, in the order in which they decide. */
const verbs = ['undo', 'back', 'swap', 'remove', 'out', 'empty', 'keep', 'set', 'add', 'want'] as const;
/** Verbs that start a clause. The others may end it: “take it out”. */
const starters = ['swap', 'remove', 'empty', 'keep', 'set', 'add'] as const;
const firstVerb = (tokens: readonly Token[]) => verbs.find((verb) => has(tokens, verb)) ?? null;
const settings = ['number', 'period', 'factor'] as const;
const pointers = ['product', 'place', 'cheapest', 'priciest', 'others'] as const;
const hasTarget = (tokens: readonly Token[]) => has(tokens, ...pointers, 'all', 'them', 'it', 'cart');
const isKnown = (tokens: readonly Token[]) =>
  tokens.every((token) => token.kind !== 'word' || senseOf(token) !== undefined);

/** Tests whether a message has a verb or a setting, and no word that we don't know: “two of those, please”. */
export const isCommand = (tokens: readonly Token[]) =>
  isKnown(tokens) && has(tokens, ...verbs, 'not', ...settings);

/** Splits a message into clauses. One without a verb takes the verb before it. */
export function clausesOf(text: string): readonly Clause[] {
  const clauses: Clause[] = [];
  for (const sentence of text.split(/(?<=\?)|[;:!…\n]+|[.,](?!\d)/u))
    for (const tokens of partsOf(tokensIn(sentence))) {
      const before = clauses.findLast(({ verb }) => verb === 'remove' || verb === 'add')?.verb ?? null;
      clauses.push({ tokens, verb: verbOf(tokens, before, sentence.endsWith('?')) });
    }
  return clauses;
}

/** Splits a sentence at “and”, before a second verb or numbered product, and before “not”. */
function partsOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const part = parts.at(-1) ?? [];
    if (has([token], 'and') || token.word === 'then') parts.push([]);
    else if (startsPart(token, part, tokens[at + 1])) parts.push([token]);
    else part.push(token);
  }
  return parts.filter(({ length }) => length > 0);
}

function startsPart(token: Token, before: readonly Token[], after: Token | undefined): boolean {
  // “No, keep it”
  if (before.length === 1 && before[0]?.word === 'no' && token.kind !== 'product') return true;
  if (token.kind === 'number') return has(before, 'product') && after?.kind === 'product';
  if (has([token], ...starters)) return hasTarget(before) && has(before, ...starters, 'out');
  const isOwn = has(before.slice(-1), 'self', 'yes');
  return has([token], 'not') && after !== undefined && !isOwn && has(before, 'product', ...settings);
}

function verbOf(tokens: readonly Token[], before: Verb | null, isAsked: boolean): Verb | null {
  const [first] = tokens.filter((token) => !has([token], 'filler', 'self', 'not', 'yes', 'ok', 'polite'));
  const own = first && has([first], 'ask') ? 'ask' : ownVerb(tokens, before);
  if (own !== null || isAsked) return own ?? 'ask';
  const isNamed = has(tokens, 'product');
  if (has(tokens, ...settings)) return isNamed || isKnown(tokens) ? 'set' : null;
  return hasTarget(tokens) && isKnown(tokens) ? (before ?? (isNamed ? 'add' : null)) : null;
}

function ownVerb(tokens: readonly Token[], before: Verb | null): Verb | null {
  const at = tokens.findIndex((token) => has([token], 'not'));
  const verb = firstVerb(at < 0 ? tokens : tokens.slice(0, at));
  if (at >= 0 && (verb === null || verb === 'want'))
    return refused(tokens, firstVerb(tokens.slice(at + 1)), before);
  const isSet = has(tokens, ...settings);
  const isOnly = has(tokens, 'only') && !isSet && hasTarget(tokens);
  switch (verb) {
    case 'undo':
    case 'swap':
    case 'set':
    case 'add':
      return verb;
    case 'back':
      return isSet ? 'set' : 'restore';
    case 'remove':
    case 'out':
    case 'empty':
      // “Cut it to two”
      return has(tokens, 'number') && tokens.some(({ word }) => word === 'to') ? 'set' : 'remove';
    case 'keep':
      return isSet ? 'set' : isOnly || has(tokens, 'cheapest', 'priciest') ? 'only' : 'keep';
    case 'want':
    case null:
      return isOnly ? 'only' : verb && (isSet || hasTarget(tokens)) ? 'add' : null;
  }
}

/** Returns what “don’t” asks for before a verb, and “no” before what isn't wanted: “no chatbot”. */
function refused(tokens: readonly Token[], verb: (typeof verbs)[number] | null, before: Verb | null) {
  if (verb === 'keep') return 'remove';
  if (verb === 'want') return hasTarget(tokens) ? 'remove' : null;
  if (verb !== null) return 'refuse';
  if (!isKnown(tokens)) return null;
  return has(tokens, 'product', 'others') && before !== 'remove' ? 'remove' : 'refuse';
}

/** The cart that a request asks for, as far as it has been read. */
interface Draft {
  readonly lines: readonly Line[];
  /** Products that stay or come because the message says so. */
  readonly touched: readonly ProductId[];
  /** Those of its last clause, for “it”. */
  readonly subject: readonly ProductId[];
  readonly isRestRemoved: boolean;
  /** True if nothing says which products are meant. */
  readonly isGuess: boolean;
}

/** A clause, and everything that its meaning depends on. */
interface Told {
  readonly clause: Clause;
  readonly draft: Draft;
  readonly context: Context;
  readonly chosen: readonly ProductId[] | undefined;
}

/**
 * Reads a request as the cart that it should make.
 * @param start the cart, with the proposal in view if the request continues it
 * @param chosen products to take if nothing says which are meant
 */
export function requestIn(
  clauses: readonly Clause[],
  context: Context,
  start: readonly Line[],
  chosen?: readonly ProductId[],
): Pick<Draft, 'lines' | 'isGuess'> {
  const unread: Draft = { lines: start, touched: [], subject: [], isRestRemoved: false, isGuess: false };
  const draft = clauses.reduce((last, clause) => applied({ clause, draft: last, context, chosen }), unread);
  const isLeft = ({ productId }: Line) => !draft.isRestRemoved || draft.touched.includes(productId);
  return { ...draft, lines: draft.lines.filter(isLeft) };
}

function applied(told: Told): Draft {
  const { clause, draft } = told;
  switch (clause.verb) {
    case null:
    case 'ask':
    case 'refuse':
      // “The second one, I do not want it”
      return has(clause.tokens, ...pointers) ? { ...draft, subject: targetsOf(told).ids } : draft;
    case 'undo':
    case 'restore':
      return earlier(told);
    case 'swap':
      return swapped(told);
    case 'remove':
      return removed(told);
    case 'keep':
      return touching(draft, targetsOf(told).ids);
    case 'only': {
      // “Two of the first, and nothing else”
      const isRest = draft.touched.length > 0 && !has(clause.tokens, 'product');
      return { ...(isRest ? draft : set(told)), isRestRemoved: true };
    }
    case 'set':
    case 'add':
      return set(told);
  }
}

const touching = (draft: Draft, ids: readonly ProductId[]): Draft => ({
  ...draft,
  touched: [...new Set([...draft.touched, ...ids])],
  subject: ids.length > 0 ? ids : draft.subject,
});

/** Returns to the last cart that differs or, of the products named, to its lines. */
function earlier({ clause, draft, context }: Told): Draft {
  const named = productsIn(clause.tokens);
  const isNamed = ({ productId }: Line) => named.length === 0 || named.includes(productId);
  const undone = clause.verb === 'restore' && context.undone ? [context.undone] : [];
  const others = draft.lines.filter((line) => !isNamed(line));
  const [lines] = [...undone, ...context.carts.toReversed()]
    .map((cart) => [...others, ...cart.filter(isNamed)])
    .filter((cart) => rowsBetween(draft.lines, cart).length > 0);
  return lines ? { ...touching(draft, named), lines } : draft;
}

const isReversed = ({ word }: Token) => /^(?:instead of|rather than|in place)$/u.test(word);

/** Reads “swap A for B” and “B instead of A” as the removal of A and the addition of B. */
function swapped(told: Told): Draft {
  const { tokens } = told.clause;
  const at = tokens.findIndex((token) => has([token], 'link') || isReversed(token));
  const [one, two] = [tokens.slice(0, at), tokens.slice(at + 1)];
  const [old, wanted] = tokens.some(isReversed) ? [two, one] : [one, two];
  if (at < 0 || !hasTarget(old)) return has(tokens, 'others') ? removed(told) : told.draft;
  const draft = removed({ ...told, clause: { verb: 'remove', tokens: old } });
  return wanted.length > 0 ? set({ ...told, draft, clause: { verb: 'add', tokens: wanted } }) : draft;
}

const settingsIn = (tokens: readonly Token[]) => ({
  number: tokens.findLast((token) => token.kind === 'number')?.number ?? null,
  factor: tokens.findLast((token) => token.kind === 'factor')?.factor ?? 1,
  period: tokens.findLast((token) => token.kind === 'period')?.billing,
});

function removed(told: Told): Draft {
  const { draft, clause } = told;
  const { ids, isGuess } = targetsOf(told);
  const { number, period } = settingsIn(clause.tokens);
  const taken = isQuantity(number) ? number : MAX_QUANTITY;
  const rows = draft.lines
    .filter(({ productId, billing }) => ids.includes(productId) && (!period || billing === period))
    .map((from) => ({ from, to: { ...from, quantity: Math.max(from.quantity - taken, 0) } }));
  return isGuess ? { ...draft, isGuess } : { ...draft, subject: ids, lines: changed(draft.lines, rows) };
}

/** Adds products, and sets quantities and billing periods. */
function set(told: Told): Draft {
  const { draft, clause } = told;
  const { ids, isGuess } = targetsOf(told);
  const { number, factor, period } = settingsIn(clause.tokens);
  // “Set all prices to zero”
  if (number === 0 && !isKnown(clause.tokens)) return draft;
  const rows = ids.map((productId): Row => {
    const held = draft.lines.filter((line) => line.productId === productId);
    const line = held.find(({ billing }) => billing === period) ?? held[0] ?? null;
    const isAdded = clause.tokens.some(({ word }) => word === 'add') && (number !== null || !period);
    const isMore = has(clause.tokens, 'more') || isAdded;
    const quantity =
      line && isMore ? line.quantity + (number ?? 1) : Math.round((number ?? line?.quantity ?? 1) * factor);
    const billing = period ?? line?.billing ?? billingPeriods[0];
    return { from: line, to: { productId, billing, quantity: Math.min(quantity, MAX_QUANTITY) } };
  });
  return isGuess ? { ...draft, isGuess } : { ...touching(draft, ids), lines: changed(draft.lines, rows) };
}

/** Finds the products that a clause is about: those it names or points to, or those of the conversation. */
function targetsOf({ clause, draft, context, chosen }: Told) {
  const { tokens, verb } = clause;
  const sure = (ids: readonly ProductId[]) => ({ ids, isGuess: false });
  const guess = (ids: readonly ProductId[]) => (chosen ? sure(chosen) : { ids, isGuess: ids.length > 1 });
  const inCart = [...new Set(draft.lines.map(({ productId }) => productId))];
  const held = inCart.filter((id) => verb !== 'remove' || !draft.touched.includes(id));
  const isOpen = verb === 'add' || verb === 'only' || (verb === 'set' && !context.isAfterChange);
  const mentioned = context.mentioned.filter((id) => isOpen || held.includes(id));
  const own = productsIn(tokens);
  const at = tokens.findIndex((token) => has([token], 'except'));
  if (has(tokens.slice(0, Math.max(at, 0)), 'all')) return sure(held.filter((id) => !own.includes(id)));
  if (own.length > 0) return sure(own);
  const said = tokens.map(({ word }) => word).join(' ');
  if (wholeShop.test(said)) return sure(verb === 'remove' ? held : productIds);
  const pointed = pointedTo(said, verb === 'add' ? productIds : held);
  if (pointed.length > 0) return sure(pointed);
  if (has(tokens, 'others')) {
    const known = [...draft.touched, ...draft.subject];
    const rest = held.filter((id) => !(known.length > 0 ? known : mentioned).includes(id));
    return rest.length > 0 ? sure(rest) : guess(held);
  }
  if (has(tokens, 'all', 'empty') || (verb === 'remove' && has(tokens, 'cart')))
    return sure(verb === 'add' && mentioned.length > 1 ? mentioned : held);
  const groups = [draft.subject, draft.touched, mentioned, verb === 'add' ? [] : held];
  const isSeveral = has(tokens, 'them') && !(verb === 'remove' && has(tokens, 'number'));
  const several = groups.find(({ length }) => length > 1);
  const ids = groups.find(({ length }) => length > 0) ?? [];
  // “Take those out,” after another product was added
  const older = held.filter((id) => !mentioned.includes(id));
  if (isSeveral && verb === 'remove' && several === held && older.length > 1) return sure(older);
  if (isSeveral) return sure(several ?? ids);
  if (verb === 'remove') return guess(has(tokens, 'it') || isKnown(tokens) ? ids : held);
  return ids === held ? guess(ids) : sure(ids);
}

const places = ['first former top', 'second middle', 'third'].map((words) => words.split(' '));
const counts = new Map(Object.entries({ two: 2, 2: 2, three: 3, 3: 3 }));

/** Returns the products that words point to by price or position; empty if they don't. */
export function pointedTo(said: string, candidates: readonly ProductId[]): readonly ProductId[] {
  const byPrice = candidates.toSorted((a, b) => productOf(a).priceCents - productOf(b).priceCents);
  const tokens = tokensIn(said).filter(({ word }) => word !== 'most');
  const pointed = tokens.flatMap((token, at) => {
    const [before = '', after = ''] = [tokens[at - 1]?.word, tokens[at + 1]?.word];
    const count = counts.get(before) ?? counts.get(after) ?? 1;
    const place = places.findIndex((words) => words.includes(token.word));
    if (has([token], 'cheapest')) return byPrice.slice(0, count);
    if (has([token], 'priciest')) return byPrice.slice(-count);
    if (!has([token], 'place') || /^(?:month|year|time|thought)/u.test(after)) return [];
    return place < 0 ? candidates.slice(-count) : candidates.slice(place, place + count);
  });
  return [...new Set(pointed)];
}

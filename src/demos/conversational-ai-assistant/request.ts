import { catalog, productOf } from '../../content/products/catalog';
import { productIds } from '../../content/slugs';
import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import { billingPeriods } from '../../domain/billing';
import { isQuantity, MAX_QUANTITY } from '../../domain/quantity';
import type { Classifier } from './classifier';
import { classify } from './classifier';
import type { Context } from './context';
import type { Intent, Verb } from './intents';
import { isRequest, requestVerbs } from './intents';
import type { Line, Proposal, Row } from './proposal';
import { changed, rowsBetween, rowsNow, sameLine } from './proposal';
import type { Token } from './words';
import { has, periodIn, productTokens, tokensIn, wordsIn } from './words';

/** The sentence above a proposal. */
export type Note = 'this' | 'which product' | 'each' | 'quantity' | 'nothing';

/** A message read as a request. */
export interface Wish {
  readonly proposal: Proposal;
  readonly note: Note;
}

/** Part of a message with one verb, such as “remove the pricing one”. */
export interface Clause {
  /** Null if it has no verb of its own, and none before it. */
  readonly verb: Verb | null;
  readonly isOwnVerb: boolean;
  /** True if it is a request even if the rest of the message isn't. */
  readonly isSure: boolean;
  /** True if it says no to something: “no pricing”. */
  readonly isDenied: boolean;
  readonly isQuestion: boolean;
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Its words. */
  readonly said: string;
}

interface Item {
  readonly productId: ProductId;
  /** Null if not said. */
  readonly quantity: number | null;
  readonly billing: BillingPeriod | null;
}

/** The cart as it should be, as far as the message has been read. */
interface Draft {
  readonly lines: readonly Line[];
  /** Products that the message is about. */
  readonly touched: readonly ProductId[];
  /** Those of its last clause, for “it”. */
  readonly subject: readonly ProductId[];
  readonly isRestRemoved: boolean;
  readonly note: Note;
}

/** Minimum probability at which a clause counts as a request of its own. */
const MIN_PROBABILITY = 0.5;
/** Minimum probability at which it is one in a message that asks a question. */
const MIN_PROBABILITY_WHEN_SURE = 0.8;
/** The period of an addition that names none. */
const [defaultBilling] = billingPeriods;

const clauseEnds =
  /(?<=\?)|[;:…!\n]+|,(?!\d{3})|\.(?!\d)|&|\b(?:and|n|(?<!(?:every ?thing|all|any ?thing) )but|then|plus)\b/iu;
const question =
  /^(?:(?:and|so|ok|okay|well|yo|hi|hello|hey|lol|mate|just) )*(?:what|whats|which|who|where|when|why|how|is(?! it possible)|are|does|do (?:you|u|i|we|my)|did|whether)\b/u;
/** Words for the lines of the cart that a message doesn't name. */
export const others =
  /\b(?:oth?e?rs?|rest|else|remaining|existing|already|current|defaults?|samples?|there|(?:did|have) ?n[o']?t)\b/u;
/** Words for the samples that were there at first. */
const atFirst = /\b(?:existing|already|defaults?|samples?|there|(?:did|have) ?no?t)\b/u;
const wholeCart = /\b(?:cart|basket|lot)\b/u;
const negation = /\b(?:no|not|dont|do nt|never|without|forget (?!it|that)|minus)\b/u;
const more = /\b(?:more|another|extra|additional|add|buy|second)\b/u;
/** Verbs that mean the same in any sentence; the classifier knows the others. */
const plainVerbs: readonly (readonly [Verb, RegExp])[] = [
  ['swap', /\b(?:swap|replace|exchange|inst?ead)\b/u],
  [
    'take out',
    /\b(?:(?:remov|delet|drop|ditch|kill|clear|empt|cancel|scrap)\p{L}*|bin|rid|rm)\b|\bout(?: please)?$/u,
  ],
  ['keep', /\b(?:keep|stays?|remain|as (?:it|they) (?:is|are)|unchanged)\b/u],
];

/** Returns the verb of the requests that a text is most likely to be; null if it's likely none. */
export function verbOf(text: string, classifier: Classifier<Intent>, least = MIN_PROBABILITY): Verb | null {
  const totals = new Map<Verb, number>();
  for (const { name, probability } of classify(classifier, text))
    if (isRequest(name)) totals.set(requestVerbs[name], (totals.get(requestVerbs[name]) ?? 0) + probability);
  const [best] = [...totals].toSorted(([, a], [, b]) => b - a);
  const all = [...totals.values()].reduce((sum, one) => sum + one, 0);
  return best && all >= least ? best[0] : null;
}

/** Splits a message into clauses. One without a verb of its own continues the one before it. */
export function clausesOf(text: string, classifier: Classifier<Intent>): readonly Clause[] {
  const clauses: Clause[] = [];
  for (const part of text.split(clauseEnds)) {
    const tokens = tokensIn(part);
    const said = wordsIn(part).join(' ');
    const isQuestion = question.test(said);
    const before = clauses.at(-1);
    const hasTarget =
      has(tokens, 'product', 'number', 'period', 'factor', 'all', 'them', 'more') ||
      others.test(said) ||
      pointer.test(said) ||
      wholeCart.test(said);
    if (said === '') continue;
    if (!hasTarget && before && !isQuestion && /^swap$|\bsame\b/u.test(said)) {
      const joined = `${before.text} ${part}`;
      clauses.splice(-1, 1, clauseOf(joined, clauses.at(-2), classifier));
    } else if (hasTarget || isQuestion || has(tokens, 'it')) {
      const clause = clauseOf(part, before, classifier);
      if (hasTarget || clause.isOwnVerb || isQuestion) clauses.push(clause);
    }
  }
  return clauses;
}

function clauseOf(text: string, before: Clause | undefined, classifier: Classifier<Intent>): Clause {
  const tokens = tokensIn(text);
  const said = wordsIn(text).join(' ');
  const isQuestion = question.test(said);
  const isAboutProduct =
    has(tokens, 'product', 'it', 'them', 'all') ||
    others.test(said) ||
    pointer.test(said) ||
    wholeCart.test(said);
  const isFragment = tokens.every(
    (token) =>
      ['product', 'number', 'period', 'and', 'all'].includes(token.kind) ||
      (token.kind === 'word' && (fillers.test(token.word) || pointer.test(token.word))),
  );
  const isDenied = isAboutProduct && negation.test(said) && !has(tokens, 'number', 'period');
  const plain = isAboutProduct
    ? (plainVerbs.find(([, words]) => words.test(said))?.[0] ?? (has(tokens, 'factor') ? 'set' : null))
    : null;
  const plainText = text.replace(new RegExp(pointer, 'iu'), 'fraud shield');
  const likely = isQuestion ? null : (plain ?? (isFragment ? null : verbOf(plainText, classifier)));
  const own =
    likely === 'take out' && /^(?:please )?(?:dont|do not|never)\b/u.test(said)
      ? 'keep'
      : isDenied && !isQuestion && (likely === null || likely === 'set')
        ? 'take out'
        : likely;
  // “No pricing, everything monthly”
  const isContinued =
    !isQuestion && !(before?.verb === 'take out' && (before.isDenied || has(tokens, 'period')));
  const isSure =
    likely !== null && (plain !== null || verbOf(text, classifier, MIN_PROBABILITY_WHEN_SURE) !== null);
  return {
    isSure,
    verb: own ?? (isContinued ? (before?.verb ?? null) : null),
    isOwnVerb: own !== null,
    isDenied,
    isQuestion,
    tokens,
    said,
    text,
  };
}

/** Words that say nothing about what to do. */
const fillers = /^(?:the|an?|ones?|thing|please|pls|too|also|for|of|me|obviously|just|only)$/u;

/** Words for a place in a list, a price, or a rating. */
const pointer =
  /\b(?:first|former|(?<!\ba )second|third|latter|last|line \d+|position \d+|cheap(?:er|est)|least expensive|(?:more|most) expensive|priciest|dearest|(?:best|highest|top) (?:rated|rating))\b(?! (?:month|year|time|thought|change))/u;

/** Returns the products that a clause points to by price, rating, or position; empty if it doesn't. */
function pointedTo({ said, tokens }: Clause, candidates: readonly ProductId[]): readonly ProductId[] {
  const found = pointer.exec(said)?.[0];
  if (found === undefined) return [];
  const products = candidates.map(productOf);
  const byPrice = products.toSorted((a, b) => a.priceCents - b.priceCents);
  const sorted = /cheap|least/u.test(found)
    ? byPrice
    : /expensive|priciest|dearest/u.test(found)
      ? byPrice.toReversed()
      : found.includes('rat')
        ? products.toSorted((a, b) => b.rating - a.rating)
        : /last|latter/u.test(found)
          ? products.toReversed()
          : products;
  const rank = said.includes('second')
    ? 2
    : said.includes('third')
      ? 3
      : Number(/\d+$/u.exec(found)?.[0] ?? 1);
  const isMany =
    /\b(?:expensive|cheapest|dearest|first|last)\b/u.test(found) && /\b(?:two|three)\b/u.test(said);
  const count = isMany ? (tokens.find((token) => token.kind === 'number')?.number ?? 1) : 1;
  return sorted.slice(rank - 1, rank - 1 + count).map(({ id }) => id);
}

/** Returns a clause's products, each with the number and period nearest to it, and the numbers and periods left over. */
function itemsIn({ tokens, said }: Clause) {
  const places = productTokens(tokens);
  const isNegated = (at: number) => tokens[at - 1]?.kind === 'not';
  const nearest = (at: number) =>
    places.toSorted(
      (a, b) => Math.abs(a.at - at) - (a.at > at ? 0.5 : 0) - Math.abs(b.at - at) + (b.at > at ? 0.5 : 0),
    )[0]?.productId;
  const numbers = tokens.flatMap((token, at) =>
    token.kind === 'number' && !isNegated(at) ? [{ number: token.number, of: nearest(at) }] : [],
  );
  const periods = tokens.flatMap((token, at) =>
    token.kind === 'period' && !isNegated(at) ? [{ billing: token.billing, of: nearest(at) }] : [],
  );
  const ids = [...new Set(places.map(({ productId }) => productId))];
  const shared = new Set(periods.map(({ billing }) => billing)).size === 1 ? periods[0]?.billing : undefined;
  const isPointing = pointer.test(said) && /\b(?:two|three)\b/u.test(said);
  return {
    items: ids.map((productId): Item => ({
      productId,
      quantity: numbers.findLast(({ of }) => of === productId)?.number ?? null,
      billing: shared ?? periods.findLast(({ of }) => of === productId)?.billing ?? null,
    })),
    number: isPointing ? null : (numbers.at(-1)?.number ?? null),
    billing: periods.at(-1)?.billing ?? null,
  };
}

/**
 * Reads a request as the cart that it should make. What it leaves open is guessed, because the visitor sees the changes
 * and can change them before pressing a button.
 * @param verb of the whole message, for clauses without one
 */
export function wishOf(
  clauses: readonly Clause[],
  verb: Verb,
  context: Context,
  lines: readonly Line[],
  start: readonly Line[],
): Wish {
  const pending = rowsBetween(lines, start).map(({ to }) => to.productId);
  const hasVerb = clauses.some((clause) => clause.verb !== null);
  const read = clauses.flatMap((clause, at): readonly Clause[] => {
    const next = clauses[at + 1];
    // “The second, I don’t want it.”
    const isSubject = next?.isOwnVerb === true && !clause.isOwnVerb && has(next.tokens, 'it', 'them');
    if (isSubject && productTokens(next.tokens).length === 0) return [{ ...clause, verb: null }];
    if (clause.verb !== null) return [clause];
    if (!hasVerb) return [{ ...clause, verb }];
    if (clause.isQuestion || !has(clause.tokens, 'period', 'product')) return [];
    const following = clauses.slice(at).flatMap((later) => later.verb ?? [])[0];
    const isFragment = has(clause.tokens, 'period', 'number');
    return isFragment || following === 'set' ? [{ ...clause, verb: 'set' }] : [];
  });
  const verbs = new Set(read.flatMap((clause) => clause.verb ?? []));
  const said = clauses.map((clause) => clause.said).join(' ');
  const isSame = /\bsame\b/u.test(said);
  const isList = read.filter((clause) => clause.verb === 'set' && has(clause.tokens, 'product')).length > 1;
  const draft = read.reduce<Draft>(
    (before, clause, at) => {
      const told: Told = {
        clause,
        ...itemsIn(clause),
        draft: before,
        context,
        pending,
        isOnly: verbs.size === 1,
        isList,
        isSame,
        isSameCount: /\bsame (?:quantity|number|amount)\b/u.test(said),
      };
      // A period at the end of a list holds for all of it.
      const following = read.slice(at + 1).filter((next) => next.verb === clause.verb);
      const later = following.every((next) => !next.isOwnVerb)
        ? new Set(following.flatMap((next) => periodIn(next.tokens) ?? []))
        : new Set<BillingPeriod>();
      const billing = told.billing ?? (later.size === 1 ? ([...later][0] ?? null) : null);
      return applied({ ...told, billing });
    },
    { lines: start, touched: [], subject: [], isRestRemoved: false, note: 'this' },
  );
  const rows = rowsBetween(lines, draft.lines);
  const kept = lines.flatMap((line): readonly Row[] =>
    draft.touched.includes(line.productId) && rows.every(({ from, to }) => !sameLine([line], from ?? to))
      ? [{ from: line, to: line }]
      : [],
  );
  const proposal: Proposal = {
    rows: draft.isRestRemoved || rows.length === 0 ? [...kept, ...rows] : rows,
    isRestRemoved: draft.isRestRemoved,
    isUndo: false,
  };
  if (rowsNow(proposal, lines).length > 0) return { proposal, note: draft.note };
  return { proposal, note: 'nothing' };
}

interface Told {
  readonly clause: Clause;
  readonly items: readonly Item[];
  /** A number or period of the clause, whichever product it is nearest to. */
  readonly number: number | null;
  readonly billing: BillingPeriod | null;
  readonly draft: Draft;
  readonly context: Context;
  /** Products that the last proposal, not pressed, changes. */
  readonly pending: readonly ProductId[];
  /** True if all clauses have the same verb. */
  readonly isOnly: boolean;
  /** True if the message lists several products to have. */
  readonly isList: boolean;
  /** True if it asks for the same period, or quantity, as before. */
  readonly isSame: boolean;
  readonly isSameCount: boolean;
}

function applied(told: Told): Draft {
  const { clause, items, draft, isOnly } = told;
  const { said, tokens, verb } = clause;
  const isOnlyThese =
    items.length > 0 &&
    told.number === null &&
    told.billing === null &&
    (/\bonly\b/u.test(said) || /\bjust (?!add|put|remove|drop|delete)/u.test(said));
  switch (verb) {
    case null:
      return { ...draft, subject: targetsOf(told, 'set').ids };
    case 'take out': {
      const exceptAt = tokens.findIndex(({ kind }) => kind === 'except');
      const isKept = exceptAt >= 0 || isOnlyThese || /\b(?:keep|leave)\b/u.test(said);
      const isAll = has(tokens, 'all') || wholeCart.test(said);
      const isHeld = (id: ProductId) => draft.lines.some(({ productId }) => productId === id);
      const samples = draft.lines.filter(({ isDemoItem }) => isDemoItem).map(({ productId }) => productId);
      if (isKept && items.length > 0)
        return restRemoved(
          told,
          items.map(({ productId }) => productId),
        );
      if (items.length === 0 && told.number === null) {
        if (isKept) return restRemoved(told, null);
        if (atFirst.test(said) && samples.length > 0) return removed(told, { ids: samples, note: 'this' });
        if (others.test(said)) return restRemoved(told, null);
        if (isAll && !has(tokens, 'it')) return restRemoved(told, []);
        // “I take it”
        const { mentioned } = told.context;
        if (
          draft.touched.length === 0 &&
          has(tokens, 'it') &&
          mentioned.length > 0 &&
          !mentioned.some(isHeld)
        )
          return set(told);
      }
      return removed(told, targetsOf(told, 'held'));
    }
    case 'keep': {
      if (others.test(said) && !isOnlyThese) return draft;
      const kept = targetsOf(told, 'held').ids;
      const isRest = isOnly || isOnlyThese || /\b(?:only|just)\b/u.test(said);
      return isRest ? restRemoved(told, kept) : withSubject(draft, kept);
    }
    case 'swap':
      return swapped(told);
    case 'set':
    case 'undo': {
      const next = set(told);
      return isOnlyThese ? { ...next, isRestRemoved: true } : next;
    }
  }
}

/** Removes what isn't kept; null keeps what the message or, without one, the conversation is about. */
function restRemoved({ draft, context }: Told, kept: readonly ProductId[] | null): Draft {
  const isHeld = (id: ProductId) => draft.lines.some(({ productId }) => productId === id);
  const own = draft.lines.filter(({ isDemoItem }) => !isDemoItem).map(({ productId }) => productId);
  const known = context.mentioned.filter(isHeld);
  const [touched = []] = (kept ? [[...draft.touched, ...kept]] : [draft.touched, known, own]).filter(
    (ids) => ids.length > 0 && draft.lines.some(({ productId }) => !ids.includes(productId)),
  );
  return {
    ...draft,
    touched: kept ? [...draft.touched, ...kept] : touched,
    subject: kept ?? draft.subject,
    isRestRemoved: true,
  };
}

function withSubject(draft: Draft, ids: readonly ProductId[]): Draft {
  return { ...draft, touched: [...draft.touched, ...ids], subject: ids };
}

function removed({ items, number, clause, draft }: Told, { ids, note }: Targets): Draft {
  const rows = draft.lines
    .filter(({ productId }) => ids.includes(productId))
    .map((line) => {
      const own = items.find(({ productId }) => productId === line.productId)?.quantity;
      const count = own ?? number;
      const left =
        count === null ? 0 : /\bto (?:\S+ )?\S+$/u.test(clause.said) ? count : line.quantity - count;
      return toQuantity(line, left);
    });
  return { ...withSubject(draft, ids), lines: changed(draft.lines, rows), note };
}

/** Reads an addition, a quantity, or a period. The cart tells them apart. */
function set(told: Told): Draft {
  const { clause, items, number, billing, draft, context, isList, isSameCount } = told;
  const { tokens, said } = clause;
  const factor = tokens.find((token) => token.kind === 'factor')?.factor ?? null;
  const isMore = has(tokens, 'more') || /\bsecond\b(?! (?:one|thought|line))/u.test(said);
  const isAdding = more.test(said) && !isList;
  const isFewer = has(tokens, 'fewer');
  const exceptAt = tokens.findIndex(({ kind }) => kind === 'except');
  const isExcept = exceptAt >= 0 && has(tokens, 'all') && items.length > 0;
  const rest = draft.lines
    .map(({ productId }) => productId)
    .filter((id) => items.every((item) => item.productId !== id));
  const { ids, note } = isExcept
    ? { ids: rest, note: 'this' as const }
    : targetsOf(told, isAdding ? 'any' : 'set');
  const [last] = draft.lines.filter(({ productId }) =>
    [...draft.touched, ...context.mentioned].includes(productId),
  );
  const isSame = told.isSame && last !== undefined;
  const rows = ids.map((productId): Row => {
    const item = items.find((one) => one.productId === productId);
    const held = draft.lines.filter((line) => line.productId === productId);
    const said = item?.billing ?? billing;
    const exact = held.find((line) => line.billing === said);
    const line = exact ?? held[0];
    const known = context.mentioned.includes(productId) ? context.billing : null;
    const period = said ?? line?.billing ?? (isSame ? last.billing : known) ?? defaultBilling;
    const count = item ? item.quantity : number;
    const before = line?.quantity ?? 0;
    const isNew = !line || (isMore && !exact && said !== null);
    const quantity = isNew
      ? (count ?? (isSame && isSameCount ? last.quantity : 1))
      : factor !== null
        ? before * factor
        : isFewer
          ? before - (count ?? 1)
          : isMore || (isAdding && !told.pending.includes(productId) && (count !== null || said === null))
            ? before + (count ?? 1)
            : (count ?? before);
    const from = isNew ? (exact ?? null) : line;
    return { from, to: { productId, billing: period, quantity: quantity <= 0 ? 0 : clamped(quantity) } };
  });
  const isValid = [number, ...items.map(({ quantity }) => quantity)].every(
    (count) => count === null || count === 0 || isQuantity(count),
  );
  return {
    ...withSubject(draft, ids),
    lines: changed(draft.lines, rows),
    note: isValid ? (/\bor\b/u.test(said) && ids.length > 1 ? 'each' : note) : 'quantity',
  };
}

/** Reads “swap A for B”, “B instead of A”, and “B instead”. */
function swapped(told: Told): Draft {
  const { clause, items, draft, context } = told;
  const { said, tokens } = clause;
  const isHeld = (id: ProductId) => draft.lines.some(({ productId }) => productId === id);
  const oldAt = tokens.findIndex(({ kind }) => kind === 'instead' || kind === 'not');
  const places = productTokens(tokens);
  const named = places.filter(({ at }) => oldAt >= 0 && at > oldAt).map(({ productId }) => productId);
  const heldItems = items.filter(({ productId }) => isHeld(productId)).map(({ productId }) => productId);
  const isAll = named.length === 0 && (has(tokens, 'all') || /\bboth\b/u.test(said) || others.test(said));
  const [first] = heldItems;
  const known = context.mentioned.filter(
    (id) => isHeld(id) && items.every(({ productId }) => productId !== id),
  );
  const out =
    named.length > 0 ? named : first !== undefined && items.length > 1 ? [first] : isAll ? [] : known;
  const wantedIds = items.filter(({ productId }) => !out.includes(productId));
  const added =
    wantedIds.length > 0 || named.length === 0
      ? wantedIds
      : context.mentioned
          .filter((id) => !named.includes(id))
          .map((productId): Item => ({ productId, quantity: told.number, billing: told.billing }));
  const [line] = draft.lines.filter(({ productId }) => out.includes(productId));
  const wanted = added.map((item) => ({
    ...item,
    quantity: item.quantity ?? (isHeld(item.productId) ? null : (line?.quantity ?? null)),
    billing: item.billing ?? told.billing ?? (isHeld(item.productId) ? null : (line?.billing ?? null)),
  }));
  const less = removed({ ...told, items: [], number: null }, { ids: out, note: 'this' });
  if (
    wanted.length === 0 ||
    (named.length === 0 && items.every(({ productId }) => isHeld(productId)) && items.length === 1 && !isAll)
  )
    return isAll ? { ...less, isRestRemoved: true } : set(told);
  const next = set({
    ...told,
    items: wanted,
    draft: less,
    isList: true,
    clause: { ...clause, tokens: tokens.filter(({ kind }) => kind === 'product') },
  });
  return isAll && out.length === 0
    ? { ...next, touched: wanted.map(({ productId }) => productId), isRestRemoved: true }
    : next;
}

interface Targets {
  readonly ids: readonly ProductId[];
  readonly note: Note;
}

/**
 * Finds the products that a clause is about: those it names or points to, or those of the message, the conversation, or
 * the cart.
 * @param scope `held`: only products in the cart; `any`: those of the shop, too
 */
function targetsOf({ clause, items, number, draft, context }: Told, scope: 'held' | 'set' | 'any'): Targets {
  const { tokens, said } = clause;
  const held = [...new Set(draft.lines.map(({ productId }) => productId))];
  const usable = (ids: readonly ProductId[]) => {
    const own = ids.filter((id) => held.includes(id));
    return scope === 'any' || (scope === 'set' && own.length === 0) ? ids : own;
  };
  if (items.length > 0) return { ids: items.map(({ productId }) => productId), note: 'this' };
  const known = usable(context.mentioned);
  const touched = draft.touched.filter((id) => held.includes(id));
  const message = has(tokens, 'them', 'all') ? touched : draft.subject;
  const pointed = pointedTo(
    clause,
    scope === 'any' && known.length < 2
      ? productIds
      : known.length > 1 && !/\bline|position|expensive|cheap|dearest/u.test(said)
        ? known
        : held,
  );
  if (pointed.length > 0) return { ids: pointed, note: 'this' };
  const isOther = /\b(?:oth?e?rs?|rest|else)\b/u.test(said);
  const rest = held.filter((id) => !(message.length > 0 ? message : known).includes(id));
  const missing = (has(tokens, 'all') ? productIds : context.recent).filter((id) => !held.includes(id));
  if (isOther && (scope === 'any' || /\b(?:also|too)\b/u.test(said)) && missing.length > 0)
    return { ids: missing, note: 'this' };
  if (isOther && rest.length > 0) return { ids: rest, note: 'this' };
  if (/\bboth\b/u.test(said)) {
    const pairs = [message, known, scope === 'any' ? [] : held, context.recent.slice(0, 2)];
    return { ids: pairs.find(({ length }) => length === 2) ?? held, note: 'this' };
  }
  if (has(tokens, 'all') || /\beach\b/u.test(said)) {
    const isOfAll = /\b(?:sell|offer|shop|product)\b/u.test(said);
    const isIdle = (ids: readonly ProductId[]) =>
      number !== null &&
      ids.every((id) => draft.lines.some((line) => line.productId === id && line.quantity === number));
    const groups = isOfAll
      ? [productIds]
      : [message, known.length > 1 && number !== null ? known : [], held, productIds];
    return { ids: groups.find((ids) => ids.length > 0 && !isIdle(ids)) ?? [], note: 'this' };
  }
  const own = held.filter((id) => draft.lines.some((line) => line.productId === id && !line.isDemoItem));
  const [ids = []] = [message, known, own.slice(-1), scope === 'any' ? [] : held].filter(
    ({ length }) => length > 0,
  );
  if (ids.length > 0) return { ids, note: ids.length > 1 && !has(tokens, 'them') ? 'each' : 'this' };
  const [first] = catalog;
  return { ids: first && scope !== 'held' ? [first.id] : [], note: 'which product' };
}

function toQuantity(from: Line, quantity: number): Row {
  return { from, to: { ...from, quantity: quantity <= 0 ? 0 : clamped(quantity) } };
}

/** Returns the nearest quantity that a cart can hold; 1 if it isn't a number. */
function clamped(quantity: number): number {
  return Number.isNaN(quantity) ? 1 : Math.min(Math.max(Math.round(quantity), 1), MAX_QUANTITY);
}

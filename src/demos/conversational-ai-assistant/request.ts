import { productOf } from '../../content/products/catalog';
import type { ProductId } from '../../content/slugs';
import { productIds } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import { billingPeriods } from '../../domain/billing';
import { isQuantity, MAX_QUANTITY } from '../../domain/quantity';
import type { Context } from './context';
import type { Line, Proposal, Row } from './proposal';
import { changed, rowsBetween, rowsNow, sameLine } from './proposal';
import type { Token } from './words';
import { has, productTokens, tokensIn, wordsIn } from './words';

/** The kind of change that a request makes to the cart. Products, numbers, and the cart tell the rest. */
export type Verb = 'set' | 'take out' | 'keep' | 'swap' | 'undo';

/** The sentence above a proposal. */
export type Note = 'this' | 'which product' | 'each' | 'quantity' | 'nothing';

/** A message read as a request. */
export interface Wish {
  readonly proposal: Proposal;
  readonly note: Note;
}

interface Item {
  readonly productId: ProductId;
  /** Null if not said. */
  readonly quantity: number | null;
  readonly billing: BillingPeriod | null;
}

/** Part of a message with one verb, such as “remove the pricing one”. */
export interface Clause {
  /** Null if it has no verb of its own, and none before it. */
  readonly verb: Verb | null;
  readonly isOwnVerb: boolean;
  readonly isQuestion: boolean;
  readonly tokens: readonly Token[];
  /** Its words. */
  readonly said: string;
  /** Its products, each with the number and period nearest to it. */
  readonly items: readonly Item[];
  /** A number or period of the clause, whichever product it is nearest to. */
  readonly number: number | null;
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

/** What a clause means depends on. */
interface Told {
  readonly clause: Clause;
  readonly draft: Draft;
  readonly context: Context;
}

const clauseEnds =
  /(?<=\?)|[;:…!\n]+|,(?!\d{3})|\.(?!\d)|&|\b(?:and|n|(?<!(?:every ?thing|all|any ?thing) )but|then|plus)\b/iu;
/** How a question starts. */
const question =
  /^(?:(?:and|but|or|so|ok|okay|well|yo|hi|hello|hey|lol|mate|just|actually|wait|sorry|hm+) )*(?:what|whats|which|who|where|when|why|how|is(?! it possible)|are|does|did|whether|if|am|has|may i ask|(?:do|have|should) (?:you|u|i|we|my|your|yall)|(?:will|would|can|could|should) (?:it|this|that|they|he|she|my|the|your|each|all))\b/u;
/** Words of questions further on in a clause. */
const asking =
  /\b(?:why|how (?:much|many|long|do|does|to)|which one|what (?:is|are|does|do)|(?:is|are|was|does|should) (?:i|we|you|u|it|this|that|they|he|she|these|those)|do (?:i|we|you|u|they|yall)|^(?:\S+ ){0,2}(?:can|could|may) (?:i|we)|explain|tell me|wants? to know)\b/u;
/** Words for the lines of the cart that a message doesn't name. */
const others =
  /\b(?:oth?e?rs?|rest|else|remaining|existing|already|current(?:ly)?|defaults?|samples?|there|(?:did|have) ?n[o']?t)\b/u;
const wholeCart = /\b(?:cart|basket|lot)\b/u;
const negation = /\b(?:no|not|dont|never|without|minus)\b/u;
const adding = /\b(?:more|another|extra|additional|add|buy)\b/u;
const only = /\b(?:only(?! if)|just (?:the|that|this|those|one)\b)/u;
/** Words for a place in the cart or a price. */
const pointer =
  /\b(?:first|former|(?<!\ba )second|third|latter|last|line \d+|position \d+|(?<!\b(?:its|is|be) )cheap(?:er|est)|least expensive|(?:more|most) expensive|priciest|dearest)\b(?! (?:month|year|time|thought|change))/u;
/** Words that say nothing about what to do. */
const fillers = /^(?:the|an?|ones?|thing|please|pls|too|also|for|of|me|obviously|just|only)$/u;

/** Words for each kind of change, in the order in which they decide. */
const verbs: readonly (readonly [Verb, RegExp])[] = [
  ['swap', /\b(?:swap|replac\p{L}*|exchange|trade|inst?ead|switch .*\b(?:for|with))\b/u],
  [
    'undo',
    /\b(?:undo|revert|restore|(?:put|stick|bring|add|get|want|have|need|give) (?:\S+ ){1,4}back|(?:like|as|how) (?:before|it was|they were)|(?:go|come|step) back)\b/u,
  ],
  [
    'take out',
    /\b(?:remov\p{L}*|delet\p{L}*|drop|ditch|kill|clear|empt\p{L}*|cancel|scrap|bin|rid|rm|lose|erase|yank|axe|nix|dump|toss|wipe|deduct|discard|chop|cut|forget (?!it|that|about it)|(?:take|get|chuck|throw|kick|leave|pull|want|put) (?:\S+ ){0,5}?(?:out|off|away)|take away|(?:do|does|did)(?:nt| not) (?:want|need|like)|not (?:need|want)|no need|need no|out with|hold off|not required)\b|\bout$/u,
  ],
  ['keep', /\b(?:keep|stays?|remain|leave|unchanged|as (?:it|they) (?:is|are))\b/u],
  [
    'set',
    /\b(?:ad|add\p{L}*|put|prepare|include|throw|chuck|stick|pop|slip|make|set|change|switch|turn|convert|up|upgrade|move|bump|raise|increase|reduce|lower|double|triple|halve|order|buy|purchase|gimme|grab|go with|go for|amend|adjust|book|pick|choose)\b/u,
  ],
];
/** Words that ask for a change only with a product’s name, a number, a period, or a pronoun: “I want two”. */
const weakVerbs = /\b(?:get|give|take|wants?|wanted|needs?|have|like|prefer|pay|do|go|bring)\b/u;
const openers =
  /^(?:(?:ok|okay|k|and|so|also|then|yes|yeah|no|nah|just|hi|hello|hey|fine|actually|well|sorry|alright|great|now|mate|bro|please|pls|lets|kindly|maybe|(?:can|could|would|will)(?: you| u| ya| i| we)?|(?:i|we) (?:want|need|would like)(?: you)? to|i|ill|we|well|id|is it possible(?: to)?|id like(?: you)? to) )+/u;
/** Words of a clause that asks for no change of the cart, whatever verbs it has. */
export const never =
  /\b(?:understand|explain|charged|wonder\p{L}*|(?:did|do) ?n[o']?t think|didnt|did not|wasnt|instructions|free|discount|prices? to|(?:an?|any|my|the|your|our|formal|real) (?:quote|quotation|trial|refund|demo|invoice|receipt|human|person|phone|data|account|subscription|website|hours))\b/u;
/** Words of a clause that asks for none without naming a product, a number, or a period. */
const telling =
  /\b(?:means?|meaning|tell|know|think i|prices? (?!one|thing|tool|opti|engine)\S+|something|somebody|anything|which|what|how|whether|why|who|(?:do|does|should|would|will) (?:i|we|it|they))\b/u;

/** Returns the kind of change that a clause asks for; null if it asks for none. */
function verbOf(said: string, tokens: readonly Token[]): Verb | null {
  const found = verbs.find(([, words]) => words.test(said))?.[0];
  const isNamed =
    has(tokens, 'number', 'period', 'it', 'them', 'all', 'more') ||
    tokens.some((token) => token.kind === 'product' && token.by !== 'hint');
  return found ?? (weakVerbs.test(said) && isNamed && !telling.test(said) ? 'set' : null);
}

/** Tests whether a clause starts with a verb of change, polite words aside. */
export function startsWithVerb(said: string): boolean {
  const rest = said.replace(openers, '');
  if (/^\S+ing\b/u.test(rest)) return false;
  return [weakVerbs, ...verbs.map(([, words]) => words)].some((words) => words.exec(rest)?.index === 0);
}

/** Splits a message into clauses. One without a verb of its own continues the one before it. */
export function clausesOf(text: string): readonly Clause[] {
  return text.split(clauseEnds).reduce<readonly Clause[]>((clauses, part) => {
    const clause = clauseOf(part, clauses.at(-1)?.verb ?? null);
    const { tokens, said, isOwnVerb, isQuestion } = clause;
    return said !== '' && (isAbout(said, tokens) || isOwnVerb || isQuestion) ? [...clauses, clause] : clauses;
  }, []);
}

/** Tests whether words point at lines of the cart without naming them. */
function pointsAt(said: string): boolean {
  return others.test(said) || pointer.test(said) || wholeCart.test(said);
}

function isAbout(said: string, tokens: readonly Token[]): boolean {
  return has(tokens, 'product', 'number', 'period', 'factor', 'all', 'them', 'it', 'more') || pointsAt(said);
}

function clauseOf(text: string, before: Verb | null): Clause {
  const tokens = tokensIn(text);
  const said = wordsIn(text)
    .filter((word) => word !== ',')
    .join(' ');
  const isQuestion =
    question.test(said) || ((text.includes('?') || asking.test(said)) && !startsWithVerb(said));
  const verb = isQuestion || never.test(said) ? null : ownVerbOf(said, tokens);
  const continued = isQuestion ? null : before;
  return { verb: verb ?? continued, isOwnVerb: verb !== null, isQuestion, tokens, said, ...itemsIn(tokens) };
}

function ownVerbOf(said: string, tokens: readonly Token[]): Verb | null {
  const isFragment = tokens.every(
    (token) =>
      ['product', 'number', 'period', 'and', 'all'].includes(token.kind) ||
      (token.kind === 'word' && (fillers.test(token.word) || pointer.test(token.word))),
  );
  const isBare = /^(?:please |pls )?(?:take out|remove|delete|include|add)(?: please| pls)?$/u.test(said);
  const verb = isFragment || !(isAbout(said, tokens) || isBare) ? null : verbOf(said, tokens);
  const isPointing =
    (has(tokens, 'product') || pointsAt(said)) && !has(tokens, 'number', 'period') && verb !== 'keep';
  // “Just the other one”, “only reviews for now”
  if (isPointing && only.test(said)) return verb ?? 'set';
  const isDenied = isPointing && negation.test(said) && !telling.test(said);
  return isDenied && (verb === null || verb === 'set') ? 'take out' : verb;
}

/** Returns the products of a clause, each with the number and period nearest to it. */
function itemsIn(tokens: readonly Token[]): Pick<Clause, 'items' | 'number' | 'billing'> {
  const places = productTokens(tokens);
  const distance = (at: number, place: number) => Math.abs(place - at) - (place > at ? 0.5 : 0);
  const unnegated = tokens.flatMap((token, at) => {
    const of = places.toSorted((a, b) => distance(at, a.at) - distance(at, b.at))[0]?.productId;
    return tokens[at - 1]?.kind === 'not' ? [] : [{ token, of }];
  });
  const numbers = unnegated.flatMap(({ token, of }) =>
    token.kind === 'number' ? [{ number: token.number, of }] : [],
  );
  const periods = unnegated.flatMap(({ token, of }) =>
    token.kind === 'period' ? [{ billing: token.billing, of }] : [],
  );
  return {
    items: [...new Set(places.map(({ productId }) => productId))].map((productId) => ({
      productId,
      quantity: numbers.findLast(({ of }) => of === productId)?.number ?? null,
      billing: (periods.findLast(({ of }) => of === productId) ?? periods[0])?.billing ?? null,
    })),
    number: numbers.at(-1)?.number ?? null,
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
  const hasVerb = clauses.some((clause) => clause.verb !== null);
  const read = clauses.flatMap((clause): readonly Clause[] => {
    if (clause.verb !== null) return [clause];
    if (!hasVerb) return [{ ...clause, verb }];
    return !clause.isQuestion && has(clause.tokens, 'period', 'number', 'product')
      ? [{ ...clause, verb: 'set' }]
      : pointer.test(clause.said)
        ? [clause]
        : [];
  });
  const draft = read.reduce<Draft>((before, clause) => applied({ clause, draft: before, context }), {
    lines: start,
    touched: [],
    subject: [],
    isRestRemoved: false,
    note: 'this',
  });
  const rows = rowsBetween(lines, draft.lines);
  const kept = lines.flatMap((line): readonly Row[] =>
    draft.touched.includes(line.productId) && rows.every(({ from, to }) => !sameLine([line], from ?? to))
      ? [{ from: line, to: line }]
      : [],
  );
  const isGuess = draft.note === 'each' && rows.length > 0 && rows.every(({ to }) => to.quantity === 0);
  const proposal: Proposal = {
    rows: (draft.isRestRemoved || rows.length === 0 ? [...kept, ...rows] : rows).map((row) =>
      isGuess ? { ...row, isLeftOut: true } : row,
    ),
    isRestRemoved: draft.isRestRemoved,
    isUndo: false,
  };
  const isIdle = rowsNow(proposal, lines).length === 0 && draft.note !== 'quantity' && !isGuess;
  return { proposal, note: isIdle ? 'nothing' : draft.note };
}

function applied(told: Told): Draft {
  const { clause, draft } = told;
  const { said, tokens, verb, items, number, billing } = clause;
  const ids = items.map(({ productId }) => productId);
  switch (verb) {
    case null:
      return { ...draft, subject: targetsOf(told, 'set').ids };
    case 'take out': {
      if (items.length > 0 && has(tokens, 'except')) return restRemoved(told, ids);
      if (items.length > 0 || number !== null) return removed(told, targetsOf(told, 'held'));
      if (others.test(said) || has(tokens, 'except')) return restRemoved(told, null);
      if ((has(tokens, 'all') || wholeCart.test(said)) && !has(tokens, 'it')) return restRemoved(told, []);
      return removed(told, targetsOf(told, 'held'));
    }
    case 'keep': {
      if (others.test(said) && !only.test(said)) return draft;
      const kept = targetsOf(told, 'held').ids;
      return only.test(said) ? restRemoved(told, kept) : withSubject(draft, kept);
    }
    case 'swap':
      return swapped(told);
    case 'set':
    case 'undo': {
      const isOnlyThese =
        (items.length > 0 || pointsAt(said)) && number === null && billing === null && only.test(said);
      return isOnlyThese ? { ...set(told), isRestRemoved: true } : set(told);
    }
  }
}

/** Removes what isn't kept; null keeps what the message or, without one, the conversation is about. */
function restRemoved({ draft, context }: Told, kept: readonly ProductId[] | null): Draft {
  const own = draft.lines.filter(({ isDemoItem }) => !isDemoItem).map(({ productId }) => productId);
  const [touched = []] = (
    kept ? [[...draft.touched, ...kept]] : [draft.touched, context.mentioned, own]
  ).filter(
    (ids) =>
      draft.lines.some(({ productId }) => ids.includes(productId)) &&
      draft.lines.some(({ productId }) => !ids.includes(productId)),
  );
  return { ...draft, touched, subject: kept ?? draft.subject, isRestRemoved: true };
}

function withSubject(draft: Draft, ids: readonly ProductId[]): Draft {
  return { ...draft, touched: [...draft.touched, ...ids], subject: ids };
}

function removed({ draft, clause: { items, number } }: Told, { ids, note }: Targets): Draft {
  const rows = draft.lines
    .filter(({ productId }) => ids.includes(productId))
    .map((from): Row => {
      const count = items.find(({ productId }) => productId === from.productId)?.quantity ?? number;
      return { from, to: { ...from, quantity: clamped(count === null ? 0 : from.quantity - count) } };
    });
  return { ...withSubject(draft, ids), lines: changed(draft.lines, rows), note };
}

/** Reads an addition, a quantity, or a period. The cart tells them apart. */
function set(told: Told): Draft {
  const { clause, draft } = told;
  const { tokens, said, items, number, billing } = clause;
  const factor = tokens.find((token) => token.kind === 'factor')?.factor ?? null;
  const { ids, note } = targetsOf(told, adding.test(said) ? 'any' : 'set');
  const rows = ids.map((productId): Row => {
    const item = items.find((one) => one.productId === productId);
    const held = draft.lines.filter((line) => line.productId === productId);
    const period = item?.billing ?? billing;
    const line = held.find((one) => one.billing === period) ?? held[0];
    const count = item ? item.quantity : number;
    const before = line?.quantity ?? 0;
    const isMore = has(tokens, 'more') || (adding.test(said) && count === null && period === null);
    const quantity = !line
      ? (count ?? 1)
      : factor !== null
        ? before * factor
        : isMore
          ? before + (count ?? 1)
          : (count ?? before);
    return {
      from: line ?? null,
      to: {
        productId,
        billing: period ?? line?.billing ?? billingPeriods[0],
        quantity: clamped(quantity),
      },
    };
  });
  const counts = [number, ...items.map(({ quantity }) => quantity)];
  const isValid = counts.every((count) => count === null || count === 0 || isQuantity(count));
  return {
    ...withSubject(draft, ids),
    lines: changed(draft.lines, rows),
    note: note === 'which product' || isValid ? note : 'quantity',
  };
}

/** Reads “swap A for B”, “B instead of A”, and “B instead”. */
function swapped(told: Told): Draft {
  const { clause, draft, context } = told;
  const { tokens, items } = clause;
  const isHeld = (id: ProductId) => draft.lines.some(({ productId }) => productId === id);
  const ids = items.map(({ productId }) => productId);
  const oldAt = tokens.findIndex(({ kind }) => kind === 'instead' || kind === 'not');
  const named = productTokens(tokens).filter(({ at }) => oldAt >= 0 && at > oldAt);
  const known = context.mentioned.filter((id) => !ids.includes(id));
  const first = ids.length > 1 ? ids.filter(isHeld).slice(0, 1) : [];
  const [out = []] = [named.map(({ productId }) => productId), first, known.filter(isHeld)].filter(
    (some) => some.length > 0,
  );
  const wanted = items.filter(({ productId }) => !out.includes(productId));
  const added =
    wanted.length > 0 ? wanted : known.map((productId) => ({ productId, quantity: null, billing: null }));
  if (items.length === 0 && (has(tokens, 'all') || others.test(clause.said))) return restRemoved(told, null);
  if (added.length === 0 || out.length === 0) return set(told);
  const draftWithout = removed(
    { ...told, clause: { ...clause, items: [], number: null } },
    { ids: out, note: 'this' },
  );
  return set({ ...told, draft: draftWithout, clause: { ...clause, said: '', tokens: [], items: added } });
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
function targetsOf({ clause, draft, context }: Told, scope: 'held' | 'set' | 'any'): Targets {
  const { tokens, said, items } = clause;
  const these = (ids: readonly ProductId[]): Targets => ({ ids, note: 'this' });
  const held = [...new Set(draft.lines.map(({ productId }) => productId))];
  if (items.length > 0) return these(items.map(({ productId }) => productId));
  const ownKnown = context.mentioned.filter((id) => held.includes(id));
  const known = scope === 'any' || (scope === 'set' && ownKnown.length === 0) ? context.mentioned : ownKnown;
  const pointed = pointedTo(said, scope === 'any' && known.length < 2 ? productIds : held);
  if (pointed.length > 0) return these(pointed);
  if (/\bboth\b/u.test(said)) {
    const pairs = [draft.subject, known, scope === 'any' ? [] : held, context.recent.slice(0, 2)];
    return these(pairs.find(({ length }) => length === 2) ?? held);
  }
  if (/\beverything\b/u.test(said) && has(tokens, 'period') && held.length > 0) return these(held);
  if (has(tokens, 'all') || /\beach\b/u.test(said)) {
    const isOfShop =
      scope !== 'held' &&
      /\b(?:add|give|gimme|want|need|order|buy|get|take|sell|offer|shop|products?)\b/u.test(said);
    const groups = isOfShop ? [productIds] : [draft.subject, known.length > 1 ? known : [], held, productIds];
    return these(groups.find(({ length }) => length > 0) ?? []);
  }
  const [ids = []] = [draft.subject, known, scope === 'any' ? [] : held].filter(({ length }) => length > 0);
  if (ids.length > 0) return { ids, note: ids.length > 1 && !has(tokens, 'them') ? 'each' : 'this' };
  return { ids: scope === 'held' ? [] : productIds.slice(0, 1), note: 'which product' };
}

/** Returns the products that words point to by price or position; empty if they don't. */
function pointedTo(said: string, candidates: readonly ProductId[]): readonly ProductId[] {
  const found = pointer.exec(said)?.[0];
  if (found === undefined) return [];
  const products = candidates.map(productOf);
  const byPrice = products.toSorted((a, b) => a.priceCents - b.priceCents);
  const sorted = /cheap|least/u.test(found)
    ? byPrice
    : /expensive|priciest|dearest/u.test(found)
      ? byPrice.toReversed()
      : /last|latter/u.test(found)
        ? products.toReversed()
        : products;
  const rank = said.includes('second')
    ? 2
    : said.includes('third')
      ? 3
      : Number(/\d+$/u.exec(found)?.[0] ?? 1);
  const count = /\bthree\b/u.test(said) ? 3 : /\btwo\b/u.test(said) ? 2 : 1;
  return sorted.slice(rank - 1, rank - 1 + count).map(({ id }) => id);
}

/** Returns the nearest quantity that a cart can hold, 0 or less for none; 1 if it isn't a number. */
function clamped(quantity: number): number {
  if (quantity <= 0) return 0;
  return Number.isNaN(quantity) ? 1 : Math.min(Math.max(Math.round(quantity), 1), MAX_QUANTITY);
}

import { productOf } from '../../content/products/catalog';
import type { ProductId } from '../../content/slugs';
import { productIds } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import { billingPeriods } from '../../domain/billing';
import { isQuantity, MAX_QUANTITY } from '../../domain/quantity';
import type { Context } from './context';
import type { Line, Proposal, Row } from './proposal';
import { changed, rowsBetween, sameLine } from './proposal';
import type { Token } from './words';
import { has, productsIn, productTokens, tokensIn, wordsIn } from './words';

/** “Only” removes what it doesn't name. */
type Verb = 'swap' | 'remove' | 'keep' | 'only' | 'add' | 'set';

/** Part of a message with one verb, such as “remove the pricing one”. */
export interface Clause {
  /** Null if it has none of its own, and none before it. */
  readonly verb: Verb | null;
  readonly isOwnVerb: boolean;
  readonly isQuestion: boolean;
  readonly tokens: readonly Token[];
  /** Its words. */
  readonly said: string;
}

/** The cart as it should be, as far as the message has been read. */
interface Draft {
  readonly lines: readonly Line[];
  /** Changes that the message may mean, shown without a tick. */
  readonly doubtful: readonly Row[];
  /** Products that the message is about. */
  readonly touched: readonly ProductId[];
  /** Those of its last clause, for “it”. */
  readonly subject: readonly ProductId[];
  readonly isRestRemoved: boolean;
  readonly isQuantityWrong: boolean;
}

/** What a clause's meaning depends on. */
interface Told {
  readonly clause: Clause;
  readonly draft: Draft;
  readonly context: Context;
}

const clauseEnds =
  /(?<=\?)|[;:…!\n]+|,(?!(?<=\d,)\d)|\.(?!\d)|&|\+|\b(?:and|n|(?<!(?:every ?thing|all|any ?thing)(?: \S+){0,2} )but|then|plus)\b/iu;
/** How a question starts. */
const question =
  /^(?:(?:and|but|or|so|ok|okay|well|yo|hi|hello|hey|lol|mate|just|actually|wait|sorry|hm+) )*(?:what|whats|which|who|whos|where|when|why|how|is(?! it possible)|are|does|did|whether|if(?! so)|am|has|may i ask|(?:do|have|should) (?:you|u|i|we|my|your|yall)|(?:will|would|can|could|should) (?:it|this|that|they|he|she|my|the|your|each|all))\b/u;
/** Words of questions further on in a clause. */
const asking =
  /\b(?:why|how (?:much|many|long|do|does|to)|which one|what (?:is|are|does|do)|(?<!(?:who|that|which|what) )(?:is|are|was|does|should) (?:i|we|you|u|it|this|that|they|he|she|these|those)|do (?:i|we|you|u|they|yall)|wants? to know)\b|^(?:\S+ ){0,2}(?:(?:can|could|may) (?:i|we) (?!get|have|add|take|put|swap|swop|change|make|do|go|keep)|explain|tell me)\b/u;

/** Words for each kind of change, in the order in which they decide. */
const verbs: readonly (readonly [Verb, RegExp])[] = [
  [
    'swap',
    /\b(?:swap|swop|replac\p{L}*|exchange|trade|inste?a?d|in place of|rather than|(?:switch|change) .*\b(?:for|with)\b)/u,
  ],
  [
    'remove',
    /\b(?:remov\p{L}*|delet\p{L}*|drop|ditch|kill|clear|empt\p{L}*|cancel|scrap|bin|rid|rm|lose|erase|yank|axe|nix|dump|toss|wipe|deduct|discard|chop|cut|strike|gone|away|forget (?!it|that|about it|every|what)|(?:take|get|chuck|throw|kick|leave|pull|want|put|hold|comes?|goes) (?:\S+ ){0,6}?(?:out|off)|tidy|(?:can|must|could|should) go\b|out (?:it|they) (?:goes?|comes?)|(?:do|does|did)(?:nt| not)(?: \S+)? (?:want|need|like|bring)|shan?t (?:\S+ )?(?:want|need)|not (?:so |be )?(?:need|want|requir|necessary|bring)\p{L}*|no need|need no|dont$|out with|without|less of)\b|(?<!check \S+ )\bout$|\b(?:off|no)$/u,
  ],
  ['keep', /\b(?:keep|stays?|remain|leave|unchanged|not change|as (?:it|they) (?:is|are)|as is)\b/u],
  [
    'set',
    /\b(?:make|set|change|switch|turn|convert|up|upgrade|move|bump|raise|increase|reduce|lower|double|triple|twice|halve|amend|adjust|flip|bill|back to)\b/u,
  ],
  [
    'add',
    /\b(?:ad|add\p{L}*|put|prepare|include|throw|chuck|stick|pop|slip|whack|hook|order|buy|purchase|gimme|grab|go with|go for|book|pick|choose|(?:ill|lets|we will|i will) (?:have|take|get|try|do))\b/u,
  ],
];
/** Words that ask for a change only with a product, a number, a period, or a pronoun: “I want two”. */
const weakVerbs = /\b(?:get|give|take|wants?|wanted|needs?|have|(?:would|id) like|prefer|pay|do|go|bring)\b/u;
const openers =
  /^(?:(?:ok|okay|k|and|so|also|then|yes|yeah|no|nah|na|just|jus|hi|hello|hey|fine|actually|well|sorry|alright|great|good|now|mate|bro|please|pls|lets|kindly|maybe|if so|(?:can|could|would|will|may)(?: you| u| ya| i| we)?|(?:i|we) (?:can|want|need|would like|think)(?: you)?(?: to)?|i|ill|we|well|id|is it possible(?: to)?|id like(?: you)? to) )+/u;
/** Words of a clause that asks for no change of the cart, whatever verbs it has. */
const never =
  /^ones? for\b|\b(?:understand|explain|charged|wonder\p{L}*|(?<=^(?:\S+ ){0,3})(?:did|do) ?n[o']?t (?:think|know|trust|have|give|remember)|(?:did|do) ?n[o']?t (?:add anything|touch|change)|didnt|did not|wasnt|instructions|free|discount|prices? to|minimum|something|(?:an?|any|my|the|your|our|formal|real) (?:quote|quotation|trial|refund|demo|invoice|receipt|human|person|phone|data|account|subscription|website|hours|question|idea)|want (?:that|it to|to)|pause|charging|money back)\b/u;
/** Words that say nothing about what to do. */
const filler =
  /^(?:with|terms|basis|even|must|wait|but|not|i|mean|meant|said|quantity|quantities|qty|units?|licen[cs]es?|pieces?|nos|positive|be|that|this|those|these|more|also|other|others|ok|okay|yes|no|k|sorry|actually|nah|na|total|now|all|the|an?|ones?|thing|please|pls|too|also|for|of|me|obviously|just|only|on|it|them|plan|billing|and|then|x)$/u;

/** Words for the lines of the cart that a message doesn't name. */
const others =
  /\b(?:oth?e?rs?|rest|else|remaining|existing|already|current(?:ly)?|defaults?|samples?|(?:was|were|is|are|whats|thats|already) (?:in )?there|inside|original|(?:did|have) ?n[o']?t)\b/u;
const all =
  /\b(?:all|al|every ?thing|evrything|every|each|whole|lot|any of|stuff|both|bth|(?:the|these|those|other|them) (?:two|2))\b/u;
const wholeCart =
  /\b(?:clear|empt\p{L}*|wipe|dump|delete|tidy) (?:out )?(?:(?:everything|all)\b|(?:my |the |this |that )?(?:whole )?(?:cart|basket|trolley|list)\b)/u;
const them = /\b(?:them|these|those|they|em|both)\b/u;
/** Words for a place in the cart or a price. */
const pointer =
  /\b(?:first|former|top|(?<!\ba )second|middle|third|latter|last|bottom|(?:line|position|product|item|number) \d+|(?<!\b(?:its|is|be) )cheap(?:er|est)|least expensive|dear(?:er|est)|costly|(?<!\b(?:so|too|is|its) )expensive|priciest)\b(?! (?:month|year|time|thought|change|quarter))/u;
const only = /\b(?:only(?! (?:if|for))|none of|(?:thats|is) (?:all|enough)|will do|not? (?:the )?other)\b/u;
const except = /\b(?:but(?: not)?|exe?ce?pt|excluding|besides|apart from|other than)\b/u;
const more = /\b(?:another|more|extra|additional)\b/u;

/** Splits a message into clauses. One without a verb of its own continues the one before it. */
export function clausesOf(text: string): readonly Clause[] {
  return text.split(clauseEnds).reduce<readonly Clause[]>((clauses, part) => {
    const clause = clauseOf(part, clauses.at(-1));
    return clause.said === '' ? clauses : [...clauses, clause];
  }, []);
}

function clauseOf(text: string, before: Clause | undefined): Clause {
  const tokens = tokensIn(text);
  const said = wordsIn(text).join(' ');
  const isQuestion =
    question.test(said) || ((text.includes('?') || asking.test(said)) && !startsWithVerb(said));
  const own = isQuestion || never.test(said) ? null : verbOf(said, tokens);
  const isSetting = has(tokens, 'number', 'period', 'factor');
  const isAbout = has(tokens, 'product') || isFragment(tokens);
  // “5 of each, annual”
  const verb = own ?? (isQuestion || !isAbout ? null : isSetting ? 'set' : (before?.verb ?? null));
  return { verb, isOwnVerb: own !== null, isQuestion, tokens, said };
}

/** Tests whether a clause starts with a verb of change, polite words aside. */
function startsWithVerb(said: string): boolean {
  const rest = said.replace(openers, '');
  return (
    !/^\S+ing\b/u.test(rest) &&
    [weakVerbs, ...verbs.map(([, words]) => words)].some((words) => words.exec(rest)?.index === 0)
  );
}

/** Tests whether a clause is only about products, numbers, and periods, such as “2 of the second”. */
const isFragment = (tokens: readonly Token[]) =>
  tokens.every(
    (token) =>
      token.kind !== 'word' || filler.test(token.word) || pointer.test(token.word) || all.test(token.word),
  );
const isPointing = (said: string) =>
  [others, all, pointer, them, /\b(?:it|that|this|ones?)\b/u].some((words) => words.test(said));

/** Returns the kind of change that a clause asks for; null if it asks for none. */
function verbOf(said: string, tokens: readonly Token[]): Verb | null {
  const isNamed = has(tokens, 'product', 'number', 'period', 'factor');
  if (!isNamed && !isPointing(said) && !/\b(?:cart|basket|trolley)\b|^(?:remove|delete|add)$/u.test(said))
    return null;
  const isOnly =
    only.test(said) && (has(tokens, 'product') || pointer.test(said)) && !has(tokens, 'number', 'period');
  const found = verbs.find(([, words]) => words.test(said))?.[0];
  if (isOnly && found !== 'remove') return 'only';
  return found ?? (weakVerbs.test(said) ? 'add' : null);
}

/**
 * Reads a request as the cart that it should make. What it leaves open is shown without a tick.
 * @param lines the cart
 * @param start the cart with the proposal in view, which a request without a product continues
 */
export function proposalOf(
  clauses: readonly Clause[],
  context: Context,
  lines: readonly Line[],
  start: readonly Line[],
): { readonly proposal: Proposal; readonly isQuantityWrong: boolean } {
  const hasVerb = clauses.some(({ verb }) => verb !== null);
  const first: Draft = {
    lines: start,
    doubtful: [],
    touched: [],
    subject: [],
    isRestRemoved: false,
    isQuantityWrong: false,
  };
  const read = clauses.reduce((draft, clause) => {
    const { said, tokens, isQuestion, verb } = clause;
    const isAbout =
      has(tokens, 'product', 'number', 'period', 'factor') || isPointing(said) || clause.isOwnVerb;
    const told = { clause, draft, context };
    return isQuestion || !isAbout || never.test(said) || (verb === null && hasVerb)
      ? withSubject(told)
      : applied(told);
  }, first);
  // A misreading doesn't empty a cart of several products: all clauses must say so.
  const isEmptied = read.lines.length === 0 && lines.length > 1;
  const isMeant = clauses.every(
    ({ verb, said }) => verb === 'remove' || (verb === null && !has(tokensIn(said), 'product')),
  );
  const draft = isEmptied && !isMeant ? { ...read, lines, doubtful: rowsBetween(lines, []) } : read;
  const rows = rowsBetween(lines, draft.lines);
  const isIn = (row: Row) => rows.some(({ from, to }) => sameLine([row.from ?? row.to], from ?? to));
  const kept = draft.isRestRemoved
    ? lines
        .filter((line) => draft.touched.includes(line.productId))
        .map((line): Row => ({ from: line, to: line }))
        .filter((row) => !isIn(row))
    : [];
  const doubtful = draft.doubtful.filter((row) => !isIn(row)).map((row) => ({ ...row, isLeftOut: true }));
  return {
    proposal: { rows: [...kept, ...rows, ...doubtful], isRestRemoved: draft.isRestRemoved, isUndo: false },
    isQuantityWrong: draft.isQuantityWrong,
  };
}

/** Remembers what a clause without a change is about, for “the second one, I do not want it”. */
function withSubject(told: Told): Draft {
  const { clause, draft } = told;
  const isAny = [pointer, others].some((words) => words.test(clause.said)) || has(clause.tokens, 'product');
  return isAny ? { ...draft, subject: targetsOf(told).ids } : draft;
}

function applied(told: Told): Draft {
  switch (told.clause.verb) {
    case 'swap':
      return swapped(told);
    case 'remove':
      return removed(told);
    case 'keep':
      return touching(told.draft, targetsOf(told).ids);
    case 'only':
      return { ...set(told), isRestRemoved: true };
    case null:
    case 'add':
    case 'set':
      return set(told);
  }
}

const touching = (draft: Draft, ids: readonly ProductId[]): Draft => ({
  ...draft,
  touched: [...draft.touched, ...ids],
  subject: ids.length > 0 ? ids : draft.subject,
});

function removed(told: Told): Draft {
  const { clause, draft } = told;
  const { said, tokens } = clause;
  if (wholeCart.test(said) && !has(tokens, 'product')) return { ...draft, isRestRemoved: true };
  const targets = targetsOf(told);
  const number = itemsIn(tokens).numbers.at(-1)?.number;
  const gone = draft.lines.filter(({ productId }) => targets.ids.includes(productId));
  const rows = gone.map((from): Row => {
    const left = number === undefined || !isQuantity(number) ? 0 : from.quantity - number;
    return { from, to: { ...from, quantity: clamped(left) } };
  });
  return withRows(draft, targets, rows);
}

/** Makes changes or, if it isn't sure to what, remembers them as doubtful. */
function withRows(draft: Draft, { ids, isSure }: Targets, rows: readonly Row[]): Draft {
  return isSure
    ? { ...touching(draft, ids), lines: changed(draft.lines, rows) }
    : { ...draft, doubtful: [...draft.doubtful, ...rows], subject: ids };
}

/** Adds products, and sets quantities and billing periods. */
function set(told: Told): Draft {
  const { clause, draft } = told;
  const { said, tokens } = clause;
  const targets = targetsOf(told);
  const { numbers, numberOf, periodOf } = itemsIn(tokens);
  const factor = tokens.find((token) => token.kind === 'factor')?.factor;
  const rows = targets.ids.map((productId): Row => {
    const held = draft.lines.filter((line) => line.productId === productId);
    const billing = periodOf(productId);
    const count = numberOf(productId);
    const isMore = more.test(said);
    const line = held.find((one) => one.billing === billing) ?? held[0];
    const now = line?.quantity ?? 0;
    const quantity =
      factor !== undefined ? now * factor : line && isMore ? now + (count ?? 1) : (count ?? (now || 1));
    const to = {
      productId,
      billing: billing ?? line?.billing ?? billingPeriods[0],
      quantity: clamped(quantity),
    };
    return { from: line ?? null, to };
  });
  const isWrong = numbers.some(({ number }) => number !== 0 && !isQuantity(number));
  return { ...withRows(draft, targets, rows), isQuantityWrong: draft.isQuantityWrong || isWrong };
}

/** Reads “swap A for B” and “B instead of A” as the removal of A and the addition of B. */
function swapped(told: Told): Draft {
  const { said } = told.clause;
  const [wanted = '', old] = said.split(/\b(?:instead of|in place of|rather than)\b/u);
  const change = said.replace(/^.*?\b(?:sw[ao]p|replac\p{L}*|exchange|trade|switch|change)\b/u, '');
  const [left = '', right = ''] =
    old === undefined ? change.split(/(?<=\S) (?:for|with|by|to) (?=\S)/u) : [old, wanted];
  if (right === '' && has(tokensIn(left), 'product')) return set(told);
  const draft = removed(part(told, left, 'remove'));
  return right === ''
    ? draft
    : set({ ...part(told, right, 'add'), draft: { ...draft, subject: told.draft.subject } });
}

/** A part of a clause, such as what follows “for”. */
function part(told: Told, text: string, verb: Verb): Told {
  return { ...told, clause: { ...told.clause, verb, said: text.trim(), tokens: tokensIn(text) } };
}

/** Finds the number and the period of each product of a clause: the nearest ones, or those of the whole clause. */
function itemsIn(tokens: readonly Token[]) {
  const places = productTokens(tokens);
  const distance = (at: number, place: number) => Math.abs(place - at) - (place > at ? 0.5 : 0);
  const nearest = (at: number) =>
    places.toSorted((a, b) => distance(at, a.at) - distance(at, b.at))[0]?.productId ?? null;
  const numbers = tokens.flatMap((token, at) =>
    token.kind === 'number' ? [{ number: token.number, of: nearest(at) }] : [],
  );
  const periods = tokens.flatMap((token, at) =>
    token.kind === 'period' ? [{ billing: token.billing, of: nearest(at) }] : [],
  );
  return {
    numbers,
    numberOf: (id: ProductId): number | null =>
      numbers.findLast(({ of }) => of === null || of === id)?.number ?? null,
    periodOf: (id: ProductId): BillingPeriod | null =>
      (periods.findLast(({ of }) => of === id) ?? periods[0])?.billing ?? null,
  };
}

interface Targets {
  readonly ids: readonly ProductId[];
  readonly isSure: boolean;
}

/** Finds the products that a clause is about: those it names or points to, or those of the conversation. */
function targetsOf({ clause, draft, context }: Told): Targets {
  const { tokens, said, verb, isOwnVerb } = clause;
  const these = (ids: readonly ProductId[], isSure = true): Targets => ({ ids, isSure });
  const held = [...new Set(draft.lines.map(({ productId }) => productId))];
  const without = (ids: readonly ProductId[]) => held.filter((id) => !ids.includes(id));
  const [before = '', spared] = said.split(except);
  if (spared !== undefined && all.test(before)) return these(without(productsIn(tokensIn(spared))));
  const named = productsIn(tokens);
  if (named.length > 0) return these(named);
  const isOpen =
    verb === 'add' || verb === 'only' || (verb === 'set' && !isOwnVerb && !context.isAfterChange);
  const known = context.mentioned.filter((id) => isOpen || held.includes(id));
  if (others.test(said)) {
    const ours = [...draft.touched, ...draft.subject];
    const rest = without(ours.length > 0 ? ours : context.mentioned);
    return these(rest, rest.length > 0);
  }
  const isOfShop = verb === 'add' && /cheap|expensive|dear/u.test(said);
  const listed = context.mentioned.length > 1 && !context.isAfterChange ? context.mentioned : held;
  const pointed = pointedTo(said, isOfShop ? productIds : listed);
  if (pointed.length > 0) return these(pointed);
  const groups = [draft.subject, known, held].filter(({ length }) => length > 0);
  const [ids = productIds] = groups;
  if (/\bboth\b/u.test(said))
    return these([[...new Set(draft.touched)], known, held].find(({ length }) => length > 1) ?? ids);
  if (them.test(said)) return these(ids);
  if (all.test(said)) return these(held);
  return these(ids, ids.length === 1 || (ids.length > 1 && ids !== held && groups.length > 0));
}

/** Returns the products that words point to by price or position; empty if they don't. */
function pointedTo(said: string, candidates: readonly ProductId[]): readonly ProductId[] {
  const byPrice = candidates.toSorted((a, b) => productOf(a).priceCents - productOf(b).priceCents);
  const places = [...said.matchAll(new RegExp(pointer, 'gu'))].flatMap(([found]) => {
    if (/cheap|least/u.test(found)) return byPrice.slice(0, 1);
    if (/expensive|priciest|dear|costly/u.test(found)) return byPrice.slice(-1);
    if (/last|latter|bottom/u.test(found)) return candidates.slice(-1);
    const digit = Number(/\d+$/u.exec(found)?.[0] ?? 1);
    const at = /second|middle/u.test(found) ? 2 : found === 'third' ? 3 : digit;
    // “The first two” are two products; “two of the first” is one.
    return candidates.slice(at - 1, at === 1 && /\b(?:first|top) (?:two|2)\b/u.test(said) ? 2 : at);
  });
  return [...new Set(places)];
}

/** Returns the nearest quantity that a cart can hold, 0 or less for none; 1 if it isn't a number. */
function clamped(quantity: number): number {
  if (quantity <= 0) return 0;
  return Number.isNaN(quantity) ? 1 : Math.min(Math.max(Math.round(quantity), 1), MAX_QUANTITY);
}

/** Tests whether a clause means a change without a verb: “2 of the second”, “yearly”. */
export function isShort({ tokens, isQuestion, said }: Clause): boolean {
  return (
    !isQuestion &&
    !never.test(said) &&
    (isFragment(tokens) || has(tokens, 'product')) &&
    has(tokens, 'number', 'period', 'factor')
  );
}

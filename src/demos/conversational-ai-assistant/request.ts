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
import { has, productTokens, tokensIn, wordsIn } from './words';

type Verb = 'swap' | 'undo' | 'remove' | 'keep' | 'add' | 'set';

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
  /** The cart before the message. */
  readonly lines: readonly Line[];
}

const clauseEnds =
  /(?<=\?)|[;:…!\n]+|,(?!\d{3})|\.(?!\d)|&|\+|\b(?:and|n|y(?= (?:quita|elimina|pon|agrega|anad|saca|cambia))|und|et|(?<!(?:every ?thing|all|any ?thing)(?: \S+){0,2} )but|then|plus)\b|(?<=\S) (?=(?:(?:keep|leave) (?:the|my|everything|all)|just (?:the|keep)|not (?:the|that|my))\b)/iu;
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
    'undo',
    /\b(?:undo|revert|restore|(?:put|stick|bring|add|get|want|have|need|give|set|go) (?:\S+ ){1,4}back(?! to (?:\d|one|two|month|year))|(?:like|as|how) (?:before|it was|they were)|(?:go|come|step) back|rimetta)\b/u,
  ],
  [
    'remove',
    /\b(?:remov\p{L}*|delet\p{L}*|drop|ditch|kill|clear|empt\p{L}*|cancel|scrap|bin|rid|rm|lose|erase|yank|axe|nix|dump|toss|wipe|deduct|discard|chop|cut|strike|gone|away|forget (?!it|that|about it|every|what)|(?:take|get|chuck|throw|kick|leave|pull|want|put|hold|comes?|goes) (?:\S+ ){0,6}?(?:out|off)|tidy|(?:can|must|could|should) go\b|out (?:it|they) (?:goes?|comes?)|(?:do|does|did)(?:nt| not)(?: \S+)? (?:want|need|like|bring)|shan?t (?:\S+ )?(?:want|need)|not (?:so |be )?(?:need|want|requir|necessary|bring)\p{L}*|no need|need no|dont$|out with|without|quita\p{L}*|elimina\p{L}*|saca\p{L}*|enlev\p{L}*|less of)\b|(?<!check \S+ )\bout$|\b(?:off|no)$/u,
  ],
  ['keep', /\b(?:keep|stays?|remain|leave|unchanged|not change|as (?:it|they) (?:is|are)|as is)\b/u],
  [
    'set',
    /\b(?:make|set|change|switch|turn|convert|up|upgrade|move|bump|raise|increase|reduce|lower|double|triple|twice|halve|amend|adjust|flip|bill|back to|cambia\p{L}*)\b/u,
  ],
  [
    'add',
    /\b(?:ad|add\p{L}*|put|prepare|include|throw|chuck|stick|pop|slip|whack|hook|order|buy|purchase|gimme|grab|go with|go for|book|pick|choose|(?:ill|lets|we will|i will) (?:have|take|get|try|do)|agrega\p{L}*|anad\p{L}*|pon(?:me|er)?|ajout\p{L}*)\b/u,
  ],
];
/** Words that ask for a change only with a product, a number, a period, or a pronoun: “I want two”. */
const weakVerbs =
  /\b(?:get|give|take|wants?|wanted|needs?|have|(?:would|id) like|prefer|pay|do|go|bring|quiero)\b/u;
const openers =
  /^(?:(?:ok|okay|k|and|so|also|then|yes|yeah|no|nah|na|just|jus|hi|hello|hey|fine|actually|well|sorry|alright|great|good|now|mate|bro|please|pls|lets|kindly|maybe|if so|(?:can|could|would|will|may)(?: you| u| ya| i| we)?|(?:i|we) (?:can|want|need|would like|think)(?: you)?(?: to)?|i|ill|we|well|id|is it possible(?: to)?|id like(?: you)? to) )+/u;
/** Words of a clause that asks for no change of the cart, whatever verbs it has. */
const never =
  /^ones? for\b|\b(?:understand|explain|charged|wonder\p{L}*|(?<=^(?:\S+ ){0,3})(?:did|do) ?n[o']?t (?:think|know|trust|have|give|remember)|(?:did|do) ?n[o']?t (?:add anything|touch|change)|didnt|did not|wasnt|instructions|free|discount|prices? to|minimum|something|(?:an?|any|my|the|your|our|formal|real) (?:quote|quotation|trial|refund|demo|invoice|receipt|human|person|phone|data|account|subscription|website|hours|question|idea)|want (?:that|it to|to)|pause|charging|money back)\b/u;
/** Words of a clause that asks for none without naming a product, a number, or a period. */
const telling =
  /\b(?:means?|meaning|tell|know|anything|somebody|which|what|how|whether|why|who|(?:do|does|should|would|will) (?:i|we|it|they))\b/u;
/** Words that say nothing about what to do. */
const filler =
  /^(?:with|terms|basis|even|must|wait|but|not|i|mean|meant|said|quantity|quantities|qty|units?|licen[cs]es?|pieces?|nos|positive|be|that|this|those|these|more|also|other|others|ok|okay|yes|no|k|sorry|actually|nah|na|total|now|all|dale|the|an?|ones?|thing|please|pls|too|also|for|of|me|obviously|just|only|on|it|them|plan|billing|and|then|x)$/u;

/** Words for the lines of the cart that a message doesn't name. */
const others =
  /\b(?:oth?e?rs?|rest|else|remaining|existing|already|current(?:ly)?|defaults?|samples?|(?:was|were|is|are|whats|thats|already) (?:in )?there|inside|original|otros?|autres?|anderen?|(?:did|have) ?n[o']?t)\b/u;
const all =
  /\b(?:all|al|every ?thing|evrything|every|each|whole|lot|any of|stuff|both|bth|(?:the|these|those|other|them) (?:two|2))\b/u;
const wholeCart =
  /\b(?:clear|empt\p{L}*|wipe|dump|delete|tidy) (?:out )?(?:(?:it|this|that|everything|all)\b|(?:my |the |this |that )?(?:whole )?(?:cart|basket|trolley|list)\b)/u;
const them = /\b(?:them|these|those|they|em|both)\b/u;
const ofShop =
  /\b(?:one of (?:each|every(?:thing)?)|each of (?:your|the six)|all (?:products|of your)|every (?:product|single)|(?:whole|full) (?:suite|set|range)|everything you (?:sell|have|got)|whole lot one)\b/u;
/** Words for a place in the cart or a price. */
const pointer =
  /\b(?:first|former|top|(?<!\ba )second|middle|third|latter|last|bottom|(?:line|position|product|item|number) \d+|(?<!\b(?:its|is|be) )cheap(?:er|est)|least expensive|dear(?:er|est)|costly|(?<!\b(?:so|too|is|its) )expensive|priciest)\b(?! (?:month|year|time|thought|change|quarter))/u;
const only =
  /\b(?:only(?! (?:if|for))|jus|just|none of|(?:thats|is) (?:all|enough)|will do|not? (?:the )?other|solamente|solo|nur)\b/u;
const onlyThis =
  /\b(?:nothing? else|none of (?:that|the)|thats all|is enough|not the other|on its own|we forget the)\b/u;
const except = /\b(?:but(?: not)?|exe?ce?pt|excluding|besides|apart from|other than)\b/u;
const more = /\b(?:more|another|extra|additional|also|too|as well|aswell|on top|same again)\b/u;
const less =
  /\b(?:(?:one|two|\d+|that|make it|increase|so) (?:\S+ )?(?:less|fewer)|(?:less|fewer) (?:one|of|\d)|minus (?:one|\d))\b/u;

/** Splits a message into clauses. One without a verb of its own continues the one before it. */
export function clausesOf(text: string): readonly Clause[] {
  return text.split(clauseEnds).reduce<readonly Clause[]>((clauses, part) => {
    const clause = clauseOf(part, clauses.at(-1));
    return clause.said === '' ? clauses : [...clauses, clause];
  }, []);
}

function clauseOf(text: string, before: Clause | undefined): Clause {
  const tokens = tokensIn(text.replace(/(?<=\S.* )ones? for (?!me\b).*$/u, ''));
  const said = wordsIn(text).join(' ');
  const isQuestion =
    question.test(said) || ((text.includes('?') || asking.test(said)) && !startsWithVerb(said));
  const own = isQuestion || never.test(said) ? null : verbOf(said, tokens);
  const isSetting = has(tokens, 'number', 'period', 'factor');
  const isAbout = has(tokens, 'product') || isFragment(tokens) || (isSetting && isPointing(said));
  const inherited = before?.verb ?? null;
  // “Yearly, not the other one” leaves the other one alone; “the pricing one, not the other one” doesn't.
  if (/^(?:but )?not\b/u.test(said) && own === null && before && !has(before.tokens, 'period'))
    return { verb: 'remove', isOwnVerb: true, isQuestion, tokens, said };
  // “5 of each, annual”
  const isSet = isSetting && (inherited === null || !has(tokens, 'product'));
  const verb = own ?? (isQuestion || !isAbout || /^not\b/u.test(said) ? null : isSet ? 'set' : inherited);
  return { verb, isOwnVerb: own !== null, isQuestion, tokens, said };
}

/** Tests whether a clause starts with a verb of change, polite words aside. */
export function startsWithVerb(said: string): boolean {
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
  const isProduct = tokens.some((token) => token.kind === 'product' && token.by !== 'hint');
  const isNamed = isProduct || has(tokens, 'number', 'period', 'factor');
  const isAbout =
    isNamed || isPointing(said) || has(tokens, 'product') || /\b(?:cart|basket|trolley)\b/u.test(said);
  const isBare = /^(?:please |pls )?(?:take out|remove|delete|include|add|undo)(?: please| pls)?$/u.test(
    said,
  );
  const isOnly = onlyThis.test(said) || (only.test(said) && !has(tokens, 'number', 'period'));
  const isOnlyThis = isOnly && (isProduct || pointer.test(said)) && !telling.test(said);
  if (!(isAbout || isBare)) return null;
  if (isFragment(tokens))
    return /\b(?:no|out|off)$/u.test(said) && (isProduct || isPointing(said))
      ? 'remove'
      : isOnlyThis
        ? 'keep'
        : null;
  const found = verbs.find(([, words]) => words.test(said))?.[0];
  if (found === 'keep' && !has(tokens, 'product') && !isPointing(said)) return null;
  if (found !== undefined) return found;
  if (isOnlyThis) return 'keep';
  const isWeak =
    weakVerbs.test(said) &&
    !(isProduct ? /\b(?:anything|somebody|how|why|whether|what)\b/u : telling).test(said);
  const isBrief = has(tokens, 'product') && (tokens.length < 6 || /\b(?:tool|one|product)\b/u.test(said));
  return isWeak && (isNamed || isBrief || /\b(?:it|that|this|them|both|one)\b/u.test(said)) ? 'add' : null;
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
  const read = clauses.reduce((before, clause) => {
    const { said, tokens, isQuestion, verb } = clause;
    if (/^(?:and )?(?:nothing? else|none else|thats (?:all|it))\b/u.test(said) && before.touched.length > 0)
      return { ...before, isRestRemoved: said.includes('else') || before.isRestRemoved };
    const isAbout =
      has(tokens, 'product', 'number', 'period', 'factor') || isPointing(said) || clause.isOwnVerb;
    if (isQuestion || !isAbout || never.test(said) || (verb === null && hasVerb))
      return withSubject(before, clause, context);
    return applied({ clause, draft: before, context, lines });
  }, first);
  // A cart that also gets something, or of which only a part was named, isn't emptied by a misreading.
  const isEmptied =
    read.lines.length === 0 && lines.length > 1 && !(lines.length === 2 && read.touched.length > 1);
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
function withSubject(draft: Draft, clause: Clause, context: Context): Draft {
  const { ids } = targetsOf({ clause, draft, context, lines: draft.lines });
  const isAny = [pointer, others].some((words) => words.test(clause.said)) || has(clause.tokens, 'product');
  if (ofShop.test(clause.said)) return { ...draft, subject: productIds };
  return isAny ? { ...draft, subject: ids } : draft;
}

function applied(told: Told): Draft {
  const { clause, draft } = told;
  const { said, tokens, verb } = clause;
  const isOnly =
    onlyThis.test(said) ||
    (only.test(said) &&
      (has(tokens, 'product') ||
        pointer.test(said) ||
        /\b(?:that|this|the|those) (?:one|two)\b|only (?:those|that|it)|(?:that|this|it) only/u.test(said)) &&
      !has(tokens, 'period', 'number'));
  switch (verb) {
    case 'swap':
      return swapped(told);
    case 'remove':
      return removed(told);
    case 'keep': {
      if (has(tokens, 'period', 'number', 'factor') && !others.test(said)) return set(told);
      const targets = targetsOf(told);
      if (isOnly) return { ...set(told), isRestRemoved: true };
      const own = told.lines.filter(({ productId }) => targets.ids.includes(productId));
      const isBack = others.test(said) || all.test(said);
      const back = isBack
        ? []
        : own.filter((line) => !draft.lines.some(({ productId }) => productId === line.productId));
      return touching({ ...draft, lines: [...draft.lines, ...back] }, isBack ? [] : targets.ids);
    }
    case null:
    case 'undo':
    case 'add':
    case 'set': {
      const after = set(told);
      return isOnly && !others.test(said) ? { ...after, isRestRemoved: true } : after;
    }
  }
}

const touching = (draft: Draft, ids: readonly ProductId[]): Draft => ({
  ...draft,
  touched: [...draft.touched, ...ids],
  subject: ids.length > 0 ? ids : draft.subject,
});

/** Removes the lines that have no product that the message keeps. */
function restRemoved({ draft }: Told, kept: readonly ProductId[]): Draft {
  return { ...touching(draft, kept), isRestRemoved: true };
}

function removed(told: Told): Draft {
  const { clause, draft, context } = told;
  const { said, tokens } = clause;
  const isNamed = has(tokens, 'product') || (pointer.test(said) && !others.test(said));
  if (wholeCart.test(said) && !isNamed) return restRemoved(told, []);
  if (/\bto (?:\d|one|two|three|four|five|month|year)/u.test(said) && has(tokens, 'number', 'period'))
    return set(told);
  const [before = '', after] = said.split(except);
  if (after !== undefined && all.test(before)) {
    const { ids } = targetsOf(part(told, after));
    return restRemoved(told, ids);
  }
  const known = [...draft.touched, ...draft.subject];
  if (!isNamed && others.test(said) && (known.length > 0 || context.mentioned.length > 0)) {
    const keeps = known.length > 0 ? known : context.mentioned;
    const isAny = draft.lines.some(({ productId }) => keeps.includes(productId));
    if (isAny && !/\bother one\b/u.test(said)) return restRemoved(told, keeps);
  }
  const { ids, isSure } = targetsOf(told);
  const number = tokens.flatMap((token) => (token.kind === 'number' ? [token.number] : [])).at(-1);
  const gone = draft.lines.filter(({ productId }) => ids.includes(productId));
  const rows = gone.map((from): Row => {
    const left = number === undefined || !isQuantity(number) ? 0 : from.quantity - number;
    return { from, to: { ...from, quantity: clamped(left) } };
  });
  return isSure
    ? { ...touching(draft, ids), lines: changed(draft.lines, rows) }
    : { ...draft, doubtful: [...draft.doubtful, ...rows], subject: ids };
}

/** Adds products, and sets quantities and billing periods. */
function set(told: Told): Draft {
  const { clause, draft, context } = told;
  const { said, tokens, verb } = clause;
  const [before = '', after] = said.split(except);
  const spared = after !== undefined && all.test(before) ? targetsOf(part(told, after)).ids : [];
  const { ids: found, isSure } = targetsOf(spared.length > 0 ? part(told, before) : told);
  const ids = found.filter((id) => !spared.includes(id));
  const items = itemsIn(tokens);
  const factor = tokens.find((token) => token.kind === 'factor')?.factor;
  const counts = items.numbers.map(({ number }) => number);
  const rows = ids.flatMap((productId): readonly Row[] => {
    const held = draft.lines.filter((line) => line.productId === productId);
    // “Is it cheaper by the year? If so, change it.”
    const isOpen = items.numbers.length === 0 && factor === undefined && !more.test(said) && !less.test(said);
    const billing = items.periodOf(productId) ?? (isOpen && !has(tokens, 'product') ? context.billing : null);
    const count = items.numberOf(productId);
    const isMore = more.test(said) && (count !== null || /\b(?:another|more|extra|additional)\b/u.test(said));
    const isNewLine = verb === 'add' && isMore && billing !== null && !sameLine(held, { productId, billing });
    const line = isNewLine ? undefined : (held.find((one) => one.billing === billing) ?? held[0]);
    if (!line && /\b(?:change|make it|less|reduce)\b/u.test(said) && count === null && billing === null)
      return [];
    const now = line?.quantity ?? 0;
    const isLiteral = verb === 'add' && /\badd/u.test(said) && line !== undefined;
    const quantity =
      factor !== undefined
        ? now * factor
        : less.test(said)
          ? now - (count ?? 1)
          : line && (isMore || isLiteral || /\bby \d/u.test(said))
            ? now + (count ?? (billing === null || isMore ? 1 : 0))
            : (count ?? (now || 1));
    const to = {
      productId,
      billing: billing ?? line?.billing ?? billingPeriods[0],
      quantity: clamped(quantity),
    };
    return [{ from: line ?? null, to }];
  });
  const isQuantityWrong = draft.isQuantityWrong || counts.some((count) => count !== 0 && !isQuantity(count));
  return isSure
    ? { ...touching(draft, ids), lines: changed(draft.lines, rows), isQuantityWrong }
    : { ...draft, doubtful: [...draft.doubtful, ...rows], isQuantityWrong };
}

/** Reads “swap A for B”, “B instead of A”, and “B instead”. */
function swapped(told: Told): Draft {
  const { clause, draft, context } = told;
  const { said } = clause;
  const [wanted = '', old] = said.split(/\b(?:instead|insted|insted) of|in place of|rather than\b/u);
  const change = said.replace(/^.*?\b(?:sw[ao]p|replac\p{L}*|exchange|trade|switch|change)\b/u, '');
  const [left = '', right] =
    old === undefined ? change.split(/(?<=\S) (?:for|with|by|to) (?=\S)/u) : [old, wanted];
  if (has(clause.tokens, 'period') && !has(tokensIn(right ?? ''), 'product') && old === undefined)
    return set({ ...told, clause: { ...clause, verb: 'set' } });
  const isHeld = (id: ProductId) => draft.lines.some(({ productId }) => productId === id);
  const isSomething = (text: string) => has(tokensIn(text), 'product') || isPointing(text);
  const incoming = part(told, right !== undefined && isSomething(right) ? right : '');
  const named = productTokens(clause.tokens).map(({ productId }) => productId);
  const known = [...draft.subject, ...context.mentioned].filter((id) => !named.includes(id));
  const outgoing =
    right !== undefined && isSomething(left)
      ? targetsOf(part(told, left, 'remove')).ids.filter(isHeld)
      : others.test(said) && draft.touched.length > 0
        ? restOf(told, draft.touched)
        : [...(draft.touched.length > 0 ? draft.touched : known), ...named.slice(1)]
            .filter(isHeld)
            .slice(0, 2);
  const wishes = has(incoming.clause.tokens, 'product')
    ? targetsOf(incoming).ids
    : [...named, ...known].filter((id) => !outgoing.includes(id) && !isHeld(id));
  const added = wishes.filter((id) => !outgoing.includes(id));
  const out =
    outgoing.length > 0 && !/\b(?:cart|basket|trolley)\b/u.test(left) ? outgoing : restOf(told, added);
  const gone = draft.lines.filter(({ productId }) => out.includes(productId));
  const rows = gone.map((from): Row => ({ from, to: { ...from, quantity: 0 } }));
  const isSure = outgoing.length > 0 || gone.length === 1 || /\b(?:cart|basket|trolley)\b/u.test(left);
  const without = isSure
    ? { ...draft, lines: changed(draft.lines, rows) }
    : { ...draft, doubtful: [...draft.doubtful, ...rows] };
  const { periodOf, numberOf } = itemsIn(clause.tokens);
  return added.reduce<Draft>((before, productId) => {
    const billing = periodOf(productId) ?? gone[0]?.billing ?? billingPeriods[0];
    const quantity = clamped(numberOf(productId) ?? 1);
    const line = before.lines.find((one) => one.productId === productId);
    const row: Row = { from: line ?? null, to: { productId, billing, quantity } };
    return { ...touching(before, [productId]), lines: changed(before.lines, [row]) };
  }, without);
}

const restOf = ({ draft }: Told, ids: readonly ProductId[]) =>
  draft.lines.map(({ productId }) => productId).filter((id) => !ids.includes(id));

/** A part of a clause, such as what follows “except”. */
function part(told: Told, text: string, verb: Verb | null = told.clause.verb): Told {
  return { ...told, clause: { ...told.clause, verb, said: text.trim(), tokens: tokensIn(text) } };
}

const isNot = (token: Token | undefined) => token?.kind === 'word' && /^(?:not|no)$/u.test(token.word);

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
    token.kind === 'period' && !isNot(tokens[at - 1]) ? [{ billing: token.billing, of: nearest(at) }] : [],
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
function targetsOf({ clause, draft, context, lines }: Told): Targets {
  const { tokens, said, verb } = clause;
  const these = (ids: readonly ProductId[], isSure = true): Targets => ({ ids, isSure });
  const isAdding = verb === 'add' || verb === 'swap';
  const held = [...new Set(draft.lines.map(({ productId }) => productId))];
  const named = [...new Set(productTokens(tokens).map(({ productId }) => productId))];
  if (named.length > 0) return these(named);
  if (!clause.isOwnVerb && isFragment(tokens) && draft.touched.length > 0 && !isPointing(said))
    return these(has(tokens, 'period') ? [...new Set(draft.touched)] : draft.subject);
  if (verb !== 'remove' && ofShop.test(said))
    return these(context.mentioned.length > 1 && !context.isAfterChange ? context.mentioned : productIds);
  const isOfAnswer = !clause.isOwnVerb && !context.isAfterChange && verb === 'set';
  const known = context.mentioned.filter((id) => isAdding || isOfAnswer || held.includes(id));
  const listed =
    !context.isAfterChange && context.mentioned.length > 1
      ? context.mentioned
      : [...new Set(lines.map(({ productId }) => productId))];
  const isOfShop =
    isAdding && /cheap|expensive|dear/u.test(said) && !has(tokens, 'period') && context.mentioned.length < 2;
  if (others.test(said) && !/not (?:the )?other/u.test(said)) {
    const [rest = []] = [[...draft.touched, ...draft.subject], context.mentioned, []]
      .map((ids) => held.filter((id) => !ids.includes(id)))
      .filter((ids, at) => ids.length > 0 && (at > 0 || draft.touched.length + draft.subject.length > 0));
    const isOne = /\bother one\b/u.test(said);
    return these(rest, rest.length > 0 && (!isOne || rest.length === 1));
  }
  const pointed = pointedTo(
    said,
    isOfShop ? productIds : /\b(?:those|them|these)\b/u.test(said) && known.length > 1 ? known : listed,
  );
  if (pointed.length > 0) return these(pointed);
  if (all.test(said) || them.test(said)) {
    if (/\beach\b/u.test(said) && draft.subject.length > 0) return these(draft.subject);
    const isPair = /\b(?:both|two)\b/u.test(said) && !has(tokens, 'number');
    const groups = [
      draft.subject,
      known,
      context.recent.filter((id) => isAdding || held.includes(id)).slice(0, 2),
      held,
    ];
    const group = groups.find((ids) =>
      isPair ? ids.length === 2 : them.test(said) ? ids.length > 0 : ids.length > 1 && ids === held,
    );
    return these(group ?? held);
  }
  const [ids = []] = [draft.subject, known, held].filter(({ length }) => length > 0);
  if (ids.length > 0 && !isPronoun(said) && has(tokens, 'period')) return these(ids.length > 1 ? held : ids);
  if (ids.length === 1 || (ids.length > 1 && context.isAfterChange && ids !== held)) return these(ids);
  const isOfCart = ids !== held || !isAdding || isPronoun(said);
  return these(ids.length > 0 && isOfCart ? ids : productIds, false);
}

const isPronoun = (said: string) => /\b(?:it|this|that(?! case))\b/u.test(said);

/** Returns the products that words point to by price or position; empty if they don't. */
function pointedTo(said: string, candidates: readonly ProductId[]): readonly ProductId[] {
  const byPrice = candidates.toSorted((a, b) => productOf(a).priceCents - productOf(b).priceCents);
  const count = /\b(?:two|2)\b/u.test(said) ? 2 : /\b(?:three|3)\b(?! each)/u.test(said) ? 3 : 1;
  const places = [...said.matchAll(new RegExp(pointer, 'gu'))].flatMap(([found]) => {
    if (/cheap|least/u.test(found)) return byPrice.slice(0, count);
    if (/expensive|priciest|dear|costly/u.test(found)) return byPrice.toReversed().slice(0, count);
    if (/last|latter|bottom/u.test(found)) return candidates.slice(-1);
    const digit = Number(/\d+$/u.exec(found)?.[0] ?? 1);
    const at = /second|middle/u.test(found) ? 2 : found === 'third' ? 3 : digit;
    return candidates.slice(
      at - 1,
      at -
        1 +
        (/first|top/u.test(found) && !/\bto\b/u.test(said.split(found)[0] ?? '') ? firstCount(said) : 1),
    );
  });
  return [...new Set(places)];
}

/** “The first two” are two products; “two of the first” is one. */
const firstCount = (said: string) =>
  /\b(?:first|top) (?:two|2)\b/u.test(said) ? 2 : /\b(?:first|top) (?:three|3)\b/u.test(said) ? 3 : 1;

/** Returns the nearest quantity that a cart can hold, 0 or less for none; 1 if it isn't a number. */
function clamped(quantity: number): number {
  if (quantity <= 0) return 0;
  return Number.isNaN(quantity) ? 1 : Math.min(Math.max(Math.round(quantity), 1), MAX_QUANTITY);
}

/** Tests whether a clause means a change without a verb: “2 of the second”, “yearly”. */
export function isShort({ tokens, isQuestion, said }: Clause): boolean {
  const isAbout =
    isFragment(tokens) ||
    (tokens.length < 13 && (has(tokens, 'product') || isPronoun(said) || them.test(said)));
  return (
    !isQuestion &&
    isAbout &&
    has(tokens, 'number', 'period', 'factor') &&
    !never.test(said) &&
    !/\b(?:prices?|costs?|quote|rates?)\b/u.test(said)
  );
}

/** Tests whether a message that is neither a question nor an order may mean a change. */
export function isStatement(clauses: readonly Clause[]): boolean {
  return (
    clauses.every(({ said }) => !never.test(said)) &&
    clauses.some(({ tokens }) => has(tokens, 'product', 'period'))
  );
}

import { productOf } from '../../content/products/catalog';
import type { ProductId } from '../../content/slugs';
import { productIds } from '../../content/slugs';
import { billingPeriods } from '../../domain/billing';
import { isQuantity, MAX_QUANTITY } from '../../domain/quantity';
import type { Classifier } from './classifier';
import { classify } from './classifier';
import type { Context } from './context';
import type { Line, Row } from './proposal';
import { changed } from './proposal';
import type { Token } from './words';
import { has, productsIn, tokensIn, wholeShop, wordsIn } from './words';

/** “Only” removes what it doesn't name. */
export type Verb = 'restore' | 'swap' | 'remove' | 'keep' | 'only' | 'add' | 'set';

/** Part of a message with one verb, such as “remove the pricing one”. */
export interface Clause {
  /** Null if it has none of its own, and none before it. */
  readonly verb: Verb | null;
  readonly isOwnVerb: boolean;
  readonly isQuestion: boolean;
  /** True if it says what isn’t to be done, or what is to stay: “don’t add it”, “not B”, “keep it”. */
  readonly isRefusal: boolean;
  readonly tokens: readonly Token[];
  /** Its words. */
  readonly said: string;
}

/** The cart as it should be, as far as the message has been read. */
interface Draft {
  readonly lines: readonly Line[];
  /** Products that the message is about. */
  readonly touched: readonly ProductId[];
  /** Those of its last clause, for “it”. */
  readonly subject: readonly ProductId[];
  readonly isRestRemoved: boolean;
  /** True if nothing says which products are meant. */
  readonly isGuess: boolean;
  readonly isQuantityWrong: boolean;
}

/** What a clause's meaning depends on. */
interface Told {
  /** Products to take if nothing says which are meant. */
  readonly chosen: readonly ProductId[] | undefined;
  readonly clause: Clause;
  readonly draft: Draft;
  readonly context: Context;
}

const clauseEnds =
  /(?<=\?)|[;:…!\n]+|,(?!(?<=\d,)\d)|\.(?!\d)|(?:&|\+|\b(?:and|y|et|und)\b)(?!\s*(?:the )?\S+(?: one)? (?:in|out)\b)|\b(?:n|(?<!(?:every ?thing|all|any ?thing)(?: \S+){0,2} )but|then|plus)\b/iu;
/** How a question starts. */
const question =
  /^(?:(?:and|but|or|so|ok|okay|well|yo|hi|hello|hey|lol|mate|just|actually|wait|sorry|now|yes|right|hm+) )*(?:i (?:dont|do not|cant) (?:understand|see|know|get)|(?:id|i would) like your|(?:\S+ ){1,2}wants?(?: to)? (?:know|ask)|(?:kindly |please )?share|(?:set|make|lower|change) (?:the|its|your|all|every|each) prices? (?:of|for|to)|explain|compare|tell me|wh?ats?|which|who|whos|where|when|why|how|is(?! it (?:possible|ok|okay|fine))|are|does|did|whether|if(?! so)|am|has|may i ask|(?:do|have|should) (?:you|u|i|we|my|your|yall)|(?:will|would|can|could|should) (?:it|this|that|they|he|she|my|the|your|each|all))\b/u;

/** Words for each kind of change, in the order in which they decide. */
const verbs: readonly (readonly [Verb, RegExp])[] = [
  [
    'restore',
    /\b(?:(?:put|stick|bring|add|set|throw|want|wants|need|get) (?:\S+ ){0,4}back|back in|(?<!\bill )comes? back)\b(?! to\b)/u,
  ],
  [
    'swap',
    /\b(?:swap|swop|replac\p{L}*|exchange|trade|inste?a?d of|in place of|rather than|(?:switch|change) .*\b(?:for|with)\b|change (?:it|that|this|them) (?:to|into) (?:the|a)\b)/u,
  ],
  [
    'remove',
    /\b(?:remov\p{L}*|delet\p{L}*|drop|ditch|kill|clear|empt\p{L}*|cancel|scrap|bin|rid|rm|lose|erase|yank|axe|nix|dump|toss|wipe|deduct|discard|chop|cut|strike|gone|away|forget (?!it|that|about it|every|what)|(?:take|get|chuck|throw|kick|leave|pull|want|put|hold|comes?|goes) (?:\S+ ){0,6}?(?:out|off)|tidy|(?:can|must|could|should) go\b|goes$|quit[ae]|enlev\p{L}*|out (?:it|they) (?:goes?|comes?)|(?:do|does|did)(?:nt| not)(?: \S+){0,3} (?:want|need|like|bring)|shan?t (?:\S+ )?(?:want|need)\p{L}*|rather not|not (?:so |be )?(?:need|want|requir|necessary|bring|having)\p{L}*|no need|need no|dont$|(?<!me )out with|without the|less of)\b|(?<!(?:check|price) \S+ )\bout$|\b(?:off|(?<=\S )no)$/u,
  ],
  ['keep', /\b(?:keep|stays?|remain|leave|unchanged|as (?:it|they) (?:is|are)|as is)\b/u],
  ['swap', /\bin?ste?a?d\b/u],
  [
    'set',
    /\b(?:make|set|change|switch|turn|convert|up|upgrade|move|bump|raise|increase|reduce|lower|double|triple|twice|halve|amend|adjust|flip|bill|back to)\b/u,
  ],
  [
    'add',
    /\b(?:another|one more|a second(?: \S+){0,3}$|(?:same|one) again|ad|add\p{L}*|put|prepare|include|throw|chuck|stick|pop|slip|whack|hook|order|buy|purchase|gimme|grab|go with|go for|book|pick|choose|agreg\p{L}*|mett\p{L}+|pon(?:me)?)\b|\bin$|^in (?:it|they) go/u,
  ],
];
/** Words that ask for a change if the rest of the message does. */
const weakVerbs =
  /\b(?:try|get|give|take|wants?|wanted|needs?|(?<!(?<!\b(?:can|could|may|might) )\b(?:i|we|you|they|\p{L}{3,}s) )have|(?:would|id) like|prefer|do|bring)\b/u;
/** Words that repeat the last change: “the other one, too.” */
const too = /\b(?:too|also|as ?well|aswell)\b/u;
/** Words that say nothing about what to do. */
const filler =
  /^(?:with|without|terms|basis|even|must|wait|but|not|i|mean|meant|said|quantity|quantities|qty|units?|licen[cs]es?|pieces?|nos|positive|be|that|this|those|these|more|also|other|others|ok|okay|yes|no|k|s+r+y+|sorry|actually|nah|na|total|now|all|the|an?|ones?|thing|please|pls|too|also|for|of|me|obviously|just|only|on|it|them|plan|billing|and|then|x|oh|omg|well|great|perfect|lol|haha|sure|over|as|aswell)$/u;

const polite =
  /^(?:(?:dont|do not|never|please|pls|ok|okay|and|then|now|so|just|kindly|lets|(?:can|could|would|will) (?:you|u|ya|we|i)) )+/u;

/** Words for the lines of the cart that a message doesn't name. */
const others =
  /\b(?:oth?e?rs?|rest|else|remaining|existing|alr(?:eady)?|current(?:ly)?|defaults?|samples?|(?:was|were|is|are|whats|whatevers|thats|already) (?:in )?(?:there|(?:(?:my|the|this) )?(?:cart|basket|trolley))|listed|original|(?:did|have) ?n[o']?t)\b/u;
const all =
  /\b(?:all|al|every ?thing|evrything|every (?:one|product|item|line|single|subscription)|(?<!to )each|whole|lot|any of|stuff|both|bth|(?:the|these|those|other|them) (?:two|2))\b/u;
const wholeCart =
  /\b(?:clear|empt\p{L}*|wipe|dump|delete|tidy) (?:out )?(?:(?:everything|all)\b|(?:my |the |this |that )?(?:whole )?(?:cart|basket|trolley|list)\b)/u;
/** “Everything we don’t have yet” */
const missing =
  /\b(?:all|every\S*|what\S*|ones?) (?:\S+ ){0,3}(?:dont|havent|do not|have not) (?:yet )?(?:have|got|own)/u;
const them = /(?<!\bone of )\b(?:them|these|those|they|em|both)\b/u;
const whole =
  /\b(?:empt\p{L}*|clear|wipe|reset|start over|none|nothing|anything|cart|basket|trolley)\b|\bit$|^(?:pl[sz] )?\w+$/u;
/** Tests whether a message is about everything in the cart, if only by naming nothing: “get rid of it,” “delete.” */
export const isAboutAll = (said: string) => [all, them, whole].some((words) => words.test(said));
/** Words for two lines or more. */
const several = /\b(?:both|pair|(?:those|these|them|the) (?:two|2))\b/u;
/** Words for a place in the cart or a price. */
const pointer =
  /\b(?:first|former|top(?! of)|(?<!\ba )second|middle|third|latter|last|bottom|(?:line|position|product|item|number) \d+|(?<!\b(?:its|is|be) )cheaper|cheapest|smallest|lowest|least expensive|dear(?:er|est)|costly|big(?:ger|gest)?(?= one)|(?<!\b(?:so|too|is|its) )expensive|priciest)\b(?! (?:month|year|time|thought|change|quarter))/u;
const only =
  /\b(?:only(?! (?:if|for|have|has|got|sell))|just (?:the|that)|none of|(?:thats|is) (?:all|enough)(?: i (?:want|need))?$|will do$|not? (?:the )?other|noth\p{L}* else)\b/u;
/** “Keep the three cheapest,” “just keep A” */
const keepingOnly =
  /\b(?:(?:two|three|[2-4]) (?:most )?(?:cheap|expensive|first|last)|(?:just|only) (?:the|keep|my))/u;
/** Clauses that ask for nothing: “one for each site”, “there are two sites”. */
const idle = /^(?:one|1)s? (?:for|per|at|of (?:them|those) (?:is|was|has))\b|\bthere (?:are|is)\b/u;
/** What stands before the verb of a deed that isn't wanted: “don't remove”, “can you not add”, “I don't want to change”. */
const negator =
  /\b(?:(?:do|does|did|wo|should|must|would|need) ?nt|dont|cant(?= (?:stay|keep))|not|never|nicht|without) (?:(?:(?:want|wanna|need|have|like|going|mean|ask|asked|wish)(?: (?:you|u))?(?: to)?(?! (?:it|that|this|them|the)\b)|think (?:i|we|you)(?: should)?|you|u|please|pls|actually|really|ever|even|just|yet|dare|go|be) )*/gu;
/** “Not B”, “never yearly”: no continuation of the clause before it. */
const refusal = /^(?:\S+ )?(?:not|never|nor|nicht|without)\b(?! (?:mind|sure|bad|only|just)\b)/u;
const except =
  /\b(?:but(?: not)?|exe?ce?pt|excluding|save for|besides|apart from|other than|(?<=else )(?:just|only))\b/u;
const more =
  /\b(?:another|more(?! (?:money|time|than|about|info))|extra|additional|increase .*by|a second(?: \S+){0,3}$|again|one for .*(?:too|also|as well))\b/u;
const less = /(?<!\bvery )\b(?:less|fewer)\b/u;
/** “On the same terms”, “the same number”: what comes after it, or the last product, is the model. */
const same = /\b(?:same|matching|match the)\b/u;

/** Splits a message into clauses. One without a verb of its own continues the one before it. */
export function clausesOf(text: string, lastVerb: Verb | null = null): readonly Clause[] {
  return text
    .split(clauseEnds)
    .flatMap(withoutRefusal)
    .reduce<readonly Clause[]>((clauses, part) => {
      const last = clauses.at(-1);
      const own = clauseOf(part, last?.verb ?? null, lastVerb);
      // “How much are A, B and C together?”
      const isList =
        last?.isQuestion && !own.isOwnVerb && [last, own].every(({ tokens }) => has(tokens, 'product'));
      const clause = isList ? { ...own, verb: null, isQuestion: true } : own;
      return clause.said === '' ? clauses : [...clauses, clause];
    }, []);
}

/** Splits “two A, no B” and “yearly not monthly” before the refusal. */
function withoutRefusal(text: string): readonly string[] {
  const [wanted = '', ...refused] = text.split(/\s(?=(?:not|no|without)\s)/iu);
  return has(tokensIn(wanted), 'product', 'number', 'period') &&
    refused.every((part) => isFragment(tokensIn(part)))
    ? [wanted, ...refused]
    : [text];
}

function clauseOf(text: string, before: Verb | null, lastVerb: Verb | null): Clause {
  const tokens = tokensIn(text);
  const said = wordsIn(text).join(' ');
  const isQuestion =
    question.test(said) ||
    /\b(?:do|did|will) (?:i|we) (?:get|need|have)\b/u.test(said) ||
    (/\b(?:does|is|are) (?:it|they)\b/u.test(said) && !verbs.some(([, words]) => words.test(said)));
  const isIdle = isQuestion || idle.test(said);
  const found = isIdle ? null : verbOf(said, tokens);
  const own = found === 'none' ? null : found;
  const isTarget =
    has(tokens, 'product') || others.test(said) || /\b(?:it|that|this|that one|them)$/u.test(said);
  // “But not the pricing one”, unless it’s what not to remove.
  const isUnwanted =
    found === null &&
    refusal.test(said) &&
    isTarget &&
    (before === null || before === 'add' || before === 'keep' || before === 'only');
  const isRefusal =
    found === 'none' || found === 'keep' || (found === null && refusal.test(said) && !isUnwanted);
  const isSetting = has(tokens, 'number', 'period', 'factor') || same.test(said);
  const isAbout =
    isFragment(tokens) ||
    (!/\b(?:not|never|dont|cant)\b/u.test(said) &&
      (has(tokens, 'product') || (isSetting && isPointing(said))));
  // “Fraud Shield, please”
  const isName = has(tokens, 'product') && isFragment(tokens.filter(({ kind }) => kind !== 'product'));
  const isPointed = isPointing(said) && isFragment(tokens);
  // “5 of each, annual”
  const implied = isSetting
    ? 'set'
    : (before ??
      (isName || (has(tokens, 'product') && too.test(said))
        ? 'add'
        : isPointed
          ? others.test(said)
            ? lastVerb
            : 'add'
          : null));
  const verb = own ?? (isUnwanted && !isIdle ? 'remove' : isIdle || isRefusal || !isAbout ? null : implied);
  return { verb, isOwnVerb: own !== null || isUnwanted, isQuestion, isRefusal, tokens, said };
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
function verbOf(said: string, tokens: readonly Token[]): Verb | 'none' | null {
  const isSet = has(tokens, 'number', 'period', 'factor');
  const isNamed = has(tokens, 'product') || pointer.test(said) || isPointing(said) || more.test(said);
  if (!isNamed && !isSet && !/\b(?:cart|basket|trolley)\b|^\w+(?: please)?$/u.test(said.replace(polite, '')))
    return null;
  const unwanted = [...said.matchAll(negator)].flatMap(({ index, 0: { length } }) =>
    verbs.filter(([, words]) => words.exec(said.slice(index + length))?.index === 0),
  )[0];
  if (unwanted) return unwanted[0] === 'add' ? 'none' : unwanted[0] === 'keep' ? 'remove' : 'keep';
  const found = verbs.find(([, words]) => words.test(said))?.[0] ?? null;
  // “I don’t like monthly bills”
  const isLiking = /\b(?:dont|not) (?:like|want|need)\b/u.test(said) && !has(tokens, 'product');
  if (found === 'remove' && has(tokens, 'period') && isLiking) return null;
  // “Drop the first two to three each”
  if (found === 'remove' && isSet && /\b(?:drop|cut|bring|take)\b.*\bto\b/u.test(said)) return 'set';
  if (found !== 'remove' && only.test(said) && !isSet && isNamed) return 'only';
  // “Keep it monthly”
  if (found === 'keep' && isSet) return 'set';
  if (found === 'keep' && keepingOnly.test(said)) return 'only';
  const isDenied = /\b(?:not|never|dont)\b/u.test(said) && !missing.test(said);
  if ((found === 'add' || found === 'set') && isDenied) return 'none';
  if (found) return found;
  // “Two A and no B”
  if (has(tokensIn(/\b(?:no(?! the| that| this)|without) (.*)/u.exec(said)?.[1] ?? ''), 'product'))
    return 'remove';
  return weakVerbs.test(said) && !isDenied ? 'add' : null;
}

/** A cart that a request asks for. */
export interface Request {
  readonly lines: readonly Line[];
  /** True if nothing says which products are meant. */
  readonly isGuess: boolean;
  readonly isQuantityWrong: boolean;
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
): Request {
  const read = clauses.reduce<Draft>(
    (draft, clause) => {
      const told = { clause, draft, context, chosen };
      return clause.verb === null ? withSubject(told) : applied(told, clause.verb);
    },
    {
      lines: start,
      touched: [],
      subject: [],
      isRestRemoved: false,
      isGuess: false,
      isQuantityWrong: false,
    },
  );
  const { touched, isRestRemoved } = read;
  const lines = read.lines.filter(({ productId }) => !isRestRemoved || touched.includes(productId));
  return { ...read, lines };
}

/** Remembers what a clause without a change is about, for “the second one, I do not want it”. */
function withSubject(told: Told): Draft {
  const { clause, draft } = told;
  const isAny = [pointer, others].some((words) => words.test(clause.said)) || has(clause.tokens, 'product');
  return isAny ? { ...draft, subject: targetsOf(told).ids } : draft;
}

function applied(told: Told, verb: Verb): Draft {
  const { clause, draft } = told;
  switch (verb) {
    case 'restore':
      return restored(told);
    case 'swap':
      return swapped(told);
    case 'remove':
      return removed(told);
    case 'keep':
      return touching(draft, targetsOf(told).ids);
    case 'only':
      // “Leave it, just B”, “and nothing else”
      return {
        ...(draft.touched.length > 0 && !has(clause.tokens, 'product')
          ? draft
          : set({
              ...told,
              draft: { ...draft, touched: draft.touched.length < draft.lines.length ? draft.touched : [] },
            })),
        isRestRemoved: true,
      };
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

/** Changes rows, unless nothing says which. */
function withRows(draft: Draft, { ids, isGuess }: Targets, rows: readonly Row[]): Draft {
  return isGuess ? { ...draft, isGuess } : { ...touching(draft, ids), lines: changed(draft.lines, rows) };
}

/** Puts back what earlier changes removed. */
function restored(told: Told): Draft {
  const { clause, draft, context } = told;
  const named = productsIn(clause.tokens);
  const isGone = ({ productId }: Line) =>
    draft.lines.every((line) => line.productId !== productId) &&
    (named.length === 0 || named.includes(productId));
  const carts = [...(context.undone ? [context.undone] : []), ...context.carts.toReversed()];
  const [gone] = carts.map((cart) => cart.filter(isGone)).filter((lines) => lines.length > 0);
  if (!gone) return set(told);
  // “Put that one back”
  if (named.length === 0 && gone.length > 1 && /\b(?:it|that|this|one)\b/u.test(clause.said))
    return { ...draft, isGuess: draft.touched.length === 0 };
  return {
    ...touching(
      draft,
      gone.map(({ productId }) => productId),
    ),
    lines: [...draft.lines, ...gone],
  };
}

function removed(told: Told): Draft {
  const { clause, draft } = told;
  const { said, tokens } = clause;
  if (wholeCart.test(said) && !has(tokens, 'product')) return { ...draft, isRestRemoved: true };
  const targets = targetsOf(told);
  const { number } = itemsIn(tokens);
  const gone = draft.lines.filter(({ productId }) => targets.ids.includes(productId));
  const rows = gone.map((from): Row => {
    const left = number === null || !isQuantity(number) ? 0 : from.quantity - number;
    return { from, to: { ...from, quantity: clamped(left) } };
  });
  const draftNow = withRows(draft, targets, rows);
  return { ...draftNow, touched: draft.touched };
}

/** Adds products, and sets quantities and billing periods. */
function set(told: Told): Draft {
  const { clause, draft, context } = told;
  const { said, tokens, verb } = clause;
  const targets = targetsOf(told);
  const { number, period } = itemsIn(tokens);
  const factor = tokens.find((token) => token.kind === 'factor')?.factor;
  const model = modelOf(told, targets.ids);
  const rows = targets.ids.map((productId): Row => {
    const held = draft.lines.filter((line) => line.productId === productId);
    const isBare =
      number === null &&
      factor === undefined &&
      clause.isOwnVerb &&
      verb !== 'only' &&
      (verb === 'set' || productsIn(tokens).length === 0);
    const billing = period ?? model?.billing ?? (isBare ? context.period : null) ?? undefined;
    const count = number ?? model?.quantity ?? null;
    const line = held.find((one) => one.billing === billing) ?? held[0];
    const now = line?.quantity ?? 0;
    const step = line && less.test(said) ? -1 : line && more.test(said) ? 1 : 0;
    const counted = step === 0 ? (count ?? (now || 1)) : now + step * (count ?? 1);
    const quantity = factor === undefined ? counted : now * factor;
    return {
      from: line ?? null,
      to: { productId, billing: billing ?? line?.billing ?? billingPeriods[0], quantity: clamped(quantity) },
    };
  });
  const isWrong =
    number !== null && !isQuantity(number) && (number !== 0 || rows.every(({ from }) => from === null));
  return {
    ...withRows(draft, targets, rows),
    isQuantityWrong: draft.isQuantityWrong || isWrong,
  };
}

/** Returns the billing period, and the quantity if it's meant, of the product that “the same” refers to. */
function modelOf({ clause, draft, context }: Told, ids: readonly ProductId[]) {
  const { said } = clause;
  if (!same.test(said)) return null;
  const candidates = [...productsIn(tokensIn(said.split(same)[1] ?? '')), ...draft.touched.toReversed()];
  const line = [...candidates, ...context.mentioned]
    .filter((id) => !ids.includes(id))
    .flatMap((id) => draft.lines.filter(({ productId }) => productId === id))[0];
  const isNumber = /\bsame (?:number|quantity|qty|amount)/u.test(said);
  return line ? { billing: line.billing, quantity: isNumber ? line.quantity : null } : null;
}

/** Reads “swap A for B” and “B instead of A” as the removal of A and the addition of B. */
function swapped(told: Told): Draft {
  const { said } = told.clause;
  const [wanted = '', old] = said.split(/\b(?:inste?a?d of|in place of|rather than|in?ste?a?d)\b/u);
  const change = said.replace(/^.*?\b(?:sw[ao]p|replac\p{L}*|exchange|trade|switch|change)\b/u, '');
  const [left = '', right = ''] =
    old === undefined ? change.split(/(?<=\S) (?:for|with|by|to|into) (.+)/u) : [old, wanted];
  const isProduct = (text: string) => has(tokensIn(text), 'product');
  if (right === '' && isProduct(left)) return set(told);
  if (right === '' && old === undefined && !others.test(left)) return { ...told.draft, isGuess: true };
  const draft = removed(part(told, left, 'remove'));
  return right === ''
    ? draft
    : set({ ...part(told, right, 'add'), draft: { ...draft, subject: told.draft.subject } });
}

/** A part of a clause, such as what follows “for”. */
function part(told: Told, text: string, verb: Verb): Told {
  return { ...told, clause: { ...told.clause, verb, said: text.trim(), tokens: tokensIn(text) } };
}

/** Finds the first number and period of a clause. */
const itemsIn = (tokens: readonly Token[]) => ({
  number: tokens.find((token) => token.kind === 'number')?.number ?? null,
  period: tokens.find((token) => token.kind === 'period')?.billing,
});

interface Targets {
  readonly ids: readonly ProductId[];
  readonly isGuess: boolean;
}

/** Finds the products that a clause is about: those it names or points to, or those of the conversation. */
function targetsOf({ clause, draft, context, chosen }: Told): Targets {
  const { tokens, said, verb, isOwnVerb } = clause;
  const these = (ids: readonly ProductId[], isGuess = false): Targets =>
    isGuess && chosen ? { ids: chosen, isGuess: false } : { ids, isGuess };
  const held = [...new Set(draft.lines.map(({ productId }) => productId))];
  const isOpen =
    verb === 'add' || verb === 'only' || (verb === 'set' && !isOwnVerb && !context.isAfterChange);
  const isOfShop = wholeShop.test(said) && (verb === 'add' || verb === 'only' || !isOwnVerb);
  const [before = '', spared] = said.split(except);
  if (spared !== undefined && all.test(before)) {
    const kept = productsIn(tokensIn(spared));
    return these((verb === 'add' ? productIds : held).filter((id) => !kept.includes(id)));
  }
  if (missing.test(said)) return these(productIds.filter((id) => !held.includes(id)));
  const named = productsIn(tokens);
  const model = productsIn(tokensIn(same.test(said) ? (said.split(same)[1] ?? '') : ''));
  const own = named.filter((id) => named.length === 1 || !model.includes(id));
  if (own.length > 0) return these(own);
  const known = context.mentioned.filter((id) => isOpen || held.includes(id));
  if (isOfShop) return these(context.mentioned.length > 2 ? context.mentioned : productIds);
  if (others.test(said)) {
    const ours = [...draft.touched, ...draft.subject];
    const without = ours.length > 0 ? ours : context.mentioned;
    const isRest = verb !== 'set' || !/\bremaining\b/u.test(said);
    const rest = held.filter((id) => !isRest || !without.includes(id));
    const isOne = without.length === 0 && /\bother\b(?! (?:two|2))/u.test(said);
    return rest.length > 0 ? these(rest, isOne && rest.length > 1) : these(held, true);
  }
  const listed =
    verb !== 'keep' && context.mentioned.length > 1 && !context.isAfterChange ? context.mentioned : held;
  const isPriced = verb === 'add' && /cheap|expensive|dear|smallest/u.test(said);
  const pointed = pointedTo(said, isPriced ? productIds : listed);
  if (pointed.length > 0) return these(pointed);
  const groups = [draft.subject, known, held].filter(({ length }) => length > 0);
  const [ids = []] = groups;
  if (several.test(said))
    return these([[...new Set(draft.touched)], known, held].find(({ length }) => length > 1) ?? ids);
  if (them.test(said)) return these(ids);
  if (all.test(said)) return these(held);
  return these(ids, (ids === held || verb === 'remove') && ids.length > 1);
}

/** Returns the products that words point to by price or position; empty if they don't. */
export function pointedTo(said: string, candidates: readonly ProductId[]): readonly ProductId[] {
  const byPrice = candidates.toSorted((a, b) => productOf(a).priceCents - productOf(b).priceCents);
  const places = [...said.matchAll(new RegExp(pointer, 'gu'))].flatMap(([found], place, { length }) => {
    // “The first two” and “the two cheapest” are two products; “two of the first” is one.
    const counted = new RegExp(
      `\\b${found} (two|three|2|3)\\b|\\b(two|three|2|3) (?:most )?${found}\\b`,
      'u',
    ).exec(said);
    const number = counted?.[1] ?? counted?.[2] ?? '1';
    const count = length > 1 ? 1 : number === 'two' ? 2 : number === 'three' ? 3 : Number(number);
    if (/cheap|least|smallest|lowest/u.test(found)) return byPrice.slice(0, count);
    if (/expensive|priciest|dear|costly|big/u.test(found)) return byPrice.slice(-count);
    if (/last|latter|bottom/u.test(found)) return candidates.slice(-count);
    const digit = Number(/\d+$/u.exec(found)?.[0] ?? 1);
    const at = /second|middle/u.test(found) ? 2 : found === 'third' ? 3 : digit;
    return candidates.slice(at - 1, at - 1 + count);
  });
  return [...new Set(places)];
}

/** Returns the nearest quantity that a cart can hold, 0 or less for none; 1 if it isn't a number. */
function clamped(quantity: number): number {
  if (quantity <= 0) return 0;
  return Number.isNaN(quantity) ? 1 : Math.min(Math.max(Math.round(quantity), 1), MAX_QUANTITY);
}

/** Tests whether a clause starts with a verb of change, “please empty my cart”, or only names a setting, “all yearly”. */
function isOrder({ said, verb, tokens }: Clause): boolean {
  const rest = said.replace(polite, '');
  const isSetting =
    has(tokens, 'number', 'period') && isFragment(tokens.filter(({ kind }) => kind !== 'product'));
  return verb !== null && (isSetting || verbs.some(([, words]) => words.exec(rest)?.index === 0));
}

/** Returns the probability that a message asks to change the cart; 1 if it orders it. */
export function changeIn<Name extends string>(
  text: string,
  clauses: readonly Clause[],
  classifier: Classifier<Name>,
): number {
  const probabilityOf = (part: string) =>
    classify(classifier, part).find(({ name }) => name === 'change')?.probability ?? 0;
  const sentences = text.split(/(?<=[.?!;,])\s+/u);
  return clauses.some(isOrder) && !text.includes('?')
    ? 1
    : Math.max(...[text, ...sentences].map(probabilityOf));
}

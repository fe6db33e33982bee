import { greatest, group, rollups, sum } from 'd3-array';
import { enumerated } from '../../../domain/numerals';
import { isDay, isTimestamp, numberReader } from './cells';
import type { Content } from './columnContent';
import { areFlags, areSentences, areVaried, contentOf, fitOf } from './columnContent';
import { hasExactName, hasExcludedWord, isIdentifier, isPriceName, rankNames } from './columnNames';
import type { Chosen, Taken, WantedColumn } from './columns';
import { NUMBERS, placeOf } from './columns';
import { runToEnd } from '../model/withProgress';
import type { Equation } from './equation';
import { equationIn } from './equation';
import type { Finding } from './finding';
import { quoted, say } from './finding';
import { HEADING } from './layout';
import type { ParsedTable } from './parseTable';
import { explainedBy, namesOf } from './productColumn';

/** Number of blocks of rows that are looked at, and their size. */
const BLOCKS = 8;
const BLOCK_ROWS = 50;
const MIN_FIT = 0.8;
/** A column with a matching name may hold some other cells. */
const MIN_FIT_BY_NAME = 0.4;
/** Cells that only aren't whole numbers fit this much. */
const MIN_FIT_OF_NEAREST = 0.3;
/** Maximum number of columns named because they come nearest. */
const MAX_NEAREST = 3;
/** With fewer cells, it's no surprise that all are the same, or none. */
const MIN_CELLS = 5;

/** Names of columns of numbers that stand for things. */
const ID = /(?:^|[^a-z])(?:id|no|nr|number|code)(?:$|[^a-z])/iu;
/** Names of columns of dates that we can't read, such as those without a year. */
const DATE = /dat(?:e|um|a)\b|time|fecha|tarih|дата|日|تاريخ/iu;

/** Counts the columns that a row names exactly as we know them. */
export function namesIn(wanted: readonly WantedColumn<string>[]): (row: readonly string[]) => number {
  const tests = wanted.map(hasExactName);
  return (row) => tests.filter((isKnown) => row.some(isKnown)).length;
}

interface Column {
  readonly name: string;
  readonly index: number;
  /** Cells of the sample, and those that aren't empty. */
  readonly cells: readonly string[];
  readonly filled: readonly string[];
  readonly content: Content;
}

/** How a column was found; lower is better. A misfit only has the right name; near ones are only offered. */
const steps = { computed: 0, exact: 1, words: 2, content: 3, misfit: 4, near: 5 } as const;
const taking = [steps.computed, steps.exact, steps.words, steps.content, steps.misfit];

interface Candidate extends Column {
  readonly step: (typeof steps)[keyof typeof steps];
  /** Compared one after the other; lower is better. */
  readonly rank: readonly number[];
}

/** A proposal for the visitor to check. */
export interface ColumnProposal<Id extends string> {
  readonly taken: Taken<Id>;
  /** Indexes of the columns that can be chosen for each purpose, best first. */
  readonly fitting: ReadonlyMap<Id, readonly number[]>;
  /** Columns that the visitor has to choose. */
  readonly undecided: readonly Id[];
  /** The visitor's choices, which aren't asked about. */
  readonly chosen: Chosen<Id>;
  readonly equation: Equation | null;
  readonly findings: readonly Finding[];
}

/** Proposes columns: the visitor's choice, then by arithmetic, by name, and by content. */
export function chooseColumns<Id extends string>(
  { names, header, rows, separator }: Pick<ParsedTable, 'names' | 'header' | 'rows' | 'separator'>,
  wanted: readonly WantedColumn<Id>[],
  chosen: Chosen<Id>,
): ColumnProposal<Id> {
  const columns = columnsOf(names, sampleOf(rows));
  const hasNames = header !== null;
  const numbers = numbersOf(columns, separator);
  const equation = equationIn(
    [...numbers].map(([index, own]) => ({
      index,
      numbers: own,
      named: partNamed(names[index] ?? '', wanted),
    })),
  );
  const found = new Map(
    wanted.map((own) => [own.id, candidatesFor(own, columns, hasNames, partIn(equation, own))]),
  );
  const taken: OpenTaken<Id> = {};
  for (const { id } of wanted) {
    const choice = chosen[id] ?? Infinity;
    if (choice < columns.length) taken[id] = choice;
  }
  const cellsOf = (id: Id) => columns[placeOf(taken, id)]?.cells;
  const candidates: Candidates<Id> = {
    of: ({ id, sameIn = [] }) =>
      (found.get(id) ?? []).filter((column) =>
        sameIn.every(
          (other) =>
            isSameIn(column.cells, cellsOf(other)) &&
            (column.step < steps.content || !isOf(column.cells, cellsOf(other))),
        ),
      ),
    isOpen: ({ id }) => taken[id] === undefined && chosen[id] !== null,
    isFree: ({ index }) => wanted.every(({ id }) => taken[id] !== index),
  };
  const asked = takeBest(taken, wanted, candidates, hasNames);
  if (hasNames && wanted.every(({ id, holds }) => holds !== 'item' || chosen[id] === undefined))
    takeProducts(taken, wanted, candidates, columns, numbers);
  const open = wanted.filter(candidates.isOpen);
  const undecided = open.filter(({ isOptional }) => !isOptional).map(({ id }) => id);
  if (columns.some(({ filled }) => filled.length > 0)) for (const id of undecided) asked.set(id, undefined);
  const fitting = new Map(wanted.map((own) => [own.id, fittingOf(own, taken, candidates, names)]));
  const questions = wanted
    .filter(({ id }) => asked.has(id))
    .map((own) => questionOn(own, asked.get(own.id), fitting.get(own.id)?.length ?? 0));
  const hasUnread = hasNames && open.some(({ holds }) => holds === 'day');
  const findings = [...questions, ...(hasUnread ? unreadDates(columns) : [])];
  return { taken, fitting, chosen, equation, undecided, findings };
}

/** The columns found for each purpose, best first, and whether a purpose or a column is still to be had. */
interface Candidates<Id extends string> {
  readonly of: (own: WantedColumn<Id>) => readonly Candidate[];
  readonly isOpen: (own: WantedColumn<Id>) => boolean;
  readonly isFree: (column: Column) => boolean;
}

type OpenTaken<Id extends string> = Partial<Record<Id, number>>;

/** Takes the best column for each purpose. Returns those to ask about. */
function takeBest<Id extends string>(
  taken: OpenTaken<Id>,
  wanted: readonly WantedColumn<Id>[],
  { of, isOpen, isFree }: Candidates<Id>,
  hasNames: boolean,
): Map<Id, Column | undefined> {
  const asked = new Map<Id, Column | undefined>();
  for (const step of taking)
    for (const own of wanted.filter(isOpen)) {
      const [first, ...others] = of(own).filter(isFree);
      if (first?.step !== step || !isProposed(own, first, hasNames)) continue;
      taken[own.id] = first.index;
      const isGuess = step === steps.content && own.holds !== 'day';
      const isDoubted = isGuess || others.some((other) => isRival(own, first, other));
      const isNeeded = hasNames && !own.isOptional;
      if (isDoubted && (isNeeded || own.holds === 'rating')) asked.set(own.id, first);
    }
  return asked;
}

/** Amounts that differ by more than a tax, and less than a discount from what it is subtracted from. */
const MAX_TAX = 1.3;
const MAX_RATIO = 4;

/** Tests for another column that could be meant as well: of a name as good, or of larger numbers beside 1, 2, and 3. */
function isRival({ holds, part }: WantedColumn<string>, first: Candidate, other: Candidate): boolean {
  if (first.step === steps.computed) return false;
  if (part === 'quantity' && first.step < steps.content)
    return other.step === steps.content && other.content.different > MAX_TAX * first.content.different;
  if (holds !== 'total' || other.step !== first.step || other.rank[0] !== first.rank[0]) return false;
  const ratio = totalOf(first.filled) / totalOf(other.filled);
  return ratio > MAX_TAX && ratio < MAX_RATIO;
}

/** Groups that are products explain at least this share of the prices. */
const MIN_EXPLAINED = 0.5;

/** Takes the column that best tells prices apart as the product, and names instead of the codes of products. */
function takeProducts<Id extends string>(
  taken: OpenTaken<Id>,
  wanted: readonly WantedColumn<Id>[],
  { of, isOpen, isFree }: Candidates<Id>,
  columns: readonly Column[],
  numbers: ReadonlyMap<number, readonly number[]>,
): void {
  const own = wanted.find(({ holds }) => holds === 'item');
  if (!own) return;
  const numbersIn = (part: WantedColumn<Id>['part']) =>
    numbers.get(placeOf(taken, wanted.find((other) => other.part === part)?.id ?? own.id)) ?? [];
  const [prices, quantities] = [numbersIn('price'), numbersIn('quantity')];
  const ofUnits = prices.map((price, row) => price / (quantities[row] ?? 1));
  const explained = (column: Column) =>
    Math.max(explainedBy(column, prices), explainedBy(column, ofUnits)) - 0.01 * column.content.codes;
  if (isOpen(own)) {
    const best = greatest(of(own).filter(isFree), (a, b) => explained(a) - explained(b));
    if (best && explained(best) >= MIN_EXPLAINED) taken[own.id] = best.index;
  }
  const first = columns[placeOf(taken, own.id)];
  if (first) taken[own.id] = namesOf(first, columns.filter(isFree)).index;
}

/**
 * Returns the columns that can be chosen for a purpose: by name or content, or else the nearest. A required column can still
 * take one from another purpose.
 */
function fittingOf<Id extends string>(
  own: WantedColumn<Id>,
  taken: OpenTaken<Id>,
  { of, isFree }: Candidates<Id>,
  names: readonly string[],
): readonly number[] {
  const present: number | undefined = taken[own.id];
  const isMissing = present === undefined && !own.isOptional;
  const isPrice = (index: number) => isPriceName(names[index] ?? '');
  // Prices of units are no totals, if there are any.
  const hasTotal = own.holds === 'total' && present !== undefined && !isPrice(present);
  const free = of(own).filter(
    (column) =>
      column.index === present ||
      (!(hasTotal && isPrice(column.index)) && (isFree(column) || (isMissing && column.step < steps.misfit))),
  );
  const likely = free.filter(({ step }) => step < steps.misfit);
  const offered = likely.length > 0 ? likely : free.filter(({ step }) => step > steps.misfit);
  return [...new Set([present ?? [], offered.map(({ index }) => index)].flat())];
}

/** Warns about columns that look like dates but can't be read. */
function unreadDates(columns: readonly Column[]): readonly Finding[] {
  const near = columns
    .filter((column) => column.content.days > 0 || DATE.test(column.name))
    .map(({ name, filled }) => ({ name, cell: filled.find((cell) => !isDay(cell)) }))
    .flatMap(({ name, cell }) => (cell === undefined ? [] : `${quoted(cell)} in ${quoted(name)}`))
    .slice(0, MAX_NEAREST);
  if (near.length === 0) return [];
  return say(
    'warning',
    'We found no dates.',
    `We can’t read ${enumerated(near, 'and')} as days, weeks, or months with a year.`,
  );
}

/** Takes rows from all parts of the table: the first orders of a store can lack what later ones have. */
function sampleOf(rows: ParsedTable['rows']): ParsedTable['rows'] {
  const between = Math.max(BLOCK_ROWS, Math.floor(rows.length / BLOCKS));
  return Array.from({ length: BLOCKS }, (_, block) =>
    rows.slice(block * between, block * between + BLOCK_ROWS),
  ).flat();
}

function columnsOf(names: readonly string[], sample: ParsedTable['rows']): readonly Column[] {
  return names.map((name, index) => {
    const cells = sample.map((row) => row[index] ?? '');
    const filled = cells.filter((cell) => cell.trim() !== '');
    return { name, index, cells, filled, content: contentOf(filled) };
  });
}

const isSame = (filled: readonly string[]) => filled.length >= MIN_CELLS && new Set(filled).size === 1;
const isMail = ({ filled }: Column) => areVaried(filled) && filled.every((cell) => cell.includes('@'));

interface EquationPart {
  readonly part: number | undefined;
  readonly others: readonly number[];
}

/** Finds the columns for a purpose, best first. */
function candidatesFor(
  own: WantedColumn<string>,
  columns: readonly Column[],
  hasNames: boolean,
  { part, others }: EquationPart,
): readonly Candidate[] {
  const rankName = rankNames(own);
  const found = columns.flatMap(({ filled, ...column }): readonly Candidate[] => {
    const used = own.blank ? filled.filter((cell) => !own.blank?.test(cell.trim())) : filled;
    const name = hasNames ? rankName(column.name) : null;
    const seen = { ...column, filled: used };
    const isKnown = own.part !== 'amount' || name?.isExact === true;
    const computed = isKnown ? steps.computed : steps.words;
    const step = column.index === part ? computed : stepOf(own, seen, name, hasNames);
    return step === null || others.includes(column.index)
      ? []
      : [{ ...seen, step, rank: rankOf(own, seen, step, name?.place ?? 0) }];
  });
  return (own.holds === 'total' || own.holds === 'money' ? withoutPieces(found) : found).toSorted(byRank);
}

/** Amounts of pieces are whole and on average below this. */
const MAX_MEAN_OF_PIECES = 5;

/** Doubts names of amounts that count pieces beside others. */
function withoutPieces(found: readonly Candidate[]): readonly Candidate[] {
  const arePieces = ({ content, filled }: Candidate) =>
    filled.length >= MIN_CELLS &&
    content.whole === 1 &&
    Math.abs(totalOf(filled)) < MAX_MEAN_OF_PIECES * filled.length;
  const isAmount = (own: Candidate) =>
    own.step < steps.content ? !arePieces(own) : own.step === steps.content && own.content.whole < 1;
  if (!found.some(isAmount)) return found;
  return found.map((own) =>
    own.step < steps.content && arePieces(own) ? { ...own, step: steps.near } : own,
  );
}

/** Tests for a few small numbers, which can be ratings. */
function areRatings({ filled, content }: Column): boolean {
  const isRating = (cell: string) => Number(cell) <= MAX_USUAL_RATING;
  return content.different > 2 && content.whole === 1 && filled.every(isRating);
}

function byRank(a: Candidate, b: Candidate): number {
  const [first, second] = [a, b].map(({ step, rank, index }) => [step, ...rank, index]);
  const place = first?.findIndex((value, index) => value !== second?.[index]) ?? 0;
  return (first?.[place] ?? 0) - (second?.[place] ?? 0);
}

/** Says how a column is found for a purpose; null if it isn't. */
function stepOf(
  own: WantedColumn<string>,
  column: Column,
  name: { readonly isExact: boolean } | null,
  hasNames: boolean,
): Candidate['step'] | null {
  const { holds, isOptional, isHeading } = own;
  const { filled, cells, content } = column;
  if (own.sameIn && filled.length * 2 < cells.length) return null;
  const isNumber = NUMBERS.includes(holds);
  const isFlag = holds !== 'count' && (isNumber || holds === 'person') && areFlags(filled);
  const isZero = isNumber && filled.filter((cell) => /[1-9]/u.test(cell)).length * 3 < filled.length;
  const isUsed = !isFlag && (isOptional === true || !isZero);
  const fit = fitOf(holds, content, false);
  if (isUsed && fit >= MIN_FIT_BY_NAME) {
    if (holds === 'person' && isMail(column)) return steps.exact;
    if (name && holds === 'item') return isSame(filled) ? steps.content : steps.words;
    if (name?.isExact) return steps.exact;
    if (name) return steps.words;
    if (isHeading && column.name === HEADING) return steps.words;
  }
  if (isUsed && !own.isOnlyOffered && fitsByContent(own, column, hasNames ? cells.length : 0))
    return steps.content;
  if (name?.isExact && holds !== 'prose' && (!isOptional || holds === 'day')) return steps.misfit;
  if (isOptional || filled.length === 0) return null;
  const isNear = !hasExcludedWord(own)(column.name) && !(isNumber && content.areLabels);
  return isNear && fit > MIN_FIT_OF_NEAREST ? steps.near : null;
}

/** Most ratings go up to 5 or 10. */
const MAX_USUAL_RATING = 10;

/**
 * Tests whether a column's cells fit, and its name doesn't say that it is something else.
 * @param rows minimum number of rows to be half filled; 0 without names
 */
function fitsByContent(own: WantedColumn<string>, column: Column, rows: number): boolean {
  const { name, index, filled, content } = column;
  if (filled.length * 2 < rows || fitOf(own.holds, content, rows > 0) < MIN_FIT) return false;
  if (rows === 0 || name === `column ${index + 1}`) return true;
  if (own.holds === 'prose') return areSentences(filled);
  if (hasExcludedWord(own)(name)) return false;
  if (own.holds === 'item') return ID.test(name) || filled.every((cell) => /\p{L}/u.test(cell));
  // Nothing but dates look like them, whatever their name.
  const isClear =
    own.holds === 'id' ||
    own.holds === 'language' ||
    (own.holds === 'day' && (filled.some(isDay) || filled.every(isTimestamp)));
  return isClear || !isIdentifier(name);
}

/** Ranks the columns that were found in the same step. */
function rankOf(
  own: WantedColumn<string>,
  column: Column,
  step: Candidate['step'],
  place: number,
): readonly number[] {
  const isNamed = step < steps.content;
  const { holds } = own;
  const { name, filled, content } = column;
  const different = new Set(filled).size;
  const isNew = Number(filled.length >= MIN_CELLS && different === filled.length);
  switch (holds) {
    case 'person':
      // A customer can have several lines.
      return [Number(isSame(filled)), isNew, Number(!isMail(column)), Number(content.codes > 0.5), place];
    case 'item':
      // The finest products, unlike values that hardly repeat, such as numbers of lines.
      return [
        Number(different * 2 > filled.length),
        isNamed ? -different : -sum(filled, ({ length }) => length),
        place,
      ];
    case 'text':
    case 'rating':
    case 'language':
      return [Number(isSame(filled)), place];
    case 'prose':
      return isNamed ? [place] : [Number(hasExcludedWord(own)(name)), -sum(filled, ({ length }) => length)];
    case 'total':
      return [
        isNamed ? place : Number(content.whole === 1),
        isNamed ? 0 : Number(content.decimals < 1),
        -totalOf(filled),
      ];
    case 'money':
      return [isNamed ? place : Number(content.whole > 0.5)];
    case 'count':
      return isNamed ? [place] : [Number(content.whole < 1), totalOf(filled)];
    case 'day':
      return [isNamed ? place : 0];
    case 'id':
      return [place, isNew];
  }
}

const countsOf = (cells: readonly string[]) =>
  rollups(
    cells,
    ({ length }) => length,
    (cell) => cell.trim(),
  );

function totalOf(cells: readonly string[]): number {
  const { read } = runToEnd(numberReader(countsOf(cells)));
  return sum(cells, (cell) => read(cell) ?? 0);
}

/** Reads the columns of numbers, by index; cells that are none are 0. */
function numbersOf(columns: readonly Column[], separator: string): ReadonlyMap<number, readonly number[]> {
  const numeric = columns.filter(({ content }) => content.amounts > 0.5 && !content.areLabels);
  const counts = countsOf(numeric.flatMap(({ filled }) => filled));
  const { read } = runToEnd(numberReader(counts, separator === ';' ? ',' : '.'));
  return new Map(numeric.map(({ index, cells }) => [index, cells.map((cell) => read(cell.trim()) ?? 0)]));
}

/** Says whether a column's name is that of quantities or prices. */
function partNamed(name: string, wanted: readonly WantedColumn<string>[]): 'quantity' | 'price' | null {
  const isNamed = (part: string) => wanted.some((own) => own.part === part && rankNames(own)(name) !== null);
  return isNamed('quantity') ? 'quantity' : isNamed('price') ? 'price' : null;
}

/** Returns the column of the equation for a purpose, and those that can't be it. */
function partIn(equation: Equation | null, { part, holds }: WantedColumn<string>): EquationPart {
  if (!equation || !NUMBERS.includes(holds)) return { part: undefined, others: [] };
  const { quantity, price, amount, isExact } = equation;
  const all = [quantity, price, amount];
  if (part === 'price') return { part: isExact ? price : amount, others: [quantity] };
  const own = part && equation[part];
  return { part: own, others: all.filter((index) => index !== own) };
}

/** Maximum share of repeated values that may go with several others, as typing errors do. */
const MAX_SHARED = 0.2;

/** Tests whether rows with the same value in a column mostly have the same in another: an order, its customer. */
function isSameIn(cells: readonly string[], others: readonly string[] | undefined): boolean {
  if (!others) return true;
  const rows = [...cells.keys()].filter((row) => cells[row]?.trim());
  const repeated = [...group(rows, (row) => cells[row]?.trim()).values()].filter(({ length }) => length > 1);
  const valuesOf = (own: readonly number[]) =>
    new Set(own.flatMap((row) => (others[row]?.trim() ? [others[row].trim().toLowerCase()] : [])));
  return repeated.filter((own) => valuesOf(own).size > 1).length <= MAX_SHARED * repeated.length;
}

/** Tests whether a column is one of the other: a customer’s phone number has the same value on each of their lines. */
function isOf(cells: readonly string[], others: readonly string[] | undefined): boolean {
  return others !== undefined && new Set(others).size * 2 < others.length && isSameIn(others, cells);
}

/** A number of several lines each, such as that of an order, has at most this share of different values, but so many. */
const MAX_SHARE_DIFFERENT = 0.95;
const MIN_DIFFERENT = 10;

/** Tests whether a column is taken at first, to be confirmed, rather than only offered. */
function isProposed(
  { holds, isOptional, isOnlyOffered, sameIn }: WantedColumn<string>,
  column: Candidate,
  hasNames: boolean,
): boolean {
  const { step, filled, content } = column;
  if (isOnlyOffered || step !== steps.content || holds === 'day') return !isOnlyOffered;
  if (holds === 'rating') return areRatings(column);
  if (!hasNames) return !isOptional;
  if (holds === 'language') return true;
  if (holds === 'prose') return !isOptional && areSentences(filled);
  if (holds !== 'id') return !isOptional;
  const isRepeated = content.different <= MAX_SHARE_DIFFERENT * filled.length;
  return sameIn !== undefined && content.different >= MIN_DIFFERENT && isRepeated;
}

/** Asks whether a column is right, or else which one is. */
function questionOn<Id extends string>(
  { id, label, none, need }: WantedColumn<Id>,
  first: Column | undefined,
  offered: number,
): Finding {
  const reason = need === undefined ? '' : `${need} `;
  const ask = (severity: Finding['severity'], message: string, suggestion: string) => ({
    severity,
    message,
    suggestion,
    column: id,
  });
  if (first)
    return ask('question', `Is ${quoted(first.name)} the ${label}?`, 'If it isn’t, press another one.');
  if (offered > 0) {
    const press = `${reason}Press the right one, or choose it under “Columns.”`;
    return ask('error', `Which column is the ${label}?`, press);
  }
  const choose = `${reason}Choose the ${label}${none === undefined ? '' : `, or “${none},”`} under “Columns.”`;
  return ask('error', `No column looks like the ${label}.`, choose);
}

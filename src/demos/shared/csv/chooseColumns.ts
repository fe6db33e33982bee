import { median, sum } from 'd3-array';
import { runToEnd } from '../model/withProgress';
import { dayReader, isDay, isTimestamp } from './cells';
import type { Content } from './columnContent';
import { areFlags, areSentences, areVaried, contentOf, fitOf } from './columnContent';
import { hasExactName, hasExcludedWord, isIdentifier, rankNames } from './columnNames';
import { areNames, areTwins, explainedBy, isSameIn, numbersOf } from './columnPairs';
import type { Chosen, Taken, WantedColumn } from './columns';
import { placeOf } from './columns';
import type { Finding } from './finding';
import { quoted } from './finding';
import { HEADING } from './layout';
import type { ParsedTable } from './parseTable';
import { totalNames } from './vocabulary';

/** Number of blocks of rows that are looked at, and their size. */
const BLOCKS = 8;
const BLOCK_ROWS = 50;
const MIN_FIT = 0.8;
/** A column with a matching name may hold some other cells. */
const MIN_FIT_BY_NAME = 0.4;
/** Cells that only aren't whole numbers fit this much. */
const MIN_FIT_OF_NEAREST = 0.3;
/** Columns filled below this share of the fullest lose lines. */
const MIN_SHARE_FILLED = 0.9;
/** With fewer cells, it's no surprise that all are the same, or none. */
const MIN_CELLS = 5;

const isTotal = rankNames({ id: 'total', label: 'total', names: totalNames, holds: 'total' });

/** Names of columns of numbers that stand for things. */
const ID = /(?:^|[^a-z])(?:id|no|nr|number|code)(?:$|[^a-z])/iu;
/** Names of columns of dates that we can't read, such as those without a year. */
const DATE = /dat(?:e|um|a)\b|fecha|tarih/iu;

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

/** How a column was found; lower is better. A misfit only has the right name, and others are near. */
const steps = { exact: 0, words: 1, content: 2, misfit: 3, near: 4 } as const;

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
  readonly findings: readonly Finding[];
}

/** Proposes columns: the visitor's choice, then by name, then by content. */
export function chooseColumns<Id extends string>(
  { names, header, rows }: Pick<ParsedTable, 'names' | 'header' | 'rows'>,
  wanted: readonly WantedColumn<Id>[],
  chosen: Chosen<Id>,
): ColumnProposal<Id> {
  const columns = columnsOf(names, sampleOf(rows));
  const hasNames = header !== null;
  const candidates = candidatesFor(columns, wanted, hasNames);
  const taken: Partial<Record<Id, number>> = {};
  for (const { id } of wanted) {
    const choice = chosen[id] ?? Infinity;
    if (choice < columns.length) taken[id] = choice;
  }
  const isOpen = ({ id }: WantedColumn<Id>) => taken[id] === undefined && chosen[id] !== null;
  const cellsOf = (id: Id) => columns[placeOf(taken, id)]?.cells;
  const isFree = ({ index }: Column) => wanted.every(({ id }) => taken[id] !== index);
  const freeFor = ({ id, sameIn = [] }: WantedColumn<Id>): readonly Candidate[] =>
    (candidates.get(id) ?? []).filter(
      (column) => isFree(column) && sameIn.every((other) => isSameIn(column.cells, cellsOf(other))),
    );
  for (const step of [steps.exact, steps.words])
    for (const own of wanted.filter((column) => column.holds !== 'item' && isOpen(column))) {
      const [first] = freeFor(own);
      if (first?.step === step) taken[own.id] = first.index;
    }
  const findings: Finding[] = [];
  for (const own of wanted.filter(isOpen)) {
    const found = own.holds === 'item' ? itemsIn(freeFor(own), pricesIn(wanted, cellsOf)) : freeFor(own);
    const { first, isSure } = proposalOf(own, found, hasNames);
    if (first) taken[own.id] = first.index;
    if (!isSure && columns.some(({ filled }) => filled.length > 0))
      findings.push(questionOn(own, first, found.length > 0));
  }
  const undecided = wanted.filter((own) => isOpen(own) && !own.isOptional).map(({ id }) => id);
  for (const { id, holds } of wanted)
    if (chosen[id] === undefined && (holds === 'person' || holds === 'item')) {
      const twin = twinOf(columns[placeOf(taken, id)], (candidates.get(id) ?? []).filter(isFree));
      if (twin !== undefined) taken[id] = twin;
    }
  const fittingOf = ({ id, holds }: WantedColumn<Id>) => {
    const all = candidates.get(id) ?? [];
    const found = holds === 'item' ? itemsIn(all, pricesIn(wanted, cellsOf)) : all;
    const likely = found.filter(({ step }) => step < steps.misfit);
    const offered = likely.length > 0 ? likely : found.filter(({ step }) => step === steps.near);
    return [taken[id] ?? [], offered.map(({ index }) => index)].flat();
  };
  return {
    taken,
    fitting: new Map(wanted.map((own) => [own.id, [...new Set(fittingOf(own))]])),
    undecided,
    findings,
  };
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
const isMail = ({ filled }: Column) => filled.length > 0 && filled.every((cell) => cell.includes('@'));

/** Finds the columns for each purpose, best first. */
function candidatesFor<Id extends string>(
  columns: readonly Column[],
  wanted: readonly WantedColumn<Id>[],
  hasNames: boolean,
): ReadonlyMap<Id, readonly Candidate[]> {
  const ranks = wanted.map(rankNames);
  return new Map(
    wanted.map((own, place) => {
      const isOther = (column: Column) =>
        wanted.some(
          ({ holds }, other) =>
            other !== place &&
            ranks[other]?.(column.name) &&
            fitOf(holds, column.content, false) >= MIN_FIT_BY_NAME,
        );
      const found = columns.flatMap(({ filled, ...column }): readonly Candidate[] => {
        const used = own.blank ? filled.filter((cell) => !own.blank?.test(cell.trim())) : filled;
        const name = hasNames ? (ranks[place]?.(column.name) ?? null) : null;
        const seen = { ...column, filled: used };
        const step = stepOf(own, seen, name, isOther, hasNames);
        return step === null ? [] : [{ ...seen, step, rank: rankOf(own, seen, step, name?.place ?? 0) }];
      });
      return [own.id, fullest(own, likeliest(own, found)).toSorted(byRank)];
    }),
  );
}

function byRank(a: Candidate, b: Candidate): number {
  const [first, second] = [
    [a.step, ...a.rank],
    [b.step, ...b.rank],
  ];
  const place = first.findIndex((value, index) => value !== second[index]);
  return place < 0 ? a.index - b.index : (first[place] ?? 0) - (second[place] ?? 0);
}

/** Says how a column is found for a purpose; null if it isn't. */
function stepOf(
  own: WantedColumn<string>,
  column: Column,
  name: { readonly isExact: boolean } | null,
  isOther: (column: Column) => boolean,
  hasNames: boolean,
): Candidate['step'] | null {
  const { holds, isOptional, isHeading } = own;
  const { filled, cells, content } = column;
  const isAmount = holds === 'money' || holds === 'total';
  const isUsed =
    !isAmount ||
    (!areFlags(filled) &&
      (isOptional === true || filled.filter((cell) => /[1-9]/u.test(cell)).length * 2 >= filled.length));
  if (isUsed && fitOf(holds, content, false) >= MIN_FIT_BY_NAME) {
    if (name?.isExact) return steps.exact;
    if (name && holds !== 'day') return steps.words;
    if (holds === 'person' && isMail(column) && !isSame(filled)) return steps.words;
    if (isHeading && column.name === HEADING) return steps.words;
  }
  if (isUsed && fitsByContent(own, column, isOther, hasNames ? cells.length : 0)) return steps.content;
  const isKept = name?.isExact && holds !== 'prose' && (!isOptional || holds === 'day');
  if (isKept) return steps.misfit;
  const isNear =
    holds === 'day'
      ? filled.length > 0 && (content.days > 0 || DATE.test(column.name))
      : (isAmount || holds === 'count') && fitOf(holds, content, false) > MIN_FIT_OF_NEAREST;
  return isNear && !isOptional ? steps.near : null;
}

/**
 * Tests whether a column's cells fit, and its name doesn't say that it is something else.
 * @param rows minimum number of rows to be half filled; 0 without names
 */
function fitsByContent(
  own: WantedColumn<string>,
  column: Column,
  isOther: (column: Column) => boolean,
  rows: number,
): boolean {
  const { name, index, filled, content } = column;
  if (filled.length * 2 < rows || fitOf(own.holds, content, rows > 0) < MIN_FIT) return false;
  if (rows === 0 || name === `column ${index + 1}`) return true;
  if (hasExcludedWord(own)(name)) return false;
  if (own.holds === 'item') return ID.test(name) || filled.every((cell) => /\p{L}/u.test(cell));
  // Nothing but dates and sentences look like them, whatever their name.
  const isClear =
    own.holds === 'id' ||
    (own.holds === 'day' && (filled.some(isDay) || filled.every(isTimestamp))) ||
    (own.holds === 'prose' && areSentences(filled));
  return isClear || (!isIdentifier(name) && !isOther(column));
}

/** Ranks the columns that were found in the same step. Those with the same first number are rivals. */
function rankOf(
  { holds }: WantedColumn<string>,
  column: Column,
  step: Candidate['step'],
  place: number,
): readonly number[] {
  const isNamed = step !== steps.content;
  const { filled, content } = column;
  switch (holds) {
    case 'person':
      return [Number(isSame(filled)), Number(!areVaried(filled)), Number(!isMail(column)), place];
    case 'text':
    case 'item':
    case 'rating':
      return [Number(isSame(filled)), place];
    case 'prose':
      return isNamed ? [place] : [Number(!areSentences(filled)), -sum(filled, ({ length }) => length)];
    case 'total':
      return [isNamed ? place : Number(content.decimals < 1), -sum(numbersOf(filled), (value) => value ?? 0)];
    case 'money':
      return [isNamed ? place : 2 * Number(isTotal(column.name) === null) + Number(content.decimals < 1)];
    case 'count':
      return [isNamed ? place : Number(content.decimals > 0)];
    case 'day':
    case 'id':
      return [place];
  }
}

/** Drops columns that lose lines: names and dates that are empty where others aren't. */
function fullest(own: WantedColumn<string>, found: readonly Candidate[]): readonly Candidate[] {
  if (own.holds !== 'person' && own.holds !== 'day' && !own.sameIn) return found;
  const rivals = found.filter(({ step }) => step <= (own.holds === 'day' ? steps.content : steps.words));
  const most = Math.max(0, ...rivals.map(({ filled }) => filled.length));
  return found.filter(
    ({ step, filled, cells }) =>
      step >= steps.misfit || filled.length >= (own.sameIn ? cells.length / 2 : MIN_SHARE_FILLED * most),
  );
}

/** Orders are no older than this. */
const MAX_YEARS = 40;

/**
 * Drops dates that are all on one day, to come, or of another age, such as birthdays. What was ordered first on a line is
 * the order: payment and delivery come later. Columns with few different days, such as months, come last.
 */
function likeliest(own: WantedColumn<string>, found: readonly Candidate[]): readonly Candidate[] {
  if (own.holds !== 'day') return found;
  const today = new Date().toISOString().slice(0, 10);
  const oldest = `${Number(today.slice(0, 4)) - MAX_YEARS}${today.slice(4)}`;
  const dated = found.map((column) => {
    const { read } = runToEnd(dayReader(column.filled));
    const days = column.filled.flatMap((cell) => read(cell) ?? []);
    const isLikely = !isSame(days) && days.some((day) => day <= today) && days.some((day) => day >= oldest);
    return { column, isLikely, different: new Set(days).size, middle: median(days, Date.parse) ?? 0 };
  });
  const likely = dated.filter(({ isLikely }) => isLikely);
  const most = Math.max(0, ...likely.map(({ different }) => different));
  return (likely.length > 0 ? likely : dated).map(({ column, different, middle }) =>
    column.step === steps.content ? { ...column, rank: [Number(different * 2 < most), middle] } : column,
  );
}

/** Returns the prices on lines, as they are and of one unit; empty without a price. */
function pricesIn<Id extends string>(
  wanted: readonly WantedColumn<Id>[],
  cellsOf: (id: Id) => readonly string[] | undefined,
): readonly (readonly (number | null)[])[] {
  const [price, quantity] = (['money', 'count'] as const).map((holds) => {
    const id = wanted.find((own) => own.holds === holds)?.id;
    return numbersOf((id && cellsOf(id)) ?? []);
  });
  if (!price || price.length === 0) return [];
  const ofUnit = price.map((value, row) => {
    const count = quantity?.[row] ?? 1;
    return value === null || count === 0 ? null : value / count;
  });
  return [price, ofUnit];
}

/** A column of things explains this share of the prices, in tenths. */
const STEADY = 8;

/** Sorts columns of things that are sold: those that explain prices best, by name, the finest first. */
function itemsIn(
  found: readonly Candidate[],
  prices: readonly (readonly (number | null)[])[],
): readonly Candidate[] {
  return found
    .map((column) => {
      const different = new Set(column.filled).size;
      const isSingle = column.filled.length >= MIN_CELLS && different * 2 > column.filled.length;
      const steady = Math.max(0, ...prices.map((own) => Math.round(10 * explainedBy(column.cells, own))));
      const isByContent = Number(column.step >= steps.content);
      // A name is longer than a number for the same thing.
      const length = sum(column.filled, (cell) => cell.length);
      return {
        column,
        order: [column.rank[0] ?? 0, Number(isSingle), isByContent, -steady, -different, -length],
      };
    })
    .toSorted((a, b) => {
      const place = a.order.findIndex((value, index) => value !== b.order[index]);
      return place < 0 ? 0 : (a.order[place] ?? 0) - (b.order[place] ?? 0);
    })
    .map(({ column, order }) => ({ ...column, rank: order }));
}

interface Proposal {
  /** Undefined if none is needed, or if several could be it and no rule says which. */
  readonly first?: Candidate | undefined;
  /** False if the visitor is asked. */
  readonly isSure: boolean;
}

/** Proposes one of the columns that were found for an open purpose, the best first. */
function proposalOf(
  { holds, isOptional, sameIn }: WantedColumn<string>,
  [first, second]: readonly Candidate[],
  hasNames: boolean,
): Proposal {
  const nothing = { isSure: isOptional === true };
  if (!first || first.step === steps.near) return nothing;
  if (first.step !== steps.content) return { first, isSure: true };
  if (!hasNames) return isOptional && holds !== 'day' ? nothing : { first, isSure: true };
  const isRival = second?.step === steps.content && second.rank[0] === first.rank[0];
  switch (holds) {
    case 'item':
      return (first.rank[3] ?? 0) <= -STEADY ? { first, isSure: false } : nothing;
    case 'day':
      return { first, isSure: !isRival };
    case 'total':
      return { first, isSure: false };
    case 'prose':
      return isOptional || first.rank[0] === 1 ? nothing : { first, isSure: false };
    case 'id':
      return sameIn && new Set(first.filled).size < first.filled.length ? { first, isSure: false } : nothing;
    case 'money':
    case 'count':
    case 'text':
    case 'person':
    case 'rating':
      if (isOptional) return nothing;
      return isRival ? { isSure: false } : { first, isSure: false };
  }
}

/** Finds the names for a column of numbers, if each number has one. */
function twinOf(own: Column | undefined, free: readonly Candidate[]): number | undefined {
  if (!own || !(isIdentifier(own.name) || own.filled.every((cell) => /^[\d\W]+$/u.test(cell))))
    return undefined;
  return free.find(
    ({ name, filled, cells }) => !isIdentifier(name) && areNames(filled) && areTwins(own.cells, cells),
  )?.index;
}

const holdings: Readonly<Record<WantedColumn<string>['holds'], string>> = {
  money: 'holds amounts',
  total: 'holds amounts',
  count: 'holds numbers',
  day: 'holds dates',
  text: 'looks like one',
  person: 'looks like one',
  item: 'looks like one',
  prose: 'holds text',
  rating: 'holds ratings',
  id: 'holds numbers of orders',
};

/** Asks whether a column is right, or else which one is. */
function questionOn<Id extends string>(
  { id, label, holds, none, need }: WantedColumn<Id>,
  first: Column | undefined,
  isAny: boolean,
): Finding {
  if (first)
    return {
      severity: 'question',
      message: `Is ${quoted(first.name)} the ${label}?`,
      suggestion: 'We went by its cells. If it isn’t, choose another one under “Columns.”',
      // Too many columns could be numbers of orders.
      ...(holds !== 'id' && { column: id }),
    };
  const reason = need === undefined ? '' : `${need} `;
  return {
    severity: 'error',
    message: isAny ? `Which column is the ${label}?` : `No column ${holdings[holds]}.`,
    suggestion: isAny
      ? `${reason}Press the right one, or choose it under “Columns.”`
      : `${reason}Choose the ${label}${none === undefined ? '' : `, or “${none},”`} under “Columns.”`,
    column: id,
  };
}

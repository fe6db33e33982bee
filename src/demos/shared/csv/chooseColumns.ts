import { enumerated } from '../../../domain/numerals';
import { isolated } from '../../../domain/isolated';
import { isDay, isFuture } from './cells';
import { areFlags, areSentences, fitOf, hasDecimals } from './columnContent';
import type { RankOf } from './columnNames';
import { hasExactName, hasExcludedWord, isIdentifier, rankByName, rankByWords } from './columnNames';
import type { Chosen, Taken, WantedColumn } from './columns';
import type { Finding } from './finding';
import { quoted } from './finding';
import { HEADING } from './layout';
import type { ParsedTable } from './parseTable';

/** Number of blocks of rows that are looked at, and their size. */
const BLOCKS = 8;
const BLOCK_ROWS = 50;
const MIN_FIT = 0.8;
/** A column with a matching word in its name may hold some other cells. */
const MIN_FIT_BY_WORD = 0.4;
/** Cells that only aren't whole numbers fit this much. */
const MIN_FIT_OF_NEAREST = 0.3;
/** If two names match, a column filled below this share of the other is ignored. */
const MIN_SHARE_FILLED = 0.9;

/** Counts the columns that a row names exactly as we know them. */
export function namesIn(wanted: readonly WantedColumn<string>[]): (row: readonly string[]) => number {
  return (row) => wanted.filter((column) => row.some(hasExactName(column))).length;
}

/** How a column is found by its name, one step after the other. */
const steps: readonly ((column: WantedColumn<string>) => RankOf)[] = [
  rankByName,
  rankByWords,
  (column) => (name) => (column.isHeading && name === HEADING ? 0 : null),
];

/** Tests for values on several lines, as the number of an order with several products is. */
const isRepeated = ({ filled }: Column) => new Set(filled).size < filled.length;

/** With fewer cells, it's no surprise that all are the same. */
const MIN_CONSTANT = 5;

/** Returns 1 for a column that tells no lines apart, such as a hotel’s average score. */
const constancyOf = ({ filled }: Column) =>
  Number(filled.length >= MIN_CONSTANT && new Set(filled).size === 1);

interface Column {
  readonly name: string;
  readonly index: number;
  /** Non-empty cells of the sample. */
  readonly filled: readonly string[];
}

/**
 * Leaves out dates that are all on one day, or all to come, such as a card's expiration, if another column's aren't.
 */
function likelyFor(column: WantedColumn<string>, columns: readonly Column[]): readonly Column[] {
  if (column.holds !== 'day') return columns;
  const days = columns.filter(
    ({ name, filled }) => !hasExcludedWord(column)(name) && fitOf('day', filled, true) >= MIN_FIT,
  );
  const likely = days.filter((own) => constancyOf(own) === 0 && !own.filled.every(isFuture));
  return likely.length === 0 ? columns : columns.filter((own) => likely.includes(own) || !days.includes(own));
}

/** A proposal for the visitor to check. */
export interface ColumnProposal<Id extends string> {
  readonly taken: Taken<Id>;
  /** Indexes of the columns with the right kind of cells for each purpose. */
  readonly fitting: ReadonlyMap<Id, readonly number[]>;
  /** Columns that the visitor has to choose. */
  readonly undecided: readonly Id[];
  readonly findings: readonly Finding[];
}

/** Proposes columns: the visitor's choice, then a known name, then the only column with fitting cells. */
export function chooseColumns<Id extends string>(
  { names, header, rows }: Pick<ParsedTable, 'names' | 'header' | 'rows'>,
  wanted: readonly WantedColumn<Id>[],
  chosen: Chosen<Id>,
): ColumnProposal<Id> {
  const sample = sampleOf(rows);
  const hasHeader = header !== null;
  const columns = columnsOf(names, sample);
  const taken: Partial<Record<Id, number>> = {};
  for (const { id } of wanted) {
    const choice = chosen[id] ?? Infinity;
    if (choice < columns.length) taken[id] = choice;
  }
  const free = () => columns.filter(({ index }) => wanted.every(({ id }) => taken[id] !== index));
  const isOpen = ({ id }: WantedColumn<Id>) => taken[id] === undefined && chosen[id] !== null;
  const isGroup = ({ sameIn = [] }: WantedColumn<Id>, own: Column) =>
    sameIn.every((id) => isSameIn(sample, own.index, taken[id]));
  for (const rankBy of hasHeader ? steps : [])
    for (const column of wanted.filter(isOpen)) {
      const candidates = likelyFor(column, free()).filter((own) => isGroup(column, own));
      const index = namedColumn(column, candidates, rankBy(column), rankBy === rankByName, sample.length);
      if (index !== undefined) taken[column.id] = index;
    }
  const fitting = (column: WantedColumn<Id>, all: readonly Column[]) =>
    fittingIn(all, column, wanted, hasHeader ? sample.length : 0);
  const isNeeded = ({ isOptional, unless }: WantedColumn<Id>) =>
    !isOptional && (unless === undefined || taken[unless] === undefined);
  const findings: Finding[] = [];
  const guessed: string[] = [];
  for (const column of wanted.filter(isOpen)) {
    const { id, label, isOptional, holds, sameIn } = column;
    if (!isNeeded(column) && holds !== 'day' && !(sameIn && hasHeader)) continue;
    const found = fitting(column, likelyFor(column, free())).filter(
      (own) => !sameIn || (isRepeated(own) && isGroup(column, own)),
    );
    const [first, ...others] = likelyAmong(found, holds, hasHeader);
    if (first && (others.length === 0 || !hasHeader || holds === 'prose' || isOptional)) {
      taken[id] = first.index;
      guessed.push(`the ${label} (${quoted(first.name)})`);
    } else if (!isOptional && sample.length > 0) findings.push(missing(column, found, free()));
  }
  const fittingOf = (column: WantedColumn<Id>) =>
    new Set([taken[column.id] ?? [], fitting(column, columns).map(({ index }) => index)].flat());
  return {
    taken,
    fitting: new Map(wanted.map((column) => [column.id, [...fittingOf(column)]])),
    undecided: wanted.filter((column) => isOpen(column) && isNeeded(column)).map(({ id }) => id),
    findings: [...findings, ...(hasHeader && guessed.length > 0 ? [guessedBy(guessed)] : [])],
  };
}

/** Tests for a purpose for which a column must tell lines apart. */
const isTelling = ({ holds }: WantedColumn<string>) => holds === 'text' || holds === 'rating';

/** Returns the columns that fit. Names and labels are prose, too, but shorter. */
function fittingIn(
  columns: readonly Column[],
  column: WantedColumn<string>,
  wanted: readonly WantedColumn<string>[],
  rows: number,
): readonly Column[] {
  const found = columns.filter((own) => fits(column, own, wanted, rows));
  return column.holds === 'prose' ? found.toSorted((a, b) => lengthOf(b) - lengthOf(a)) : found;
}

function columnsOf(names: readonly string[], sample: ParsedTable['rows']): readonly Column[] {
  return names.map((name, index) => ({
    name,
    index,
    filled: sample.flatMap((row) => (row[index]?.trim() ? [row[index]] : [])),
  }));
}

/**
 * Prefers columns among those that fit: of email addresses, which tell customers apart in any language, of amounts with
 * cents, of whole numbers, and of sentences.
 */
function likelyAmong(
  fitting: readonly Column[],
  holds: WantedColumn<string>['holds'],
  hasHeader: boolean,
): readonly Column[] {
  const those = (isLikely: (cell: string) => boolean) => {
    const likely = fitting.filter(({ filled }) => filled.every(isLikely));
    return likely.length > 0 ? likely : fitting;
  };
  switch (holds) {
    case 'text':
      return fitting.some(isMail) ? fitting.filter(isMail).slice(0, 1) : fitting;
    case 'money':
      return those(hasDecimals);
    case 'count':
      return those((cell) => !hasDecimals(cell));
    case 'prose':
      return hasHeader ? fitting.filter(({ filled }) => areSentences(filled)) : fitting;
    case 'day':
    case 'rating':
    case 'id':
      return fitting;
  }
}

const isMail = ({ filled }: Column) => filled.every((cell) => cell.includes('@'));

/** Takes rows from all parts of the table: the first orders of a store can lack what later ones have. */
function sampleOf(rows: ParsedTable['rows']): ParsedTable['rows'] {
  const between = Math.max(BLOCK_ROWS, Math.floor(rows.length / BLOCKS));
  return Array.from({ length: BLOCKS }, (_, block) =>
    rows.slice(block * between, block * between + BLOCK_ROWS),
  ).flat();
}

const lengthOf = ({ filled }: Column) => filled.reduce((sum, cell) => sum + cell.length, 0);

/** Returns the column with the best name that is filled and holds the wanted kind of cells. */
function namedColumn(
  column: WantedColumn<string>,
  free: readonly Column[],
  rankOf: RankOf,
  isExact: boolean,
  rows: number,
): number | undefined {
  const { holds, isOptional, isHeading, sameIn } = column;
  const candidates = free
    .flatMap((own) => {
      const place = rankOf(own.name);
      return place === null ? [] : [{ ...own, place }];
    })
    .filter(({ filled }) => !(holds === 'money' && filled.length > 0 && areFlags(filled)))
    .toSorted((a, b) => (isTelling(column) ? constancyOf(a) - constancyOf(b) : 0) || a.place - b.place);
  // Lines without a customer or a date are lost, so a fuller column of a longer name is better.
  const isRival = ({ name, filled }: Column) =>
    (holds === 'day' ? !hasExcludedWord(column)(name) : rankByWords(column)(name) !== null) &&
    fitOf(holds, filled, true) >= MIN_FIT;
  const rivals = holds === 'text' || holds === 'day' ? free.filter(isRival) : [];
  const isFitting = ({ filled }: Column) => fitOf(holds, filled, false) >= MIN_FIT_BY_WORD;
  const fullest = Math.max(
    0,
    ...[...candidates.filter(isFitting), ...rivals].map(({ filled }) => filled.length),
  );
  const least = Math.max(MIN_SHARE_FILLED * fullest, sameIn ? rows / 2 : 0);
  const used = candidates.filter(({ filled }) => filled.length >= least);
  const found = used.find(isFitting);
  // A required column keeps its name even if its cells don't fit, so that the page can say what is wrong. So do dates,
  // which can be numbers of weeks, if no other column has dates.
  const isKept = isExact && holds !== 'prose' && (!isOptional || (holds === 'day' && rivals.length === 0));
  const isEmpty = candidates.every(({ filled }) => filled.length === 0);
  // Headings can take the place of an empty column.
  const canBeEmpty = !(isHeading && free.some(({ name }) => name === HEADING));
  return (found ?? ((isKept && !isEmpty) || (isEmpty && canBeEmpty) ? used[0] : undefined))?.index;
}

/** Maximum share of repeated values that may name several others, as typing errors do. */
const MAX_SHARED = 0.2;

/** Tests whether rows with the same value in a column mostly have the same in another: an order, its customer. */
function isSameIn(rows: ParsedTable['rows'], index: number, other: number | undefined): boolean {
  if (other === undefined) return true;
  const groups = new Map<string, { rows: number; others: Set<string> }>();
  for (const row of rows) {
    const [value = '', own = ''] = [row[index]?.trim(), row[other]?.trim().toLowerCase()];
    const group = groups.get(value) ?? { rows: 0, others: new Set() };
    group.rows += 1;
    if (own !== '') group.others.add(own);
    if (value !== '') groups.set(value, group);
  }
  const repeated = [...groups.values()].filter((group) => group.rows > 1);
  return repeated.filter(({ others }) => others.size > 1).length <= MAX_SHARED * repeated.length;
}

/**
 * Tests whether a column's cells fit, and its name doesn't say that it is something else.
 * @param rows minimum number of rows to be half filled; 0 without names
 */
function fits(
  column: WantedColumn<string>,
  { name, index, filled }: Column,
  wanted: readonly WantedColumn<string>[],
  rows: number,
): boolean {
  if (filled.length * 2 < rows || fitOf(column.holds, filled, rows > 0) < MIN_FIT) return false;
  if (rows === 0 || name === `column ${index + 1}`) return true;
  if (hasExcludedWord(column)(name)) return false;
  // Nothing but dates and sentences look like them, whatever their name; identifiers can look like timestamps.
  const isOther = (other: WantedColumn<string>) =>
    other !== column &&
    rankByWords(other)(name) !== null &&
    fitOf(other.holds, filled, false) >= MIN_FIT_BY_WORD;
  const isClear =
    column.holds === 'id' ||
    (column.holds === 'day' && filled.some(isDay)) ||
    (column.holds === 'prose' && areSentences(filled));
  return isClear || (!isIdentifier(name) && !wanted.some(isOther));
}

const holdings: Readonly<Record<WantedColumn<string>['holds'], string>> = {
  money: 'holds amounts',
  count: 'holds numbers',
  day: 'holds dates',
  text: 'looks like one',
  prose: 'holds text',
  rating: 'holds ratings',
  id: 'holds numbers of orders',
};

function guessedBy(columns: readonly string[]): Finding {
  return {
    severity: 'question',
    message: `Is ${enumerated(columns, 'and')} right?`,
    suggestion:
      'No column has a name that we know, so we went by the cells. Choose another one under “Columns” if not.',
  };
}

/** Names of columns of dates that we can't read, such as those without a year. */
const DATE = /dat(?:e|um|a)\b|fecha|tarih/iu;
/** Maximum number of columns that are named as possible; more are none. */
const MAX_POSSIBLE = 4;

/** Says which columns could be the missing one, or which number or date comes nearest, with a value of it. */
function missing(
  { label, holds, none, need }: WantedColumn<string>,
  fitting: readonly Column[],
  free: readonly Column[],
): Finding {
  const [nearest] = free
    .filter(
      ({ name, filled }) =>
        (holds !== 'text' && fitOf(holds, filled, false) > MIN_FIT_OF_NEAREST) ||
        (holds === 'day' && filled.length > 0 && DATE.test(name)),
    )
    .toSorted((a, b) => fitOf(holds, b.filled, false) - fitOf(holds, a.filled, false));
  const example = ({ name, filled }: Column) => `“${isolated(name)}” (such as ${quoted(filled[0] ?? '')})`;
  const isUnlikely =
    none === undefined && (fitting.length > MAX_POSSIBLE || (fitting.length === 0 && !nearest));
  const found =
    fitting.length > MAX_POSSIBLE
      ? ` and ${fitting.length} columns could be it.`
      : fitting.length > 0
        ? ` and several could be it: ${fitting.map(example).join(', ')}.`
        : nearest
          ? ` and the nearest is ${example(nearest)}.`
          : ` and none ${holdings[holds]}.`;
  return {
    severity: 'error',
    message: `No column is called “${label},”${found}`,
    suggestion: `${need === undefined ? '' : `${need} `}Choose the ${label}${none === undefined ? '' : `, or “${none},”`} under “Columns.”${isUnlikely ? ' A file without it can’t be used.' : ''}`,
  };
}

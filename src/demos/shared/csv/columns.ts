import { counted } from '../../../domain/numerals';
import { dayReader, numberReader } from './cells';
import type { Finding } from './finding';
import { identifiers } from './vocabulary';

/** A column that a demo needs. */
export interface WantedColumn<Id extends string> {
  readonly id: Id;
  /** What it is called in messages: `price`. The first name that it goes by, too. */
  readonly label: string;
  /** Other names that it may have, in lower case, the best first: if two columns fit, the better name decides. */
  readonly names: readonly string[];
  readonly holds: 'money' | 'count' | 'day' | 'text';
  /** Whether the demo can do without it. */
  readonly isOptional?: true;
  /** A column of the table that makes this one unnecessary. */
  readonly unless?: Id;
  /** Words with which a name means something else, in lower case: the `First order date` is of no order in the table. */
  readonly unlike?: readonly string[];
}

/** Whether a visitor may choose no column for it. */
export function canDoWithout({ isOptional, unless }: WantedColumn<string>): boolean {
  return isOptional === true || unless !== undefined;
}

/** Which column of a table holds what, by its place from 0. */
export type Taken<Id extends string> = Readonly<Partial<Record<Id, number>>>;

/** What the visitor has chosen: a column's place, or null to do without it. */
export type Chosen<Id extends string> = Readonly<Partial<Record<Id, number | null>>>;

/** What became of a table's first row. */
export interface ColumnMatch<Id extends string> {
  /** The names of the table's columns; made up where it has none. */
  readonly names: readonly string[];
  /** Whether the first row has names, not data. */
  readonly hasHeader: boolean;
  readonly taken: Taken<Id>;
  readonly findings: readonly Finding[];
}

/** The most columns that are read. A page that offered a hundred thousand of them would freeze. */
const MOST_COLUMNS = 200;
/** How many characters of a column's name are shown. */
const LONGEST_NAME = 60;

/** How well a column must fit what is wanted for it to be taken by what it holds. */
const GOOD_FIT = 0.8;
/** A column that is filled less than so, compared with another of such a name, is the worse one. */
const NEARLY = 0.9;
/** How well one must fit that is taken by a word of its name. */
const LEAST_FIT = 0.4;

/**
 * Finds the wanted columns: as the visitor has chosen, else by name, else by what they hold.
 *
 * @param first the first row
 * @param sample the rows after it, or some of them
 * @param chosen what the visitor has chosen so far
 * @param line the first row's line
 */
export function matchColumns<Id extends string>(
  first: readonly string[],
  sample: readonly (readonly string[])[],
  wanted: readonly WantedColumn<Id>[],
  chosen: Chosen<Id>,
  line = 1,
): ColumnMatch<Id> {
  const hasHeader =
    !first.some((cell) => isValue(cell)) || wanted.some((column) => first.some(goesBy(column)));
  const names = first
    .slice(0, MOST_COLUMNS)
    .map((name, index) =>
      hasHeader && name.trim() !== '' ? name.trim().slice(0, LONGEST_NAME) : `column ${index + 1}`,
    );
  const taken = new Map<Id, number>();
  const findings: Finding[] = [];
  if (first.length > MOST_COLUMNS)
    findings.push({
      weight: 'costs',
      what: `Line ${line} has ${counted(first.length, 'column')}.`,
      mend: `The first ${MOST_COLUMNS} of them are used. Move the ones that matter to the front.`,
    });
  const isFree = (index: number) => ![...taken.values()].includes(index);

  for (const { id } of wanted) {
    const choice = chosen[id];
    if (typeof choice === 'number' && choice >= 0 && choice < names.length) taken.set(id, choice);
  }
  const rows = hasHeader ? sample : [first, ...sample];
  const columns = names.map((name, index) => ({
    name,
    index,
    isNamed: hasHeader && first[index]?.trim() !== '',
    filled: rows.flatMap((row) => (row[index]?.trim() ? [row[index]] : [])),
  }));
  if (hasHeader)
    for (const rank of [rankByName, rankByWords])
      for (const column of wanted) {
        const { id, holds } = column;
        if (taken.has(id) || chosen[id] === null) continue;
        const rankOf = rank(column);
        const candidates = columns
          .flatMap((own) => {
            const place = isFree(own.index) ? rankOf(own.name) : null;
            return place === null ? [] : [{ ...own, place, fit: fitOf(holds, own.filled, false) }];
          })
          .toSorted((a, b) => a.place - b.place);
        const fullest = Math.max(...candidates.map(({ filled }) => filled.length));
        // Systems have columns that a shop does not use: an empty one is not taken where there are rows.
        const isUsed = ({ filled }: (typeof candidates)[number]) =>
          rows.length === 0 || (filled.length > 0 && filled.length >= NEARLY * fullest);
        const found =
          candidates.find((own) => isUsed(own) && (rows.length === 0 || own.fit >= LEAST_FIT)) ??
          (rank === rankByName ? candidates.find((own) => isUsed(own) || !column.isOptional) : undefined);
        if (found) taken.set(id, found.index);
      }
  if (!hasHeader)
    findings.push({
      weight: 'tells',
      what: `Line ${line} has values, no names.`,
      mend: `It was read as data, and the columns were told apart by what they hold. Names such as “${wanted.map(({ label }) => label).join(', ')}” above it make that certain.`,
    });

  const isMissing = ({ id, isOptional, unless }: WantedColumn<Id>) =>
    !taken.has(id) && chosen[id] !== null && !isOptional && !(unless !== undefined && taken.has(unless));
  const guessed = wanted.filter(
    (column) =>
      isMissing(column) ||
      (column.isOptional && column.holds === 'day' && !taken.has(column.id) && chosen[column.id] !== null),
  );
  /** The columns that may be taken by what they hold: nothing in their names speaks against it. */
  const openTo = (column: WantedColumn<Id>) => {
    const others = wanted.filter(({ id }) => id !== column.id).map(rankByWords);
    const says = saysOther(column);
    const isOther = (name: string) =>
      says(name) || isIdentifier(name) || others.some((rankOf) => rankOf(name) !== null);
    return columns
      .filter(
        ({ index, name, isNamed, filled }) =>
          isFree(index) && (!hasHeader || (isNamed && filled.length * 2 >= rows.length && !isOther(name))),
      )
      .map((own) => ({ ...own, fit: fitOf(column.holds, own.filled, hasHeader) }))
      .filter(({ fit }) => fit >= GOOD_FIT)
      .toSorted((a, b) => b.fit - a.fit);
  };
  // Of two numbers whose names say nothing neither can be told from the other.
  const isTold = !hasHeader || guessed.filter(isNumeric).length < 2;
  for (const column of guessed) {
    const { id, label, holds, isOptional } = column;
    const open = openTo(column);
    const [best] = isTold || !isNumeric(column) ? open : [];
    if (best) {
      taken.set(id, best.index);
      if (hasHeader)
        findings.push({
          weight: 'tells',
          what: `No column is called “${label}”.`,
          mend: `“${best.name}” ${holdings[holds]} and was taken for it. Choose another one below if that is wrong.`,
        });
    } else if (!isOptional) {
      findings.push({
        weight: 'stops',
        what: `Line ${line}: no column is called “${label}”, and ${open.length === 0 ? `none ${holdings[holds]}` : 'no name tells which of the numbers it is'}.`,
        mend: `${hasHeader ? `The columns are ${listed(names)}. Rename one` : `Name a column`} “${label}”, or choose it below.`,
      });
    }
  }
  return { names, hasHeader, taken: toTaken(wanted, taken), findings };
}

const holdings: Readonly<Record<WantedColumn<string>['holds'], string>> = {
  money: 'holds amounts',
  count: 'holds numbers',
  day: 'holds days',
  text: 'holds names',
};

/** The names of columns in a message, not more than fit. */
function listed(names: readonly string[]): string {
  const most = 8;
  const shown = names.slice(0, most).map((name) => `“${name}”`);
  return shown.join(', ') + (names.length > most ? ` and ${names.length - most} more` : '');
}

function toTaken<Id extends string>(
  wanted: readonly WantedColumn<Id>[],
  taken: ReadonlyMap<Id, number>,
): Taken<Id> {
  const result: Partial<Record<Id, number>> = {};
  for (const { id } of wanted) {
    const index = taken.get(id);
    if (index !== undefined) result[id] = index;
  }
  return result;
}

/** A name without marks, accents, spaces and case. */
function bare(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** How well a column’s name fits, by place in a list: 0 is best, null is not at all. */
type RankOf = (name: string) => number | null;

/** By the names that a column goes by. */
function rankByName({ label, names }: WantedColumn<string>): RankOf {
  const known = [label, ...names].map(bare);
  return (name) => {
    const place = known.indexOf(bare(name));
    return place < 0 ? null : place;
  };
}

/** Whether a column has just this name. */
function goesBy(column: WantedColumn<string>): (name: string) => boolean {
  const rankOf = rankByName(column);
  return (name) => rankOf(name) !== null;
}

/** A name’s words: `Unit price (USD)`, `unitPrice`. */
function wordsOf(name: string): readonly string[] {
  return name
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(bare)
    .filter((word) => word !== '');
}

/** From this length on a word may be the end of a compound: `Bestelldatum`. Names in Han may be so from two signs on. */
const LONG_WORD = 5;

/** Whether a word is a known one, or a compound of which that is the head. */
function isWord(word: string, known: string): boolean {
  if (word === known) return true;
  return (known.length >= LONG_WORD || /^\p{Script=Han}{2}/u.test(known)) && word.endsWith(known);
}

/** Whether a name says that the column is something else. */
function saysOther({ unlike = [] }: WantedColumn<string>): (name: string) => boolean {
  return (name) => wordsOf(name).some((word) => unlike.some((other) => isWord(word, other)));
}

/** Whether a name is that of numbers that count nothing and are no names either. */
function isIdentifier(name: string): boolean {
  return wordsOf(name).some((word) => identifiers.includes(word));
}

/** By one of a name’s words, or two, that the column goes by: `Unit price (USD)`. The more of its words, the better. */
function rankByWords(column: WantedColumn<string>): RankOf {
  const known = [column.label, ...column.names].map(bare);
  const isOther = saysOther(column);
  return (name) => {
    if (isOther(name)) return null;
    const words = wordsOf(name);
    const parts = words.flatMap((word, index) => [`${word}${words[index + 1] ?? ''}`, word]);
    const place = known.findIndex((own) => parts.some((part) => isWord(part, own)));
    return place < 0 ? null : words.length + place / known.length;
  };
}

function isNumeric({ holds }: WantedColumn<string>): boolean {
  return holds === 'money' || holds === 'count';
}

function isValue(cell: string): boolean {
  return numberReader([cell]).read(cell) !== null || dayReader([cell]).read(cell) !== null;
}

/** `1001`, `14:03:55`, `2,5`, `true`, `PO-211-07558`: what is no name, unless the column is called so. */
const NO_NAME = /^(?:.*\d{4}.*|[\d.,:#'\s-]+(?:[ap]m)?|true|false|yes|no)$/iu;
const isNoName = (cell: string) => NO_NAME.test(cell.trim());
/** Of so many cells one at least is another than the ones before it, if they are customers or amounts. */
const REPEATED = 10;

/**
 * How well a column’s cells fit what is wanted, from 0 to a little over 1.
 *
 * @param filled its cells, without the empty ones
 * @param isStrict whether what the column is called speaks neither for it nor against it
 */
function fitOf(holds: WantedColumn<string>['holds'], filled: readonly string[], isStrict: boolean): number {
  if (filled.length === 0) return 0;
  const share = (fits: (cell: string) => boolean) => filled.filter(fits).length / filled.length;
  const isNumber = (cell: string) => numberReader([cell]).read(cell) !== null;
  const isDay = (cell: string) => dayReader([cell]).read(cell) !== null;
  const isWhole = (cell: string) => /^\d+$/u.test(cell.trim());
  const different = new Set(filled).size;
  const isVaried = different > 1 && different * REPEATED >= filled.length;
  switch (holds) {
    case 'money':
      if (isStrict && (isCounter(filled) || !isVaried)) return 0;
      return share((cell) => isNumber(cell) && !isDay(cell)) + 0.3 * share((cell) => !isWhole(cell));
    case 'count':
      if (isStrict && isCounter(filled)) return 0;
      return share((cell) => isNumber(cell) && !isDay(cell)) + 0.3 * share(isWhole);
    case 'day':
      return share(isDay);
    case 'text':
      if (isStrict && (!isVaried || share(isNoName) > 0.5)) return 0;
      // Names of customers repeat, since a customer may have several rows.
      return share((cell) => !isDay(cell)) * 0.7 + 0.3 * (different < filled.length ? 1 : 0);
  }
}

/** Whether cells number the rows: 1, 2, 3 or 1008, 1007, 1006. */
function isCounter(filled: readonly string[]): boolean {
  const numbers = filled.map(Number);
  const steps = numbers.slice(1).map((value, index) => value - (numbers[index] ?? 0));
  return filled.length > 2 && Math.abs(steps[0] ?? 0) > 0 && steps.every((step) => step === steps[0]);
}

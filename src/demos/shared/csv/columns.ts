import { counted } from '../../../domain/numerals';
import { dayReader, numberReader } from './cells';
import type { Finding } from './finding';

/** A column that a demo needs. */
export interface WantedColumn<Id extends string> {
  readonly id: Id;
  /** What it is called in messages: `price`. The first name that it goes by, too. */
  readonly label: string;
  /** Other names that it may have, in lower case. */
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

/**
 * Finds the wanted columns: as the visitor has chosen, else by name, else by what they hold.
 *
 * @param first the first row
 * @param sample the rows after it, or some of them
 * @param chosen what the visitor has chosen so far
 */
export function matchColumns<Id extends string>(
  first: readonly string[],
  sample: readonly (readonly string[])[],
  wanted: readonly WantedColumn<Id>[],
  chosen: Chosen<Id>,
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
      what: `Line 1 has ${counted(first.length, 'column')}.`,
      mend: `The first ${MOST_COLUMNS} of them are used. Move the ones that matter to the front.`,
    });
  const isFree = (index: number) => ![...taken.values()].includes(index);

  for (const { id } of wanted) {
    const choice = chosen[id];
    if (typeof choice === 'number' && choice >= 0 && choice < names.length) taken.set(id, choice);
  }
  if (hasHeader)
    for (const match of [goesBy, soundsLike])
      for (const column of wanted) {
        const index = names.findIndex((name, place) => isFree(place) && match(column)(name));
        if (index >= 0 && !taken.has(column.id) && chosen[column.id] !== null) taken.set(column.id, index);
      }
  if (!hasHeader)
    findings.push({
      weight: 'tells',
      what: 'Line 1 has values, no names.',
      mend: `It was read as data, and the columns were told apart by what they hold. Names such as “${wanted.map(({ label }) => label).join(', ')}” above it make that certain.`,
    });

  const rows = hasHeader ? sample : [first, ...sample];
  for (const column of wanted) {
    const { id, label, holds, isOptional, unless } = column;
    if (taken.has(id) || chosen[id] === null || (isOptional && holds !== 'day')) continue;
    if (unless !== undefined && taken.has(unless)) continue;
    const free = names
      .map((name, index) => ({ name, index }))
      .filter(({ index, name }) => isFree(index) && !(hasHeader && saysOther(column)(name)));
    const fits = free
      .map((column) => ({
        ...column,
        fit: fitOf(
          holds,
          rows.map((row) => row[column.index] ?? ''),
        ),
      }))
      .toSorted((a, b) => b.fit - a.fit);
    const [best] = fits;
    if (best && best.fit >= GOOD_FIT) {
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
        what: `Line 1: no column is called “${label}”, and none ${holdings[holds]}.`,
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

/** A name without marks, spaces and case. */
function bare(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a column has just this name. */
function goesBy({ label, names }: WantedColumn<string>): (name: string) => boolean {
  const known = [label, ...names].map(bare);
  return (name) => known.includes(bare(name));
}

/** A name’s words: `Unit price (USD)`, `unitPrice`. */
function wordsOf(name: string): readonly string[] {
  return name
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .map(bare);
}

/** Whether a name says that the column is something else. */
function saysOther({ unlike = [] }: WantedColumn<string>): (name: string) => boolean {
  return (name) => wordsOf(name).some((word) => unlike.includes(word));
}

/** Whether one of a name’s words is one that the column goes by: `Unit price (USD)`. */
function soundsLike(column: WantedColumn<string>): (name: string) => boolean {
  const known = [column.label, ...column.names].map(bare);
  const isOther = saysOther(column);
  return (name) => wordsOf(name).some((word) => known.includes(word)) && !isOther(name);
}

function isValue(cell: string): boolean {
  return numberReader([cell]).read(cell) !== null || dayReader([cell]).read(cell) !== null;
}

/** How well a column’s cells fit what is wanted, from 0 to a little over 1. */
function fitOf(holds: WantedColumn<string>['holds'], cells: readonly string[]): number {
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (filled.length === 0) return 0;
  const share = (fits: (cell: string) => boolean) => filled.filter(fits).length / filled.length;
  const isNumber = (cell: string) => numberReader([cell]).read(cell) !== null;
  const isDay = (cell: string) => dayReader([cell]).read(cell) !== null;
  const isWhole = (cell: string) => /^\d+$/u.test(cell.trim());
  switch (holds) {
    case 'money':
      return share((cell) => isNumber(cell) && !isDay(cell)) + 0.3 * share((cell) => !isWhole(cell));
    case 'count':
      return share((cell) => isNumber(cell) && !isDay(cell)) + 0.3 * share(isWhole);
    case 'day':
      return share(isDay);
    case 'text':
      // Names of customers repeat, since a customer may have several rows.
      return share((cell) => !isDay(cell)) * 0.7 + 0.3 * (new Set(filled).size < filled.length ? 1 : 0);
  }
}

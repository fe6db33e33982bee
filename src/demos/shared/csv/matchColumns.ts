import { isolated } from '../../../domain/isolated';
import { counted } from '../../../domain/numerals';
import { isDay, isNumber } from './cells';
import { fitOf, isValue } from './columnContent';
import type { RankOf } from './columnNames';
import { hasExactName, isIdentifier, rankByName, rankByWords, hasExcludedWord } from './columnNames';
import type { Chosen, ColumnMatch, WantedColumn } from './columns';
import type { Finding } from './finding';
import { firstCharacters } from '../../../domain/typedText';

/** Maximum number of columns; offering a hundred thousand would freeze the page. */
const MAX_COLUMNS = 200;
const MAX_NAME_CHARACTERS = 60;

const MIN_FIT_BY_CONTENT = 0.8;
/** If two columns match, the one filled below this share of the other is ignored. */
const MIN_SHARE_FILLED = 0.9;
const MIN_FIT_BY_WORD = 0.4;

interface Column {
  readonly name: string;
  readonly index: number;
  readonly isNamed: boolean;
  /** Non-empty cells. */
  readonly filled: readonly string[];
}

/** A table, the wanted columns, and those found so far. */
interface Search<Id extends string> {
  /** True if the first row is a header row. */
  readonly hasHeader: boolean;
  readonly columns: readonly Column[];
  /** Number of sampled rows, without a header row. */
  readonly rows: number;
  readonly wanted: readonly WantedColumn<Id>[];
  readonly chosen: Chosen<Id>;
  readonly taken: Partial<Record<Id, number>>;
}

/**
 * Finds the wanted columns: by the visitor's choice, then by name, then by content.
 * @param first the first row
 * @param sample all or some of the following rows
 * @param chosen the visitor's choices
 * @param line line number of the first row
 */
export function matchColumns<Id extends string>(
  first: readonly string[],
  sample: readonly (readonly string[])[],
  wanted: readonly WantedColumn<Id>[],
  chosen: Chosen<Id>,
  line: number,
): ColumnMatch<Id> {
  const hasHeader =
    !first.some((cell) => isValue(cell)) || wanted.some((column) => first.some(hasExactName(column)));
  const rows = hasHeader ? sample : [first, ...sample];
  const columns = first.slice(0, MAX_COLUMNS).map((cell, index): Column => {
    const isNamed = hasHeader && cell.trim() !== '';
    return {
      name: isNamed ? firstCharacters(cell.trim(), MAX_NAME_CHARACTERS) : `column ${index + 1}`,
      index,
      isNamed,
      filled: rows.flatMap((row) => (row[index]?.trim() ? [row[index]] : [])),
    };
  });
  const taken: Partial<Record<Id, number>> = {};
  for (const { id } of wanted) {
    const choice = chosen[id];
    if (typeof choice === 'number' && choice < columns.length) taken[id] = choice;
  }
  const search: Search<Id> = { hasHeader, columns, rows: rows.length, wanted, chosen, taken };
  if (hasHeader) for (const rank of [rankByName, rankByWords]) takeByName(search, rank);
  const findings: Finding[] = [];
  if (first.length > MAX_COLUMNS)
    findings.push({
      severity: 'warning',
      message: `Line ${line} has ${counted(first.length, 'column')}.`,
      suggestion: `Only the first ${MAX_COLUMNS} are used. Move the important ones to the front.`,
    });
  if (!hasHeader)
    findings.push({
      severity: 'info',
      message: `Line ${line} has values instead of column names.`,
      suggestion: `It was read as data, and the columns were identified by their content. To be sure, add a first line with names such as “${wanted.map(({ label }) => label).join(', ')}”.`,
    });
  findings.push(...takeByContent(search, line), ...takeProducts(search, rows));
  return { names: columns.map(({ name }) => name), hasHeader, taken, findings };
}

/**
 * Assigns columns by name: the best match that is filled and holds the right kind of values. Required columns also
 * take an exact name whose values don't fit.
 */
function takeByName<Id extends string>(search: Search<Id>, rank: (column: WantedColumn<Id>) => RankOf): void {
  const { wanted, rows, taken } = search;
  for (const column of wanted.filter((each) => isOpen(search, each))) {
    const rankOf = rank(column);
    const candidates = freeColumns(search)
      .flatMap((own) => {
        const place = rankOf(own.name);
        return place === null ? [] : [{ ...own, place, fit: fitOf(column.holds, own.filled, false) }];
      })
      .toSorted((a, b) => a.place - b.place);
    const fullest = Math.max(...candidates.map(({ filled }) => filled.length));
    // Exports often have unused columns, so skip columns that are empty, or much emptier than another match.
    const isUsed = ({ filled }: Column) =>
      rows === 0 || (filled.length > 0 && filled.length >= MIN_SHARE_FILLED * fullest);
    const found = candidates.find((own) => isUsed(own) && (rows === 0 || own.fit >= MIN_FIT_BY_WORD));
    const named =
      rank === rankByName ? candidates.find((own) => isUsed(own) || !column.isOptional) : undefined;
    const index = (found ?? (column.holds === 'prose' || column.holds === 'currency' ? undefined : named))
      ?.index;
    if (index !== undefined) taken[column.id] = index;
  }
}

/** Assigns columns by content. Reports guesses and missing columns. */
function takeByContent<Id extends string>(search: Search<Id>, line: number): readonly Finding[] {
  const { hasHeader, columns, wanted, taken } = search;
  const guessed = wanted.filter(
    (column) =>
      isOpen(search, column) &&
      (column.isOptional
        ? column.holds === 'day' || column.holds === 'currency' || column.holds === 'status'
        : !column.unless || taken[column.unless] === undefined),
  );
  return guessed.flatMap((column): readonly Finding[] => {
    const { id, label, holds, isOptional } = column;
    const fitting = columnsHolding(column, search);
    // If several columns match and names don't decide, ask the visitor.
    const rivals = hasHeader ? columnsHolding(column, search, holds === 'text' || holds === 'status') : [];
    const best = rivals.length > 1 ? undefined : fitting[0];
    if (best) {
      taken[id] = best.index;
      if (!hasHeader) return [];
      return [
        {
          // Cells with currencies alone can't be anything else.
          severity: holds === 'currency' ? 'info' : 'question',
          message: `No column is called “${label}”.`,
          suggestion: `“${isolated(best.name)}” ${holdings[holds]} and was used. Choose another column below if that is wrong.`,
        },
      ];
    }
    if (isOptional) return [];
    return [
      {
        severity: 'error',
        message: `Line ${line}: no column is called “${label}”, and ${rivals.length < 2 ? `none ${holdings[holds]}` : `${listed(rivals)} ${holdings[holds].replace('holds', 'hold')}`}.`,
        suggestion: `${hasHeader ? `Your columns: ${listed(columns)}. Rename one` : `Name a column`} “${label}”, or choose it below.`,
      },
    ];
  });
}

/** Minimum mean number of sampled rows of a value; with fewer, it's a row's own number. */
const MIN_ROWS_PER_VALUE = 3;
/** Maximum number of prices of a value, as a share of those of a product so far. */
const MAX_PRICES_SHARE = 0.75;

/** A column with these words names something other than products. */
const NO_PRODUCT = /order|invoice|transaction|receipt|customer|client|user|email|line|promo|week|month/iu;

/**
 * Finds products if no column is called so, or in a finer column than the one taken, such as an item in a category:
 * each of its values has fewer prices.
 */
function takeProducts<Id extends string>(
  { hasHeader, columns, wanted, taken, chosen }: Search<Id>,
  rows: readonly (readonly string[])[],
): readonly Finding[] {
  const product = wanted.find(({ splitsBy }) => splitsBy !== undefined);
  const price = product?.splitsBy && taken[product.splitsBy];
  if (!hasHeader || !product || price === undefined || chosen[product.id] !== undefined) return [];
  const current = taken[product.id];
  const cellOf = (row: readonly string[], index: number | undefined) =>
    index === undefined ? '' : (row[index] ?? '').trim();
  const groupsBy = (index: number | undefined) => {
    const groups = new Map<string, Set<string>>();
    const parents = new Map<string, string>();
    let isNested = true;
    for (const row of rows) {
      const value = cellOf(row, index);
      const parent = cellOf(row, current);
      isNested &&= (parents.get(value) ?? parent) === parent;
      parents.set(value, parent);
      groups.set(value, (groups.get(value) ?? new Set()).add(cellOf(row, price)));
    }
    const prices = [...groups.values()].reduce((sum, own) => sum + own.size, 0);
    return { isNested, values: groups.size, prices: prices / Math.max(1, groups.size) };
  };
  const known = groupsBy(current);
  const isProduct = ({ index, name, filled }: Column) => {
    if (wanted.some(({ id }) => taken[id] === index) || NO_PRODUCT.test(name) || filled.some(isDay))
      return false;
    if (!isIdentifier(name) && !filled.some((cell) => /\p{L}/u.test(cell) && !isNumber(cell))) return false;
    const { isNested, values, prices } = groupsBy(index);
    return (
      isNested &&
      values > known.values &&
      values * MIN_ROWS_PER_VALUE <= rows.length &&
      prices <= known.prices * MAX_PRICES_SHARE
    );
  };
  const found = columns.find(isProduct);
  if (!found) return [];
  taken[product.id] = found.index;
  return [
    {
      severity: 'question',
      message: `Does “${isolated(found.name)}” hold the products?`,
      suggestion: `It was used${current === undefined ? '' : ` instead of “${columns[current]?.name ?? ''}”`}, because each of its values has its own prices. Choose another column if that is wrong.`,
    },
  ];
}

/** Finds columns with matching content, best first, except those excluded by name. */
function columnsHolding<Id extends string>(
  column: WantedColumn<Id>,
  search: Search<Id>,
  isStrict = search.hasHeader,
) {
  const { hasHeader, rows, wanted } = search;
  const others = wanted.filter(({ id }) => id !== column.id).map(rankByWords);
  const isExcluded = hasExcludedWord(column);
  const isOther = (name: string) =>
    isExcluded(name) ||
    (column.holds !== 'status' && (isIdentifier(name) || others.some((rankOf) => rankOf(name) !== null)));
  return freeColumns(search)
    .filter(
      ({ name, isNamed, filled }) => !hasHeader || (isNamed && filled.length * 2 >= rows && !isOther(name)),
    )
    .map((own) => ({ ...own, fit: fitOf(column.holds, own.filled, isStrict) }))
    .filter(({ fit }) => fit >= MIN_FIT_BY_CONTENT)
    .toSorted((a, b) => b.fit - a.fit);
}

/** Tests whether a column is missing and the visitor didn't choose “None”. */
function isOpen<Id extends string>({ taken, chosen }: Search<Id>, { id }: WantedColumn<Id>): boolean {
  return taken[id] === undefined && chosen[id] !== null;
}

function freeColumns<Id extends string>({ columns, wanted, taken }: Search<Id>): readonly Column[] {
  return columns.filter(({ index }) => wanted.every(({ id }) => taken[id] !== index));
}

const holdings: Readonly<Record<WantedColumn<string>['holds'], string>> = {
  money: 'holds amounts',
  count: 'holds numbers',
  day: 'holds dates',
  text: 'holds text',
  id: 'holds numbers of orders',
  prose: 'holds text',
  currency: 'holds currencies',
  status: 'looks like the status of an order',
};

/** Lists the first column names for a message. */
function listed(columns: readonly Pick<Column, 'name'>[]): string {
  const most = 8;
  const shown = columns.slice(0, most).map(({ name }) => `“${isolated(name)}”`);
  return shown.join(', ') + (columns.length > most ? ` and ${columns.length - most} more` : '');
}

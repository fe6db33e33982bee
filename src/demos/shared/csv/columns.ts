export interface WantedColumn<Id extends string> {
  readonly id: Id;
  /** The column's name in messages, such as `price`; also the name that matches best. */
  readonly label: string;
  /** Other names in lower case, best first. If two columns match, the one with the better name is used. */
  readonly names: readonly string[];
  /**
   * The kind of its cells: a `total` is the largest money on a line, a `person` or `item` has many lines, `prose` is text
   * with words, unlike 0 and 1, and `rating` a small number or word.
   */
  readonly holds:
    'money' | 'total' | 'count' | 'day' | 'text' | 'person' | 'item' | 'prose' | 'rating' | 'language' | 'id';
  readonly isOptional?: true;
  /** Its part in quantity × price = amount; the price can be the amount as well. */
  readonly part?: 'quantity' | 'price' | 'amount';
  /** True if it’s never proposed, only offered: a wrong one would split what belongs together, and totals wouldn’t show it. */
  readonly isOnlyOffered?: true;
  /** The choice to do without the column, such as `1 per line`; `None` if omitted. Never proposed unless it's optional. */
  readonly none?: string;
  /** True for the number of an order, whose later lines can leave out what the first one says. */
  readonly isOrder?: true;
  /** True if the heading above lines can be the column. */
  readonly isHeading?: true;
  /** Ids of columns with one value for each value of this one: an order has one customer. */
  readonly sameIn?: readonly Id[];
  /** Matches cells that stand for an empty one. */
  readonly blank?: RegExp;
  /** A sentence that says what the table needs, if the column is missing. */
  readonly need?: string;
  /** Words in lower case that exclude a column: `First order date` isn't an order's date. */
  readonly unlike?: readonly string[];
}

/** Kinds of cells that are numbers. */
export const NUMBERS: readonly WantedColumn<string>['holds'][] = ['money', 'total', 'count'];

/** Kinds of cells that are names, which people type. */
export const NAMES: readonly WantedColumn<string>['holds'][] = ['text', 'person', 'item'];

/** Tests whether a table can lack the column. */
export function canDoWithout({ isOptional, none }: WantedColumn<string>): boolean {
  return isOptional === true || none !== undefined;
}

/** Stands for a column in a URL that isn’t chosen, unlike an empty text, which means “None”. */
export const UNDECIDED = '-';

/** Index of the column found for each purpose, from 0. */
export type Taken<Id extends string> = Readonly<Partial<Record<Id, number>>>;

/** Returns the index of a column; −1 without one. */
export function placeOf<Id extends string>(taken: Taken<Id>, id: Id): number {
  const place: number | undefined = taken[id];
  return place ?? -1;
}

/** Columns that the visitor chose, by index; null for “None”. */
export type Chosen<Id extends string> = Readonly<Partial<Record<Id, number | null>>>;

/** Formats the chosen columns for a URL, as in `2.0.-.`: only indexes, because names are the visitor's data. */
export function columnsAsText<Id extends string>(
  wanted: readonly { readonly id: Id }[],
  chosen: Chosen<Id>,
): string {
  return wanted
    .map(({ id }) => {
      const choice: number | null | undefined = chosen[id];
      return choice === undefined ? UNDECIDED : (choice ?? '');
    })
    .join('.');
}

/**
 * Parses the chosen columns of a URL. Ignores invalid values and columns that an older link lacks; only columns
 * that a table can lack can be null.
 */
export function columnsIn<Id extends string>(wanted: readonly WantedColumn<Id>[], text: string): Chosen<Id> {
  const chosen: Partial<Record<Id, number | null>> = {};
  if (text === '') return chosen;
  const parts = text.split('.');
  for (const [index, column] of wanted.entries()) {
    const part = parts[index];
    if (part === undefined) break;
    if (/^\d{1,4}$/u.test(part)) chosen[column.id] = Number(part);
    else if (canDoWithout(column) && part === '') chosen[column.id] = null;
  }
  return chosen;
}

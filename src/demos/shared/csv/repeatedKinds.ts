import { group, max, sum } from 'd3-array';
import type { WithProgress } from '../model/withProgress';

/** Kinds of line that repeat the money of another, such as the steps of a payment. */
export interface RepeatedKinds {
  /** Index of the column with the kinds. */
  readonly column: number;
  /** The kind that counts. */
  readonly kept: string;
  readonly repeated: ReadonlySet<string>;
}

/** A line with an amount, as used. */
interface Line {
  readonly cells: readonly string[];
  readonly amount: number;
}

/** Amount and number of lines of one kind in a group of lines, and the place of its last one. */
interface Part {
  readonly amount: number;
  readonly lines: number;
  readonly last: number;
}

type Group = ReadonlyMap<string, Part>;

/** Number of lines that are looked at. */
const LINES = 1000;
/** Fewer groups could be alike by chance. */
const MIN_GROUPS = 3;
/** Share of the groups with two kinds in which their amounts must be the same. */
const MIN_SAME = 0.8;
const CENT = 0.011;
/** A column of numbers of orders has at most this share of different values, and at least one per so many lines. */
const MAX_DIFFERENT = 0.8;
const LINES_PER_VALUE = 30;

/**
 * Finds a column of kinds whose lines have the same amounts within an order, found by any column with its number. Of kinds
 * that repeat each other, the one with the most lines counts, then the one that comes last, so that only what was
 * settled counts.
 * @param columns indexes of small columns
 */
export function* repeatedKinds(
  lines: readonly Line[],
  columns: readonly number[],
): WithProgress<RepeatedKinds | null> {
  const own = lines.slice(0, LINES);
  const found: (RepeatedKinds & { readonly size: number })[] = [];
  const width = max(own, ({ cells }) => cells.length) ?? 0;
  for (let id = 0; id < width; id += 1) {
    yield id / width;
    const different = new Set(own.map(({ cells }) => cells[id])).size;
    if (different > MAX_DIFFERENT * own.length || different * LINES_PER_VALUE < own.length) continue;
    const orders = [...group(own, ({ cells }) => cells[id]?.trim() ?? '')]
      .filter(([number, { length }]) => number !== '' && length > 1)
      .map(([, order]) => order);
    if (orders.length < MIN_GROUPS) continue;
    for (const column of columns) {
      if (column === id) continue;
      const kinds = repeatedIn(orders.map((order) => partsOf(order, column)));
      if (kinds) found.push({ ...kinds, column });
    }
  }
  return found.toSorted((a, b) => b.size - a.size)[0] ?? null;
}

function partsOf(order: readonly Line[], column: number): Group {
  const parts = new Map<string, Part>();
  for (const [last, { cells, amount }] of order.entries()) {
    const kind = cells[column]?.trim() ?? '';
    const known = parts.get(kind) ?? { amount: 0, lines: 0, last };
    parts.set(kind, { amount: known.amount + amount, lines: known.lines + 1, last });
  }
  return parts;
}

function repeatedIn(
  groups: readonly Group[],
): (Omit<RepeatedKinds, 'column'> & { readonly size: number }) | null {
  const kinds = [...new Set(groups.flatMap((own) => [...own.keys()]))];
  const withAll = (...wanted: readonly string[]) =>
    groups.filter((own) => wanted.every((kind) => own.has(kind)));
  const isSame = (a: string, b: string) => {
    const both = withAll(a, b);
    const amountOf = (own: Group, kind: string) => Math.abs(own.get(kind)?.amount ?? 0);
    const same = both.filter((own) => Math.abs(amountOf(own, a) - amountOf(own, b)) < CENT);
    return both.length >= MIN_GROUPS && same.length >= MIN_SAME * both.length;
  };
  // Kinds of most orders are steps. Rarer ones, such as refunds, change what the order is worth.
  const isUsual = (a: string, b: string) =>
    withAll(a, b).length * 2 >= Math.max(withAll(a).length, withAll(b).length);
  const repeats = (a: string, b: string) => a !== b && isUsual(a, b) && isSame(a, b);
  const total = (kind: string, of: keyof Part) => sum(groups, (own) => own.get(kind)?.[of] ?? 0);
  const mean = (kind: string, of: keyof Part) => total(kind, of) / Math.max(1, withAll(kind).length);
  const off = new Set<string>();
  let kept: string | null = null;
  for (const kind of kinds.toSorted((a, b) => withAll(b).length - withAll(a).length)) {
    if (off.has(kind)) continue;
    const alike: readonly string[] = kinds.filter(
      (other) => !off.has(other) && (other === kind || repeats(kind, other)),
    );
    const best: string | undefined = alike.toSorted(
      (a, b) =>
        Math.sign(total(b, 'amount')) - Math.sign(total(a, 'amount')) ||
        Math.round(mean(b, 'lines') * 10) - Math.round(mean(a, 'lines') * 10) ||
        mean(b, 'last') - mean(a, 'last'),
    )[0];
    if (alike.length < 2 || best === undefined) continue;
    // Steps are of most orders; in some only, other things happen to cost the same.
    const withSeveral = groups.filter((own) => alike.filter((other) => own.has(other)).length > 1);
    if (kept === null && withSeveral.length * 2 < groups.length) return null;
    kept ??= best;
    for (const other of alike) if (other !== best) off.add(other);
  }
  if (kept === null) return null;
  const main = kept;
  // A step that never comes with the one that counts wasn't completed.
  for (const kind of kinds)
    if (kind !== main && withAll(kind, main).length === 0 && [...off].some((step) => isSame(kind, step)))
      off.add(kind);
  return { kept: main, repeated: off, size: withAll(main).length };
}

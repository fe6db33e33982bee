import { rollups, sum, variance } from 'd3-array';
import type { Content } from './columnContent';

interface Column {
  readonly index: number;
  readonly cells: readonly string[];
  readonly content: Content;
}

/** Returns the share of the variance of prices that groups explain (adjusted R² of their logarithms). */
export function explainedBy({ cells }: Pick<Column, 'cells'>, prices: readonly number[]): number {
  const priced = [...cells.keys()].flatMap((row) => {
    const price = prices[row] ?? 0;
    return price > 0 && cells[row]?.trim() ? [[cells[row].trim(), Math.log(price)] as const] : [];
  });
  const groups = rollups(
    priced,
    (own) => (variance(own, ([, price]) => price) ?? 0) * (own.length - 1),
    ([cell]) => cell,
  );
  const all = variance(priced, ([, price]) => price) ?? 0;
  const within = sum(groups, ([, squares]) => squares) / (priced.length - groups.length);
  return groups.length * 2 > priced.length || all === 0 ? 0 : 1 - within / all;
}

/** Returns the nearest column that has one name for each code of another one; itself if there is none. */
export function namesOf(own: Column, others: readonly Column[]): Column {
  const count = new Set(own.cells).size;
  const isName = ({ cells, content }: Column) =>
    content.codes + content.days < 0.5 &&
    new Set(cells).size === count &&
    new Set(cells.map((cell, row) => `${cell}\u0000${own.cells[row] ?? ''}`)).size === count;
  if (own.content.codes < 0.5) return own;
  const names = others.filter(isName);
  // Names are more often on the right.
  const distanceOf = ({ index }: Column) => Math.abs(index - own.index - 0.5);
  return names.toSorted((a, b) => distanceOf(a) - distanceOf(b))[0] ?? own;
}

import { shuffler } from 'd3-array';

/** A tree of random splits. `depthBelow` is the expected extra depth of cases that share a leaf. */
type Tree =
  | { readonly kind: 'leaf'; readonly depthBelow: number }
  | {
      readonly kind: 'cut';
      readonly column: number;
      readonly at: number;
      readonly below: Tree;
      readonly above: Tree;
    };

export interface IsolationForest {
  readonly trees: readonly Tree[];
  /** Number of cases each tree is grown from. */
  readonly sampleSize: number;
}

type Rows = readonly (readonly number[])[];

/** The numbers of trees and cases that the authors recommend. */
const TREES = 100;
const SAMPLE = 256;

/**
 * Grows an isolation forest (Liu, Ting & Zhou, ICDM 2008), tree by tree. It is unsupervised: cases that
 * random splits isolate early are anomalies.
 *
 * @param rows a row of features per case, all of equal length
 * @param random numbers from 0 to 1, 1 excluded
 */
export function growForest(rows: Rows, random: () => number): IsolationForest {
  const sampleSize = Math.min(SAMPLE, rows.length);
  const mostCuts = Math.ceil(Math.log2(Math.max(2, sampleSize)));
  return {
    sampleSize,
    trees: Array.from({ length: TREES }, () =>
      growTree(shuffler(random)([...rows]).slice(0, sampleSize), mostCuts, random),
    ),
  };
}

/** The anomaly score of a case, from 0 to 1: about 0.5 or less for normal cases. */
export function anomalyScore({ trees, sampleSize }: IsolationForest, row: readonly number[]): number {
  const depth = trees.reduce((sum, tree) => sum + depthIn(tree, row), 0) / trees.length;
  return 2 ** (-depth / (meanDepth(sampleSize) || 1));
}

function growTree(rows: Rows, cutsLeft: number, random: () => number): Tree {
  if (cutsLeft === 0 || rows.length <= 1) return leafOf(rows);
  for (const column of shuffler(random)((rows[0] ?? []).map((_, index) => index))) {
    const { low, high } = rangeOf(rows, column);
    if (low === high) continue;
    const at = low + random() * (high - low);
    const isBelow = (row: readonly number[]) => (row[column] ?? 0) <= at;
    const below = rows.filter(isBelow);
    const above = rows.filter((row) => !isBelow(row));
    return {
      kind: 'cut',
      column,
      at,
      below: growTree(below, cutsLeft - 1, random),
      above: growTree(above, cutsLeft - 1, random),
    };
  }
  // All cases are equal.
  return leafOf(rows);
}

function leafOf(rows: Rows): Tree {
  return { kind: 'leaf', depthBelow: meanDepth(rows.length) };
}

function rangeOf(rows: Rows, column: number): { readonly low: number; readonly high: number } {
  let low = Infinity;
  let high = -Infinity;
  for (const row of rows) {
    const value = row[column] ?? 0;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return { low, high };
}

function depthIn(tree: Tree, row: readonly number[]): number {
  let node = tree;
  let cuts = 0;
  while (node.kind === 'cut') {
    node = (row[node.column] ?? 0) <= node.at ? node.below : node.above;
    cuts += 1;
  }
  return cuts + node.depthBelow;
}

const EULER = 0.5772156649;

/** The average depth of a case in a fully grown tree of this many cases. */
function meanDepth(size: number): number {
  if (size <= 1) return 0;
  if (size === 2) return 1;
  return 2 * (Math.log(size - 1) + EULER) - (2 * (size - 1)) / size;
}

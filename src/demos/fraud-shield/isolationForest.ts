import { extent, shuffler, sum } from 'd3-array';

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

type Rows = readonly (readonly number[])[];

/** Number of trees that the authors recommend. */
const TREES = 100;
/** Number of cases per tree that the authors recommend. */
const SAMPLE = 256;

/**
 * Grows an isolation forest (Liu, Ting & Zhou, ICDM 2008). It is unsupervised: cases that random splits
 * isolate early are anomalies.
 *
 * @param rows a row of features per case, all of equal length
 * @param random returns a number from 0 to below 1
 * @returns a function that scores a case from 0 to 1: normal cases about 0.5 or less
 */
export function growForest(rows: Rows, random: () => number): (row: readonly number[]) => number {
  const sampleSize = Math.min(SAMPLE, rows.length);
  const maxCuts = Math.ceil(Math.log2(Math.max(2, sampleSize)));
  const trees = Array.from({ length: TREES }, () =>
    growTree(shuffler(random)([...rows]).slice(0, sampleSize), maxCuts, random),
  );
  return (row) => {
    const depth = sum(trees, (tree) => depthIn(tree, row)) / TREES;
    return 2 ** (-depth / (meanDepth(sampleSize) || 1));
  };
}

function growTree(rows: Rows, cutsLeft: number, random: () => number): Tree {
  if (cutsLeft === 0 || rows.length <= 1) return leafOf(rows);
  for (const column of shuffler(random)((rows[0] ?? []).map((_, index) => index))) {
    const [low = 0, high = 0] = extent(rows, (row) => row[column]);
    if (low === high) continue;
    const at = low + random() * (high - low);
    const isBelow = (row: readonly number[]) => (row[column] ?? 0) <= at;
    const grow = (own: Rows) => growTree(own, cutsLeft - 1, random);
    const below = grow(rows.filter(isBelow));
    const above = grow(rows.filter((row) => !isBelow(row)));
    return { kind: 'cut', column, at, below, above };
  }
  // No column can split the cases, because all are equal.
  return leafOf(rows);
}

function leafOf(rows: Rows): Tree {
  return { kind: 'leaf', depthBelow: meanDepth(rows.length) };
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

/** Returns the average depth of a case in a fully grown random tree of this many cases: c(n) in the paper. */
function meanDepth(size: number): number {
  if (size <= 1) return 0;
  if (size === 2) return 1;
  return 2 * (Math.log(size - 1) + EULER) - (2 * (size - 1)) / size;
}

import { CholeskyDecomposition, Matrix } from 'ml-matrix';
import type { AlsOptions } from './foldIn';
import { CLICK_WEIGHT } from './foldIn';

/** Learned factors: one matrix has a row for each shopper, the other a row for each item. */
export interface Factorization {
  readonly shoppers: Matrix;
  readonly items: Matrix;
}

/**
 * Factorizes clicks by alternating least squares (Hu, Koren & Volinsky, 'Collaborative filtering for implicit
 * feedback datasets', ICDM 2008). Each sweep solves for all items with the shoppers fixed, then for all
 * shoppers with the items fixed, so the loss never rises. Yields the factorization after each sweep; never
 * ends.
 * @param clicks the indexes of the items that each shopper clicked
 * @param random draws from a standard normal distribution
 */
export function* sweeps(
  clicks: readonly (readonly number[])[],
  itemCount: number,
  options: AlsOptions,
  random: () => number,
): Generator<Factorization, never, void> {
  const clickedBy = Array.from({ length: itemCount }, (): number[] => []);
  for (const [shopper, own] of clicks.entries()) for (const item of own) clickedBy[item]?.push(shopper);
  let shoppers = Matrix.zeros(clicks.length, options.factors).apply(function fill(row, column) {
    this.set(row, column, 0.1 * random());
  });
  for (;;) {
    const items = solveAll(shoppers, clickedBy, options);
    shoppers = solveAll(items, clicks, options);
    yield { shoppers, items };
  }
}

/**
 * Computes the factors of all shoppers with the items fixed, or the reverse: solves each row's normal
 * equations by Cholesky decomposition.
 */
function solveAll(
  fixed: Matrix,
  clicks: readonly (readonly number[])[],
  { factors, regularization }: AlsOptions,
): Matrix {
  const unclicked = fixed.transpose().mmul(fixed).add(Matrix.eye(factors).mul(regularization));
  // Reuses both sides of the normal equations: allocating them for each row takes a third of the run time.
  const normal = Matrix.zeros(factors, factors);
  const wanted = Matrix.zeros(factors, 1);
  return new Matrix(
    clicks.map((own) => {
      normal.setSubMatrix(unclicked, 0, 0);
      wanted.fill(0);
      for (const clicked of own) addClick(normal, wanted, fixed, clicked);
      return new CholeskyDecomposition(normal).solve(wanted).to1DArray();
    }),
  );
}

function addClick(normal: Matrix, wanted: Matrix, fixed: Matrix, clicked: number): void {
  for (let row = 0; row < fixed.columns; row += 1) {
    const factor = fixed.get(clicked, row);
    wanted.set(row, 0, wanted.get(row, 0) + (1 + CLICK_WEIGHT) * factor);
    for (let column = 0; column < fixed.columns; column += 1)
      normal.set(row, column, normal.get(row, column) + CLICK_WEIGHT * factor * fixed.get(clicked, column));
  }
}

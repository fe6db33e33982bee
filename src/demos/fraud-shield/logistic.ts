import { CholeskyDecomposition, Matrix } from 'ml-matrix';

/** A fitted logistic regression: log-odds = intercept + the sum of weights × columns. */
export interface LogisticModel {
  readonly intercept: number;
  readonly weights: readonly number[];
}

const MAX_ITERATIONS = 50;
/** Largest change of a weight at which Newton's method has converged. */
const TOLERANCE = 1e-8;

/**
 * Fits a logistic regression with a ridge penalty by Newton's method, which needs no learning rate and is
 * deterministic.
 *
 * @param rows a row of standardized features per case, all of equal length
 * @param isPositive the class of each case
 * @param ridge the penalty on squared weights, more than 0, which keeps them finite if the classes are
 * separable. The intercept has almost none
 */
export function fitLogistic(
  rows: readonly (readonly number[])[],
  isPositive: readonly boolean[],
  ridge = 1,
): LogisticModel {
  const withOnes = new Matrix(rows.map((row) => [1, ...row]));
  const transposed = withOnes.transpose();
  const penalty = Matrix.eye(withOnes.columns).mul(ridge).set(0, 0, 1e-9);
  const outcome = Matrix.columnVector(isPositive.map(Number));
  let weights = Matrix.zeros(withOnes.columns, 1);
  for (let iteration = 0; iteration < MAX_ITERATIONS; iteration += 1) {
    const probability = withOnes.mmul(weights);
    for (let row = 0; row < probability.rows; row += 1)
      probability.set(row, 0, sigmoid(probability.get(row, 0)));
    // Square roots of the weights on both sides keep the product exactly symmetric.
    const weighted = withOnes.clone();
    for (let row = 0; row < probability.rows; row += 1)
      weighted.mulRow(row, Math.sqrt(probability.get(row, 0) * (1 - probability.get(row, 0))));
    const slope = Matrix.sub(transposed.mmul(Matrix.sub(outcome, probability)), penalty.mmul(weights));
    const curvature = weighted.transpose().mmul(weighted).add(penalty);
    const change = new CholeskyDecomposition(curvature).solve(slope);
    weights = Matrix.add(weights, change);
    if (Matrix.abs(change).max() < TOLERANCE) break;
  }
  const [intercept = 0, ...others] = weights.to1DArray();
  return { intercept, weights: others };
}

/** Computes the probability, from 0 to 1, that a row is positive. */
export function fraudProbability({ intercept, weights }: LogisticModel, row: readonly number[]): number {
  return sigmoid(weights.reduce((sum, weight, column) => sum + weight * (row[column] ?? 0), intercept));
}

function sigmoid(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

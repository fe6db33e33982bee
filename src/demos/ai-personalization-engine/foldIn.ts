export interface AlsOptions {
  readonly factors: number;
  /** Must be above 0, or the equations may have no unique solution. */
  readonly regularization: number;
}

/**
 * Extra weight of a click compared with no click: α in the paper (see als.ts), whose authors chose 40 for
 * much longer histories.
 */
export const CLICK_WEIGHT = 8;

type Vector = readonly number[];

/** The learned item factors, and the options they were learned with. */
interface LearnedItems {
  readonly itemFactors: readonly Vector[];
  readonly options: AlsOptions;
}

/**
 * Computes a visitor's factors from their clicks with the items fixed, as one sweep does for a shopper. The system
 * is small enough to solve on the page without a library.
 */
export function foldIn(learned: LearnedItems, clicks: readonly number[]): Vector {
  const wanted = clicks.reduce<Vector>(
    (sum, item) => plus(sum, 1 + CLICK_WEIGHT, learned.itemFactors[item] ?? []),
    zeros(learned.options.factors),
  );
  return solve(normalEquations(learned, clicks), wanted);
}

/** Computes the expected preference of a visitor with these factors for each item, from about 0 to 1. */
export function scoresOf({ itemFactors }: LearnedItems, visitor: Vector): Vector {
  return itemFactors.map((factors) => dot(factors, visitor));
}

/**
 * Computes how much each click adds to each item's score, as one list per click. The effects on an item sum to
 * its score.
 */
export function clickEffects(learned: LearnedItems, clicks: readonly number[]): readonly Vector[] {
  const equations = normalEquations(learned, clicks);
  return clicks.map((click) => {
    const part = solve(equations, learned.itemFactors[click] ?? zeros(learned.options.factors));
    return scoresOf(learned, part).map((score) => score * (1 + CLICK_WEIGHT));
  });
}

/**
 * Returns a function that multiplies a vector by the matrix of the normal equations, in which clicked items
 * weigh more.
 */
function normalEquations({ itemFactors, options }: LearnedItems, clicks: readonly number[]) {
  const weights = itemFactors.map((_, item) => (clicks.includes(item) ? 1 + CLICK_WEIGHT : 1));
  const rows = zeros(options.factors).map((_, row) =>
    itemFactors.reduce<Vector>(
      (sum, factors, item) => plus(sum, (weights[item] ?? 1) * (factors[row] ?? 0), factors),
      zeros(options.factors).with(row, options.regularization),
    ),
  );
  return (vector: Vector): Vector => rows.map((row) => dot(row, vector));
}

/**
 * Stops once the squared residual is this fraction of the squared right-hand side; rounding prevents a smaller
 * one.
 */
const TOLERANCE = 1e-24;

/** Solves symmetric, positive definite equations by conjugate gradients. */
function solve(apply: (vector: Vector) => Vector, wanted: Vector): Vector {
  let solution = zeros(wanted.length);
  let error = wanted;
  let direction = wanted;
  let square = dot(error, error);
  const enough = square * TOLERANCE;
  // Takes one round per unknown in exact arithmetic, and a few more with rounding errors.
  for (let round = 0; round < 4 * wanted.length && square > enough; round += 1) {
    const image = apply(direction);
    const step = square / dot(direction, image);
    solution = plus(solution, step, direction);
    error = plus(error, -step, image);
    const before = square;
    square = dot(error, error);
    direction = plus(error, square / before, direction);
  }
  return solution;
}

function zeros(length: number): Vector {
  return Array.from({ length }, () => 0);
}

export function dot(a: Vector, b: Vector): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
}

function plus(a: Vector, factor: number, b: Vector): Vector {
  return a.map((value, index) => value + factor * (b[index] ?? 0));
}

import type { AlsOptions } from './alsOptions';
import { CLICK_WEIGHT } from './alsOptions';

type Vector = readonly number[];

/** What a visitor's clicks are folded into: the learned factors of each item, and what they were learned with. */
export interface LearnedItems {
  readonly itemFactors: readonly Vector[];
  readonly options: AlsOptions;
}

/**
 * The factors of a visitor by what they have clicked, with the items as they are: what a sweep would give a shopper
 * with these clicks. It is done on the page, which needs no library for so small a system of equations.
 */
export function foldIn(learned: LearnedItems, clicks: readonly number[]): Vector {
  const wanted = clicks
    .map((item) => learned.itemFactors[item] ?? [])
    .reduce<Vector>((sum, factors) => plus(sum, 1 + CLICK_WEIGHT, factors), zeros(learned.options.factors));
  return solve(normalEquations(learned, clicks), wanted);
}

/** How much somebody with these factors is expected to like each item, about from 0 to 1. */
export function scoresOf({ itemFactors }: LearnedItems, visitor: Vector): Vector {
  return itemFactors.map((factors) => dot(factors, visitor));
}

/**
 * How much each click adds to the score of each item: a list for each click. For an item they add up to its score:
 * the paper's own way to explain a recommendation.
 */
export function clickEffects(learned: LearnedItems, clicks: readonly number[]): readonly Vector[] {
  const equations = normalEquations(learned, clicks);
  return clicks.map((click) => {
    const part = solve(equations, learned.itemFactors[click] ?? zeros(learned.options.factors));
    return scoresOf(learned, part).map((score) => score * (1 + CLICK_WEIGHT));
  });
}

/** The left side of the normal equations, as what it makes of a vector: each item counts once, a clicked one more. */
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

/** The squared error, as a share of what is wanted, at which a solution is as good as rounding allows. */
const TOLERANCE = 1e-24;

/** Solves symmetric, positive definite equations by conjugate gradients: at the latest after a round for each unknown. */
function solve(apply: (vector: Vector) => Vector, wanted: Vector): Vector {
  let solution = zeros(wanted.length);
  let error = wanted;
  let direction = wanted;
  let square = dot(error, error);
  const enough = square * TOLERANCE;
  // Rounding may ask for some rounds more.
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

/** The sum of the products of two vectors' values. */
export function dot(a: Vector, b: Vector): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
}

/** `a + factor · b`. */
function plus(a: Vector, factor: number, b: Vector): Vector {
  return a.map((value, index) => value + factor * (b[index] ?? 0));
}

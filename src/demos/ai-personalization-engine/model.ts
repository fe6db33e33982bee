import { deviation, mean } from 'd3-array';
import { randomNormal } from 'd3-random';
import { seeded } from '../shared/seeded';
import type { WithProgress } from '../shared/model/withProgress';
import type { Factorization } from './als';
import { lossOf, sweeps } from './als';
import type { AlsOptions } from './alsOptions';
import { easeScores, easeWeights } from './ease';
import { alikeScores, cosines } from './itemItem';
import { items } from './items';
import type { Shopper } from './makeShoppers';
import { makeShoppers } from './makeShoppers';
import type { Trial } from './ranking';
import { mostPrecisionAt, precisionAt, precisionsAt, ranked, recallAt } from './ranking';
import type { Sorting } from './trial';
import { DEEPEST, SHOPPERS, SWEEPS } from './trial';

export interface TrainingInput extends AlsOptions {
  readonly seed: number;
}

/** How well a ranking predicts the held-out clicks. */
export interface Foresight {
  /** The mean share of the top five that was clicked. */
  readonly precisionAt5: number;
  /** The mean share of the held-out clicks among the top 1, 2, 3 … items. */
  readonly recall: readonly number[];
}

/**
 * How the rankings compare. Settings are chosen on the validation part, whose figures are therefore too high; the
 * test part's are unbiased.
 */
export interface Foresights {
  readonly validation: Readonly<Record<Sorting, Foresight>>;
  readonly test: Readonly<Record<Sorting, Foresight>>;
  /** The highest possible precision@5: fewer than five clicks of each shopper are held out. */
  readonly most: number;
  /** Precision@5 on the test part of a ranking by the true probabilities that generated the clicks. */
  readonly allKnowing: number;
  /**
   * The gain in precision@5 of the factors over item-item on the test part, with its 95% confidence interval.
   */
  readonly gain: { readonly mean: number; readonly low: number; readonly high: number };
}

/** The trained model as plain data. */
export interface Training {
  readonly options: AlsOptions;
  readonly itemFactors: readonly (readonly number[])[];
  /** Number of shoppers who clicked each item. */
  readonly popularity: readonly number[];
  /** The loss after each sweep. */
  readonly losses: readonly number[];
  readonly foresight: Foresights;
}

/** Added to the seed for the initial factors, so that it never equals a shopper seed. */
const FACTOR_STREAM = 100_000;

/** Generates shoppers, trains on their clicks and evaluates on the held-out ones. */
export function* train({ seed, ...options }: TrainingInput): WithProgress<Training> {
  const shoppers = makeShoppers(seed, SHOPPERS);
  const clicks = shoppers.map((shopper) => shopper.clicks);
  const popularity = items.map((_, item) => clicks.filter((own) => own.includes(item)).length);
  const losses: number[] = [];
  let factorization: Factorization | null = null;
  const normal = randomNormal.source(seeded(seed + FACTOR_STREAM))();
  for (const next of sweeps(clicks, items.length, options, normal)) {
    factorization = next;
    losses.push(lossOf(next, clicks, options));
    yield losses.length / (SWEEPS + 1);
    if (losses.length === SWEEPS) break;
  }
  if (!factorization) throw new Error('There is no sweep');
  const scores = factorization.shoppers.mmul(factorization.items.transpose());
  const weights = easeWeights(clicks, items.length);
  const alike = cosines(clicks, items.length);
  const scoresBy: Readonly<Record<Sorting, (shopper: number) => readonly number[]>> = {
    personal: (shopper) => scores.getRow(shopper),
    ease: (shopper) => easeScores(weights, clicks[shopper] ?? []),
    itemItem: (shopper) => alikeScores(alike, clicks[shopper] ?? []),
    popular: () => popularity,
  };
  return {
    options,
    itemFactors: factorization.items.to2DArray(),
    popularity,
    losses,
    foresight: foresightsOf(shoppers, scoresBy),
  };
}

function foresightsOf(
  shoppers: readonly Shopper[],
  scoresBy: Readonly<Record<Sorting, (shopper: number) => readonly number[]>>,
): Foresights {
  /** Every other shopper, from the first or the second. */
  const trials = (first: 0 | 1, scoresOf: (shopper: number) => readonly number[]): readonly Trial[] =>
    shoppers.flatMap(({ clicks, heldOut }, shopper) =>
      shopper % 2 === first ? [{ ranking: ranked(scoresOf(shopper), clicks), wanted: heldOut }] : [],
    );
  const part = (first: 0 | 1): Readonly<Record<Sorting, Foresight>> => ({
    personal: foresightOf(trials(first, scoresBy.personal)),
    ease: foresightOf(trials(first, scoresBy.ease)),
    itemItem: foresightOf(trials(first, scoresBy.itemItem)),
    popular: foresightOf(trials(first, scoresBy.popular)),
  });
  const allKnowing = trials(1, (shopper) => shoppers[shopper]?.likings ?? []);
  return {
    validation: part(0),
    test: part(1),
    most: mostPrecisionAt(5, allKnowing),
    allKnowing: precisionAt(5, allKnowing),
    gain: gainOf(trials(1, scoresBy.personal), trials(1, scoresBy.itemItem)),
  };
}

/** The mean difference in precision@5 over the same shoppers, with its 95% confidence interval. */
function gainOf(better: readonly Trial[], baseline: readonly Trial[]): Foresights['gain'] {
  const before = precisionsAt(5, baseline);
  const differences = precisionsAt(5, better).map((share, index) => share - (before[index] ?? 0));
  const middle = mean(differences) ?? 0;
  const half = (1.96 * (deviation(differences) ?? 0)) / Math.sqrt(differences.length);
  return { mean: middle, low: middle - half, high: middle + half };
}

function foresightOf(trials: readonly Trial[]): Foresight {
  return {
    precisionAt5: precisionAt(5, trials),
    recall: Array.from({ length: DEEPEST }, (_, index) => recallAt(index + 1, trials)),
  };
}

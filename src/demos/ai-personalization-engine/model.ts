import { deviation, mean } from 'd3-array';
import { randomNormal } from 'd3-random';
import { seeded } from '../shared/seeded';
import type { WithProgress } from '../shared/model/withProgress';
import { sweeps } from './als';
import { easeWeights, scoresByClicks } from './baselines';
import type { AlsOptions } from './foldIn';
import type { Shopper } from './generateShoppers';
import { SHOPPER_COUNT, generateShoppers } from './generateShoppers';
import { items } from './items';
import type { EvaluatedRanking, RankingMethod } from './ranking';
import { maxPrecisionAt, precisionAt, precisionsAt, ranked } from './ranking';

export interface TrainingInput extends AlsOptions {
  readonly seed: number;
}

/**
 * Precision@5 of each method on half of the shoppers: the mean share of the top five items that are held-out
 * clicks.
 */
type Precisions = Readonly<Record<RankingMethod, number>>;

/**
 * Precision of all methods. Settings are chosen on the validation set, so its figures are too high; those of
 * the test set are unbiased.
 */
export interface RankingComparison {
  readonly validation: Precisions;
  readonly test: Precisions;
  /** Highest possible precision@5, given that fewer than five clicks of each shopper are held out. */
  readonly maxPrecision: number;
  /** Test precision@5 of a ranking by the true probabilities that generated the clicks. */
  readonly oraclePrecision: number;
  /** Gain in test precision@5 of the factors over EASE, with its 95% confidence interval. */
  readonly gain: { readonly mean: number; readonly low: number; readonly high: number };
}

export interface Training {
  readonly options: AlsOptions;
  readonly itemFactors: readonly (readonly number[])[];
  /** Number of shoppers who clicked each item. */
  readonly popularity: readonly number[];
  readonly comparison: RankingComparison;
}

const SWEEP_COUNT = 10;
/**
 * Offset between the seeds of the shoppers and of the initial factors, so that their random numbers differ.
 */
const FACTOR_STREAM = 100_000;

/** Generates shoppers, trains on their clicks, and evaluates on the held-out ones. */
export function* train({ seed, ...options }: TrainingInput): WithProgress<Training> {
  const shoppers = generateShoppers(seed, SHOPPER_COUNT);
  const clicks = shoppers.map((shopper) => shopper.clicks);
  const popularity = items.map((_, item) => clicks.filter((own) => own.includes(item)).length);
  const normal = randomNormal.source(seeded(seed + FACTOR_STREAM))();
  const factorizations = sweeps(clicks, items.length, options, normal);
  let factorization = factorizations.next().value;
  for (let sweep = 1; sweep < SWEEP_COUNT; sweep += 1) {
    yield sweep / SWEEP_COUNT;
    factorization = factorizations.next().value;
  }
  const scores = factorization.shoppers.mmul(factorization.items.transpose());
  const weights = easeWeights(clicks, items.length);
  return {
    options,
    itemFactors: factorization.items.to2DArray(),
    popularity,
    comparison: compareRankings(shoppers, {
      personal: (shopper) => scores.getRow(shopper),
      ease: (shopper) => scoresByClicks(weights, clicks[shopper] ?? []),
      popular: () => popularity,
    }),
  };
}

function compareRankings(
  shoppers: readonly Shopper[],
  scoresBy: Readonly<Record<RankingMethod, (shopper: number) => readonly number[]>>,
): RankingComparison {
  /** Ranks the items for half of the shoppers: 0 is the validation set, 1 the test set. */
  const rankings = (half: 0 | 1, scoresOf: (shopper: number) => readonly number[]) =>
    shoppers.flatMap(({ clicks, heldOut }, shopper) =>
      shopper % 2 === half ? [{ ranking: ranked(scoresOf(shopper), clicks), relevant: heldOut }] : [],
    );
  const precisions = (half: 0 | 1): Precisions => ({
    personal: precisionAt(5, rankings(half, scoresBy.personal)),
    ease: precisionAt(5, rankings(half, scoresBy.ease)),
    popular: precisionAt(5, rankings(half, scoresBy.popular)),
  });
  const oracle = rankings(1, (shopper) => shoppers[shopper]?.clickProbabilities ?? []);
  return {
    validation: precisions(0),
    test: precisions(1),
    maxPrecision: maxPrecisionAt(5, oracle),
    oraclePrecision: precisionAt(5, oracle),
    gain: gainOf(rankings(1, scoresBy.personal), rankings(1, scoresBy.ease)),
  };
}

/** Computes the mean difference in precision@5 over the same shoppers, with its 95% confidence interval. */
function gainOf(
  better: readonly EvaluatedRanking[],
  baseline: readonly EvaluatedRanking[],
): RankingComparison['gain'] {
  const before = precisionsAt(5, baseline);
  const differences = precisionsAt(5, better).map((share, index) => share - (before[index] ?? 0));
  const middle = mean(differences) ?? 0;
  const half = (1.96 * (deviation(differences) ?? 0)) / Math.sqrt(differences.length);
  return { mean: middle, low: middle - half, high: middle + half };
}

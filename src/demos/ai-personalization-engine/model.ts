import { deviation, mean } from 'd3-array';
import { randomNormal } from 'd3-random';
import { seeded } from '../shared/seeded';
import type { WithProgress } from '../shared/model/withProgress';
import type { Factorization } from './als';
import { lossOf, sweeps } from './als';
import type { AlsOptions } from './alsOptions';
import { easeScores, easeWeights } from './ease';
import { similarityScores, cosineSimilarities } from './itemItem';
import { items } from './items';
import type { Shopper } from './generateShoppers';
import { generateShoppers } from './generateShoppers';
import type { EvaluatedRanking } from './ranking';
import { maxPrecisionAt, precisionAt, precisionsAt, ranked, recallAt } from './ranking';
import type { RankingMethod } from './evaluationSettings';
import { MAX_RECALL_DEPTH, SHOPPER_COUNT, SWEEP_COUNT } from './evaluationSettings';

export interface TrainingInput extends AlsOptions {
  readonly seed: number;
}

/** How well a ranking predicts the held-out clicks. */
export interface RankingMetrics {
  /** The mean share of the top five that was clicked. */
  readonly precisionAt5: number;
  /** The mean share of the held-out clicks among the top 1, 2, 3 … items. */
  readonly recall: readonly number[];
}

/**
 * How the rankings compare. Settings are chosen on the validation part, whose figures are therefore too high; the
 * test part's are unbiased.
 */
export interface RankingComparison {
  readonly validation: Readonly<Record<RankingMethod, RankingMetrics>>;
  readonly test: Readonly<Record<RankingMethod, RankingMetrics>>;
  /** The highest possible precision@5: fewer than five clicks of each shopper are held out. */
  readonly maxPrecision: number;
  /** Precision@5 on the test part of a ranking by the true probabilities that generated the clicks. */
  readonly oraclePrecision: number;
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
  readonly comparison: RankingComparison;
}

/** Added to the seed for the initial factors, so that it never equals a shopper seed. */
const FACTOR_STREAM = 100_000;

/** Generates shoppers, trains on their clicks and evaluates on the held-out ones. */
export function* train({ seed, ...options }: TrainingInput): WithProgress<Training> {
  const shoppers = generateShoppers(seed, SHOPPER_COUNT);
  const clicks = shoppers.map((shopper) => shopper.clicks);
  const popularity = items.map((_, item) => clicks.filter((own) => own.includes(item)).length);
  const losses: number[] = [];
  let factorization: Factorization | null = null;
  const normal = randomNormal.source(seeded(seed + FACTOR_STREAM))();
  for (const next of sweeps(clicks, items.length, options, normal)) {
    factorization = next;
    losses.push(lossOf(next, clicks, options));
    yield losses.length / (SWEEP_COUNT + 1);
    if (losses.length === SWEEP_COUNT) break;
  }
  if (!factorization) throw new Error('There is no sweep');
  const scores = factorization.shoppers.mmul(factorization.items.transpose());
  const weights = easeWeights(clicks, items.length);
  const similarities = cosineSimilarities(clicks, items.length);
  const scoresBy: Readonly<Record<RankingMethod, (shopper: number) => readonly number[]>> = {
    personal: (shopper) => scores.getRow(shopper),
    ease: (shopper) => easeScores(weights, clicks[shopper] ?? []),
    itemItem: (shopper) => similarityScores(similarities, clicks[shopper] ?? []),
    popular: () => popularity,
  };
  return {
    options,
    itemFactors: factorization.items.to2DArray(),
    popularity,
    losses,
    comparison: compareRankings(shoppers, scoresBy),
  };
}

function compareRankings(
  shoppers: readonly Shopper[],
  scoresBy: Readonly<Record<RankingMethod, (shopper: number) => readonly number[]>>,
): RankingComparison {
  /** Half of the shoppers: 0 is the validation part, 1 the test part. */
  const rankings = (
    half: 0 | 1,
    scoresOf: (shopper: number) => readonly number[],
  ): readonly EvaluatedRanking[] =>
    shoppers.flatMap(({ clicks, heldOut }, shopper) =>
      shopper % 2 === half ? [{ ranking: ranked(scoresOf(shopper), clicks), relevant: heldOut }] : [],
    );
  const part = (half: 0 | 1): Readonly<Record<RankingMethod, RankingMetrics>> => ({
    personal: metricsOf(rankings(half, scoresBy.personal)),
    ease: metricsOf(rankings(half, scoresBy.ease)),
    itemItem: metricsOf(rankings(half, scoresBy.itemItem)),
    popular: metricsOf(rankings(half, scoresBy.popular)),
  });
  const oracle = rankings(1, (shopper) => shoppers[shopper]?.clickProbabilities ?? []);
  return {
    validation: part(0),
    test: part(1),
    maxPrecision: maxPrecisionAt(5, oracle),
    oraclePrecision: precisionAt(5, oracle),
    gain: gainOf(rankings(1, scoresBy.personal), rankings(1, scoresBy.itemItem)),
  };
}

/** The mean difference in precision@5 over the same shoppers, with its 95% confidence interval. */
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

function metricsOf(rankings: readonly EvaluatedRanking[]): RankingMetrics {
  return {
    precisionAt5: precisionAt(5, rankings),
    recall: Array.from({ length: MAX_RECALL_DEPTH }, (_, index) => recallAt(index + 1, rankings)),
  };
}

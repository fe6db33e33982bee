import { randomNormal } from 'd3-random';
import { seeded } from '../shared/seeded';
import type { Steps } from '../shared/model/steps';
import type { Factorization } from './als';
import { lossOf, sweeps } from './als';
import type { AlsOptions } from './alsOptions';
import { items } from './items';
import { makeShoppers } from './makeShoppers';
import type { Trial } from './ranking';
import { precisionAt, ranked, recallAt } from './ranking';
import { DEEPEST, SHOPPERS, SWEEPS } from './trial';

/** What the method is trained with. */
export interface TrainingInput extends AlsOptions {
  readonly seed: number;
}

/** How well a ranking foresees the clicks that were held out. */
export interface Foresight {
  /** The mean share of the first five that were clicked. */
  readonly precisionAt5: number;
  /** The mean share of the held-out clicks that is among the first 1, 2, 3 … items. */
  readonly recall: readonly number[];
}

/** What was learned from the shoppers, as plain data. */
export interface Training {
  readonly options: AlsOptions;
  /** The factors of each item. */
  readonly itemFactors: readonly (readonly number[])[];
  /** How many shoppers have clicked each item. */
  readonly popularity: readonly number[];
  /** The loss after each sweep. */
  readonly losses: readonly number[];
  readonly foresight: Readonly<Record<'personal' | 'popular', Foresight>>;
}

/** Parts the random numbers of the first factors from those of the shoppers, whose seeds are smaller. */
const FACTOR_STREAM = 100_000;

/** Makes shoppers, learns from their clicks, and tries what it has learned on the clicks that were held out. */
export function* train({ seed, ...options }: TrainingInput): Steps<Training> {
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
  const trials = (scoresOf: (shopper: number) => readonly number[]): readonly Trial[] =>
    shoppers.map(({ clicks: own, heldOut }, shopper) => ({
      ranking: ranked(scoresOf(shopper), own),
      wanted: heldOut,
    }));
  return {
    options,
    itemFactors: factorization.items.to2DArray(),
    popularity,
    losses,
    foresight: {
      personal: foresightOf(trials((shopper) => scores.getRow(shopper))),
      popular: foresightOf(trials(() => popularity)),
    },
  };
}

function foresightOf(trials: readonly Trial[]): Foresight {
  return {
    precisionAt5: precisionAt(5, trials),
    recall: Array.from({ length: DEEPEST }, (_, index) => recallAt(index + 1, trials)),
  };
}

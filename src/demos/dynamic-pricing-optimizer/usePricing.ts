import { wrap } from 'comlink';
import type { Bounds } from '../../components/hooks/useSettings';
import { numberIn, useSettings, wholeIn } from '../../components/hooks/useSettings';
import { keptTable, readSettingsIn, useOwnTable, useTableModel } from '../shared/csv/useOwnTable';
import type { ModelRunner } from '../shared/model/modelRunner';
import type { StartedModel } from '../shared/model/useModel';
import type { Guardrails } from './bestPrice';
import { COST_SHARE, MAX_CHANGE } from './bestPrice';
import { exampleResult } from './example.computed';
import type { PricingInput, PricingResult } from './model';
import { salesColumns } from './salesColumns';

function startModel(): StartedModel<PricingInput, PricingResult> {
  const worker = new Worker(
    /* webpackChunkName: "worker-dynamic-pricing-optimizer" */ new URL('./worker.ts', import.meta.url),
  );
  return { worker, runner: wrap<ModelRunner<PricingInput, PricingResult>>(worker) };
}

const example = { input: null, result: exampleResult };

/** Shown while another file is read, so that the previous curve doesn't appear under its name. */
const nothingRead: PricingResult = {
  ...exampleResult,
  findings: [],
  per: 'row',
  currency: '',
  products: [
    { ...exampleResult.products[0], count: 0, prices: { low: 0, high: 0, latest: 0 }, shown: [], fit: null },
  ],
};

/** Bounds of price and cost. 0 means the default: the latest price, and the file’s cost, or else 40% of the price. */
const amount: Bounds = { min: 0, max: 10_000_000, initial: 0 };
export const floorBounds: Bounds = { min: 0, max: 80, initial: 30 };
export const changeBounds: Bounds = { min: 1, max: MAX_CHANGE, initial: 15 };
/** Index into the list of products, best-selling first. */
const productBounds: Bounds = { min: 0, max: 199, initial: 0 };

function readSettings(search: URLSearchParams) {
  return {
    ...readSettingsIn(search),
    price: numberIn(search, 'price', amount),
    cost: numberIn(search, 'cost', amount),
    floor: numberIn(search, 'floor', floorBounds),
    change: numberIn(search, 'change', changeBounds),
    // Named `article` in links that visitors have shared.
    article: wholeIn(search, 'article', productBounds),
  };
}

const useSales = keptTable();

/** Returns the visitor's settings, the result, and the prices that follow from both. */
export function usePricing() {
  const [settings, change] = useSettings(readSettings);
  const table = useOwnTable('sales', salesColumns, settings, useSales());
  const model = useTableModel(startModel, table.input, table.source === null, example, nothingRead);
  const { products } = model.result;
  const product = products[settings.article] ?? products[0];
  const range = priceRange(product.prices);
  const guardrails: Guardrails = {
    // Chosen for a product of other prices, an amount can be between the steps of this one's sliders.
    price: within(settings.price ? toStep(settings.price, range.step) : product.prices.latest, range),
    cost: within(toStep(settings.cost || (product.cost ?? product.prices.latest * COST_SHARE), range.step), {
      ...range,
      min: range.step,
    }),
    floor: settings.floor,
    change: settings.change,
  };
  const isCostAssumed = table.source !== null && settings.cost === 0 && product.cost === null;
  return { settings, change, table, model, product, range, guardrails, isCostAssumed };
}

interface PriceRange {
  readonly min: number;
  readonly max: number;
  /** A power of ten, between 0.1% and 1% of the highest price: 0.1 for tens of dollars. */
  readonly step: number;
}

function priceRange({ low, high }: { readonly low: number; readonly high: number }): PriceRange {
  const step = 10 ** (Math.floor(Math.log10(Math.max(high, 0.01))) - 2);
  return { min: toStep(low * 0.5, step), max: toStep(high * 1.5, step), step };
}

function toStep(value: number, step: number): number {
  return Math.max(step, Number((Math.round(value / step) * step).toPrecision(8)));
}

function within(value: number, { min, max }: Pick<PriceRange, 'min' | 'max'>): number {
  return Math.min(Math.max(value, min), max);
}

import { wrap } from 'comlink';
import type { ModelRunner } from '../shared/model/modelRunner';
import type { StartedModel } from '../shared/model/useModel';
import type { PricingInput, PricingResult } from './model';

/** Starts the worker that learns demand curves. */
export function startModel(): StartedModel<PricingInput, PricingResult> {
  const worker = new Worker(
    /* webpackChunkName: "worker-dynamic-pricing-optimizer" */ new URL('./worker.ts', import.meta.url),
  );
  return { worker, runner: wrap<ModelRunner<PricingInput, PricingResult>>(worker) };
}

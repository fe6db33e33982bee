import { wrap } from 'comlink';
import type { ModelRunner } from '../shared/model/modelRunner';
import type { StartedModel } from '../shared/model/useModel';
import type { StabilityInput } from './stability';

/** Starts the worker that checks the stability of segments. */
export function startStability(): StartedModel<StabilityInput, readonly number[]> {
  const worker = new Worker(
    /* webpackChunkName: "worker-customer-insight-analytics-stability" */ new URL(
      './stabilityWorker.ts',
      import.meta.url,
    ),
  );
  return { worker, runner: wrap<ModelRunner<StabilityInput, readonly number[]>>(worker) };
}

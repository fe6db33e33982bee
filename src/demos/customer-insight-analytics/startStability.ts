import { wrap } from 'comlink';
import type { ModelRunner } from '../shared/model/modelRunner';
import type { StartedModel } from '../shared/model/useModel';
import type { Stability, StabilityInput } from './stability';

/** Starts the worker that checks the stability of segments. */
export function startStability(): StartedModel<StabilityInput, Stability> {
  const worker = new Worker(
    /* webpackChunkName: "worker-customer-insight-analytics-stability" */ new URL(
      './stabilityWorker.ts',
      import.meta.url,
    ),
  );
  return { worker, runner: wrap<ModelRunner<StabilityInput, Stability>>(worker) };
}

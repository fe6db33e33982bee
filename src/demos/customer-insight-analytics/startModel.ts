import { wrap } from 'comlink';
import type { ModelRunner } from '../shared/model/modelRunner';
import type { StartedModel } from '../shared/model/useModel';
import type { InsightInput, InsightResult } from './model';

/** Starts the worker that finds segments. */
export function startModel(): StartedModel<InsightInput, InsightResult> {
  const worker = new Worker(
    /* webpackChunkName: "worker-customer-insight-analytics" */ new URL('./worker.ts', import.meta.url),
  );
  return { worker, runner: wrap<ModelRunner<InsightInput, InsightResult>>(worker) };
}

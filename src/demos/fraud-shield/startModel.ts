import { wrap } from 'comlink';
import type { ModelRunner } from '../shared/model/modelRunner';
import type { StartedModel } from '../shared/model/useModel';
import type { FraudResult } from './model';

/** Starts the worker that generates and scores orders. */
export function startModel(): StartedModel<number, FraudResult> {
  const worker = new Worker(
    /* webpackChunkName: "worker-fraud-shield" */ new URL('./worker.ts', import.meta.url),
  );
  return { worker, runner: wrap<ModelRunner<number, FraudResult>>(worker) };
}

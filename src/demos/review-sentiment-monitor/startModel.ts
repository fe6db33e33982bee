import { wrap } from 'comlink';
import type { ModelRunner } from '../shared/model/modelRunner';
import type { StartedModel } from '../shared/model/useModel';
import type { ScoredReview } from './model';

/** Starts the worker that scores reviews. */
export function startModel(): StartedModel<string, readonly ScoredReview[]> {
  const worker = new Worker(
    /* webpackChunkName: "worker-review-sentiment-monitor" */ new URL('./worker.ts', import.meta.url),
  );
  return { worker, runner: wrap<ModelRunner<string, readonly ScoredReview[]>>(worker) };
}

import { wrap } from 'comlink';
import type { ModelRunner } from '../shared/model/modelRunner';
import type { StartedModel } from '../shared/model/useModel';
import type { ReviewInput, ReviewResult } from './model';

export function startModel(): StartedModel<ReviewInput, ReviewResult> {
  const worker = new Worker(
    /* webpackChunkName: "worker-review-sentiment-monitor" */ new URL('./worker.ts', import.meta.url),
  );
  return { worker, runner: wrap<ModelRunner<ReviewInput, ReviewResult>>(worker) };
}

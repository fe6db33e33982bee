import { wrap } from 'comlink';
import type { ModelRunner } from '../shared/model/modelRunner';
import type { StartedModel } from '../shared/model/useModel';
import type { Training, TrainingInput } from './model';

export function startModel(): StartedModel<TrainingInput, Training> {
  const worker = new Worker(
    /* webpackChunkName: "worker-ai-personalization-engine" */ new URL('./worker.ts', import.meta.url),
  );
  return { worker, runner: wrap<ModelRunner<TrainingInput, Training>>(worker) };
}

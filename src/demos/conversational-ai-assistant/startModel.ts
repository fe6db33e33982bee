import { wrap } from 'comlink';
import type { ModelRunner } from '../shared/model/modelRunner';
import type { StartedModel } from '../shared/model/useModel';
import type { Answer } from './model';

/** Starts the worker that answers questions; the texts that it answers from come with its script. */
export function startModel(): StartedModel<string, Answer> {
  const worker = new Worker(
    /* webpackChunkName: "worker-conversational-ai-assistant" */ new URL('./worker.ts', import.meta.url),
  );
  return { worker, runner: wrap<ModelRunner<string, Answer>>(worker) };
}

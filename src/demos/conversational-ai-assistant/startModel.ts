import type { Remote } from 'comlink';
import { wrap } from 'comlink';
import type { answeringFrom } from './model';

export interface StartedModel {
  readonly worker: Worker;
  readonly answer: Remote<ReturnType<typeof answeringFrom>>;
}

/** Starts the worker, whose script includes the texts that it answers from. */
export function startModel(): StartedModel {
  const worker = new Worker(
    /* webpackChunkName: "worker-conversational-ai-assistant" */ new URL('./worker.ts', import.meta.url),
  );
  return { worker, answer: wrap<ReturnType<typeof answeringFrom>>(worker) };
}

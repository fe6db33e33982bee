import type { Remote } from 'comlink';
import { wrap } from 'comlink';
import type { answeringFrom } from './model';

/** The worker that answers, and the function in it. */
export interface StartedModel {
  readonly worker: Worker;
  readonly answer: Remote<ReturnType<typeof answeringFrom>>;
}

/** Starts the worker that answers; the texts that it answers from come with its script. */
export function startModel(): StartedModel {
  const worker = new Worker(
    /* webpackChunkName: "worker-conversational-ai-assistant" */ new URL('./worker.ts', import.meta.url),
  );
  return { worker, answer: wrap<ReturnType<typeof answeringFrom>>(worker) };
}

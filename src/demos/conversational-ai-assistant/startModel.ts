import type { Remote } from 'comlink';
import { wrap } from 'comlink';
import type { readingFrom } from './model';

export interface StartedModel {
  readonly worker: Worker;
  readonly read: Remote<ReturnType<typeof readingFrom>>;
}

/** Starts the worker, whose script includes the texts that it answers from. */
export function startModel(): StartedModel {
  const worker = new Worker(
    /* webpackChunkName: "worker-conversational-ai-assistant" */ new URL('./worker.ts', import.meta.url),
  );
  return { worker, read: wrap<ReturnType<typeof readingFrom>>(worker) };
}

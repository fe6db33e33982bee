import type { Remote } from 'comlink';
import { wrap } from 'comlink';
import type { readingFrom } from './model';

export interface StartedModel {
  readonly worker: Worker;
  readonly read: Remote<ReturnType<typeof readingFrom>>;
  /** Rejects if the worker's script fails to load. */
  readonly failed: Promise<never>;
}

/** Starts the worker, whose script includes the texts that it answers from. */
export function startModel(): StartedModel {
  const worker = new Worker(
    /* webpackChunkName: "worker-conversational-ai-assistant" */ new URL('./worker.ts', import.meta.url),
  );
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => {
      reject(new Error('The worker could not be started.'));
    });
  });
  return { worker, read: wrap<ReturnType<typeof readingFrom>>(worker), failed };
}

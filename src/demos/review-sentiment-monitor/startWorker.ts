/** Starts the worker that scores reviews. */
export function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url));
}

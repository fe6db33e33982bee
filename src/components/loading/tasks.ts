/** Resolves in a new task, so that a slow phone can paint, scroll and respond in between. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/**
 * Calls back once the current content has painted; in a hidden tab, once it's visible again. Returns a function
 * that cancels.
 */
export function afterPaint(act: () => void): () => void {
  let task: number | undefined;
  const frame = requestAnimationFrame(() => {
    task = window.setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(task);
  };
}

/** Without this timeout, a browser that is always busy would never call back. */
const MAX_WAIT_MS = 5_000;

/** Resolves when the browser is idle. Safari has no `requestIdleCallback`. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: MAX_WAIT_MS });
    else setTimeout(resolve, 200);
  });
}

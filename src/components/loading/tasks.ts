/** Resolves in a new task, so that a slow phone can paint, scroll and respond in between. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Resolves once the current content has painted; in a hidden tab, once it's visible again. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(resolve);
    });
  });
}

/** Without this timeout, a browser that is always busy would never call back. */
const MAX_WAIT_MS = 5_000;

/** Resolves when the browser is idle. Safari has no `requestIdleCallback`. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(
        () => {
          resolve();
        },
        { timeout: MAX_WAIT_MS },
      );
    } else {
      setTimeout(resolve, 200);
    }
  });
}

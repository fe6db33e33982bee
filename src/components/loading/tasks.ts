/** Resolves in a task of its own: between two of them a slow phone paints, scrolls and answers. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Resolves once what is on the page now has been painted. In a hidden tab that is when it is seen again. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(resolve);
    });
  });
}

/** So long is waited at most: a browser that is busy all the time calls nothing back without it. */
const LONGEST_WAIT_MS = 5_000;

/** Resolves when the browser has nothing else to do. Safari has no `requestIdleCallback`. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(
        () => {
          resolve();
        },
        { timeout: LONGEST_WAIT_MS },
      );
    } else {
      setTimeout(resolve, 200);
    }
  });
}

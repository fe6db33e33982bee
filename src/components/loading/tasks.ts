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

/** Resolves when the browser has nothing else to do. Safari has no `requestIdleCallback`. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => {
        resolve();
      });
    } else {
      setTimeout(resolve, 200);
    }
  });
}

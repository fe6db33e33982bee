import type { createBrowserRouter } from 'react-router-dom';

/** Resolves once the code and the content of the first page are there, so that the first render is the whole page. */
export function whenReady(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

import { showChosenTheme } from './components/layout/theme';
import { recordEarlyPresses } from './components/loading/earlyPresses';
import { requestAgain } from './components/loading/loadFailure';
import { reportMissingChunk } from './components/loading/loadingLine';

/**
 * The inline script in the <head> of every page (`prerender/document.ts`). It runs before the first paint and is
 * part of each page, so keep it tiny.
 */
showChosenTheme();
recordEarlyPresses();
document.addEventListener(
  'error',
  ({ target }) => {
    // webpack's own scripts are not deferred, and its runtime retries them.
    if (target instanceof HTMLScriptElement && target.defer)
      void requestAgain(target.src, { onMissing: reportMissingChunk })
        // As a module: Trusted Types forbid assigning a string to a script element's `src`.
        .then(() => import(/* webpackIgnore: true */ target.src))
        .catch(reportMissingChunk);
  },
  true,
);

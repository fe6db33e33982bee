import { showChosenTheme } from './components/layout/theme';
import { recordEarlyClicks } from './components/loading/earlyClicks';
import { requestAgain } from './components/loading/loadFailure';
import { reportMissingChunk } from './components/loading/loadingLine';

// The inline script in the <head> of every page (`prerender/document.ts`). It runs before the first paint and is
// part of each page, so keep it tiny.
showChosenTheme();
recordEarlyClicks();
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

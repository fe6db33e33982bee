import { showChosenTheme } from './components/layout/theme';
import { keepEarlyPresses } from './components/loading/earlyPresses';
import { requestAgain } from './components/loading/loadFailure';
import { sayMissing } from './components/loading/loadingLine';

/**
 * The inline script in the <head> of every page (`prerender/document.ts`). It runs before anything is painted and is
 * sent with each page, and therefore stays tiny.
 */
showChosenTheme();
keepEarlyPresses();
document.addEventListener(
  'error',
  ({ target }) => {
    // webpack looks after the scripts that it adds, and defers none.
    if (target instanceof HTMLScriptElement && target.defer)
      void requestAgain(target.src, { onMissing: sayMissing })
        // As a module, since the Content-Security-Policy lets no text become the address of a script element.
        .then(() => import(/* webpackIgnore: true */ target.src))
        .catch(sayMissing);
  },
  true,
);

import { showChosenTheme } from './components/layout/theme';
import { keepEarlyTaps } from './components/loading/earlyTaps/keepEarlyTaps';
import { signal } from './components/loading/earlyTaps/signals';
import { arrivalOf, isThere } from './components/loading/loadFailure';

/**
 * The inline script in the <head> of every page (`prerender/document.ts`). It runs before anything is painted and is
 * sent with each page, and therefore stays tiny.
 */
showChosenTheme();
keepEarlyTaps();
document.addEventListener(
  'error',
  ({ target }) => {
    // webpack looks after the scripts that it adds, and defers none.
    if (target instanceof HTMLScriptElement && target.defer) void startAgain(target.src);
  },
  true,
);

/** Starts a script of the page that did not arrive: as soon as it does. */
async function startAgain(script: string): Promise<void> {
  try {
    // At once and past the browser's cache, which may not forget for a year that it was missing for a moment.
    if (!(await isThere(script))) {
      signal('missing');
      await arrivalOf(script);
    }
    // As a module, since the Content-Security-Policy lets no text become the address of a script element.
    await import(/* webpackIgnore: true */ script);
  } catch {
    signal('missing');
  }
}

import { showChosenTheme } from './components/layout/theme';
import { keepEarlyTaps } from './components/loading/earlyTaps';
import { isThere, reloadOnceFor } from './components/loading/loadFailure';

/**
 * The inline script in the <head> of every page (`prerender/document.ts`). It runs before anything is painted and is
 * sent with each page, and therefore stays tiny.
 */
showChosenTheme();
keepEarlyTaps();
document.addEventListener('DOMContentLoaded', () => {
  const template = document.querySelector<HTMLTemplateElement>('template#scripts');
  // The dev server's page has none here, since it starts its scripts itself.
  if (!template) return;
  const { content } = template;
  const load = () => {
    content.querySelectorAll('link').forEach((preload) => {
      document.head.append(preload);
    });
    setTimeout(() => {
      content.querySelectorAll('script').forEach(start);
    });
  };
  // The scripts are loaded while the page is painted, and run after that. Any sooner they would share the line with the
  // faces, and a visitor on a slow one would read later. A hidden page is never painted; it need not wait.
  if (document.visibilityState === 'hidden') load();
  else requestAnimationFrame(load);
});

/** Starts a script, and once more if it was missing for a moment, which the browser's cache may not forget for a year. */
function start(script: HTMLScriptElement): void {
  // A copy that is made later counts as started too.
  const again = script.cloneNode();
  script.addEventListener('error', () => {
    void isThere(script.src).then((isBack) => {
      if (isBack) document.head.append(again);
      else void reloadOnceFor(script.src);
    });
  });
  document.head.append(script);
}

import { scriptMaker } from './app/scriptMaker';

/**
 * Runs in the <head> of every page, before anything is painted, and therefore stays tiny.
 *
 * It is a file of its own rather than an inline script so that the Content-Security-Policy can forbid inline
 * scripts altogether.
 */

// The visitor's theme must be set before the first paint, or a dark page would flash up light.
try {
  const theme = localStorage.getItem('tangelo:theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's theme it is.
}

const makeScript = scriptMaker('tangelo-boot');

/**
 * Starts the application's scripts once the prerendered page has been painted. They are preloaded meanwhile, so
 * the visitor reads earlier and clicks no later.
 */
function startScripts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-start]')) {
    const script = makeScript(link.href);
    script.async = false;
    document.head.append(script);
  }
}

document.addEventListener('DOMContentLoaded', () => {
  // A hidden page is never painted; it need not wait.
  if (document.visibilityState === 'hidden') startScripts();
  else requestAnimationFrame(() => setTimeout(startScripts));
});

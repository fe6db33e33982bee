/* global document */

/**
 * `npm start`: loads the styles that a page has inline as files before an edit is applied, since
 * mini-css-extract-plugin replaces only those.
 */
import.meta.webpackHot.addStatusHandler((status) => {
  if (status !== 'prepare') return;
  for (const style of document.querySelectorAll('style[data-href]')) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = style.dataset.href;
    link.addEventListener('load', () => style.remove());
    style.before(link);
    // Once is enough.
    style.removeAttribute('data-href');
  }
});

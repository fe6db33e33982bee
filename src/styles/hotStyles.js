/* global document */

/**
 * `npm start` only. Before an edit is applied, loads a page's inline styles as files, because
 * mini-css-extract-plugin replaces only files.
 */
import.meta.webpackHot.addStatusHandler((status) => {
  if (status !== 'prepare') return;
  for (const style of document.querySelectorAll('style[data-href]')) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = style.dataset.href;
    link.addEventListener('load', () => style.remove());
    style.before(link);
    // Keeps the style from being replaced twice.
    style.removeAttribute('data-href');
  }
});

import { loadingNotices } from '../../content/notices';

/** Sets the loading line at the top of the page (`public/index.html`). */
function say(...content: readonly (string | Node)[]): void {
  document.getElementById('loading')?.replaceChildren(...content);
}

/** Tells screen readers that a press was received before the page can answer. */
export function sayHeard(): void {
  if (!('missing' in document.documentElement.dataset)) say(loadingNotices.heard);
}

/** Shows that code of the page failed to load; styled in `styles/base.css`. */
export function sayMissing(): void {
  // Each retry that fails says so again; a new link would lose the focus.
  if ('missing' in document.documentElement.dataset) return;
  document.documentElement.dataset.missing = '';
  const link = document.createElement('a');
  // The page's URL without an anchor, which would only scroll.
  link.href = '';
  link.append(loadingNotices.retry);
  say(`${loadingNotices.missing} `, link);
}

export function sayNothing(): void {
  delete document.documentElement.dataset.missing;
  say();
}

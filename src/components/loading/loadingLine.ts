import { loadingNotices } from '../../content/notices';

/** Sets the loading message at the top of the page (`public/index.html`). */
function say(...content: readonly (string | Node)[]): void {
  document.getElementById('loading')?.replaceChildren(...content);
}

/** Tells screen readers that a press was received before the page can respond. */
export function sayHeard(): void {
  if (!('missing' in document.documentElement.dataset)) say(loadingNotices.heard);
}

/** Shows that code failed to load. Styled in `styles/base.css`. */
export function sayMissing(): void {
  // Failed retries call this again; replacing the link would lose its focus.
  if ('missing' in document.documentElement.dataset) return;
  document.documentElement.dataset.missing = '';
  const link = document.createElement('a');
  // The page's URL without an anchor, because following an anchor wouldn't reload.
  link.href = '';
  link.append(loadingNotices.retry);
  say(`${loadingNotices.missing} `, link);
}

export function sayNothing(): void {
  delete document.documentElement.dataset.missing;
  say();
}

import { loadingNotices } from '../../content/notices';

/** What the line at the start of the page (`public/index.html`) says. */
function say(...content: readonly (string | Node)[]): void {
  document.getElementById('loading')?.replaceChildren(...content);
}

/** Tells screen readers that a button was heard before the page can answer. */
export function sayHeard(): void {
  if (!('missing' in document.documentElement.dataset)) say(loadingNotices.heard);
}

/** Says to everyone that code of the page has not arrived; `styles/base.css` shows it. */
export function sayMissing(): void {
  document.documentElement.dataset.missing = '';
  const link = document.createElement('a');
  // The page itself without an anchor, to which the browser would only scroll.
  link.href = '';
  link.append(loadingNotices.retry);
  say(`${loadingNotices.missing} `, link);
}

export function sayNothing(): void {
  delete document.documentElement.dataset.missing;
  say();
}

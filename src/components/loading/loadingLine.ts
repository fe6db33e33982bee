import { loadingNotices } from '../../content/notices';

/** Sets the loading message at the top of the page (`public/index.html`). */
function setMessage(...content: readonly (string | Node)[]): void {
  document.getElementById('loading')?.replaceChildren(...content);
}

/** Tells screen readers that a press was received before the page can respond. */
export function announcePress(): void {
  if (!('missing' in document.documentElement.dataset)) setMessage(loadingNotices.received);
}

/** Shows that code failed to load. Styled in `styles/base.css`. */
export function reportMissingChunk(): void {
  // Failed retries call this again; replacing the link would lose its focus.
  if ('missing' in document.documentElement.dataset) return;
  document.documentElement.dataset.missing = '';
  const link = document.createElement('a');
  // The page's URL without an anchor, because following an anchor wouldn't reload.
  link.href = '';
  link.append(loadingNotices.retry);
  setMessage(`${loadingNotices.missing} `, link);
}

export function clearLoadingMessage(): void {
  delete document.documentElement.dataset.missing;
  setMessage();
}

import { loadingNotices } from '../../content/notices';

/** Sets the loading message at the top of the page (`public/index.html`). */
function setMessage(...content: readonly (string | Node)[]): void {
  document.getElementById('loading')?.replaceChildren(...content);
}

/** Tells screen readers that a button was pressed before the page can respond, and whether to press it again. */
export function announcePress(isReplayed: boolean): void {
  if (!('missing' in document.documentElement.dataset))
    setMessage(isReplayed ? loadingNotices.received : loadingNotices.again);
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

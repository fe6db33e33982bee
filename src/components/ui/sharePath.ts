import { copyText } from './copyText';

/** What became of a link that was to be shared. */
type ShareResult = 'shared' | 'cancelled' | 'copied' | 'refused';

/** A path of this site that was to be shared, and what became of it. */
export interface Shared {
  readonly path: string;
  /** The path as others need it. */
  readonly url: string;
  readonly result: ShareResult;
}

/**
 * Hands the link to a path to the device's share sheet where there is one, else to the clipboard. Both can be missing
 * or refused; the link must then be shown for the visitor to copy.
 */
export async function sharePath(title: string, path: string): Promise<Shared> {
  const url = new URL(path, window.location.href).href;
  return { path, url, result: await shareLink(title, url) };
}

async function shareLink(title: string, url: string): Promise<ShareResult> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      // The visitor closed the sheet. Any other refusal leaves the clipboard to try.
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  return (await copyText(url)) ? 'copied' : 'refused';
}

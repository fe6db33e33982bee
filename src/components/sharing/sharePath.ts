import { copyText } from './copyText';

type ShareResult = 'shared' | 'cancelled' | 'copied' | 'refused';

/** A path of this site that was shared, with the result. */
export interface Shared {
  readonly path: string;
  readonly url: string;
  readonly result: ShareResult;
}

/**
 * Shares a path's URL through the device's share sheet, or else copies it. If neither works, the result is
 * `refused`, and the visitor must copy the URL.
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
      // The visitor closed the sheet. After any other error, try the clipboard.
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  return (await copyText(url)) ? 'copied' : 'refused';
}

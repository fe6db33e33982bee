import { copyText } from './copyText';

type ShareResult = 'shared' | 'cancelled' | 'copied' | 'refused';

/** A shared path of this site, with the result. */
export interface Shared {
  readonly path: string;
  readonly url: string;
  readonly result: ShareResult;
}

/**
 * Shares a path's URL through the device's share sheet, or else copies it. If both are missing or refuse, show the
 * URL for the visitor to copy.
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

import { copyText } from './copyText';

/** What became of a link that was to be shared. */
export type ShareResult = 'shared' | 'cancelled' | 'copied' | 'refused';

/**
 * Hands a link to the device's share sheet where there is one, else to the clipboard. Both can be missing or
 * refused; the link must then be shown for the visitor to copy.
 */
export async function shareLink(title: string, url: string): Promise<ShareResult> {
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

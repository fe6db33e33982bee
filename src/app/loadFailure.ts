/** Where the last reload after a failed load is noted; it lasts as long as the tab. */
const RELOADED_KEY = 'tangelo:reloaded';

/** At most one reload in this time, so that a file which is really gone can't start a loop. */
const RELOAD_PAUSE_MS = 60_000;

/** Whether an error is webpack's word for a chunk that did not arrive. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/**
 * Loads a chunk, once more if it fails, and if it fails again loads the whole page afresh: after a release the old
 * page asks for files that are no longer there, and the new page knows the new ones. Offline, and when the page
 * has been loaded afresh a moment ago, the error stands.
 */
export async function loadWithRetry<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (first) {
    if (!isLoadFailure(first)) throw first;
    try {
      return await load();
    } catch (second) {
      if (!mayReload()) throw second;
      window.location.reload();
      // The page is about to go; nothing more is to be shown on it.
      return new Promise<never>(() => undefined);
    }
  }
}

function mayReload(): boolean {
  if (!navigator.onLine) return false;
  try {
    const last = Number(window.sessionStorage.getItem(RELOADED_KEY) ?? 0);
    if (Date.now() - last < RELOAD_PAUSE_MS) return false;
    window.sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
    return true;
  } catch {
    // Without a note nobody could tell the first reload from the hundredth.
    return false;
  }
}

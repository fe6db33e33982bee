/** Where the last reload after a failed load is noted; it lasts as long as the tab. */
const RELOADED_KEY = 'tangelo:reloaded';

/** At most one reload in this time, so that a file which is really gone can't start a loop. */
const RELOAD_PAUSE_MS = 60_000;

/** Whether an error is webpack's word for a chunk that did not arrive. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** Loads a chunk, and once more if it fails: a phone loses its network for a moment all the time. */
export async function loadWithRetry<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (!isLoadFailure(error)) throw error;
    return load();
  }
}

/**
 * Loads the whole page afresh, if that may help and has not been tried a moment ago. After a release an open page
 * asks for files that are no longer there; a fresh one knows the new ones.
 *
 * @returns whether the page is on its way
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine) return false;
  try {
    const last = Number(window.sessionStorage.getItem(RELOADED_KEY) ?? 0);
    if (Date.now() - last < RELOAD_PAUSE_MS) return false;
    window.sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
  } catch {
    // Without a note nobody could tell the first reload from the hundredth.
    return false;
  }
  window.location.reload();
  return true;
}

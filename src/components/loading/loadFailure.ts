/** webpack's error for a chunk that did not arrive; `request` is the chunk's address. */
interface LoadFailure extends Error {
  readonly request: string;
}

/** Whether an error says that a chunk did not arrive. */
export function isLoadFailure(error: unknown): error is LoadFailure {
  return (
    error instanceof Error &&
    error.name === 'ChunkLoadError' &&
    'request' in error &&
    typeof error.request === 'string'
  );
}

/**
 * Loads code, and once more if a chunk of it fails: a phone often loses its network for a moment. The second request
 * goes past the browser's cache, which may keep a "not found" for as long as it would have kept the file.
 */
export async function loadWithRetry<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  // Code may be in several chunks, of which the error names the first that failed.
  const asked = new Set<string>();
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!isLoadFailure(error) || asked.has(error.request)) throw error;
      asked.add(error.request);
      await isThere(error.request);
    }
  }
}

/**
 * Loads the whole page afresh because a file of it is missing: after a release an open page asks for files that are no
 * longer there, and a fresh one knows the new ones. It happens once for each file in a tab, so that a file which is
 * really gone can't start a loop, and not at all where the tab can't note it or the page can't be had.
 */
export async function reloadOnceFor(file: string): Promise<void> {
  const note = `tangelo:reloaded-for:${file}`;
  try {
    if (window.sessionStorage.getItem(note) !== null) return;
    if (!(await isThere(window.location.href))) return;
    window.sessionStorage.setItem(note, '');
  } catch {
    return;
  }
  window.location.reload();
}

/** Asks the server for a file and puts its answer into the browser's cache. Says whether it has it and can be reached. */
export async function isThere(file: string): Promise<boolean> {
  try {
    const response = await fetch(file, { cache: 'reload' });
    // A body that nobody reads may not get into the cache.
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

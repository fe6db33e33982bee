import { storageKeys } from '../../domain/storageKeys';

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

/** Makes a request go on until it succeeds. */
interface Patience {
  /** Ends it. */
  readonly signal?: AbortSignal;
  /** Called whenever a file turns out to be missing. */
  readonly onMissing?: () => void;
}

/**
 * Loads code, and once more if a chunk of it fails, since phones often lose their network for a moment.
 * With patience, goes on after pauses that grow.
 */
export async function loadWithRetry<Loaded>(
  load: () => Promise<Loaded>,
  patience?: Patience,
): Promise<Loaded> {
  // Code may be in several chunks, of which the error names the first that failed.
  const failed = new Set<string>();
  for (const pause = growingPause(); ;) {
    try {
      return await load();
    } catch (error) {
      if (!isLoadFailure(error)) throw error;
      if (failed.has(error.request)) {
        if (!patience || patience.signal?.aborted) throw error;
        await pause();
      }
      failed.add(error.request);
      await requestAgain(error.request, patience);
    }
  }
}

/**
 * Requests a file past the browser's cache, which may keep a "not found" for as long as it would have kept the file, and
 * has the cache keep the answer. With patience, resolves once the file is there.
 */
export async function requestAgain(file: string, patience?: Patience): Promise<void> {
  for (const pause = growingPause(); ; await pause()) {
    const status = await statusOf(file);
    if (status === 200 || !patience || patience.signal?.aborted) return;
    if (status === 404) await reloadOnceFor(file);
    patience.onMissing?.();
  }
}

/** The status of the server's answer; undefined if it can't be reached. */
async function statusOf(file: string): Promise<number | undefined> {
  try {
    const response = await fetch(file, { cache: 'reload' });
    // A browser may leave a response out of its cache unless its body is read.
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** Returns a function that waits, twice as long each time; a network that comes back ends the wait. */
function growingPause(): () => Promise<unknown> {
  let next = FIRST_PAUSE_MS;
  return () => {
    const ms = next;
    next = Math.min(ms * 2, LONGEST_PAUSE_MS);
    return new Promise((resolve) => {
      setTimeout(resolve, ms);
      window.addEventListener('online', resolve, { once: true });
    });
  };
}

/** Reloads the page if the host no longer has a file of it, since a new release has others. Once per file and tab. */
async function reloadOnceFor(file: string): Promise<void> {
  const note = storageKeys.reloadedFrom + file;
  try {
    if (window.sessionStorage.getItem(note) !== null) return;
    window.sessionStorage.setItem(note, '');
  } catch {
    // Storage is blocked: without the note, reloading could go on forever.
    return;
  }
  window.location.reload();
  // The page is on its way out.
  await new Promise(() => undefined);
}

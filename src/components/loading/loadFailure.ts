import { storageKeys } from '../../domain/storageKeys';

/** webpack's error when a chunk fails to load; `request` is the chunk's URL. */
interface LoadFailure extends Error {
  readonly request: string;
}

export function isLoadFailure(error: unknown): error is LoadFailure {
  return (
    error instanceof Error &&
    error.name === 'ChunkLoadError' &&
    'request' in error &&
    typeof error.request === 'string'
  );
}

interface Polling {
  readonly signal?: AbortSignal;
  /** Called after each failed request for a file. */
  readonly onMissing?: () => void;
}

/**
 * Loads code. Retries a failed chunk once, because phones often lose their network for a moment. With
 * `polling`, keeps retrying at growing intervals until it succeeds.
 */
export async function loadWithRetry<Loaded>(load: () => Promise<Loaded>, polling?: Polling): Promise<Loaded> {
  // Code can be in several chunks; the error names only the first that failed.
  const failed = new Set<string>();
  for (const pause = growingPause(); ;) {
    try {
      return await load();
    } catch (error) {
      if (!isLoadFailure(error)) throw error;
      if (failed.has(error.request)) {
        if (!polling || polling.signal?.aborted) throw error;
        await pause();
      }
      failed.add(error.request);
      await requestAgain(error.request, polling);
    }
  }
}

/**
 * Requests a file and bypasses the browser's cache, which may keep a 404 as long as the file itself; the new
 * response is cached. With `polling`, resolves once the file exists.
 */
export async function requestAgain(file: string, polling?: Polling): Promise<void> {
  for (const pause = growingPause(); ; await pause()) {
    const status = await statusOf(file);
    if (status === 200 || !polling || polling.signal?.aborted) return;
    if (status === 404) await reloadOnceFor(file);
    polling.onMissing?.();
  }
}

/** Returns the response's HTTP status; undefined if the server can't be reached. */
async function statusOf(file: string): Promise<number | undefined> {
  try {
    const response = await fetch(file, { cache: 'reload' });
    // Some browsers cache a response only if its body is read.
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}

const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;

/** Returns a function that waits, doubling the time on each call. Going back online ends the wait. */
function growingPause(): () => Promise<unknown> {
  let next = FIRST_PAUSE_MS;
  return () => {
    const ms = next;
    next = Math.min(ms * 2, MAX_PAUSE_MS);
    return new Promise((resolve) => {
      setTimeout(resolve, ms);
      window.addEventListener('online', resolve, { once: true });
    });
  };
}

/**
 * Reloads the page if the host no longer has one of its files, for example after a release. Once per file and tab.
 */
async function reloadOnceFor(file: string): Promise<void> {
  const note = storageKeys.reloadedFrom + file;
  try {
    if (window.sessionStorage.getItem(note) !== null) return;
    window.sessionStorage.setItem(note, '');
  } catch {
    // Storage is blocked: without this record the page could reload forever.
    return;
  }
  window.location.reload();
  // The page is unloading, so this promise never resolves.
  await new Promise(() => undefined);
}

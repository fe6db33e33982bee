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

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** How long the next pause is before a file is asked for again: it also grows if the file arrives and does not run. */
const nextPauses = new Map<string, number>();

/**
 * Resolves once a file is there that has failed to arrive, or is no longer `wanted`. Asks for it after pauses that grow,
 * and when the browser has a network again.
 */
export async function arrivalOf(file: string, wanted?: AbortSignal): Promise<void> {
  do {
    await reloadIfOutdated();
    const pause = nextPauses.get(file) ?? FIRST_PAUSE_MS;
    nextPauses.set(file, Math.min(pause * 2, LONGEST_PAUSE_MS));
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
      window.addEventListener('online', resolve, { once: true });
    });
  } while (!wanted?.aborted && !(await isThere(file)));
}

/** Asks the server for a file and puts its answer into the browser's cache. Says whether it has it and can be reached. */
export async function isThere(file: string): Promise<boolean> {
  try {
    const response = await fetch(file, { cache: 'reload' });
    // A browser may leave a response out of its cache unless its body is read.
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Loads the whole page afresh if the host has another release of it by now, whose scripts are others: the files of this
 * one may be gone for good. At most once for each release in a tab, since the machines of a host may differ for a while.
 */
async function reloadIfOutdated(): Promise<void> {
  const scripts = Array.from(
    document.querySelectorAll('script[defer]'),
    (script) => script.getAttribute('src') ?? '',
  );
  const note = storageKeys.reloadedFrom + scripts.join();
  try {
    const response = await fetch(window.location.href, { cache: 'reload' });
    const page = await response.text();
    if (!response.ok || scripts.every((script) => page.includes(script))) return;
    if (window.sessionStorage.getItem(note) !== null) return;
    window.sessionStorage.setItem(note, '');
  } catch {
    // The host can't be reached, or session storage is blocked: without the note, reloading could go on for ever.
    return;
  }
  window.location.reload();
}

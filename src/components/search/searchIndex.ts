import { useSyncExternalStore } from 'react';
import { searchIndexPath } from '../../content/search/search';
import { loadWithRetry } from '../loading/loadFailure';
import type { Search } from './engine';
import { readSearchRecords } from './searchRecord';

export type SearchIndex =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly search: Search }
  | { readonly status: 'failed'; readonly retry: () => void };

const loading: SearchIndex = { status: 'loading' };

/** After this time, the request for the records fails and the visitor can retry. */
const LOADING_TIMEOUT_MS = 15_000;

const listeners = new Set<() => void>();
/** Undefined until a component first needs search. */
let current: SearchIndex | undefined;

/**
 * Returns the search index. It loads when the first component needs it, then stays until the page unloads.
 * It's module state, because it depends only on the network; components subscribe to it.
 */
export function useSearchIndex(): SearchIndex {
  return useSyncExternalStore(
    subscribe,
    () => current ?? loading,
    () => loading,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!current) void load();
  return () => {
    listeners.delete(listener);
  };
}

function become(next: SearchIndex): void {
  current = next;
  for (const listener of listeners) listener();
}

async function load(): Promise<void> {
  become(loading);
  try {
    const [{ makeSearch }, records] = await Promise.all([
      loadWithRetry(() => import(/* webpackChunkName: "search" */ './engine')),
      fetchRecords(),
    ]);
    become({ status: 'ready', search: await makeSearch(records) });
  } catch {
    become({ status: 'failed', retry: () => void load() });
  }
}

async function fetchRecords() {
  const response = await fetch(searchIndexPath, { signal: AbortSignal.timeout(LOADING_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The search index answered with ${response.status}.`);
  return readSearchRecords(await response.json());
}

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { searchIndexPath, searchTextsPath } from '../../content/search/search';
import { loadWithRetry } from '../loading/loadFailure';
import { afterPaint } from '../loading/tasks';
import type { SearchEngine, SearchResult } from './engine';
import { readSearchRecords, readSearchTexts } from './searchRecord';

/** The index, which has two parts: records, and then the main text of pages. */
type SearchIndex =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready';
      readonly engine: SearchEngine;
      readonly texts: 'missing' | 'loading' | 'failed' | 'ready';
    };

export type SearchState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly results: readonly SearchResult[];
      /** The query that the results are for, if misspelled words were corrected. */
      readonly corrected: string | null;
      /** If there are no results: words of the query that find something on their own. */
      readonly wordsFound: readonly string[];
      /** False until the main text of pages has been searched too, which adds results. */
      readonly isComplete: boolean;
    };

const loading = { status: 'loading' } as const;

/** After this time, a request fails and the visitor can retry. */
const LOADING_TIMEOUT_MS = 15_000;

const listeners = new Set<() => void>();
/** Undefined until a component first needs search. */
let current: SearchIndex | undefined;

/**
 * Searches the site. The index loads when the first component needs it, then stays until the page unloads. Its
 * second part, the main text, loads after the first results are shown; until then, a query without results is
 * still loading. The index is module state, because it depends only on the network; components subscribe to it.
 */
export function useSearch(query: string): SearchState {
  const index = useSyncExternalStore(
    subscribe,
    () => current ?? loading,
    () => loading,
  );
  const isFirstQuery = query !== '' && index.status === 'ready' && index.texts === 'missing';
  useEffect(() => {
    if (isFirstQuery) void loadTexts();
  }, [isFirstQuery]);
  return useMemo(() => {
    if (index.status === 'loading') return loading;
    if (index.status === 'failed') return { status: 'failed', retry: () => void loadRecords() };
    const results = index.engine.search(query);
    const isComplete = index.texts === 'ready' || index.texts === 'failed';
    if (query === '' || results.length > 0 || index.texts === 'ready')
      return {
        status: 'ready',
        results,
        wordsFound: results.length === 0 ? index.engine.wordsFound(query) : [],
        corrected: index.engine.corrected(query),
        isComplete,
      };
    return index.texts === 'failed' ? { status: 'failed', retry: () => void loadTexts() } : loading;
  }, [index, query]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Shows the dialog first.
  const cancel = afterPaint(() => {
    if (!current) void loadRecords();
  });
  return () => {
    cancel();
    listeners.delete(listener);
  };
}

function become(next: SearchIndex): void {
  current = next;
  for (const listener of listeners) listener();
}

async function loadRecords(): Promise<void> {
  become(loading);
  try {
    const [{ makeSearchEngine }, records] = await Promise.all([
      loadWithRetry(() => import(/* webpackChunkName: "search" */ './engine')),
      fetchJson(searchIndexPath),
    ]);
    const engine = await makeSearchEngine(readSearchRecords(records));
    become({ status: 'ready', engine, texts: 'missing' });
  } catch {
    become({ status: 'failed' });
  }
}

async function loadTexts(): Promise<void> {
  if (current?.status !== 'ready') return;
  const { engine } = current;
  become({ ...current, texts: 'loading' });
  try {
    await engine.addTexts(readSearchTexts(await fetchJson(searchTextsPath)));
    become({ status: 'ready', engine, texts: 'ready' });
  } catch {
    become({ status: 'ready', engine, texts: 'failed' });
  }
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path, { signal: AbortSignal.timeout(LOADING_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${path} answered with ${response.status}.`);
  return response.json();
}

import { useSearchParams } from 'react-router-dom';
import { useAfterHydration } from './useAfterHydration';

const NONE = new URLSearchParams();

/**
 * Returns the URL's query and its setter. The query is empty in the prerender and the first client render, or
 * hydration wouldn't match. It's read right after hydration, or immediately on client-side navigation.
 */
export function useHydratedSearchParams(): ReturnType<typeof useSearchParams> {
  const [search, setSearch] = useSearchParams();
  return [useAfterHydration(search.size > 0 ? search : NONE, NONE), setSearch];
}

import { useSearchParams } from 'react-router-dom';
import { useAfterHydration } from './useAfterHydration';

const NONE = new URLSearchParams();

/**
 * The URL's query, to read and change. A prerendered page has none, so it's empty in the first client render
 * too, or hydration wouldn't match. It's read right after hydration, and at once on client-side navigation.
 */
export function useClientSearch(): ReturnType<typeof useSearchParams> {
  const [search, setSearch] = useSearchParams();
  return [useAfterHydration(search.size > 0 ? search : NONE, NONE), setSearch];
}

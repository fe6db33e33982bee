import { useSearchParams } from 'react-router-dom';
import { useAfterHydration } from './useAfterHydration';

const NONE = new URLSearchParams();

/**
 * The query of the URL, for reading and for changing.
 * A prerendered page has no query, so it is empty in the first render in the browser too; otherwise hydration would
 * not match. It is read right after that, and at once after a client-side navigation.
 */
export function useClientSearch(): ReturnType<typeof useSearchParams> {
  const [search, setSearch] = useSearchParams();
  return [useAfterHydration(search.size > 0 ? search : NONE, NONE), setSearch];
}

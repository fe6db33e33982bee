import { useSearchParams } from 'react-router-dom';
import { useIsHydrated } from './useIsHydrated';

const NONE = new URLSearchParams();

/**
 * The query of the URL, for reading and for changing.
 *
 * A prerendered page knows no query, so the first render in the browser must not either, or hydration would find
 * another page than the one that stands there. It is empty until then and at once right after a client-side
 * navigation.
 */
export function useClientSearch(): ReturnType<typeof useSearchParams> {
  const [search, setSearch] = useSearchParams();
  return [useIsHydrated() ? search : NONE, setSearch];
}

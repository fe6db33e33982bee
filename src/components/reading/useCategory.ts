import { useHydratedSearchParams } from '../hooks/useAfterHydration';

/**
 * Returns the category in the URL (`?category=`), or null for all, and its setter. Only the URL has it, so
 * that a filtered list can be shared and Back returns to the previous filter.
 */
export function useCategory(): [category: string | null, choose: (category: string | null) => void] {
  const [search, setSearch] = useHydratedSearchParams();
  const asked = search.get('category') ?? '';
  return [
    asked === '' || asked === 'all' ? null : asked,
    (category) => {
      setSearch(category === null ? {} : { category }, { preventScrollReset: true });
    },
  ];
}

import { useClientSearch } from '../ui/useClientSearch';

/**
 * The category that the address asks for (`?category=`), null for all. It stands nowhere else, so that a filtered
 * list can be shared and the browser's Back button returns to the one before.
 */
export function useCategory(): [category: string | null, choose: (category: string | null) => void] {
  const [search, setSearch] = useClientSearch();
  const asked = search.get('category') ?? '';
  return [
    asked === '' || asked === 'all' ? null : asked,
    (category) => {
      setSearch(category === null ? {} : { category }, { preventScrollReset: true });
    },
  ];
}

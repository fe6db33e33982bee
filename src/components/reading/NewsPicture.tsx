import type { NewsCategory } from '../../content/types';
import { newsCategories } from '../../content/types';
import { CutSlice } from '../art/CutSlice';

const shares = newsCategories.map(() => 1);

/** What a news article is about: of eight equal wedges, one for each category, its own is ripe. */
export function NewsPicture({ category }: { readonly category: NewsCategory }) {
  const index = newsCategories.indexOf(category);
  return <CutSlice shares={shares} ripe={[index, index + 1]} />;
}

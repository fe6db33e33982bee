import type { NewsCategory } from '../../content/types';
import { newsCategories } from '../../content/types';
import { UnevenCitrus } from '../art/UnevenCitrus';

const shares = newsCategories.map(() => 1);

/** What a news article is about: of eight equal segments, one for each category, its own is ripe. */
export function NewsPicture({ category }: { readonly category: NewsCategory }) {
  const index = newsCategories.indexOf(category);
  return <UnevenCitrus shares={shares} ripe={[index, index + 1]} />;
}

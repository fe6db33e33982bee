import { blogCategories } from './posts';

/** A category as addresses name it: `?category=product-discovery`. */
export function blogCategoryId(category: string): string {
  return category.toLowerCase().replaceAll(' ', '-');
}

/** The categories for the filter of /blog. */
export const blogCategoryOptions = blogCategories.map((label) => ({ id: blogCategoryId(label), label }));

/** Categories of posts, in the filter's order after “All Posts”. */
export const blogCategories = ['Pricing', 'Analytics', 'Product Discovery', 'Customer Service'] as const;
export type BlogCategory = (typeof blogCategories)[number];

/** Returns the category's id in URLs: `?category=product-discovery`. */
export function blogCategoryId(category: BlogCategory): string {
  return category.toLowerCase().replaceAll(' ', '-');
}

export const blogCategoryOptions = blogCategories.map((label) => ({ id: blogCategoryId(label), label }));

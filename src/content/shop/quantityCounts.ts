/** Explains the unit of a quantity. */
export const quantityCounts = 'Quantity = number of stores that use the product.';

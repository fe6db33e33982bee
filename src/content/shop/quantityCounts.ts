/** Explains the unit of a quantity. */
export const quantityCounts = 'The quantity is the number of shops that use a product.';

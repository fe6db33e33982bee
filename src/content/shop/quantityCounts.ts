/** What a quantity counts, beside where it is chosen. */
export const quantityCounts = 'The quantity is the number of shops that use a product.';

export const quantityCounts = 'Quantity is the number of stores that will use the product.';

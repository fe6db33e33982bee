import { catalog } from '../../src/content/products/catalog';
import { loadProductDetail } from '../../src/content/loadContent';
import { productSummaries, servicesByProduct } from '../../src/content/lists/productSummaries.computed';

describe.each(catalog.map((product) => ({ ...product })))('$name', (product) => {
  test('has complete details', async () => {
    const detail = await loadProductDetail(product.id);
    expect([2, 3]).toContain(detail.longDescription.length);
    expect(detail.features.length).toBeGreaterThanOrEqual(6);
    expect(detail.specifications.length).toBeGreaterThanOrEqual(8);
    expect(detail.benefits.length).toBeGreaterThanOrEqual(4);
    expect(detail.includes.length).toBeGreaterThanOrEqual(5);
    expect(productSummaries[product.id].highlights).toHaveLength(3);
  });

  test('lists its services, without duplicates', () => {
    const services = servicesByProduct[product.id];
    expect(services.length).toBeGreaterThan(0);
    expect(new Set(services).size).toBe(services.length);
  });

  test('has an old price above its price', () => {
    expect(product.originalPriceCents).toBeGreaterThan(product.priceCents);
  });
});

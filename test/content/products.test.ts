import { catalogue } from '../../src/content/products/catalogue';
import { loadProductDetail } from '../../src/content/products/loadDetail';
import { servicesByProduct } from '../../src/content/products/servicesByProduct';
import { productSummaries } from '../../src/content/products/summaries';

describe.each(catalogue.map((product) => ({ ...product })))('$name', (product) => {
  test('says enough', async () => {
    const detail = await loadProductDetail(product.id);
    expect([2, 3]).toContain(detail.longDescription.length);
    expect(detail.features.length).toBeGreaterThanOrEqual(6);
    expect(detail.specifications.length).toBeGreaterThanOrEqual(8);
    expect(detail.benefits.length).toBeGreaterThanOrEqual(4);
    expect(detail.includes.length).toBeGreaterThanOrEqual(5);
    expect(productSummaries[product.id].highlights).toHaveLength(3);
  });

  test('is made of services, each named once', () => {
    const services = servicesByProduct[product.id];
    expect(services.length).toBeGreaterThan(0);
    expect(new Set(services).size).toBe(services.length);
  });

  test('used to cost more than it does', () => {
    expect(product.originalPriceCents).toBeGreaterThan(product.priceCents);
  });
});

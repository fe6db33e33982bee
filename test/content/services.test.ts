import { caseStudies } from '../../src/content/caseStudies';
import { blogPosts } from '../../src/content/blog/posts';
import { loadProductDetail } from '../../src/content/products/loadDetail';
import { caseRelations, postRelations, servicesByProduct } from '../../src/content/relations';
import { placeOf, shopAreas } from '../../src/content/services/areas';
import { services } from '../../src/content/services/list';
import { loadServiceDetail } from '../../src/content/services/loadDetail';
import { productIds, serviceSlugs } from '../../src/content/slugs';
import { serviceTitles } from '../../src/content/titles';
import { loadToolDetail } from '../../src/content/tools/loadDetail';
import { lookUpService } from '../../src/pages/marketing/service/serviceLoader';
import { wordsIn } from '../support/words';

test('there are fourteen services, and each has a card', () => {
  expect(serviceSlugs).toHaveLength(14);
  expect(services.map(({ slug }) => slug)).toEqual(serviceSlugs);
});

test('an unknown service falls back to Personalization & Recommendation, a known one does not', () => {
  expect(lookUpService('palm-reading')).toBe('personalization-recommendation');
  expect(lookUpService('')).toBe('personalization-recommendation');
  expect(lookUpService('toString')).toBe('personalization-recommendation');
  for (const slug of serviceSlugs) expect(lookUpService(slug)).toBe(slug);
});

test('each service stands in one area of the shop, and their numbers run from 1 to 14', () => {
  expect(shopAreas.flatMap((area) => area.services).toSorted()).toEqual(serviceSlugs.toSorted());
  expect(serviceSlugs.map((slug) => placeOf(slug).number).toSorted((a, b) => a - b)).toEqual(
    serviceSlugs.map((_, index) => index + 1),
  );
  for (const slug of serviceSlugs) expect(placeOf(slug).area?.services).toContain(slug);
});

describe.each(serviceSlugs)('%s', (slug) => {
  test('says enough', async () => {
    const detail = await loadServiceDetail(slug);
    expect(detail.slug).toBe(slug);
    expect(detail.title).toBe(serviceTitles[slug]);
    const words = wordsIn(detail.description);
    expect(words).toBeGreaterThanOrEqual(80);
    expect(words).toBeLessThanOrEqual(150);
    expect(detail.benefits.length).toBeGreaterThanOrEqual(5);
    expect(detail.features.length).toBeGreaterThanOrEqual(6);
    expect(detail.useCases.length).toBeGreaterThanOrEqual(4);
  });

  test('leads to tools, and each of them leads back', async () => {
    const { technologies } = await loadServiceDetail(slug);
    const tools = technologies.flatMap(({ tool }) => tool ?? []);
    expect(tools.length).toBeGreaterThan(0);
    for (const tool of tools) expect((await loadToolDetail(tool)).services).toContain(slug);
  });

  test('has two or three related services, itself not among them', async () => {
    const { related } = await loadServiceDetail(slug);
    expect(new Set(related).size).toBe(related.length);
    expect(related).not.toContain(slug);
    expect([2, 3]).toContain(related.length);
  });
});

describe('what service pages link to is what those texts say of themselves:', () => {
  test.each(productIds)('the product %s', async (id) => {
    expect(servicesByProduct[id]).toEqual((await loadProductDetail(id)).services);
  });

  test('the case studies', () => {
    expect(caseRelations).toEqual(
      caseStudies.map(({ id, title, services, technologies }) => ({
        id,
        title,
        services,
        tools: technologies.flatMap(({ tool }) => tool ?? []),
      })),
    );
  });

  test('the posts', () => {
    expect(postRelations).toEqual(
      blogPosts.map(({ slug, title, services, tools }) => ({ slug, title, services, tools })),
    );
  });
});

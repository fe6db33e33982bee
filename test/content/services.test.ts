import { services } from '../../src/content/lists/services';
import { servicesOfTool } from '../../src/content/relations';
import { placeOf, shopAreas } from '../../src/content/lists/shopAreas';
import { serviceSlugs } from '../../src/content/slugs';
import { technologiesNamed } from '../../src/content/technologies';
import { lookUpService } from '../../src/pages/marketing/service/serviceLoader';
import { wordsIn } from '../support/words';

test('an unknown service falls back to Personalization & Recommendation', () => {
  expect(lookUpService('palm-reading')).toBe('personalization-recommendation');
  expect(lookUpService('')).toBe('personalization-recommendation');
  expect(lookUpService('toString')).toBe('personalization-recommendation');
  for (const slug of serviceSlugs) expect(lookUpService(slug)).toBe(slug);
});

test('services are numbered by area of the shop, starting at 1', () => {
  const walk = shopAreas.flatMap((area) => area.services);
  expect(walk.map((slug) => placeOf(slug).number)).toEqual(serviceSlugs.map((_, index) => index + 1));
  for (const slug of serviceSlugs) expect(placeOf(slug).area.services).toContain(slug);
});

test('neighbors in the menu and in their area have different openings', () => {
  for (const list of [serviceSlugs, ...shopAreas.map(({ services }) => services)])
    for (const [index, slug] of list.entries()) {
      const next = list[index + 1];
      if (next) expect([next, services[next].opening]).not.toEqual([next, services[slug].opening]);
    }
});

describe.each(serviceSlugs)('%s', (slug) => {
  test('has complete details', () => {
    const detail = services[slug];
    const words = wordsIn(detail.description);
    expect(words).toBeGreaterThanOrEqual(80);
    expect(words).toBeLessThanOrEqual(150);
    expect(detail.benefits.length).toBeGreaterThanOrEqual(5);
    expect(detail.features.length).toBeGreaterThanOrEqual(6);
    expect(detail.useCases.length).toBeGreaterThanOrEqual(4);
  });

  test('lists its tools without duplicates, and each links back', () => {
    const { technologies } = services[slug];
    const tools = technologiesNamed(technologies).flatMap(({ tool }) => tool ?? []);
    expect(tools.length).toBeGreaterThan(0);
    expect(new Set(technologies).size).toBe(technologies.length);
    for (const tool of tools) expect(servicesOfTool(tool)).toContain(slug);
  });

  test('has two or three related services, and isn’t one of them', () => {
    const { related } = services[slug];
    expect(new Set(related).size).toBe(related.length);
    expect(related).not.toContain(slug);
    expect([2, 3]).toContain(related.length);
  });
});

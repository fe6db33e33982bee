import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { globSync } from 'tinyglobby';
import { postPictures } from '../../src/content/blog/pictures';
import { allPosts } from '../../src/content/blog/posts';
import type { CallToAction } from '../../src/content/callToAction';
import {
  callToActionTexts,
  actionAfterArticle,
  actionAfterPost,
  actionAfterService,
} from '../../src/content/callToAction';
import { company } from '../../src/content/company';
import { caseStudies } from '../../src/content/company/caseStudies';
import { clientStats, clientStories, industries } from '../../src/content/company/clients';
import { team } from '../../src/content/company/team';
import { contentDate } from '../../src/content/contentDate';
import { checkedFrontMatter } from '../../src/content/frontMatter';
import { productSummaries, servicesByProduct } from '../../src/content/lists/productSummaries.computed';
import { demoIds } from '../../src/content/lists/products.computed';
import { services } from '../../src/content/lists/services';
import { tools } from '../../src/content/lists/tools';
import { loadProductDetail, loadProductReviews } from '../../src/content/loadContent';
import { allArticles, articleSchema } from '../../src/content/news/articles';
import { articlePictures } from '../../src/content/news/pictures';
import { paths } from '../../src/content/paths';
import { portraits } from '../../src/content/people/portraits';
import { catalog } from '../../src/content/products/catalog';
import type { ProductReview } from '../../src/content/products/types';
import { servicesOfTool, relatedTools } from '../../src/content/relations';
import type { ServiceSlug } from '../../src/content/slugs';
import { serviceSlugs, toolSlugs, productIds } from '../../src/content/slugs';
import { technologiesNamed } from '../../src/content/technologies';
import { phrases } from '../../src/demos/conversational-ai-assistant/phrases';
import { lookUpService } from '../../src/pages/marketing/service/serviceLoader';
import { lookUpTool } from '../../src/pages/marketing/tool/toolLoader';

const wordsIn = (paragraphs: readonly string[]) => paragraphs.join(' ').split(/\s+/).length;

test.each<readonly [string, (slug: string) => string, readonly string[]]>([
  ['personalization-recommendation', lookUpService, serviceSlugs],
  ['tensorflow', lookUpTool, toolSlugs],
])('an unknown slug falls back to %s', (fallback, lookUp, slugs) => {
  for (const slug of ['abacus', '', 'toString', 'constructor']) expect(lookUp(slug)).toBe(fallback);
  for (const slug of slugs) expect(lookUp(slug)).toBe(slug);
});

describe('The services', () => {
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
});

describe('The tools', () => {
  describe.each(toolSlugs)('%s', (slug) => {
    test('has complete details', () => {
      const detail = tools[slug];
      const words = wordsIn(detail.overview);
      expect(words).toBeGreaterThanOrEqual(80);
      expect(words).toBeLessThanOrEqual(150);
      expect(detail.whyWeUse.length).toBeGreaterThanOrEqual(4);
      expect(detail.applications.length).toBeGreaterThanOrEqual(4);
      expect(detail.benefits.length).toBeGreaterThanOrEqual(4);
      expect(detail.integration.length).toBeGreaterThanOrEqual(3);
    });

    test('says below its heading what kind of tool it is', () => {
      const { subtitle } = tools[slug];
      expect(subtitle).toMatch(
        /\b(?:software|framework|library|libraries|language|service|engine|toolkit|method)\b/i,
      );
    });

    test('sets names of code as code', () => {
      const { overview, whyWeUse, applications, benefits, integration } = tools[slug];
      const points = [...whyWeUse, ...applications, ...integration].map(({ text }) => text);
      const outside = [...overview, ...points, ...benefits].flatMap((text) => {
        const parts = text.split('`');
        expect(parts.length % 2).toBe(1);
        return parts.filter((_, index) => index % 2 === 0);
      });
      // Calls, names with underscores or inner capitals, and dotted ones.
      const code = /\w\(|\w_\w|\b(?!macOS|gRPC|glTF|sRGB)[a-z]+[A-Z]|\b(?!three\.)[a-z]\w+\.[a-z]{2}/;
      expect(outside.filter((text) => code.test(text))).toEqual([]);
    });

    test('says when it was last checked, and against what', () => {
      const { checked, checkedAgainst } = tools[slug];
      expect(checked).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
      expect(new Date(checked).toISOString().slice(0, 10)).toBe(checked);
      expect(checkedAgainst).not.toBe('');
    });

    test('is related to tools of the same services', () => {
      const related = relatedTools(slug, 3);
      expect(related).toHaveLength(3);
      expect(related).not.toContain(slug);
      for (const other of related) {
        expect(servicesOfTool(other).some((service) => servicesOfTool(slug).includes(service))).toBe(true);
      }
    });
  });

  test('the tool that shares most services comes first', () => {
    expect(relatedTools('rasa', 1)).toEqual(['botpress']);
  });
});

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

describe('published reviews', () => {
  const all: (readonly [product: (typeof catalog)[number], reviews: readonly ProductReview[]])[] = [];
  beforeAll(async () => {
    for (const product of catalog) all.push([product, await loadProductReviews(product.id)]);
  });

  test('are eight per product, in whole and half stars, and their mean rounds to its rating', () => {
    for (const [{ name, rating }, reviews] of all) {
      const stars = reviews.map((review) => review.stars);
      expect([name, stars.length]).toEqual([name, 8]);
      expect(stars.filter((count) => count < 1 || count > 5 || count % 0.5 !== 0)).toEqual([]);
      const mean = stars.reduce((sum, count) => sum + count, 0) / stars.length;
      expect([name, Math.round(mean * 10) / 10]).toEqual([name, rating]);
    }
  });

  test('are fewer than the rating counts, newest first, none from the future', () => {
    for (const [product, reviews] of all) {
      expect(product.reviews).toBeGreaterThan(reviews.length);
      const dates = reviews.map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted().toReversed());
      expect(dates.filter((date) => !/^2025-\d\d-\d\d$/.test(date) || date > contentDate)).toEqual([]);
    }
  });

  test('have unique authors and texts', () => {
    const reviews = all.flatMap(([, list]) => list);
    expect(new Set(reviews.map(({ author }) => author)).size).toBe(reviews.length);
    expect(new Set(reviews.map(({ text }) => text)).size).toBe(reviews.length);
    // The sentiment demo expects one review per line.
    expect(reviews.filter(({ text }) => text.includes('\n') || text.split(' ').length < 15)).toEqual([]);
  });
});

describe('The company', () => {
  const anchor = /^[a-z0-9]+(-[a-z0-9]+)*$/;

  function expectAllDifferent(values: readonly string[]) {
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }

  describe('team', () => {
    test('everyone has a unique anchor and company address', () => {
      for (const { id, email } of team) {
        expect(id).toMatch(anchor);
        expect(email).toMatch(/^[a-z]+@tangelo\.example$/);
      }
      expectAllDifferent(team.flatMap(({ id, email }) => [id, email]));
    });

    test('profile links don’t lead to accounts, which anybody could register', () => {
      for (const address of [
        ...team.map(({ linkedin }) => linkedin),
        ...company.social.map(({ href }) => href),
      ])
        expect(new URL(address)).toMatchObject({ pathname: '/', search: '', hash: '' });
    });
  });

  describe('clients', () => {
    test('industries are unique, largest first', () => {
      expectAllDifferent(industries.map(({ name }) => name));
      const counts = industries.map(({ clients }) => clients);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    });

    test('clients of all industries add up to the total', () => {
      const total = industries.reduce((sum, { clients }) => sum + clients, 0);
      expect(clientStats).toContainEqual(expect.objectContaining({ value: '500+', label: 'Clients' }));
      expect(total).toBeGreaterThanOrEqual(500);
      expect(total).toBeLessThan(600);
    });

    test('stories are about different industries', () => {
      expectAllDifferent(clientStories.map(({ industry }) => industry));
      for (const { industry } of clientStories)
        expect(industries.map(({ name }) => name)).toContain(industry);
    });

    test('each story has an anchor and results', () => {
      expectAllDifferent(clientStories.map(({ id }) => id));
      for (const { id, results, testimonial } of clientStories) {
        expect(id).toMatch(anchor);
        expect(results.length).toBeGreaterThan(0);
        expect(testimonial.quote).not.toMatch(/^[“"]|[”"]$/);
      }
    });
  });

  describe('case studies', () => {
    test('have different categories', () => {
      expectAllDifferent(caseStudies.map(({ category }) => category));
    });

    test('each has an anchor, results, technologies, services and a duration of at most a year', () => {
      for (const { id, results, technologies, services, duration } of caseStudies) {
        expect(id).toMatch(anchor);
        expect(results.length).toBeGreaterThan(0);
        expect(technologies.length).toBeGreaterThan(0);
        expect(services.length).toBeGreaterThan(0);
        expect(duration).toMatch(/^([2-9]|1[0-2]) months$/);
      }
    });
  });
});

describe('Calls to action', () => {
  const target = (step: CallToAction) => callToActionTexts(step).action.to;

  test.each([
    ['the service’s own product', actionAfterService('dynamic-pricing'), '/demos/dynamic-pricing-optimizer'],
    ['its main product', actionAfterService('analytical-insight'), '/demos/customer-insight-analytics'],
    ['or a case study', actionAfterService('visual-search'), '/case-study#lamp-by-photograph'],
    [
      'a post’s product',
      actionAfterPost({
        products: ['ai-personalization-engine'],
        services: ['recommendation-engines', 'personalization-recommendation'],
      }),
      '/demos/ai-personalization-engine',
    ],
    ['an article', actionAfterArticle({ subject: 'sentiment-analysis' }), '/demos/review-sentiment-monitor'],
  ])('%s is next', (_rule, step, expected) => {
    expect(target(step)).toBe(expected);
  });

  function fits(step: CallToAction, services: readonly ServiceSlug[]): boolean {
    switch (step.kind) {
      case 'product':
        return servicesByProduct[step.id].some((service) => services.includes(service));
      case 'service':
        return services.includes(step.slug);
      case 'case study':
      case 'demos':
        return true;
    }
  }

  test('every call to action fits its page’s subject, and none links to its own page', () => {
    for (const slug of serviceSlugs) {
      expect(fits(actionAfterService(slug), [slug])).toBe(true);
      expect(target(actionAfterService(slug))).not.toBe(paths.service(slug));
    }
    for (const { subject } of allArticles)
      expect(fits(actionAfterArticle({ subject }), subject ? [subject] : [])).toBe(true);
    expect(new Set(allPosts.map((post) => target(actionAfterPost(post)))).size).toBeGreaterThan(2);
  });
});

describe('Front matter', () => {
  const valid = {
    title: 'A title',
    date: '2025-10-01',
    category: 'product',
    excerpt: 'An excerpt.',
    meta: { title: 'A title', description: 'A description. '.repeat(6), keywords: 'news' },
  };
  const check = (changed: object) => () =>
    checkedFrontMatter(articleSchema, 'news/a.mdx', { ...valid, ...changed });

  test('valid front matter passes', () => {
    expect(check({})()).toEqual(valid);
  });

  test.each([
    [{ category: 'gossip' }, /news\/a\.mdx[^]*category: .*"funding"/],
    [{ date: '2025-13-01' }, /news\/a\.mdx[^]*date: .*date/],
    [{ date: '2999-01-01' }, /date: Expected .* or earlier/],
    [{ author: 'nobody' }, /author: .*"miriam-castellano"/],
    [{ title: undefined }, /title: .*string/],
    [{ autor: 'lucia-fuentes' }, /autor: /],
  ])('%j is refused with file, field and what is expected', (changed, message) => {
    expect(check(changed)).toThrow(message);
  });
});

describe('Files of content', () => {
  // Lists name files by import, so `tsc` finds a missing one. It can't see a file that no list has, a slug unlike its
  // file's name, or a file that only an `import()` names.

  const slugsIn = (folder: string) =>
    readdirSync(`src/content/${folder}`)
      .map((file) => basename(file, '.ts'))
      .sort();

  test.each([
    ['services', 'lists/services.ts', serviceSlugs],
    ['tools', 'lists/tools.ts', toolSlugs],
  ] as const)('each file in %s/ is in %s under its own name', (folder, _list, slugs) => {
    expect([...slugs].sort()).toEqual(slugsIn(folder));
  });

  test('each folder in products/ is in lists/products.ts under its own name', () => {
    const folders = globSync('src/content/products/*/product.ts').map((file) => file.split('/').at(-2));
    expect(folders.sort()).toEqual([...productIds].sort());
  });

  test.each(productIds)('%s has every file that a product needs; copy what is missing from another', (id) => {
    const needed = [
      `src/content/products/${id}/detail.ts`,
      `src/content/products/${id}/reviews.ts`,
      ...['cover', 'view-2', 'view-3', 'view-4'].map((name) => `src/content/products/${id}/${name}.svg`),
    ];
    expect(needed.filter((file) => globSync(file).length === 0)).toEqual([]);
  });

  test('each product with `demo` texts is in `demos` of lists/products.ts, and has a folder in src/demos/', () => {
    const written = productIds.filter((id) =>
      readFileSync(`src/content/products/${id}/product.ts`, 'utf8').includes('export const demo:'),
    );
    expect(written).toEqual(demoIds);
    expect(demoIds.filter((id) => globSync(`src/demos/${id}/*Demo.tsx`).length !== 1)).toEqual([]);
  });

  test('each post, article and team member has a picture beside its text', () => {
    expect([...portraits.keys()].sort()).toEqual(team.map(({ id }) => id).sort());
    expect([...postPictures.keys()].sort()).toEqual(allPosts.map(({ slug }) => slug).sort());
    expect([...articlePictures.keys()].sort()).toEqual(allArticles.map(({ slug }) => slug).sort());
  });

  test('the assistant has phrases for the need that each product serves', () => {
    const topics = new Set(phrases.map(([topic]) => topic));
    expect(productIds.filter((id) => !topics.has(id))).toEqual([]);
  });
});

import Validator from '@adobe/structured-data-validator';
import { expect, test } from '@playwright/test';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { company } from '../../../src/content/company';
import type { BuiltPage } from '../support/builtSite';
import { builtPages, siteAddress } from '../support/builtSite';

type Block = Readonly<Record<string, unknown>>;

// In one worker, so that pages are parsed once.
test.describe.configure({ mode: 'default' });

const read = ({ path, html }: BuiltPage) => {
  const extracted = new WebAutoExtractor({ addLocation: false }).parse(html);
  return { path, extracted, blocks: Object.values(extracted.jsonld).flat() };
};

let found: readonly ReturnType<typeof read>[] = [];
test.beforeAll(() => {
  found = builtPages.map(read);
});

function blockOf(path: string, type: string): Block | undefined {
  return found.find((page) => page.path === path)?.blocks.find((block) => block['@type'] === type);
}

test('each page has the structured data types of its subject', () => {
  const typesAt = (pattern: RegExp) =>
    found
      .filter(({ path }) => pattern.test(path))
      .map(
        ({ path, blocks }) =>
          `${path}: ${blocks
            .map((block) => String(block['@type']))
            .toSorted()
            .join(', ')}`,
      );
  expect(typesAt(/^\/$/)).toEqual(['/: Organization, WebSite']);
  expect(typesAt(/^\/(?:faq|pricing)$/)).toEqual(['/pricing: FAQPage', '/faq: FAQPage']);
  const only = (pattern: RegExp) => [...new Set(typesAt(pattern).map((text) => text.replace(/^.*?: /, '')))];
  expect(only(/^\/product\//)).toEqual(['BreadcrumbList, Product']);
  expect(only(/^\/demos\/./)).toEqual(['BreadcrumbList, WebApplication']);
  expect(only(/^\/blog\/./)).toEqual(['BlogPosting']);
  expect(only(/^\/news\/./)).toEqual(['NewsArticle']);
  expect(only(/^\/(?:dynamic-pricing|visual-search|robotic-process-automation-2)$/)).toEqual([
    'BreadcrumbList, Service',
  ]);
  expect(only(/^\/(?:tensorflow|vader-textblob)$/)).toEqual(['BreadcrumbList']);
});

test('no structured data breaks the search engines’ rules', async () => {
  const refused: string[] = [];
  for (const { path, extracted } of found) {
    expect(extracted.errors, path).toEqual([]);
    for (const { severity, issueMessage } of await new Validator().validate(structuredClone(extracted)))
      if (severity === 'ERROR') refused.push(`${path}: ${issueMessage}`);
  }
  expect(refused).toEqual([]);
});

test('no structured data claims a rating, a review or an account, and any that names the company says it’s fictional', () => {
  for (const { path, blocks } of found) {
    const text = JSON.stringify(blocks);
    expect(text, path).not.toMatch(/"(?:aggregateRating|review|sameAs)"/i);
    const companies = text.split(`"${siteAddress}/#organization"`).length - 1;
    expect(text.split(company.demoNotice).length - 1, path).toBeGreaterThanOrEqual(companies);
  }
});

test('the structured data names the site search', () => {
  expect(blockOf('/', 'WebSite')).toMatchObject({
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: `${siteAddress}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
});

test('a product has a monthly price, and a yearly one of ten months', () => {
  expect(blockOf('/product/ai-personalization-engine', 'Product')).toMatchObject({
    name: 'AI Personalization Engine',
    offers: [
      { price: '29.99', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
      { price: '299.90', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    ],
  });
  expect(blockOf('/product/fraud-shield', 'Product')).toMatchObject({
    offers: [
      { price: '49.99', availability: 'https://schema.org/LimitedAvailability' },
      { price: '499.90', availability: 'https://schema.org/LimitedAvailability' },
    ],
  });
});

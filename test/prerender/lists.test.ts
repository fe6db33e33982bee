import { parseSitemap } from 'sitemap';
import { Readable } from 'node:stream';
import { llms } from '../../src/prerender/lists/llms';
import { robots, lastModified, sitemap } from '../../src/prerender/lists/sitemap';

const page = (path: string, indexed = true) => ({
  path,
  indexed,
  title: `Title of ${path}`,
  description: `What ${path} is about & why.`,
  heading: `Heading of ${path}`,
});
const pages = [
  page('/'),
  page('/cart', false),
  page('/blog/visual-search-with-opencv'),
  page('/visual-search'),
];

describe('sitemap.xml', () => {
  it('lists indexable pages by absolute URL, with the day of their last change if known', async () => {
    const items = await parseSitemap(Readable.from([Buffer.from(await sitemap(pages))]));
    expect(items.map(({ url, lastmod }) => [url, lastmod?.slice(0, 10)])).toEqual([
      ['https://www.tangelo.example/', undefined],
      ['https://www.tangelo.example/blog/visual-search-with-opencv', '2026-11-21'],
      ['https://www.tangelo.example/visual-search', undefined],
    ]);
  });
});

describe('a page’s last change', () => {
  it.each([
    ['/blog/dynamic-pricing-guardrails', '2026-11-21'],
    ['/news/plain-dealing-prize', '2025-06-24'],
    ['/privacy-policy', '2025-10-21'],
    ['/terms-of-service', '2025-10-21'],
    ['/shop', undefined],
  ])('is, for %s, %s', (path, day) => {
    expect(lastModified(path)).toBe(day);
  });
});

describe('robots.txt', () => {
  it('links to the sitemap by its absolute URL', () => {
    expect(robots()).toContain('\nSitemap: https://www.tangelo.example/sitemap.xml\n');
  });
});

describe('llms.txt', () => {
  it('has a title, a summary, and indexable pages by section', () => {
    const [intro = '', ...sections] = llms(pages).split('\n## ');
    expect(intro).toMatch(/^# Tangelo\n\n> \S/);
    const linksOf = (title: string) =>
      sections
        .find((section) => section.startsWith(`${title}\n`))
        ?.split('\n')
        .filter((line) => line.startsWith('- '));
    expect(linksOf('The company')).toEqual([
      '- [Heading of /](https://www.tangelo.example/): What / is about & why.',
    ]);
    expect(linksOf('Services')).toHaveLength(1);
    expect(linksOf('Blog')).toHaveLength(1);
    expect(linksOf('News')).toEqual([]);
    expect(llms(pages)).not.toContain('/cart');
  });
});

import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import RssParser from 'rss-parser';
import sharp from 'sharp';
import { parseSitemap } from 'sitemap';
import { validateXML } from 'xmllint-wasm';
import { company } from '../../../src/content/company';
import { serviceSlugs } from '../../../src/content/slugs';
import { builtFile, builtPages, pathOf, siteAddress } from '../support/builtSite';

/** Validates a built file with xmllint, and returns the errors. */
async function faults(
  path: string,
  schema: string,
  extension: 'schema' | 'relaxng',
): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'file.xml', contents: builtFile(path).toString() }],
    schema: [{ fileName: `schema.${extension === 'schema' ? 'xsd' : 'rng'}`, contents: schema }],
    extension,
  });
  return errors.map(({ rawMessage }) => rawMessage);
}

test('the sitemap is valid and lists exactly the indexable pages', async () => {
  const schema = readFileSync(
    new URL('../../../node_modules/sitemap/schema/sitemap.xsd', import.meta.url),
    'utf8',
  );
  expect(await faults('/sitemap.xml', schema, 'schema')).toEqual([]);
  const items = await parseSitemap(Readable.from([builtFile('/sitemap.xml')]));
  const listed = builtPages.filter(({ indexed }) => indexed).map(({ path }) => path);
  expect(items.map(({ url }) => pathOf(url)).toSorted()).toEqual(listed.toSorted());
  for (const { url, lastmod } of items.filter((item) => /\/(blog|news)\/./.test(item.url)))
    expect(lastmod, url).toMatch(/^20\d\d-\d\d-\d\d/);
});

test('robots.txt allows all crawlers and names the sitemap', () => {
  const lines = builtFile('/robots.txt').toString().trim().split('\n');
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain('Allow: /');
  expect(lines).toContain(`Sitemap: ${siteAddress}/sitemap.xml`);
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([]);
});

for (const { page, words } of [
  { page: '/blog', words: 900 },
  { page: '/news', words: 200 },
]) {
  const count = builtPages.filter(({ path }) => path.startsWith(`${page}/`)).length;
  test(`${page} has RSS and Atom feeds with the full text of all ${count}`, async () => {
    const html = builtPages.find(({ path }) => path === page)?.html ?? '';
    const links = parse(html)
      .querySelectorAll('head link[rel=alternate]')
      .map((link) => [link.getAttribute('type'), link.getAttribute('href')]);
    expect(links).toEqual([
      ['application/rss+xml', `${page}/rss.xml`],
      ['application/atom+xml', `${page}/atom.xml`],
    ]);
    for (const kind of ['rss', 'atom']) {
      const path = `${page}/${kind}.xml`;
      const schema = readFileSync(new URL(`../../support/${kind}.rng`, import.meta.url), 'utf8');
      expect(await faults(path, schema, 'relaxng'), path).toEqual([]);
      const feed = await new RssParser().parseString(builtFile(path).toString());
      expect(feed.items).toHaveLength(count);
      // Reads the file, because rss-parser ignores an Atom feed's subtitle.
      expect(builtFile(path).toString()).toContain(company.demoNotice);
      const days = feed.items.map(({ isoDate = '' }) => isoDate);
      expect(days, `${path}: the newest first`).toEqual(days.toSorted().toReversed());
      expect(new Set(feed.items.map(({ link }) => link)).size).toBe(count);
      for (const item of feed.items) {
        expect(pathOf(item.link ?? '')).toMatch(new RegExp(`^${page}/.`));
        const body = parse(String(item['content:encoded'] ?? item.content));
        expect(body.structuredText, item.title).toContain(company.demoNotice);
        const addresses = body
          .querySelectorAll('[href], [src]')
          .map((link) => link.getAttribute('href') ?? link.getAttribute('src') ?? '');
        expect(body.structuredText.split(/\s+/).length, item.title).toBeGreaterThanOrEqual(words);
        for (const address of addresses) expect(address, item.title).toMatch(/^(?:https|mailto):/);
      }
    }
  });
}

test('llms.txt links to every indexable page, by section', () => {
  const text = builtFile('/llms.txt').toString();
  expect(text).toMatch(/^# Tangelo\n\n> .+\n/);
  expect(text).toContain(company.demoNotice);
  const links = [...text.matchAll(/^- \[.+?\]\((.+?)\): .+$/gm)].map(([, address = '']) => pathOf(address));
  const listed = builtPages.filter(({ indexed }) => indexed).map(({ path }) => path);
  expect(links.filter((path) => !path.endsWith('.xml')).toSorted()).toEqual(listed.toSorted());
  const services = text.split('\n## ').find((section) => section.startsWith('Services\n'));
  expect(services?.match(/^- .*$/gm)).toHaveLength(serviceSlugs.length);
});

test('icons have the sizes that the manifest and links declare', async () => {
  const manifest: unknown = JSON.parse(builtFile('/manifest.webmanifest').toString());
  expect(manifest).toMatchObject({ name: 'Tangelo', start_url: '/', theme_color: '#e34d00' });
  // Requirements of browsers for installing the site; `minimal-ui` keeps the Back button.
  expect(manifest).toMatchObject({
    display: 'standalone',
    display_override: ['minimal-ui'],
    icons: expect.arrayContaining([expect.objectContaining({ purpose: 'maskable' })]),
  });
  const side = async (path: string) => {
    const { width, height } = await sharp(builtFile(path)).metadata();
    return [width, height];
  };
  for (const [path, size] of [
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
    ['/icon-maskable-512.png', 512],
    ['/apple-touch-icon.png', 180],
  ] as const) {
    expect(await side(path), path).toEqual([size, size]);
    if (path.startsWith('/icon'))
      expect(manifest).toMatchObject({
        icons: expect.arrayContaining([expect.objectContaining({ src: path, sizes: `${size}x${size}` })]),
      });
  }
  // An .ico stores the size of its first image in bytes 6 and 7: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
  expect([...builtFile('/favicon.ico').subarray(6, 8)]).toEqual([32, 32]);
  expect(builtPages.every(({ html }) => html.includes('href="/apple-touch-icon.png"'))).toBe(true);
});

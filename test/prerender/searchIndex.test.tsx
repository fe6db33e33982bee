import { brotliCompressSync } from 'node:zlib';
import { searchKinds } from '../../src/content/search/search';
import { searchIndexFile, searchRecords } from '../../src/prerender/searchIndex';
import { sitePages } from '../../src/prerender/sitePages';
import { renderRoute } from '../support/renderRoute';

describe('the search index', () => {
  test('has every indexable page except the five other home pages', async () => {
    const known = new Set((await searchRecords()).map(({ url }) => url));
    const pages = sitePages.filter(({ indexed, path }) => indexed && !known.has(path));
    expect(pages.map(({ path }) => path)).toEqual(['/home-2', '/home-3', '/home-4', '/home-5', '/home-6']);
  });

  test('links only to pages of the site', async () => {
    const pages = new Set(sitePages.map(({ path }) => path).filter((path) => path !== '/404'));
    const targets = (await searchRecords()).map(({ url }) => url.replace(/#.*/, ''));
    expect(targets.filter((path) => !pages.has(path))).toEqual([]);
  });

  test.each(['/faq', '/case-study', '/pricing', '/news'])(
    'links only to existing anchors of %s',
    async (page) => {
      const anchors = (await searchRecords())
        .map(({ url }) => url.split('#'))
        .flatMap(([path, anchor]) => (path === page && anchor ? [anchor] : []));
      await renderRoute(page);
      expect(anchors).not.toEqual([]);
      expect(anchors.filter((anchor) => document.getElementById(anchor) === null)).toEqual([]);
    },
  );

  test('has each URL once, with title and text', async () => {
    const records = await searchRecords();
    expect(new Set(records.map(({ url }) => url)).size).toBe(records.length);
    expect(records.filter(({ title, text }) => title === '' || text === '')).toEqual([]);
    expect(new Set(records.map(({ kind }) => kind))).toEqual(new Set(searchKinds));
  });

  test('takes at most 40 kB compressed', async () => {
    expect(brotliCompressSync(await searchIndexFile.make()).length).toBeLessThanOrEqual(40_000);
  });
});

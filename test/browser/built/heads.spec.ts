import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { words } from '../../support/words';
import type { BuiltPage } from '../support/builtSite';
import { builtFile, builtPages, pathOf, siteAddress } from '../support/builtSite';

interface Head {
  readonly path: string;
  readonly indexed: boolean;
  readonly titles: readonly string[];
  readonly canonicals: readonly string[];
  /** Values of the page's meta tags, by name or property. */
  readonly metas: Readonly<Record<string, readonly string[]>>;
}

function readHead({ path, indexed, html }: BuiltPage): Head {
  const head = parse(html.slice(0, html.indexOf('<body')));
  const metas: Record<string, string[]> = {};
  for (const meta of head.querySelectorAll('meta[content]')) {
    const name = meta.getAttribute('name') ?? meta.getAttribute('property') ?? '';
    metas[name] = [...(metas[name] ?? []), meta.getAttribute('content') ?? ''];
  }
  return {
    path,
    indexed,
    titles: head.querySelectorAll('title').map((title) => title.textContent),
    canonicals: head.querySelectorAll('link[rel=canonical]').map((link) => link.getAttribute('href') ?? ''),
    metas,
  };
}

// In one worker, so that pages are parsed once.
test.describe.configure({ mode: 'default' });

let heads: readonly Head[] = [];
test.beforeAll(() => {
  heads = builtPages.map(readHead);
});

/** `/home` shows the home page, with the home page's canonical URL. */
const isOwnPage = ({ path }: { readonly path: string }) => path !== '/home';

/** Returns a page's title without the site's name, because search results may cut that off. */
const ownTitle = (title = '') => title.replace(/ \| Tangelo$/, '');

test('every page has one title of up to 60 characters before the site’s name, a description of 70 to 160 and its own canonical URL', () => {
  for (const { path, titles, canonicals, metas } of heads) {
    expect(titles, path).toHaveLength(1);
    expect(ownTitle(titles[0]).length, `${path}: ${String(titles[0])}`).toBeLessThanOrEqual(60);
    expect(titles[0], path).toMatch(/\w{3}/);
    const [description = '', ...more] = metas.description ?? [];
    expect(more, path).toEqual([]);
    expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(70);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
    expect(canonicals, path).toEqual([siteAddress + (path === '/home' ? '/' : path)]);
    expect(metas['theme-color'], path).toEqual(['#e34d00']);
  }
});

test('no two pages share a title or a description', () => {
  const own = heads.filter(isOwnPage);
  const twice = (texts: readonly (string | undefined)[]) =>
    texts.filter((text, index) => texts.indexOf(text) !== index);
  expect(twice(own.map(({ titles }) => titles[0]))).toEqual([]);
  expect(twice(own.map(({ metas }) => metas.description?.[0]))).toEqual([]);
});

test('every page has three to eight keywords, different from other pages’', () => {
  const lists = heads.filter(isOwnPage).map(({ path, metas }) => {
    const [keywords = '', ...more] = metas.keywords ?? [];
    expect(more, path).toEqual([]);
    const words = keywords.split(', ');
    expect(words.length, `${path}: ${keywords}`).toBeGreaterThanOrEqual(3);
    expect(words.length, `${path}: ${keywords}`).toBeLessThanOrEqual(8);
    expect(new Set(words).size, `${path}: ${keywords}`).toBe(words.length);
    for (const word of words) expect(word, path).toMatch(/\S/);
    return keywords;
  });
  expect(lists.filter((keywords, index) => lists.indexOf(keywords) !== index)).toEqual([]);
});

test('cart, checkout, orders, wishlist, sign-in, search, offline and not-found pages are noindex', () => {
  const hidden = heads.filter(({ metas }) => metas.robots !== undefined);
  expect(hidden.map(({ path }) => path).toSorted()).toEqual(
    words('/404 /cart /checkout /forgot-password /login-signup /offline /orders /search /wishlist'),
  );
  for (const { path, indexed, metas } of hidden) {
    expect(metas.robots, path).toEqual(['noindex']);
    expect(indexed, path).toBe(false);
  }
});

test('link previews show the page’s own title, URL and picture', () => {
  for (const { path, titles, canonicals, metas } of heads) {
    expect(metas['og:title'], path).toEqual(titles.map(ownTitle));
    expect(metas['og:description'], path).toEqual(metas.description);
    expect(metas['og:url'], path).toEqual(canonicals);
    expect(metas['og:site_name'], path).toEqual(['Tangelo']);
    expect(metas['twitter:card'], path).toEqual(['summary_large_image']);
    expect(metas['og:image:width'], path).toEqual(['1200']);
    expect(metas['og:image:height'], path).toEqual(['630']);
    const own = path === '/' || path === '/home' ? '/home' : path;
    expect((metas['og:image'] ?? []).map(pathOf), path).toEqual([`/share${own}.png`]);
  }
});

test('articles name their author and dates', () => {
  const articles = heads.filter(({ path }) => /^\/(?:blog|news)\/./.test(path));
  expect(articles.length).toBeGreaterThan(0);
  for (const { path, metas } of articles) {
    expect(metas['og:type'], path).toEqual(['article']);
    expect(metas['article:author']?.[0], path).toMatch(/\w+ \w+/);
    expect(metas['article:published_time']?.[0], path).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(metas['article:modified_time']?.[0], path).toMatch(/^20\d\d-\d\d-\d\d$/);
  }
});

test('each page’s picture is a different PNG of 1200 × 630 pixels and at most 60 kB', () => {
  const pictures = builtPages
    .filter(isOwnPage)
    .map(({ path }) => builtFile(`/share${path === '/' ? '/home' : path}.png`));
  for (const picture of pictures) expect(picture.length).toBeLessThanOrEqual(60_000);
  const hashes = pictures.map((picture) => createHash('sha256').update(picture).digest('hex'));
  expect(new Set(hashes).size).toBe(pictures.length);
  for (const picture of pictures) {
    expect(picture.toString('latin1', 1, 4)).toBe('PNG');
    // PNG header: https://www.w3.org/TR/png-3/#11IHDR
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

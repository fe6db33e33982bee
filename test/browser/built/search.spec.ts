import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { makeSearchEngine } from '../../../src/components/search/engine';
import { readSearchRecords, readSearchTexts } from '../../../src/components/search/searchRecord';
import { isStopWord, stemOf, wordsOf } from '../../../src/components/search/searchTerms';
import {
  searchIndexPath,
  searchKinds,
  searchPage,
  searchTextsPath,
} from '../../../src/content/search/search';
import { builtFile, builtPages } from '../support/builtSite';

// The site's search, without a browser.

const recordsFile = builtFile(searchIndexPath);
const textsFile = builtFile(searchTextsPath);
const records = readSearchRecords(JSON.parse(recordsFile.toString()));
const texts = readSearchTexts(JSON.parse(textsFile.toString()));
const products = records.filter(({ kind }) => kind === 'product').map(({ url }) => url);

const engine = makeSearchEngine(records).then(async (made) => {
  await made.addTexts(texts);
  return made;
});
const urls = async (query: string) => (await engine).search(query).map(({ url }) => url);
/** What is no text to read, or only in browsers without scripts. */
const NOT_TEXT = 'nav, pre, svg, script, noscript, button, select, label, form, summary, [aria-hidden=true]';

const pageOf = (url: string) => url.replace(/#.*/, '');

test.describe('the index', () => {
  test('has a first part of at most 26 kB, and a second of at most 110 kB', () => {
    expect(brotliCompressSync(recordsFile).length).toBeLessThanOrEqual(26_000);
    expect(brotliCompressSync(textsFile).length).toBeLessThanOrEqual(110_000);
  });

  test('has every indexable page, and each URL once, with title and text', () => {
    const known = records.map(({ url }) => url);
    const missing = builtPages.filter(({ path, indexed }) => indexed && !known.includes(path));
    expect(missing.map(({ path }) => path)).toEqual([]);
    expect(new Set(known).size).toBe(records.length);
    expect(records.filter(({ title, text }) => title === '' || text === '')).toEqual([]);
    expect(new Set(records.map(({ kind }) => kind))).toEqual(new Set(searchKinds));
  });

  test('links only to existing pages and anchors', () => {
    const known = new Set(
      builtPages.flatMap(({ path, html }) => [
        path,
        ...[...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => `${path}#${id}`),
      ]),
    );
    expect([...records, ...texts].filter(({ url }) => !known.has(url))).toEqual([]);
  });
});

test.describe('queries', () => {
  /** Parses one query per line: `text = /url /url`, where `/product/*` is every product and no URL is none found; lines with `#` are headings. */
  const labeled = (file: string) =>
    readFileSync(new URL(`searchQueries/${file}.txt`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .map((line) => {
        const [query = '', places = ''] = line.split(' =');
        return { query, right: places.trim().replace('/product/*', products.join(' ')).split(' ') };
      });

  for (const [file, atLeast] of [
    ['questions', 50],
    ['strangers', 70],
    ['unseen', 78],
  ] as const)
    test(`at least ${atLeast} of ${file} find a right page among the first three, or rightly nothing`, async () => {
      const asked = labeled(file);
      const wrong: string[] = [];
      for (const { query, right } of asked) {
        const found = (await urls(query)).slice(0, 3);
        const isRight = found.some((url) => right.includes(url) || right.includes(pageOf(url)));
        if (right[0] === '' ? found.length > 0 : !isRight) wrong.push(query);
      }
      expect(asked.length - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(atLeast);
    });

  test('each record is found by its title, and each product by its joined name for the visitor’s shop', async () => {
    for (const { title, url } of records)
      expect((await urls(title)).map(pageOf), title).toContain(pageOf(url));
    for (const { title, url } of records.filter(({ kind }) => kind === 'product'))
      for (const words of [title.split(' '), title.split(' ').slice(-2)]) {
        expect((await urls(words.join('')))[0]).toBe(url);
        expect((await urls(`${words.join(' ')} for my shop`))[0]).toBe(url);
      }
  });

  test('every page, question and case study is first for its own title and heading', async () => {
    const known = new Set(records.map(({ url }) => url));
    const named = [
      ...records.map(({ url, title }) => ({ url, name: title })),
      ...builtPages.map(({ path, html }) => ({
        url: path,
        name: parse(html).querySelector('h1')?.text ?? '',
      })),
    ].filter(({ url }) => known.has(url));
    const missed: string[] = [];
    for (const { url, name } of named) {
      const [first, second] = await urls(name);
      // Some share their name, such as a product and its demo.
      if (first !== url && second !== url) missed.push(`${url}: ${name}`);
    }
    expect(missed).toEqual([]);
  });

  test('a number of orders finds the plan finder', async () => {
    for (const query of ['900 orders', '1,500 orders per month', 'which plan for 2k orders'])
      expect((await urls(query))[0], query).toBe('/pricing#which-plan');
    expect((await urls('my orders'))[0]).toBe('/orders');
  });

  test('each suggested word finds something', async () => {
    for (const word of searchPage.words) expect(await urls(word), word).not.toEqual([]);
  });

  test('three rare words of a page’s main text find it among the first three, together and each', async () => {
    const known = new Set(records.flatMap((record) => wordsOf(Object.values(record).join(' ')).map(stemOf)));
    const pages = builtPages
      .filter(({ path }) => records.some(({ url }) => url === path))
      .map(({ path, html }) => {
        const main = parse(html).querySelector('main');
        for (const part of main?.querySelectorAll(NOT_TEXT) ?? []) part.remove();
        const text = parse(main?.innerHTML.replace(/<[^>]*>/g, ' ') ?? '').text;
        const words = wordsOf(text).filter((word) => /^\p{L}{5,}$/u.test(word));
        return { path, stems: new Map(words.map((word) => [stemOf(word), word])) };
      });
    const places = new Map<string, number>();
    for (const { stems } of pages)
      for (const stem of stems.keys()) places.set(stem, (places.get(stem) ?? 0) + 1);
    const missed: string[] = [];
    for (const { path, stems } of pages) {
      const rare = [...stems].flatMap(([stem, word]) =>
        places.get(stem) === 1 && !known.has(stem) && !isStopWord(word.toLowerCase()) ? [word] : [],
      );
      const three = [1, 3, 5].flatMap((part) => rare[Math.floor((part * rare.length) / 6)] ?? []);
      // Words of two answers have no result in common.
      const hasParts = records.some(({ url }) => url.startsWith(`${path}#`));
      for (const query of hasParts || three.length < 3 ? three : [three.join(' '), ...three])
        if (!(await urls(query)).slice(0, 3).map(pageOf).includes(path)) missed.push(`${path}: ${query}`);
    }
    expect(missed).toEqual([]);
  });
});

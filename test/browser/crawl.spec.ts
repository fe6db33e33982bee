import { sitePages } from './support/sitePages';
import { expect, test } from './support/test';

function readPage(html: string) {
  const values = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));
  return {
    links: values(/<a [^>]*?href="([^"]*)"/g),
    files: values(/<(?:img|script|link)[^>]*? (?:src|href)="(\/[^"]*)"/g),
    pictures: values(/<meta property="og:image" content="([^"]*)"/g),
    ids: new Set(values(/ id="([^"]*)"/g)),
    headings: values(/<h1(?:\s[^>]*)?>(.*?)<\/h1>/gs),
  };
}

/** Pages without links: `/home`, the checkout (only a full cart links to it), and fallback pages. */
const notLinked = new Set(['/home', '/checkout', '/offline', '/404']);

test('a crawl from / reaches every page, and no link, anchor, or file is broken', async ({ request }) => {
  test.slow();
  const pages = new Map<string, ReturnType<typeof readPage>>();
  const waiting = ['/'];
  const pointers: { readonly from: string; readonly to: URL }[] = [];
  const broken: string[] = [];

  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue;
    const response = await request.get(path);
    if (response.status() !== 200) broken.push(`${path} answers ${response.status()}`);
    const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false;
    const page = readPage(isPage ? await response.text() : '');
    pages.set(path, page);
    if (isPage && page.headings.length !== 1) broken.push(`${path} has ${page.headings.length} h1`);
    for (const href of [...page.links, ...page.files, ...page.pictures]) {
      const to = new URL(href, `https://www.tangelo.example${path}`);
      if (to.origin !== 'https://www.tangelo.example') continue;
      pointers.push({ from: path, to });
      waiting.push(to.pathname);
    }
  }
  for (const { from, to } of pointers) {
    const anchor = decodeURIComponent(to.hash.slice(1));
    if (anchor !== '' && !pages.get(to.pathname)?.ids.has(anchor))
      broken.push(`${from} → ${to.pathname}${to.hash}`);
  }
  expect(broken).toEqual([]);

  const expected = sitePages.map(({ path }) => path).filter((path) => !notLinked.has(path));
  expect(expected.filter((path) => !pages.has(path))).toEqual([]);
  expect(expected.length).toBeGreaterThanOrEqual(85);
});

import { render } from '@testing-library/react';
import fc from 'fast-check';
import { brotliCompressSync } from 'node:zlib';
import { renderToString, renderToStaticMarkup } from 'react-dom/server';
import type { Thing, WithContext } from 'schema-dts';
import { StructuredData } from '../../src/components/seo/StructuredData';
import { faqData } from '../../src/components/seo/faqData';
import { breadcrumbList } from '../../src/components/ui/Breadcrumbs';
import { searchKinds } from '../../src/content/search/search';
import { searchIndexFile, searchRecords } from '../../src/prerender/searchIndex';
import { listedPage, sitePages } from '../../src/prerender/sitePages';
import { renderRoute } from '../support/renderRoute';

describe('a page’s own description', () => {
  const head = (title: string, description: string) =>
    renderToString(
      <>
        <title>{title}</title>
        <meta name="description" content={description} />
      </>,
    );
  const body = (heading: string) =>
    renderToString(
      <main>
        <h1 className="large">
          {heading}, {'as of'} <em>today</em>
        </h1>
        <h2>Below</h2>
      </main>,
    );

  /** Texts as on pages: single spaces, none at the ends. */
  const text = fc
    .string({ minLength: 1 })
    .map((raw) => raw.replace(/\s+/g, ' ').trim())
    .filter((raw) => raw !== '');

  it('is read from its HTML unchanged', () => {
    fc.assert(
      fc.property(text, text, text, (title, description, heading) => {
        const page = listedPage(
          { path: '/x', indexed: true },
          { head: head(title, description), body: body(heading) },
        );
        expect(page).toEqual({
          path: '/x',
          indexed: true,
          title,
          description,
          heading: `${heading}, as of today`,
        });
      }),
    );
  });

  it('stops the build if it is missing', () => {
    expect(() =>
      listedPage({ path: '/x', indexed: true }, { head: '<title>T</title>', body: body('H') }),
    ).toThrow('/x has nothing');
    expect(() =>
      listedPage({ path: '/x', indexed: true }, { head: head('T', 'D'), body: '<h2>No</h2>' }),
    ).toThrow('/x has nothing');
  });
});

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

describe('Structured data', () => {
  /** Renders the data as a page does, and parses it as browsers do. */
  function readBack(data: WithContext<Thing>): unknown {
    const block = <StructuredData data={data} />;
    const document = new DOMParser().parseFromString(renderToStaticMarkup(block), 'text/html');
    const scripts = document.querySelectorAll('script');
    expect(scripts).toHaveLength(1);
    expect(document.body.textContent).toBe('');
    const [script] = scripts;
    expect(script?.type).toBe('application/ld+json');
    // React would report any difference while hydrating.
    const { unmount } = render(block, { container: document.head, hydrate: true });
    unmount();
    return JSON.parse(script?.textContent ?? '');
  }

  const question = (answer: string) => faqData('/faq', [{ id: 'q', question: 'Q?', answer }]);

  describe('structured data', () => {
    it('is only prerendered, because Trusted Types forbid scripts made from text', () => {
      const { container } = render(<StructuredData data={question('A.')} />);
      expect(container).toBeEmptyDOMElement();
    });

    it.each(['</script><script>alert(1)</script>', '<!-- <script>', ']]>', '\u2028', '&lt;', '"\\'])(
      'contains %j as plain data',
      (text) => {
        expect(readBack(question(text))).toEqual(question(text));
      },
    );

    it('is read back unchanged, for any text', () => {
      fc.assert(
        fc.property(fc.string({ unit: 'grapheme' }), (text) => {
          expect(readBack(question(text))).toEqual(question(text));
        }),
      );
    });
  });

  describe('breadcrumbs', () => {
    it('count from 1 and end with the current page', () => {
      const trail = [
        { label: 'Home', to: '/' },
        { label: 'Shop', to: '/shop' },
      ];
      expect(breadcrumbList(trail, 'Fraud Shield').itemListElement).toEqual([
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.tangelo.example/' },
        { '@type': 'ListItem', position: 2, name: 'Shop', item: 'https://www.tangelo.example/shop' },
        { '@type': 'ListItem', position: 3, name: 'Fraud Shield' },
      ]);
    });
  });
});

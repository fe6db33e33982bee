import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { catalog } from '../../src/content/products/catalog';
import { loadProductDetail } from '../../src/content/loadContent';
import { ArticleView } from '../../src/pages/insights/article/ArticlePage';
import { ProductView } from '../../src/pages/storefront/product/ProductView';
import { makeStore } from '../../src/store/store';
import { loadText } from '../support/longTexts';
import * as hostileText from './fixtures/hostile.mdx';
import { hrefOf } from '../support/parts';

const HOSTILE = "</script><img src=x onerror=alert(1)><script>alert(1)</script>\"><b onclick='x'>{{7*7}}";

/** Parses a page as browsers do. */
function parse(page: ReactNode): Document {
  const html = renderToStaticMarkup(
    <Provider store={makeStore()}>
      <MemoryRouter>{page}</MemoryRouter>
    </Provider>,
  );
  return new DOMParser().parseFromString(html, 'text/html');
}

/**
 * Finds whatever a browser could run in a document: scripts, handlers, and URLs that are code or hide their target.
 */
function dangers(page: Document): string[] {
  return [...page.querySelectorAll('*')].flatMap((element) => {
    const isScript = element.matches('script:not([type="application/ld+json"]), iframe, object, embed');
    const attributes = [...element.attributes].filter(
      ({ name, value }) =>
        name.startsWith('on') || /^\s*(?:javascript|data|vbscript):/i.test(value) || /^[/\\]{2}/.test(value),
    );
    return isScript || attributes.length > 0 ? [element.outerHTML] : [];
  });
}

describe('Hostile text stays text', () => {
  test('in every text of a product', async () => {
    const [product] = catalog;
    if (!product) throw new Error('The shop is empty.');
    const { id } = product;
    const detail = await loadProductDetail(id);
    const hostile = {
      ...detail,
      meta: { title: HOSTILE, description: HOSTILE, keywords: HOSTILE },
      longDescription: [HOSTILE],
      features: [{ title: HOSTILE, text: HOSTILE }],
      specifications: [{ name: HOSTILE, value: HOSTILE }],
      benefits: [{ title: HOSTILE, text: HOSTILE }],
      includes: [HOSTILE],
    };
    const reviews = [{ author: HOSTILE, shop: HOSTILE, date: '2026-01-01', stars: 1, text: HOSTILE }];
    const page = parse(
      <ProductView product={{ ...product, name: HOSTILE }} detail={hostile} reviews={reviews} />,
    );
    expect(dangers(page)).toEqual([]);
    expect(page.querySelector('h1')?.textContent).toBe(HOSTILE);
  });

  test('in an article, and its links have only allowed targets', async () => {
    const content = await loadText('article', 'stars-and-sentences');
    const frontmatter = { ...content.frontmatter, title: HOSTILE };
    const page = parse(<ArticleView content={{ ...content, ...hostileText, frontmatter }} />);
    expect(dangers(page)).toEqual([]);
    expect(page.querySelector('h1')?.textContent).toBe(HOSTILE);
    expect(page.body.textContent).toContain('</p><script>alert(1)</script> and a script, another,');
    const links = [...page.querySelectorAll('article a')].map(hrefOf);
    expect(links).toEqual(expect.arrayContaining(['/faq', 'https://d3js.org/']));
    const hosts = links.map((href) => new URL(href ?? '', SITE_URL).host);
    expect(hosts).not.toContain('evil.example');
  });
});

import { render } from '@testing-library/react';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Thing, WithContext } from 'schema-dts';
import { breadcrumbList } from '../../src/components/ui/Breadcrumbs';
import { demoData } from '../../src/components/seo/demoData';
import { faqData } from '../../src/components/seo/faqData';
import { newsData } from '../../src/components/seo/newsData';
import { organization, webSite } from '../../src/components/seo/organization';
import { postData } from '../../src/components/seo/postData';
import { productData } from '../../src/components/seo/productData';
import { StructuredData } from '../../src/components/seo/StructuredData';
import { allPosts } from '../../src/content/blog/posts';
import { company } from '../../src/content/company';
import { demoIds } from '../../src/content/lists/demoIds.computed';
import { allArticles } from '../../src/content/news/articles';
import { catalog } from '../../src/content/products/catalog';
import { loadProductDetail } from '../../src/content/loadContent';

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

describe('a live demo', () => {
  it.each(demoIds)('is a free application that runs in the browser: %s', (id) => {
    expect(readBack(demoData(id))).toMatchObject({
      '@type': 'WebApplication',
      url: `https://www.tangelo.example/demos/${id}`,
      image: `https://www.tangelo.example/share/demos/${id}.png`,
      isAccessibleForFree: true,
    });
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

describe('articles', () => {
  it.each(allPosts)('name the author of $slug, with a link to the team page', (post) => {
    expect(postData(post)).toMatchObject({
      headline: post.title,
      datePublished: post.date,
      wordCount: post.lengths.words,
      author: { '@type': 'Person', url: `https://www.tangelo.example/team#${post.author}` },
    });
  });

  it.each(allArticles)('name the author of $slug, a person or the press office', (article) => {
    expect(newsData(article)).toMatchObject({
      headline: article.title,
      datePublished: article.date,
      author: {
        '@type': article.author === 'Tangelo Press Office' ? 'Organization' : 'Person',
        name: article.author,
      },
    });
  });
});

describe('the company', () => {
  const blocks = [
    organization,
    webSite,
    faqData('/faq', []),
    ...allArticles.map((article) => newsData(article)),
    ...allPosts.map((post) => postData(post)),
  ];

  it('is called fictional wherever it is named', () => {
    for (const block of blocks) expect(JSON.stringify(block)).toContain(company.demoNotice);
  });

  it('names no account on another site', () => {
    for (const block of blocks) expect(JSON.stringify(block)).not.toContain('sameAs');
  });

  it('publishes fiction as its news', () => {
    for (const article of allArticles) expect(newsData(article)).toMatchObject({ genre: 'Fiction' });
  });
});

describe('a product', () => {
  it.each(catalog)('claims no rating, because its reviews are fictional: $name', async (product) => {
    const data = productData(product, await loadProductDetail(product.id));
    expect(data).not.toHaveProperty('aggregateRating');
    expect(data).not.toHaveProperty('review');
  });
});

import { render } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString, renderToStaticMarkup } from 'react-dom/server';
import type { Thing, WithContext } from 'schema-dts';
import { StructuredData } from '../../src/components/seo/StructuredData';
import { faqData } from '../../src/components/seo/faqData';
import { breadcrumbList } from '../../src/components/ui/Breadcrumbs';
import { listedPage } from '../../src/prerender/sitePages';

describe('a page’s own description', () => {
  const head = (title: string, description: string) =>
    renderToString(
      <>
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="keywords" content="one, two" />
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
        expect(page).toMatchObject({
          path: '/x',
          indexed: true,
          title,
          description,
          heading: `${heading}, as of today`,
          keywords: 'one, two',
        });
      }),
    );
  });

  it('stops the build if it is missing', () => {
    expect(() =>
      listedPage({ path: '/x', indexed: true }, { head: '<title>T</title>', body: body('H') }),
    ).toThrow('/x has no ');
    expect(() =>
      listedPage({ path: '/x', indexed: true }, { head: head('T', 'D'), body: '<h2>No</h2>' }),
    ).toThrow('/x has no ');
  });
});

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

it('breadcrumbs count from 1 and end with the current page', () => {
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

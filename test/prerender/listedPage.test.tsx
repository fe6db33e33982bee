import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { listedPage } from '../../src/prerender/sitePages';

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

describe('a page’s own description', () => {
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

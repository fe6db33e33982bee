import fc from 'fast-check';
import { isAllowedLink } from '../../src/domain/links';
import { pagePath } from '../../src/domain/pagePath';
import { words } from '../support/words';

describe('A link in the site’s data', () => {
  const own = 'https://www.tangelo.example';

  const allowed = `https://scikit-learn.org/stable/ HTTPS://d3js.org mailto:hello@tangelo.example?subject=A%20question
    tel:+12125550142 / /blog/visual-search-with-opencv#what-it-costs /search?q=returns #summary`;

  test.each(words(allowed))('can be %s', (href) => {
    expect(isAllowedLink(href)).toBe(true);
  });

  const refused = String.raw`javascript:alert(1) JavaScript:alert(1) data:text/html,<script>alert(1)</script> vbscript:msgbox(1)
    blob:https://www.tangelo.example/1 file:///etc/passwd http://plain.example/ //evil.example /\evil.example
    \\evil.example https:\\evil.example page-without-a-slash`;
  const blank = [' javascript:alert(1)', 'java\nscript:alert(1)', '/\t/evil.example', '/\n/evil.example', ''];

  test.each([...words(refused), ...blank, '\u0001javascript:alert(1)'])('can’t be %j', (href) => {
    expect(isAllowedLink(href)).toBe(false);
  });

  test('never leaves the site if it looks like a path or an anchor, and never runs a script', () => {
    const hostile = fc
      .array(fc.constantFrom(...words('/ \\ : javascript data https # @ x.example'), '\t', '\n', ' '))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string(), fc.webUrl()), (href) => {
        fc.pre(isAllowedLink(href) && URL.canParse(href, own));
        const { protocol, origin } = new URL(href, own);
        expect(['https:', 'mailto:', 'tel:']).toContain(protocol);
        if (/^[/#]/.test(href)) expect(origin).toBe(own);
      }),
    );
  });
});

describe('The path of a page', () => {
  const path = fc.stringMatching(/^(\/[a-z0-9._~-]+){1,3}$/).filter((text) => !text.endsWith('.html'));

  test('a path is the same page with any of its characters encoded, and with a slash, .html or index.html', () => {
    fc.assert(
      fc.property(
        path,
        fc.infiniteStream(fc.boolean()),
        fc.constantFrom('', '/', '.html', '/index.html', '/index%2Ehtml'),
        (page, choices, end) => {
          const encoded = page.replace(/[^/]/g, (character) =>
            choices.next().value ? `%${character.charCodeAt(0).toString(16)}` : character,
          );
          expect(pagePath(encoded + end)).toBe(page);
        },
      ),
    );
  });

  test('never throws, gives what React Router can decode, and decodes only once', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('%', '2', '5', 'D', '4', '/', '.', 'a', '?', 'index.html') }),
        (text) => {
          expect(pagePath(pagePath(`/${text}`))).toBe(pagePath(`/${text}`));
          expect(() => decodeURIComponent(pagePath(`/${text}`))).not.toThrow();
        },
      ),
    );
  });

  test.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/contact%252Dus', '/contact%252Dus'],
    ['/shop%2Fcart', '/shop%2Fcart'],
    ['/shop%3Fsort=rating', '/shop%3Fsort=rating'],
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/%/', '/%25'],
    ['/%zz%', '/%25zz%25'],
    ['/contact%2%44us', '/contact%252%2544us'],
    ['/cart//index.html/', '/cart'],
  ])('%s becomes %s', (written, page) => {
    expect(pagePath(written)).toBe(page);
  });
});

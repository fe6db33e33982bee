import fc from 'fast-check';
import { isAllowedLink } from '../../src/domain/links';

const own = 'https://www.tangelo.example';

describe('A link in the site’s data', () => {
  test.each([
    'https://scikit-learn.org/stable/',
    'HTTPS://d3js.org',
    'mailto:hello@tangelo.example?subject=A%20question',
    'tel:+12125550142',
    '/',
    '/blog/visual-search-with-opencv#what-it-costs',
    '/search?q=returns',
    '#summary',
  ])('can be %s', (href) => {
    expect(isAllowedLink(href)).toBe(true);
  });

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://www.tangelo.example/1',
    'file:///etc/passwd',
    'http://plain.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https:\\\\evil.example',
    'page-without-a-slash',
    '',
  ])('can’t be %j', (href) => {
    expect(isAllowedLink(href)).toBe(false);
  });

  test('never leaves the site if it looks like a path or an anchor, and never runs a script', () => {
    const hostile = fc
      .array(
        fc.constantFrom(
          '/',
          '\\',
          ':',
          'javascript',
          'data',
          'https',
          '#',
          '\t',
          '\n',
          ' ',
          '@',
          'x.example',
        ),
      )
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

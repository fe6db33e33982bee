import fc from 'fast-check';
import { pagePath } from '../../src/domain/pagePath';

const path = fc.stringMatching(/^(\/[a-z0-9._~-]+){1,3}$/).filter((text) => !text.endsWith('/index.html'));

test('a path is the same page with any of its characters encoded, and with a slash or index.html', () => {
  fc.assert(
    fc.property(
      path,
      fc.infiniteStream(fc.boolean()),
      fc.constantFrom('', '/', '/index.html', '/index%2Ehtml'),
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

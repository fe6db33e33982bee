import { checkedFrontMatter } from '../../src/content/frontMatter';
import { articleSchema } from '../../src/content/news/articles';

const valid = {
  title: 'A title',
  date: '2025-10-01',
  category: 'product',
  picture: 'OpenedWall',
  excerpt: 'An excerpt.',
  meta: { title: 'A title', description: 'A description. '.repeat(6), keywords: ['news'] },
};
const check = (changed: object) => () =>
  checkedFrontMatter(articleSchema, 'news/a.mdx', { ...valid, ...changed });

test('valid front matter passes', () => {
  expect(check({})()).toEqual(valid);
});

test.each([
  [{ category: 'gossip' }, /news\/a\.mdx[^]*category: .*"funding"/],
  [{ date: '2025-13-01' }, /news\/a\.mdx[^]*date: .*date/],
  [{ date: '2999-01-01' }, /date: Expected .* or earlier/],
  [{ author: 'nobody' }, /author: .*"miriam-castellano"/],
  [{ title: undefined }, /title: .*string/],
  [{ autor: 'lucia-fuentes' }, /autor: /],
])('%j is refused with file, field and what is expected', (changed, message) => {
  expect(check(changed)).toThrow(message);
});

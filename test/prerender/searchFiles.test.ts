import { parse } from 'node-html-parser';
import { searchParts } from '../../src/prerender/searchFiles';

const page = (path: string, main: string, keywords = '') => {
  const root = parse(`<main><h1 id="page-title">Heading of ${path}</h1>${main}</main>`);
  return {
    path,
    indexed: true,
    title: `${path} | Tangelo`,
    description: `What ${path} says.`,
    heading: `Heading of ${path}`,
    keywords,
    main: root,
  };
};

const textsOf = (main: string, path = '/about-us') => searchParts([page(path, main)]).texts;

test('a page’s record has its link text, description, keywords, and headings', () => {
  const { records } = searchParts([page('/about-us', '<h2>Since 2012</h2><p>Text.</p>', 'history, founder')]);
  expect(records).toEqual([
    {
      kind: 'page',
      url: '/about-us',
      title: 'About Us',
      text: 'What /about-us says.',
      keywords: 'history, founder',
      headings: 'Heading of /about-us\nSince 2012',
    },
  ]);
});

test.each([
  ['/product/fraud-shield', 'product'],
  ['/demos/fraud-shield', 'demo'],
  ['/dynamic-pricing', 'service'],
  ['/pulp', 'tool'],
  ['/blog/apache-spark-in-ecommerce', 'post'],
  ['/news/plain-dealing-prize', 'news'],
])('%s is a %s', (path, kind) => {
  expect(searchParts([page(path, '')]).records[0]?.kind).toBe(kind);
});

test('main text is split into lines as it is read, without controls, code, and pictures', () => {
  const main = `<nav>Contents</nav><p>One <b>bold</b> word.</p><ul><li>First<li>Second</ul><table><tr><td>Cell<span>A note</span></td>
    <td>12</td></tr></table><button>Press</button><pre>code</pre><svg><text>Axis</text></svg><p aria-hidden="true">×</p>`;
  expect(textsOf(main)).toEqual([{ url: '/about-us', text: 'One bold word.\nFirst\nSecond\nCell A note' }]);
});

test('text below a heading or in a section with an id leads there', () => {
  const main = `<p>Top.</p><h2 id="first">First</h2><p>Below.</p><section id="second"><h2>Second</h2><p>In it.</p>
    <a href="/about-us#second">Link to this section</a></section><p id="_R_1_">After.</p>`;
  expect(textsOf(main)).toEqual([
    { url: '/about-us', text: 'Top.' },
    { url: '/about-us#first', text: 'Below.' },
    { url: '/about-us#second', text: 'In it.' },
    { url: '/about-us#first', text: 'After.' },
  ]);
});

test('what a link can’t open in a closed disclosure isn’t found', () => {
  const main = `<details><summary><h2>Table</h2></summary><p>A closed cell.</p></details>
    <details open><summary>Menu</summary><p>An open line.</p></details>
    <details><summary>Features</summary><div id="features"><p>A feature.</p></div></details>`;
  expect(textsOf(main, '/pulp')).toEqual([
    { url: '/pulp', text: 'An open line.' },
    { url: '/pulp#features', text: 'A feature.' },
  ]);
});

test('each question on /faq and each case study is a record of its own', () => {
  const answer = 'Because it is so. Everything else would be worse for everybody, as we found.';
  const { records, texts } = searchParts([
    page('/faq', `<details><summary><h3>Why?</h3></summary><div id="why"><p>${answer}</p></div></details>`),
    page(
      '/case-study',
      `<article id="a"><p>Kind</p><h2>A case</h2><h3>Challenge</h3><p>${answer}</p></article>`,
    ),
  ]);
  expect(records).toEqual([
    expect.objectContaining({ kind: 'page', url: '/faq' }),
    expect.objectContaining({ kind: 'question', url: '/faq#why', title: 'Why?', text: answer }),
    expect.objectContaining({ kind: 'page', url: '/case-study' }),
    expect.objectContaining({ kind: 'case', url: '/case-study#a', title: 'A case', text: answer }),
  ]);
  expect(texts).toEqual([{ url: '/case-study#a', text: 'Kind' }]);
});

test('a text on two pages counts for the thing, not the list; on more pages, for none', () => {
  const everywhere = '<p>Money back within 30 days.</p>';
  const { texts } = searchParts([
    page('/tools', `<p>It plans.</p>${everywhere}`),
    page('/pulp', `<p>It plans.</p>${everywhere}`),
    page('/pyomo', everywhere),
  ]);
  expect(texts).toEqual([{ url: '/pulp', text: 'It plans.' }]);
});

test('leaves out pages that say nothing of their own', () => {
  const { records } = searchParts(
    ['/', '/home', '/search', '/offline', '/404'].map((path) => page(path, '')),
  );
  expect(records.map(({ url }) => url)).toEqual(['/']);
});

import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { globSync } from 'tinyglobby';
import { pictureModule } from '../../src/prerender/svg/pictureModule.js';

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96" fill="none">${inner}</svg>`;
const compiled = (inner: string) => pictureModule(svg(inner), 'news/a.svg');

describe('A picture as a component', () => {
  test('keeps its viewBox and takes the props of the page', () => {
    expect(compiled('<path stroke="#1c1613" d="M0 0h9"/>')).toBe(
      'export default function Picture({ lettered = true, ...props }) { return <svg viewBox="0 0 96 96" {...props}><path stroke="var(--ink)" d="M0 0h9"/></svg>; }',
    );
  });

  test('follows the theme, except for ink and paper', () => {
    expect(compiled('<path fill="#e34d00" stroke="none" d="M0 0h9v9z"/>')).toContain(
      'fill="var(--brand)" stroke="none"',
    );
    expect(compiled('<path fill="#fff" stroke="#000" d="M0 0h9v9z"/>')).toContain(
      'fill="#fffaf5" stroke="#1c1613"',
    );
  });

  test('leaves out its words if it is small', () => {
    const words = '<g class="words"><text>a</text></g>';
    expect(compiled(`<path fill="none" d="M0 0h9"/>${words}`)).toContain(
      '<path fill="none" d="M0 0h9"/>{lettered && <g className="words"><text>a</text></g>}</svg>',
    );
  });

  test('has the colors of its file in both themes if it is a portrait', () => {
    expect(pictureModule(svg('<path fill="#2f6b3a" d="M0 0h9v9z"/>'), 'content/people/a.svg')).toContain(
      'fill="#2f6b3a"',
    );
  });

  test('is refused with file and reason if it has a color of its own, or an id', () => {
    expect(() => compiled('<path fill="#e34d01" d="M0 0h9v9z"/>')).toThrow(
      /^news\/a\.svg has the color #e34d01\. Choose from: .*#e34d00/,
    );
    expect(() => compiled('<clipPath id="a"><path d="M0 0h9v9z"/></clipPath>')).toThrow(
      /^news\/a\.svg has id="a"\./,
    );
  });
});

describe.each([
  ['products/*/*.svg', '640', '480'],
  ['{blog/*,news}/*.svg', '96', '96'],
  ['company/clients/*.svg', '96', '96'],
  ['people/*.svg', '200', '200'],
])('The files %s', (pattern, width, height) => {
  const files = globSync(`src/content/${pattern}`);
  const roots = files.map((file) => parse(readFileSync(file, 'utf8')).querySelector('svg'));

  test('have one size, and show any editor the lines and letters that our stylesheets set', () => {
    expect(files.length).toBeGreaterThan(0);
    const [first] = roots;
    expect(first?.attributes).toMatchObject({ width, height, viewBox: `0 0 ${width} ${height}` });
    for (const root of roots) expect(root?.attributes).toEqual(first?.attributes);
  });

  test('say in their titles what they show', () => {
    const titles = roots.map((root) => root?.querySelector('title')?.text);
    expect(new Set(titles).size).toBe(files.length);
    expect(titles).not.toContain(undefined);
  });
});

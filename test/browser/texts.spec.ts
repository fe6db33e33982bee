import { builtPages } from './builtSite';
import { expect, test } from './support';

const WORDS = 20;

test('no paragraph of twenty words or more stands on two pages', async ({ page }) => {
  // /home is the home page at its second address.
  const pages = builtPages.filter(({ path }) => path !== '/home');
  const paragraphs = await page.evaluate((all) => {
    const parser = new DOMParser();
    const leaves = 'p, dd, td, li, blockquote, figcaption';
    return all.flatMap(({ path, html }) => {
      const { body } = parser.parseFromString(html, 'text/html');
      return (
        [...body.querySelectorAll(`:is(${leaves}):not(:has(${leaves}))`)]
          // The assistant's answers are quotations.
          .filter((leaf) => !leaf.closest('svg, footer, [role="log"]'))
          .map((leaf) => ({ path, text: leaf.textContent.replaceAll(/\s+/g, ' ').trim() }))
      );
    });
  }, pages);

  const places = new Map<string, Set<string>>();
  for (const { path, text } of paragraphs.filter(({ text: words }) => words.split(' ').length >= WORDS)) {
    places.set(text, (places.get(text) ?? new Set()).add(path));
  }
  expect(places.size).toBeGreaterThan(800);
  expect([...places].filter(([, on]) => on.size > 1)).toEqual([]);
});

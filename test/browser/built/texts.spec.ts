import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { builtPages } from '../support/builtSite';

const WORDS = 20;

/** Elements that contain a paragraph. Those that contain another such element are skipped. */
const LEAVES = 'p, dd, td, li, blockquote, figcaption';

test('no paragraph of twenty words or more is on two pages', () => {
  const places = new Map<string, Set<string>>();
  // Skips /home, which repeats the home page.
  for (const { path, html } of builtPages.filter((page) => page.path !== '/home')) {
    for (const leaf of parse(html).querySelectorAll(LEAVES)) {
      // The assistant's answers quote other pages.
      if (leaf.querySelector(LEAVES) ?? leaf.closest('svg, footer, [role="log"]')) continue;
      const text = leaf.textContent.replaceAll(/\s+/g, ' ').trim();
      if (text.split(' ').length >= WORDS) places.set(text, (places.get(text) ?? new Set()).add(path));
    }
  }
  expect(places.size).toBeGreaterThan(800);
  expect([...places].filter(([, on]) => on.size > 1)).toEqual([]);
});

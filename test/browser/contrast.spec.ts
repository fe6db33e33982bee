import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isThorough } from '../support/thorough';
import { pageAnswers } from './support/pageAnswers';
import { addressOf, pagesInGroups, sitePages } from './support/sitePages';
import { expect, test } from './support/test';

const colorSchemes = ['light', 'dark'] as const;

/**
 * Control states: a pattern for the pseudo-class, and a selector that always matches to replace it. The second state
 * adds to the first. Pressed toggles are checked with the page itself.
 */
const states = [
  {
    name: 'under the pointer, pressed and focused',
    pattern: ':(hover|active|focus-visible|focus)(?![-\\w])',
    always: ':not([data-never])',
  },
  { name: 'disabled', pattern: ':disabled', always: ':not(a, [data-never])' },
] as const;

/** Puts all elements in a state by rewriting the selectors of all rules. */
async function force(page: Page, state: (typeof states)[number]): Promise<void> {
  await page.evaluate(({ pattern, always }) => {
    const visit = (rule: CSSRule | CSSStyleSheet) => {
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(':'))
        rule.selectorText = rule.selectorText.replace(new RegExp(pattern, 'g'), always);
      if (rule instanceof CSSStyleSheet || rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule)
        for (const inner of rule.cssRules) visit(inner);
    };
    for (const sheet of document.styleSheets) visit(sheet);
  }, state);
}

/** Finds texts with a contrast below 4.5:1, or below 3:1 if large. */
async function faint(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
    .setLegacyMode()
    .withRules(['color-contrast'])
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, any: [check] }) => `${check?.message ?? ''}: ${html}`),
  );
}

for (const group of pagesInGroups) {
  const [first, last] = [group.at(0)?.path ?? '', group.at(-1)?.path ?? ''];
  test(`${first} … ${last} have enough contrast in every state of their controls`, async ({ page }) => {
    test.setTimeout(group.length * 30_000);
    for (const sitePage of group) {
      const path = addressOf(sitePage);
      await page.goto(path);
      await pageAnswers(page);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      for (const state of isThorough ? states : states.slice(0, 1)) {
        await force(page, state);
        for (const [place, colorScheme] of colorSchemes.entries()) {
          const isItsTurn = sitePages.indexOf(sitePage) % colorSchemes.length === place;
          if (!isItsTurn && !isThorough) continue;
          await page.emulateMedia({ colorScheme });
          expect.soft(await faint(page), `${path}, ${colorScheme}, ${state.name}`).toEqual([]);
        }
      }
    }
  });
}

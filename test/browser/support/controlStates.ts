import type { Page } from '@playwright/test';

/**
 * States of controls. `pattern` matches the state's pseudo-classes, and `always` replaces them with a
 * selector that always matches. The second state adds to the first. Pressed toggles are checked with the page
 * itself.
 */
export const controlStates = [
  {
    name: 'under the pointer, pressed and focused',
    pattern: ':(hover|active|focus-visible|focus)(?![-\\w])',
    always: ':not([data-never])',
  },
  { name: 'disabled', pattern: ':disabled', always: ':not(a, [data-never])' },
] as const;

/**
 * Puts all elements in a state by rewriting the selectors of all rules.
 * @returns a function that restores the selectors
 */
export async function force(page: Page, state: (typeof controlStates)[number]): Promise<() => Promise<void>> {
  const rewritten = await page.evaluateHandle(({ pattern, always }) => {
    const originals = new Map<CSSStyleRule, string>();
    const visit = (rule: CSSRule | CSSStyleSheet) => {
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(':')) {
        originals.set(rule, rule.selectorText);
        rule.selectorText = rule.selectorText.replace(new RegExp(pattern, 'g'), always);
      }
      if (rule instanceof CSSStyleSheet || rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule)
        for (const inner of rule.cssRules) visit(inner);
    };
    for (const sheet of document.styleSheets) visit(sheet);
    return originals;
  }, state);
  return () =>
    rewritten.evaluate((originals) => {
      for (const [rule, selector] of originals) rule.selectorText = selector;
    });
}

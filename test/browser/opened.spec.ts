import type { Page } from '@playwright/test';
import { isThorough } from '../support/thorough';
import { pageAnswers } from './support/pageAnswers';
import { addressOf, pagesInGroups } from './support/sitePages';
import { expect, test } from './support/test';

const widths = isThorough ? [320, 390, 768, 1440] : [390, 1440];

/** Opens every closed menu and disclosure, including nested ones. */
async function openDisclosures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const button of document.querySelectorAll<HTMLElement>('button[aria-expanded="false"]'))
      if (button.checkVisibility()) button.click();
  });
}

/** Finds words that break inside, and sideways scrolling. Identifiers and JSON may break anywhere. */
async function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true })) continue;
      // Elements one pixel wide are for screen readers.
      if (element.clientWidth === 1 || element.closest('pre, code, del, ins')) continue;
      // Lines may break after a hyphen, a dash or a slash.
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[^\s/–—-]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) broken.push(`“${word}” breaks in <${element.localName}>`);
      }
    }
    const sideways = document.documentElement.scrollWidth - window.innerWidth;
    return sideways > 0 ? [...broken, `scrolls ${sideways} px sideways`] : broken;
  });
}

for (const group of pagesInGroups) {
  const [first, last] = [group.at(0)?.path ?? '', group.at(-1)?.path ?? ''];
  test(`${first} … ${last} break no word and don’t scroll sideways with everything open`, async ({
    page,
  }) => {
    test.setTimeout(group.length * 30_000);
    for (const sitePage of group) {
      const path = addressOf(sitePage);
      await page.goto(path);
      await pageAnswers(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await openDisclosures(page);
        expect.soft(await faults(page), `${path}, ${width} px`).toEqual([]);
        for (const tab of await page.getByRole('tab').all()) {
          // Dispatches the click, because an open menu covers some tabs.
          await tab.dispatchEvent('click');
          await openDisclosures(page);
          const name = await tab.textContent();
          expect.soft(await faults(page), `${path}, ${name ?? ''}, ${width} px`).toEqual([]);
        }
      }
    }
  });
}

test('the search dialog breaks no word and fits, empty and with results', async ({ page }) => {
  await page.goto('/faq');
  await pageAnswers(page);
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search the site' });
  for (const query of ['', 'personalization', 'no such thing']) {
    await field.fill(query);
    if (query !== '') await expect(page.getByRole('dialog').getByRole('status')).toContainText(query);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await faults(page), `“${query}”, ${width} px`).toEqual([]);
    }
  }
});

import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

/** Texts that nobody looks for: of controls, of what needs no scripts, and of parts that are for the screen only. */
const OTHERS =
  'button, select, option, textarea, label, noscript, script, style, [data-screen-only], [aria-live], [hidden=""]';

/** Returns the texts of the page's main part that are shown nowhere, without those of elements that match. */
function hiddenTexts(page: Page, others: string): Promise<readonly string[]> {
  return page.locator('main').evaluate((main, except) => {
    const shown = new Set<string>();
    const hidden = new Set<string>();
    const nodes = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const text = node.nodeValue?.trim() ?? '';
      if (text === '' || node.parentElement?.closest(except)) continue;
      if (node.parentElement?.checkVisibility({ visibilityProperty: true })) shown.add(text);
      else hidden.add(text);
    }
    return [...hidden].filter((text) => !shown.has(text));
  }, others);
}

/** Returns texts that the browser's own search doesn't find: it opens disclosures and `hidden="until-found"`. */
export const unfoundTexts = (page: Page) => hiddenTexts(page, `${OTHERS}, details, [hidden="until-found"]`);

/** Returns what is missing on paper: texts, colors of legends and of what is chosen; and buttons, which do nothing there. */
export async function printFaults(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print' });
  const missing = await hiddenTexts(page, OTHERS);
  const others = await page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && !element.closest('svg'))
      .flatMap((element) => {
        const { printColorAdjust, backgroundColor, width, breakAfter } = getComputedStyle(element);
        const name = `<${element.localName} class="${element.className}"> ${element.textContent.slice(0, 40)}`;
        const isMark =
          element.matches('span:empty, [aria-pressed=true], label:has(> [type=radio]:checked)') &&
          !backgroundColor.endsWith(', 0)') &&
          width !== '0px';
        return [
          ...(isMark && printColorAdjust !== 'exact' ? [`${name} loses its color`] : []),
          ...(element.matches('button:not(:has(span), [aria-pressed=true])') ? [`${name} is printed`] : []),
          ...(element.matches('h2, h3') && breakAfter !== 'avoid' ? [`${name} may end a page`] : []),
        ];
      }),
  );
  await page.emulateMedia({ media: null });
  return [...missing.map((text) => `“${text}” isn’t printed`), ...others];
}

/** Height of the paper, in points, at which Chromium ends each page if no margin is set. */
const EDGE = 24;

/** Prints the page without backgrounds, and returns texts that are cut in half by a page's end: they are on both pages. */
export async function cutTexts(page: Page): Promise<readonly string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf()));
  const found: string[] = [];
  let atEnd: readonly string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const sheet = await pdf.getPage(number);
    const [, , , height = 0] = sheet.view;
    const { items } = await sheet.getTextContent();
    // By line: code has the same signs on many.
    const lines = new Map<number, string>();
    for (const item of items)
      if ('str' in item && item.str.trim() !== '') {
        const y = Number(item.transform[5]);
        const text = lines.get(y) ?? `at ${Math.round(Number(item.transform[4]))}: `;
        lines.set(y, text + item.str);
      }
    const texts = [...lines].map(([y, key]) => ({ key, y }));
    const atStart = texts.filter(({ y }) => y > height - EDGE).map(({ key }) => key);
    found.push(...atStart.filter((key) => atEnd.includes(key)).map((key) => `page ${number}: ${key}`));
    atEnd = texts.filter(({ y }) => y < EDGE).map(({ key }) => key);
  }
  return found;
}

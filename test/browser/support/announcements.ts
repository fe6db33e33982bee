import type { Page } from '@playwright/test';

/**
 * Records every text that a live region shows from now on, however briefly, as a screen reader would hear it.
 * @returns a function that reads the texts in order
 */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const regionOf = (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.closest(
        '[role=status], [role=log], [role=alert], [aria-live]:not([aria-live=off])',
      );
    new MutationObserver((records) => {
      for (const region of new Set(records.map(({ target }) => regionOf(target)))) {
        const text = region?.textContent.trim() ?? '';
        if (text !== '' && text !== texts.at(-1)) texts.push(text);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    return texts;
  });
  return () => said.jsonValue();
}

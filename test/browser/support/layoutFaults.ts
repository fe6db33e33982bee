import type { Page } from '@playwright/test';

/** Returns the number of pixels by which a page is wider than its window. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Opens every disclosure of the page, but not the header's menus, which would cover it. */
export const openDetails = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });

/** Opens every closed menu and disclosure, including nested ones. */
export async function openDisclosures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const button of document.querySelectorAll<HTMLElement>('button[aria-expanded="false"]'))
      if (button.checkVisibility()) button.click();
  });
}

/** Finds words that break inside, and sideways scrolling. Identifiers and JSON may break anywhere. */
export async function layoutFaults(page: Page): Promise<string[]> {
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

/**
 * Finds text smaller than 15 px, and sentences of more than 130 letters smaller than 16 px. Code may be smaller in
 * narrow windows, counts on icons anywhere, and `drawnText.spec.ts` checks drawings.
 */
export const smallTexts = (page: Page) =>
  page.evaluate(() => {
    const small: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.nodeValue?.trim() ?? '';
      // /store shows what the fields of earlier pages were filled with (`fieldFaults.ts`).
      if (
        text.length < 3 ||
        text.includes('too long too long') ||
        !element?.checkVisibility({ visibilityProperty: true })
      )
        continue;
      if (element.clientWidth === 1 || element.closest('svg, pre, code')) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < (text.length > 130 ? 16 : 15)) small.push(`${size} px: ${text.slice(0, 60)}`);
    }
    return small;
  });

/** Finds boxes that stick to the window, are higher than it, and don't scroll: their end is out of view. */
export const highStickyBoxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')].flatMap((box) => {
      const { position, overflowY } = getComputedStyle(box);
      const isHigh = box.getBoundingClientRect().height > window.innerHeight;
      return position === 'sticky' && isHigh && overflowY === 'visible' ? [box.className] : [];
    }),
  );

/** Finds buttons without border and background whose text isn't aligned with its column, or that stick out of a box. */
export const strayButtons = (page: Page) =>
  page.locator('main :is(a, button)').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const column = control.parentElement?.closest('p, li, dd, div, section, form');
      if (!column || !control.checkVisibility({ visibilityProperty: true })) return [];
      const { backgroundColor, borderLeftColor, paddingLeft, paddingRight } = getComputedStyle(control);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)' || borderLeftColor !== backgroundColor) return [];
      const inner = getComputedStyle(column);
      const [box, edges] = [control.getBoundingClientRect(), column.getBoundingClientRect()];
      const start =
        edges.left + Number.parseFloat(inner.paddingLeft) + Number.parseFloat(inner.borderLeftWidth);
      // A button as wide as its column has its text in the middle.
      const isWide = box.width > edges.width - 50;
      const isIndented = Math.abs(box.left - start) < 2 && Number.parseFloat(paddingLeft) > 4;
      const textEnd = box.right - Number.parseFloat(paddingRight);
      const isOut = (parent: Element | null): boolean => {
        if (!parent || parent.localName === 'main') return false;
        const { right } = parent.getBoundingClientRect();
        const around = getComputedStyle(parent);
        if (textEnd > right - Number.parseFloat(around.paddingRight) + 1.5) return true;
        const isBox = around.backgroundColor !== 'rgba(0, 0, 0, 0)' || around.borderRightWidth !== '0px';
        return isBox ? box.right > right + 1 : isOut(parent.parentElement);
      };
      return (isIndented && !isWide) || isOut(control.parentElement) ? [control.textContent.trim()] : [];
    }),
  );

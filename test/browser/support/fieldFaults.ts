import type { Page } from '@playwright/test';

/** Finds controls whose letters are smaller than 16 px: iOS zooms in on them. */
export const smallFields = (page: Page) =>
  page
    .locator('input:not([type=checkbox], [type=radio], [type=range], [type=file]), select, textarea')
    .evaluateAll((fields) =>
      fields
        .map((field) => ({ field, size: Number.parseFloat(getComputedStyle(field).fontSize) }))
        .filter(({ size }) => size < 16)
        .map(({ field, size }) => `<${field.localName} id="${field.id}"> has letters of ${size} px`),
    );

/** Finds texts of charts that the window cuts off. */
export const cutOffChartTexts = (page: Page) =>
  page.locator('main svg[role=img] text').evaluateAll((texts) =>
    texts
      .map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.left < -1 || box.right > window.innerWidth + 1))
      .map(({ text }) => `“${text}” is cut off`),
  );

/** Fills every form with texts that are too long and submits it, and every quantity with a number that is too high. */
async function showMessages(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const texts = main.locator(
    'form[novalidate] :is(input:not([type=checkbox], [type=radio], [type=file]), textarea):visible',
  );
  for (const field of await texts.all()) await field.fill('too long '.repeat(600));
  for (const field of await main.locator('input[inputmode=numeric]:not([type]):visible').all())
    await field.fill('100');
  await main.locator('form[novalidate]').evaluateAll((forms) => {
    for (const form of forms) if (form instanceof HTMLFormElement) form.requestSubmit();
  });
}

const widthsOfControls = (page: Page) =>
  page.locator('main :is(input, select, textarea)').evaluateAll((controls) =>
    controls.map((control) => ({
      name: `<${control.localName} id="${control.id}">`,
      width: control.getBoundingClientRect().width,
    })),
  );

/** Finds controls, labels and messages that overlap. Leaves out what scrolls on its own or stays in place. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const isFloating = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
        ['auto', 'scroll'].includes(getComputedStyle(element).overflowY) ||
        isFloating(element.parentElement));
    const boxes = [
      ...document.querySelectorAll(
        'main :is(input:not([type=file]), select, textarea, button, label, [id$="-error"], [id$="-message"])',
      ),
    ]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ element, box }) => box.width > 1 && element.checkVisibility() && !isFloating(element));
    return boxes.flatMap(({ element, box }, place) =>
      boxes
        .slice(place + 1)
        .filter(
          ({ element: other, box: otherBox }) =>
            !element.contains(other) &&
            !other.contains(element) &&
            Math.min(box.right, otherBox.right) - Math.max(box.left, otherBox.left) > 1 &&
            Math.min(box.bottom, otherBox.bottom) - Math.max(box.top, otherBox.top) > 1,
        )
        .map(
          ({ element: other }) =>
            `${element.outerHTML.slice(0, 80)} overlaps ${other.outerHTML.slice(0, 80)}`,
        ),
    );
  });

/**
 * Shows the longest message of every field, and finds controls that changed their width by more than a tenth and
 * boxes that overlap, at several widths of the window.
 */
export async function messageFaults(page: Page, widths: readonly number[]): Promise<string[]> {
  const before = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    before.push(await widthsOfControls(page));
  }
  await showMessages(page);
  const faults = [];
  for (const [place, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    const after = await widthsOfControls(page);
    for (const [index, control] of (before[place] ?? []).entries()) {
      const now = after[index]?.width ?? 0;
      if (Math.abs(now - control.width) > control.width / 10)
        faults.push(`${width} px: ${control.name} goes from ${control.width} to ${now} px`);
    }
    faults.push(...(await overlaps(page)).map((overlap) => `${width} px: ${overlap}`));
  }
  return faults;
}

/**
 * Finds right-to-left letters that share a line with our text without being isolated, so that they would reorder
 * it. The visitor's texts must have Hebrew letters only.
 */
export const mixedTexts = (page: Page) =>
  page.evaluate(() => {
    const isMixed = (text: string) => {
      const rest = text.replace(/\u2068[^\u2069]*\u2069/g, '');
      return /\p{Script=Hebrew}/u.test(rest) && /[A-Za-z0-9]/.test(rest);
    };
    const paragraphs = new Map<Element, string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      let element = node.parentElement;
      if (!element || element.closest('script, style, textarea')) continue;
      const joinsItsLine = (part: Element) => {
        const { display, unicodeBidi } = getComputedStyle(part);
        return ['inline', 'contents'].includes(display) && !/isolate|plaintext/.test(unicodeBidi);
      };
      while (element.parentElement && joinsItsLine(element)) element = element.parentElement;
      paragraphs.set(element, `${paragraphs.get(element) ?? ''}${node.nodeValue ?? ''}`);
    }
    const labels = [...document.querySelectorAll('[aria-label]')].map(
      (element) => element.getAttribute('aria-label') ?? '',
    );
    return [...paragraphs.values(), ...labels, document.title]
      .filter(isMixed)
      .map((text) => text.slice(0, 200));
  });

/** Returns parts of the text beside a term in their order on screen, by line and from left to right. */
export const partsOnScreen = (page: Page, term: string, parts: readonly string[]) =>
  page
    .locator('dt', { hasText: term })
    .locator('+ dd')
    .evaluate((shown, wanted) => {
      // The parts are in one text. Each is looked for after the one before.
      const text = shown.firstChild;
      let from = 0;
      const boxes = wanted.flatMap((part) => {
        const start = text?.textContent?.indexOf(part, from) ?? -1;
        if (!text || start < 0) return [];
        from = start + part.length;
        const range = document.createRange();
        range.setStart(text, start);
        range.setEnd(text, from);
        // The first line of a part that wraps.
        const box = range.getClientRects()[0];
        return box ? [{ part, left: box.left, top: box.top }] : [];
      });
      const isAbove = (a: { top: number }, b: { top: number }) => a.top < b.top - 8;
      return boxes
        .toSorted((a, b) => (isAbove(a, b) ? -1 : isAbove(b, a) ? 1 : a.left - b.left))
        .map(({ part }) => part);
    }, parts);

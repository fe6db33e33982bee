import type { Page } from '@playwright/test';

/**
 * Scrolls through a page by half windows and returns texts that overlap: two of which neither covers the other, and cells
 * of a table that a sticky part covers while others of their row are seen.
 */
export const textOverlaps = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    interface Line {
      readonly text: string;
      readonly parent: Element;
      readonly box: DOMRect;
    }
    const found = new Set<string>();
    const floating = [...document.querySelectorAll('body *')].filter(
      (element) =>
        ['sticky', 'fixed'].includes(getComputedStyle(element).position) &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    const isForScreenReaders = (element: Element): boolean =>
      getComputedStyle(element).clipPath !== 'none' ||
      (element.parentElement !== null && isForScreenReaders(element.parentElement));

    const moving: { readonly parent: Element; readonly range: Range }[] = [];
    const still: typeof moving = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // Charts place their own labels.
      if (node.nodeValue?.trim() === '' || parent.closest('svg') || isForScreenReaders(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      (floating.some((element) => element.contains(parent)) ? moving : still).push({ parent, range });
    }
    const linesOf = (texts: typeof moving): Line[] =>
      texts
        .flatMap(({ parent, range }) =>
          [...range.getClientRects()].map((box) => ({
            text: range.toString().trim().slice(0, 40),
            parent,
            box,
          })),
        )
        .filter(({ box }) => box.width > 2 && box.right > 0 && box.left < window.innerWidth);

    const isOpaque = (element: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      return backgroundImage !== 'none' || !/[,/] 0?(\.\d+)?\)$/.test(backgroundColor);
    };
    /** Tests whether both are seen where their boxes meet. */
    const overlap = (one: Line, other: Line) => {
      if (one.parent === other.parent) return false;
      const [left, right] = [
        Math.max(one.box.left, other.box.left),
        Math.min(one.box.right, other.box.right),
      ];
      const [top, bottom] = [
        Math.max(one.box.top, other.box.top),
        Math.min(one.box.bottom, other.box.bottom),
      ];
      // Line boxes are higher than letters.
      if (right - left < 2 || bottom - top < 0.4 * Math.min(one.box.height, other.box.height)) return false;
      const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
      const places = [stack.indexOf(one.parent), stack.indexOf(other.parent)];
      if (places.includes(-1)) return false;
      const below = Math.max(...places);
      return !stack
        .slice(0, below)
        .some((element) => !(stack[below] && element.contains(stack[below])) && isOpaque(element));
    };
    const compare = (lines: readonly Line[], others: readonly Line[]) => {
      for (const one of lines)
        for (const other of others)
          if (one !== other && overlap(one, other)) found.add(`“${one.text}” overlaps “${other.text}”`);
    };

    /** Finds sticky parts that cover one cell of a row and leave another, at the same height, in view. */
    const checkRows = (lines: readonly Line[]) => {
      const hitOf = ({ left, top, width, height }: DOMRect) =>
        document.elementFromPoint(left + Math.min(width / 2, 8), top + height / 2);
      for (const { parent, box, text } of lines) {
        const row = parent.closest('tr');
        const hit = row && hitOf(box);
        const cover = hit && floating.find((element) => element.contains(hit) && !element.contains(parent));
        if (!cover || row.contains(cover)) continue;
        const area = cover.getBoundingClientRect();
        const beside = lines.find(
          (line) =>
            row.contains(line.parent) &&
            line.box.top > area.top &&
            line.box.bottom < area.bottom &&
            line.parent.contains(hitOf(line.box)),
        );
        if (beside) found.add(`“${text}” is covered beside “${beside.text}”`);
      }
    };

    window.scrollTo({ top: 0, behavior: 'instant' });
    const all = linesOf(still).toSorted((one, other) => one.box.top - other.box.top);
    const near = (line: Line, start: number) => {
      const end = all.findIndex(({ box }, place) => place > start && box.top > line.box.bottom);
      return all.slice(start + 1, end < 0 ? undefined : end);
    };
    const candidates = all.flatMap((line, start) =>
      near(line, start)
        .filter(({ box }) => box.left < line.box.right && box.right > line.box.left)
        .map((other) => [line, other] as const),
    );
    const bottom = document.documentElement.scrollHeight;
    for (let y = 0; y < bottom; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      const top = window.scrollY;
      const shift = ({ text, parent, box }: Line): Line => ({
        text,
        parent,
        box: new DOMRect(box.left, box.top - top, box.width, box.height),
      });
      const isInWindow = ({ box }: Line) => box.bottom > top && box.top < top + window.innerHeight;
      for (const [one, other] of candidates)
        if (isInWindow(one) && isInWindow(other)) compare([shift(one)], [shift(other)]);
      const inWindow = all.filter(isInWindow).map(shift);
      const above = linesOf(moving);
      compare(above, inWindow);
      checkRows([...inWindow, ...above]);
    }
    return [...found];
  });

import type { Page } from '@playwright/test';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Returns controls of a part whose focus outline a container that hides overflow cuts off above or below. */
export async function cutOutlines(page: Page, part: string): Promise<readonly string[]> {
  // After a key, focus by script shows outlines, too.
  await page.keyboard.press('Tab');
  return page.evaluate((controls) => {
    const cut = (control: HTMLElement) => {
      control.focus({ preventScroll: true });
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(control);
      if (outlineStyle === 'none') return false;
      const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset);
      const own = control.getBoundingClientRect();
      for (let box = control.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowY, clipPath } = getComputedStyle(box);
        // Text for screen readers is clipped on purpose.
        if (clipPath !== 'none') return false;
        if (overflowY === 'visible' || box.scrollHeight > box.clientHeight) continue;
        const { top } = box.getBoundingClientRect();
        const above = own.top - reach - (top + box.clientTop);
        const below = top + box.clientTop + box.clientHeight - (own.bottom + reach);
        // Half a pixel is rounding.
        if (Math.min(above, below) < -0.5) return true;
      }
      return false;
    };
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && cut(control))
      .map(
        (control) =>
          `${control.localName} ${control.getAttribute('aria-label') ?? control.textContent.trim()}`,
      );
  }, `${part} :is(${CONTROLS})`);
}

/**
 * Returns controls of a part that a sticky or fixed part covers by more than half, or that aren't seen at all, when they get focus, tabbing through it and back. Focuses
 * them by script, which scrolls as Tab does and takes a tenth of the time.
 */
export async function coveredControls(page: Page, part: string): Promise<readonly string[]> {
  return page.evaluate((controls) => {
    const isCovering = (hit: Element | null, control: Element): boolean =>
      hit !== null &&
      !hit.contains(control) &&
      (['sticky', 'fixed'].includes(getComputedStyle(hit).position) ||
        isCovering(hit.parentElement, control));
    const isCovered = (control: HTMLElement) => {
      const hits = [...control.getClientRects()].flatMap(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].flatMap((down) =>
          [0.1, 0.5, 0.9].map((across) =>
            document.elementFromPoint(left + across * width, top + down * height),
          ),
        ),
      );
      const isOwn = (hit: Element | null) =>
        hit !== null && (control.contains(hit) || hit.closest('label')?.contains(control) === true);
      const covered = hits.filter((hit) => !isOwn(hit) && isCovering(hit, control));
      return covered.length > hits.length / 2 || !hits.some(isOwn);
    };
    const stops = [...document.querySelectorAll<HTMLElement>(controls)].filter(
      (control) =>
        control.tabIndex >= 0 &&
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.matches(':disabled'),
    );
    // What has focus already doesn't scroll into view again.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return [
      ...stops.map((stop) => ['Tab', stop] as const),
      ...stops.toReversed().map((stop) => ['Shift+Tab', stop] as const),
    ].flatMap(([key, stop]) => {
      stop.focus();
      if (!isCovered(stop)) return [];
      return [`${key}: ${stop.localName} ${stop.getAttribute('aria-label') ?? stop.textContent.trim()}`];
    });
  }, `${part} :is(${CONTROLS})`);
}

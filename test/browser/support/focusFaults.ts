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
 * Returns controls of a part that something else covers wholly when they get focus, tabbing through it and back. Focuses
 * them by script, which scrolls as Tab does and takes a tenth of the time.
 */
export async function coveredControls(page: Page, part: string): Promise<readonly string[]> {
  return page.evaluate((controls) => {
    const isHit = (control: HTMLElement) =>
      [...control.getClientRects()].some(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].some((down) =>
          [0.1, 0.5, 0.9].some((across) => {
            const hit = document.elementFromPoint(left + across * width, top + down * height);
            return hit && (control.contains(hit) || hit.closest('label')?.contains(control));
          }),
        ),
      );
    const stops = [...document.querySelectorAll<HTMLElement>(controls)].filter(
      (control) =>
        control.tabIndex >= 0 &&
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.matches(':disabled'),
    );
    return [
      ...stops.map((stop) => ['Tab', stop] as const),
      ...stops.toReversed().map((stop) => ['Shift+Tab', stop] as const),
    ].flatMap(([key, stop]) => {
      stop.focus();
      if (isHit(stop)) return [];
      return [`${key}: ${stop.localName} ${stop.getAttribute('aria-label') ?? stop.textContent.trim()}`];
    });
  }, `${part} :is(${CONTROLS})`);
}

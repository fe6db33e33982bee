import type { Page } from '@playwright/test';
import { addressOf, familiesInGroups } from './support/sitePages';
import { untilInteractive } from './support/untilInteractive';
import { expect, test } from './support/test';

/** Returns controls whose focus outline is cut off above or below by a container that hides overflow. */
async function cutOutlines(page: Page): Promise<readonly string[]> {
  // After a key, focus by script shows outlines, too.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
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
    return [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && cut(control))
      .map(
        (control) =>
          `${control.localName} ${control.getAttribute('aria-label') ?? control.textContent.trim()}`,
      );
  });
}

for (const group of familiesInGroups) {
  const [first, last] = [group.at(0)?.path ?? '', group.at(-1)?.path ?? ''];
  test(`${first} … ${last}: no focus outline is cut off`, async ({ page }) => {
    test.setTimeout(group.length * 30_000);
    for (const sitePage of group) {
      await page.goto(addressOf(sitePage));
      await untilInteractive(page);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await cutOutlines(page), `${sitePage.path} at ${width} px`).toEqual([]);
      }
    }
  });
}

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { test } from './test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with a page as it stands, by WCAG 2.2 AA and axe's best practices, a line each. */
export async function violations(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  const { violations: found } = await new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
    .options({ resultTypes: ['violations'] })
    // The other mode gathers the results of frames in a page of its own, twice as slowly; we have no frames.
    .setLegacyMode()
    .withTags(tags)
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

/** Both widths and both themes in two looks: rules of layout and rules of colour hardly meet. */
export const looks = [
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;

/** A test in a window of each look. */
export function inEachLook(title: string, body: (page: Page) => Promise<void>): void {
  for (const { width, colorScheme } of looks)
    test(`${title}, ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await body(page);
    });
}

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Creates an axe builder. Injects axe only once per page. */
async function axe(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  return (
    new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
      .options({ resultTypes: ['violations'] })
      // Legacy mode takes half the time. The default is needed only for frames, which we don't use.
      .setLegacyMode()
  );
}

/** The rules that take four fifths of axe's time. */
export const slowRules = ['color-contrast', 'target-size'] as const;

/**
 * Runs axe (WCAG 2.2 AA and best practices) and returns a line per violation.
 * @param part selector of the part to check; without it also rules for whole pages, such as those of landmarks
 * @param without ids of rules to leave out
 */
export async function violations(
  page: Page,
  part?: string,
  without: readonly string[] = [],
): Promise<string[]> {
  const builder = (await axe(page)).withTags(tags).disableRules([...without]);
  const { violations: found } = await (part === undefined ? builder : builder.include(part)).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

/** Finds texts with a contrast below 4.5:1, or 3:1 if large. */
export async function faintTexts(page: Page): Promise<string[]> {
  const { violations: found } = await (await axe(page)).withRules(['color-contrast']).analyze();
  return found.flatMap(({ nodes }) =>
    nodes.map(({ html, any: [check] }) => `${check?.message ?? ''}: ${html}`),
  );
}

/** Two looks cover both widths and both themes, because layout and color rules rarely interact. */
export const looks = [
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;

/** Runs axe in each look. A change of width or theme needs no reload. */
export async function violationsInEachLook(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    found.push(...(await violations(page)).map((violation) => `${width} px, ${colorScheme}: ${violation}`));
  }
  return found;
}

import { isThorough } from '../support/thorough';
import { addressOf, pagesInGroups } from './support/sitePages';
import { expect, test } from './support/test';

/** Font sizes set in the browser, in pixels; the default is 16. */
const letterSizes = isThorough ? [20, 24, 32] : [24];
const widths = isThorough ? [320, 390, 1280] : [390];

for (const group of pagesInGroups) {
  const [first, last] = [group.at(0)?.path ?? '', group.at(-1)?.path ?? ''];
  test(`${first} … ${last} don’t scroll sideways with a larger default font size`, async ({ page }) => {
    test.slow();
    const devTools = await page.context().newCDPSession(page);
    for (const sitePage of group) {
      const path = addressOf(sitePage);
      await page.goto(path);
      for (const standard of letterSizes) {
        await devTools.send('Page.setFontSizes', { fontSizes: { standard } });
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const { letters, sideways } = await page.evaluate(() => ({
            letters: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
            sideways: document.documentElement.scrollWidth - window.innerWidth,
          }));
          expect(letters, path).toBeGreaterThanOrEqual(standard);
          expect.soft(sideways, `${path}, ${width} px, letters of ${standard} px`).toBeLessThanOrEqual(0);
        }
      }
    }
  });
}

import { paths } from '../../src/content/paths';
import { isSlowRun } from '../support/slowRun';
import { cutTexts } from './support/printFaults';
import { addressOf, pagesInGroups } from './support/sitePages';
import { expect, test } from './support/test';
import { untilInteractive } from './support/untilInteractive';

for (const path of [paths.product('fraud-shield'), paths.store, paths.signIn])
  test(`${path}: a closed tab opens when the browser’s own search finds a text in it`, async ({ page }) => {
    await page.goto(path);
    const closed = page.locator('[hidden=until-found]').first();
    const text = await closed
      .locator(':is(p, li, td, dd)')
      .filter({ hasText: /\w+ \w+/ })
      .first()
      .textContent();
    await untilInteractive(page);
    // What browsers do before they show a match. Not all can be made to search.
    await closed.dispatchEvent('beforematch');
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toContainText(text ?? '');
    await expect(page.locator('[hidden=until-found]')).not.toHaveCount(0);
  });

for (const group of isSlowRun ? pagesInGroups : [])
  test(`${group[0]?.path ?? ''} …: no line is cut by a page’s end in print`, async ({ page }) => {
    test.slow();
    for (const sitePage of group) {
      await page.goto(addressOf(sitePage));
      await untilInteractive(page);
      expect.soft(await cutTexts(page), sitePage.path).toEqual([]);
    }
  });

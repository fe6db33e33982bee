import { demoIds } from '../../../src/content/lists/demoIds.computed';
import { paths } from '../../../src/content/paths';
import { openDetails } from '../support/layoutFaults';
import { untilInteractive } from '../support/untilInteractive';
import { expect, test } from '../support/test';

const MAX_HEIGHT = 6000;

test.use({ viewport: { width: 390, height: 844 } });

for (const id of demoIds) {
  test(`the page of ${id} is shorter than ${MAX_HEIGHT} px on a phone, and links to the source of its method`, async ({
    page,
  }) => {
    await page.goto(paths.demo(id));
    await untilInteractive(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(MAX_HEIGHT);
    await openDetails(page);
    const sources = page.locator('main a[href^="https://"]');
    expect(await sources.count()).toBeGreaterThan(0);
  });
}

import type { Page } from '@playwright/test';
import { demoIds } from '../../../src/content/lists/demoIds.computed';
import { untilInteractive } from '../support/untilInteractive';
import { expect, test } from '../support/test';

const announced = (page: Page) => page.getByRole('main').getByRole('status').allTextContents();

for (const path of ['/demos', ...demoIds.map((id) => `/demos/${id}`)])
  test(`${path}: changes by a slider, text field, or select are announced`, async ({ page }) => {
    await page.goto(path);
    await untilInteractive(page);
    const ids = await page
      .locator('main :is(input[type=range], textarea, select):visible')
      .evaluateAll((controls) => controls.map(({ id }) => id));
    for (const id of ids) {
      const control = page.locator(`#${id}`);
      const before = await announced(page);
      switch (await control.evaluate((element) => element.localName)) {
        case 'textarea':
          await control.fill('The dress is lovely.');
          break;
        case 'select':
          await control.selectOption(await control.locator('option:not(:checked)').first().innerText());
          break;
        default:
          await control.press('ArrowLeft');
      }
      await expect.poll(() => announced(page), `${path}: ${id}`).not.toEqual(before);
    }
  });

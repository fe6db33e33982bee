import type { Page } from '@playwright/test';
import { isSlowRun } from '../support/slowRun';
import { fillInToPayment } from './support/checkoutSteps';
import { untilInteractive } from './support/untilInteractive';
import { addressOf, isFirstOfFamily, sitePages } from './support/sitePages';
import { expect, test } from './support/test';

/** Lists the site's localStorage, sessionStorage, IndexedDB, and cookies, as 'store name'. */
async function storedNames(page: Page): Promise<readonly string[]> {
  const held = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `localStorage ${name}`),
    ...Object.keys(sessionStorage).map((name) => `sessionStorage ${name}`),
    ...(await indexedDB.databases()).map(({ name = '' }) => `indexedDB ${name}`),
  ]);
  const cookies = await page.context().cookies();
  return [...held, ...cookies.map(({ name }) => `cookie ${name}`)];
}

/** Changes every select, and clicks every button, disclosure, checkbox, and radio button. */
async function pressEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moment = () => new Promise((resolve) => setTimeout(resolve));
    for (const select of document.querySelectorAll('select')) {
      select.selectedIndex = select.options.length - 1;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await moment();
    }
    const controls = document.querySelectorAll<HTMLElement>(
      'button, summary, input:is([type=checkbox], [type=radio])',
    );
    for (const control of controls) {
      // An earlier click may have removed the control.
      if (control.isConnected) control.click();
      await moment();
    }
  });
}

/** Lists everything that the privacy policy says is stored, as patterns of 'store name'. */
async function namesInPolicy(page: Page): Promise<readonly RegExp[]> {
  await page.goto('/privacy-policy');
  const table = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'Store' }) });
  const rows = await table
    .getByRole('row')
    .evaluateAll((all) =>
      all.slice(1).map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
    );
  return rows.map(([name = '', store = '']) => {
    const [written = ''] = /^[^\s,…]+/.exec(name) ?? [];
    const rest = name.includes('…') ? '.*' : /followed by a (version )?number/.test(name) ? '(:\\d+)?' : '';
    return new RegExp(`^${store} ${written}${rest}$`);
  });
}

test.skip(!isSlowRun, 'uses every control of every kind of page');

test('no control stores anything that the privacy policy doesn’t name', async ({ page }) => {
  test.setTimeout(10 * test.info().timeout);
  const names = new Set<string>();
  const collect = async () => {
    for (const name of await storedNames(page)) names.add(name);
  };
  for (const sitePage of sitePages.filter(isFirstOfFamily)) {
    await page.goto(addressOf(sitePage), { waitUntil: 'commit' });
    await untilInteractive(page);
    await pressEverything(page);
    await collect();
  }
  await page.goto('/shop');
  await page.getByRole('button', { name: 'Add to Cart: Fraud Shield' }).click();
  await page.locator('summary[aria-label="Theme"]').click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.goto('/checkout');
  await fillInToPayment(page);
  await page.reload();

  await collect();
  const inPolicy = await namesInPolicy(page);
  expect([...names].filter((name) => !inPolicy.some((row) => row.test(name)))).toEqual([]);
  expect(names).toContain('localStorage tangelo:theme');
  expect(names).toContain('sessionStorage tangelo:saved:tab');
});

import type { Page } from '@playwright/test';
import { scrolled, scrollTo } from './support/scrolling';
import { untilInteractive } from './support/untilInteractive';
import { expect, test } from './support/test';

// On a phone, Back closes menus and dialogs.
test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const layers = {
  search: {
    opener: (page: Page) => page.getByRole('link', { name: 'Search', exact: true }),
    layer: (page: Page) => page.getByRole('dialog', { name: 'Search' }),
  },
  menu: {
    opener: (page: Page) => page.getByLabel('Menu', { exact: true }),
    layer: (page: Page) => page.getByRole('navigation', { name: 'Main' }),
  },
  theme: {
    opener: (page: Page) => page.locator('summary[aria-label="Theme"]'),
    layer: (page: Page) => page.getByRole('group', { name: 'Theme' }),
  },
};
type Layer = keyof typeof layers;
/** Tests whether Back closes a menu or dialog. */
const hasEntry = (page: Page) => page.evaluate(() => 'opened' in window.history.state);
const open = async (page: Page, name: Layer) => {
  await layers[name].opener(page).click();
  await expect(layers[name].layer(page)).toBeVisible();
  // Browsers fire `toggle`, which adds the history entry, after they open a <details>.
  await expect.poll(() => hasEntry(page)).toBe(true);
};
const isClosed = (page: Page, name: Layer) => expect(layers[name].layer(page)).toBeHidden();

const toPricing = async (page: Page) => {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('main')).toBeFocused();
};

test.beforeEach(async ({ page }) => {
  await page.goto('/faq');
  await untilInteractive(page);
});

// Each in a page of its own, because the history of one would reach into the next.
for (const [name, by, close] of [
  ['search', 'its button', (page: Page) => page.getByRole('button', { name: 'Close search' }).click()],
  ['menu', 'Escape', (page: Page) => page.keyboard.press('Escape')],
  ['theme', 'its button', (page: Page) => layers.theme.opener(page).click()],
] as const)
  test(`Back closes the open ${name}, and leaves the page if ${by} closed it`, async ({ page }) => {
    await toPricing(page);
    await open(page, name);
    await scrollTo(page, 400);
    await page.goBack();
    await isClosed(page, name);
    await expect(layers[name].opener(page)).toBeFocused();
    await expect(page).toHaveURL('/pricing');
    expect(await scrolled(page)).toBe(400);
    await page.goForward();
    await isClosed(page, name);
    await expect(page).toHaveURL('/pricing');
    await page.goBack();
    await open(page, name);
    await close(page);
    await isClosed(page, name);
    await expect.poll(() => hasEntry(page)).toBe(false);
    await page.goBack();
    await expect(heading(page, 'Questions and answers')).toBeVisible();
  });

test('a link in the menu or a search result takes the place of the open menu or search', async ({ page }) => {
  await toPricing(page);
  await open(page, 'menu');
  await layers.menu.layer(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('main')).toBeFocused();
  await open(page, 'search');
  await page.keyboard.type('fraud shield');
  await page.getByRole('option', { name: 'Fraud Shield', exact: true }).click();
  await expect(heading(page, 'Fraud Shield')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await isClosed(page, 'search');
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
  await isClosed(page, 'menu');
  await page.goForward();
  await expect(page).toHaveURL('/blog');
});

test('a menu closes without focus or for another, and Back closes only that', async ({ page }) => {
  await toPricing(page);
  await open(page, 'menu');
  await page.getByRole('radio', { name: 'Yearly' }).focus();
  await isClosed(page, 'menu');
  for (const name of ['search', 'theme'] as const) {
    await open(page, 'menu');
    await open(page, name);
    await isClosed(page, 'menu');
    await page.goBack();
    await isClosed(page, name);
    await expect(page).toHaveURL('/pricing');
  }
  await page.goBack();
  await expect(heading(page, 'Questions and answers')).toBeVisible();
});

test('a press that closes a menu also works while the browser goes back', async ({ page }) => {
  await page.evaluate(() => {
    const back = window.history.back.bind(window.history);
    window.history.back = () => {
      setTimeout(back, 500);
    };
  });
  const isRemoved = page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true });
      }),
  );
  await open(page, 'menu');
  await open(page, 'search');
  await isRemoved;
  await expect.poll(() => hasEntry(page)).toBe(true);
  await page.goBack();
  await isClosed(page, 'search');
  await expect(page).toHaveURL('/faq');
  await open(page, 'theme');
  await toPricing(page);
  await page.goBack();
  await expect(heading(page, 'Questions and answers')).toBeVisible();
});

test('a link leads to its page with the press that closes a menu, also on a slow line', async ({ page }) => {
  await page.route('**/*.js', async (route) => {
    await page.waitForFunction(() => !('opened' in window.history.state));
    await route.continue();
  });
  await open(page, 'theme');
  await toPricing(page);
  await page.goBack();
  await expect(heading(page, 'Questions and answers')).toBeVisible();
});

test('a menu for which a turned tablet has no use closes, and leaves no history entry', async ({ page }) => {
  await toPricing(page);
  await open(page, 'menu');
  await page.setViewportSize({ width: 1440, height: 844 });
  await expect.poll(() => hasEntry(page)).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });
  await isClosed(page, 'menu');
});

test('the page behind the search dialog doesn’t scroll', async ({ page }) => {
  await open(page, 'search');
  await page.mouse.move(200, 820);
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('Escape');
  await isClosed(page, 'search');
  expect(await scrolled(page)).toBe(0);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
});

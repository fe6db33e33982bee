import type { Page } from '@playwright/test';
import { chromiumArguments, findChromium, ignoredArguments } from '../support/chromium';
import { isSlowRun } from '../support/slowRun';
import { violations } from './support/axe';
import { layoutFaults } from './support/layoutFaults';
import { expect, test } from './support/test';

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('link', { name: /^Cart, / })).toBeVisible();
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the site' });

test.describe('the search dialog', () => {
  test('doesn’t move the page where scroll bars take room', async ({ playwright, baseURL }) => {
    const browser = await playwright.chromium.launch({
      executablePath: await findChromium(),
      args: chromiumArguments,
      ignoreDefaultArgs: [...ignoredArguments, '--hide-scrollbars'],
    });
    try {
      const page = await browser.newPage({ baseURL, viewport: { width: 1000, height: 800 } });
      await open(page, '/faq');
      const link = page.getByRole('main').getByRole('link').last();
      await link.focus();
      const before = await link.boundingBox();
      await page.keyboard.press('/');
      await expect(field(page)).toBeFocused();
      expect(await link.boundingBox()).toEqual(before);
      await page.keyboard.press('Escape');
      await expect(link).toBeFocused();
      expect(await link.boundingBox()).toEqual(before);
    } finally {
      await browser.close();
    }
  });

  test('Escape returns focus to the button', async ({ page }) => {
    await open(page, '/faq');
    const button = page.getByRole('link', { name: 'Search', exact: true });
    for (const opening of [() => page.keyboard.press('/'), () => button.click()]) {
      await opening();
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('returns');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(button).toBeFocused();
    }
  });

  test('loads nothing before it’s opened, and shifts nothing when it is', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await open(page, '/faq');
    await page.waitForLoadState('networkidle');
    expect(requests.filter((path) => path.includes('search'))).toEqual([]);
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await heading.boundingBox()).toEqual(before);
    await expect(() => {
      expect(requests).toContain('/search-index.json');
    }).toPass();
    // The main text loads after the first results.
    expect(requests).not.toContain('/search-texts.json');
    await field(page).fill('fraud');
    await expect(() => {
      expect(requests).toContain('/search-texts.json');
    }).toPass();
  });

  test('passes axe, fits and breaks no word, with and without results', async ({ page }) => {
    await open(page, '/faq');
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    for (const [query, status, colorScheme] of [
      ['', '', 'dark'],
      ['pricing', /results for/, 'light'],
      ['qqqqqqqq', /Nothing found/, 'dark'],
    ] as const) {
      await field(page).fill(query);
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText(status);
      await page.keyboard.press('ArrowDown');
      await page.emulateMedia({ colorScheme });
      expect(await violations(page, 'dialog')).toEqual([]);
      for (const width of isSlowRun ? [320, 390, 768, 1440] : [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await layoutFaults(page), `“${query}”, ${width} px`).toEqual([]);
      }
    }
  });
});

test('a result opens the closed part of the page that has its text', async ({ page }) => {
  await open(page, '/search?q=naive+Bayes');
  await page.getByRole('main').getByRole('link', { name: 'Conversational AI Assistant demo' }).click();
  await expect(page).toHaveURL('/demos/conversational-ai-assistant#rate');
  await expect(page.getByText('A naive Bayes classifier')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the button links to a list of topics', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Browse by topic' })).toBeVisible();
    const list = page.getByRole('main');
    for (const name of ['Fraud Shield', 'Dynamic Pricing', 'Tools', 'Data & Privacy'])
      await expect(list.getByRole('link', { name, exact: true })).toBeVisible();
    await list.getByRole('link', { name: 'Fraud Shield', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fraud Shield' })).toBeVisible();
  });
});

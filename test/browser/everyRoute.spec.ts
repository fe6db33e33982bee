import type { CDPSession, Page } from '@playwright/test';
import { isSlowRun } from '../support/slowRun';
import { faintTexts, looks, violations } from './support/axe';
import { controlStates, force } from './support/controlStates';
import { coveredControls, cutOutlines } from './support/focusFaults';
import { cutOffChartTexts, messageFaults, smallFields } from './support/fieldFaults';
import { headFaults } from './support/headTags';
import { layoutFaults, openDetails, openDisclosures, sidewaysScroll } from './support/layoutFaults';
import { layoutShift, MAX_SHIFT } from './support/layoutShift';
import type { SitePage } from './support/sitePages';
import { addressOf, isFirstOfFamily, pagesInGroups, sitePages } from './support/sitePages';
import { expect, test } from './support/test';

type Look = (typeof looks)[number];

/** Pages to check in more looks, widths and states: in `npm run test:slow`, the first of each family. */
const isThorough = (sitePage: SitePage) => isSlowRun && isFirstOfFamily(sitePage);

/** The part of a page that others don't share: all of the first page, then without header and footer. */
const partOf = ({ path }: SitePage) => (path === '/' ? 'html' : 'main');

/** Returns every look for a thorough check, otherwise one look per page, alternating. */
const looksOf = (sitePage: SitePage): readonly Look[] =>
  isThorough(sitePage)
    ? looks
    : looks.filter((_, place) => sitePages.indexOf(sitePage) % looks.length === place);

async function checkLoaded(page: Page, path: string, { width, colorScheme }: Look): Promise<void> {
  const name = `${path}, ${width} px, ${colorScheme}`;
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  await page.goto(path, { waitUntil: 'commit' });
  expect.soft(await layoutShift(page), `${name}: nothing moves`).toBeLessThanOrEqual(MAX_SHIFT);
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await expect(page, path).toHaveTitle(/Tangelo/);
  expect.soft(await headFaults(page), path).toEqual([]);
  expect.soft(await sidewaysScroll(page), `${name}: nothing to scroll`).toBeLessThanOrEqual(0);
  await expect
    .soft(page.locator('[aria-required=true]:not(form *)'), `${path}: outside a form`)
    .toHaveCount(0);
  expect.soft(await smallFields(page), name).toEqual([]);
}

async function checkAccessibility(
  page: Page,
  sitePage: SitePage,
  { width, colorScheme }: Look,
): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await openDetails(page);
  expect
    .soft(await violations(page, partOf(sitePage)), `${addressOf(sitePage)}, ${width} px, ${colorScheme}`)
    .toEqual([]);
}

async function checkFocus(page: Page, sitePage: SitePage, { width }: Look): Promise<void> {
  const [path, part] = [addressOf(sitePage), partOf(sitePage)];
  await page.setViewportSize({ width, height: 900 });
  expect.soft(await cutOutlines(page, part), `${path}, ${width} px: focus outlines cut off`).toEqual([]);
  // A small laptop: half of its height is sticky heads and bars on some pages.
  await page.setViewportSize({ width: 1366, height: 625 });
  expect.soft(await coveredControls(page, part), `${path}, 1366 × 625: covered when focused`).toEqual([]);
}

async function checkLargeLetters(page: Page, sitePage: SitePage, devTools: CDPSession): Promise<void> {
  const path = addressOf(sitePage);
  // Font sizes set in the browser, in pixels; the default is 16.
  for (const standard of isThorough(sitePage) ? [20, 32] : [32]) {
    await devTools.send('Page.setFontSizes', { fontSizes: { standard } });
    for (const width of isThorough(sitePage) ? [320, 1280] : [320]) {
      await page.setViewportSize({ width, height: 900 });
      const letters = await page.evaluate(() =>
        Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      );
      const name = `${path}, ${width} px, letters of ${standard} px`;
      expect.soft(letters, name).toBeGreaterThanOrEqual(standard);
      expect.soft(await sidewaysScroll(page), `${name}: nothing to scroll`).toBeLessThanOrEqual(0);
      expect.soft(await cutOffChartTexts(page), name).toEqual([]);
    }
  }
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
}

/** Checks contrast in both themes, under the pointer and disabled. */
async function checkContrast(page: Page, path: string, { width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  const restores: (() => Promise<void>)[] = [];
  for (const state of controlStates) {
    restores.unshift(await force(page, state));
    for (const { colorScheme } of looks) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await faintTexts(page), `${path}, ${colorScheme}, ${state.name}`).toEqual([]);
    }
  }
  for (const restore of restores) await restore();
}

async function checkOpened(page: Page, sitePage: SitePage): Promise<void> {
  const path = addressOf(sitePage);
  for (const width of isThorough(sitePage) ? [320, 768, 1440] : [320]) {
    await page.setViewportSize({ width, height: 900 });
    await openDisclosures(page);
    expect.soft(await layoutFaults(page), `${path}, ${width} px, opened`).toEqual([]);
    for (const tab of await page.getByRole('tab').all()) {
      // Dispatches the click, because an open menu covers some tabs.
      await tab.dispatchEvent('click');
      await openDisclosures(page);
      const name = await tab.textContent();
      expect.soft(await layoutFaults(page), `${path}, ${name ?? ''}, ${width} px, opened`).toEqual([]);
    }
  }
}

for (const group of pagesInGroups) {
  const [first, last] = [group.at(0)?.path ?? '', group.at(-1)?.path ?? ''];
  test(`${first} … ${last} hydrate without console output, have one h1 and one of each head tag, don’t shift, show what has focus, pass axe, and fit with everything open, with larger letters, too, and with the message of every field`, async ({
    page,
  }) => {
    test.setTimeout(5 * test.info().timeout);
    const devTools = await page.context().newCDPSession(page);
    for (const sitePage of group) {
      const path = addressOf(sitePage);
      const [look = looks[0], ...others] = looksOf(sitePage).toReversed();
      for (const each of [...others, look]) {
        await test.step(`${path} loads`, () => checkLoaded(page, path, each));
        await test.step(`${path} shows what has focus`, () => checkFocus(page, sitePage, each));
        await test.step(`${path} passes axe`, () => checkAccessibility(page, sitePage, each));
      }
      if (isThorough(sitePage))
        await test.step(`${path} in every state of its controls`, () => checkContrast(page, path, look));
      await test.step(`${path} with everything open`, () => checkOpened(page, sitePage));
      await test.step(`${path} with larger letters, too`, () => checkLargeLetters(page, sitePage, devTools));
      await test.step(`${path} with the message of every field`, async () => {
        const widths = isThorough(sitePage) ? [320, 390, 768, 1280] : [320];
        expect.soft(await messageFaults(page, widths), path).toEqual([]);
      });
    }
  });
}

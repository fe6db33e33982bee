import type { CDPSession, Page } from '@playwright/test';
import { paths } from '../../src/content/paths';
import { isSlowRun } from '../support/slowRun';
import { faintTexts, looks, slowRules, violations } from './support/axe';
import { builtText } from './support/builtSite';
import { controlStates, force } from './support/controlStates';
import { coveredControls, cutOutlines } from './support/focusFaults';
import { cutOffChartTexts, messageFaults, smallFields } from './support/fieldFaults';
import { printFaults, unfoundTexts } from './support/printFaults';
import { headFaults } from './support/headTags';
import {
  highStickyBoxes,
  layoutFaults,
  openDetails,
  openDisclosures,
  sidewaysScroll,
  smallTexts,
  strayButtons,
} from './support/layoutFaults';
import { layoutShift, MAX_SHIFT } from './support/layoutShift';
import type { SitePage } from './support/sitePages';
import { addressOf, isDemo, isFirstOfFamily, pagesInGroups, sitePages } from './support/sitePages';
import { expect, test } from './support/test';
import { textOverlaps } from './support/textOverlaps';

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

const windows = [
  // A tablet, where pictures and texts of the first screen come close.
  { width: 768, height: 900 },
  { width: 1280, height: 480 },
  { width: 1280, height: 560 },
  { width: 1024, height: 600 },
  { width: 1366, height: 625 },
  { width: 390, height: 664 },
  { width: 1280, height: 720 },
] as const;

/** 400% zoom, a phone on its side, and low windows. */
const lowWindows = [
  { width: 320, height: 256 },
  { width: 844, height: 390 },
  { width: 1024, height: 480 },
  { width: 1280, height: 720 },
] as const;

/** Sticky heads and columns meet in the comparison. */
const inTurn = <Size>(sitePage: SitePage, sizes: readonly Size[]): readonly Size[] =>
  isThorough(sitePage) || sitePage.path === paths.compare
    ? sizes
    : sizes.filter((_, place) => sitePages.indexOf(sitePage) % sizes.length === place);

/** Returns the text of the page's main part without spaces. */
const hydratedText = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const copy = main.cloneNode(true);
    if (copy instanceof Element)
      for (const element of copy.querySelectorAll('noscript, script, template')) element.remove();
    return copy.textContent?.replaceAll(/\s/g, '');
  });

async function checkLoaded(page: Page, sitePage: SitePage, { width, colorScheme }: Look): Promise<void> {
  const path = addressOf(sitePage);
  const name = `${path}, ${width} px, ${colorScheme}`;
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  await page.goto(path, { waitUntil: 'commit' });
  expect.soft(await layoutShift(page), `${name}: nothing moves`).toBeLessThanOrEqual(MAX_SHIFT);
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await expect(page, path).toHaveTitle(/Tangelo/);
  expect.soft(await headFaults(page), path).toEqual([]);
  // The others show saved state.
  if (sitePage.indexed && !isDemo(sitePage) && path !== paths.store && !path.startsWith('/product/'))
    expect.soft(await hydratedText(page), `${path}: the text that was built`).toBe(builtText(path));
  expect.soft(await sidewaysScroll(page), `${name}: nothing to scroll`).toBeLessThanOrEqual(0);
  await expect
    .soft(page.locator('[aria-required=true]:not(form *)'), `${path}: outside a form`)
    .toHaveCount(0);
  expect.soft(await smallFields(page), name).toEqual([]);
  expect.soft(await smallTexts(page), `${name}: small text`).toEqual([]);
  expect.soft(await strayButtons(page), `${name}: indented by its padding, or out of its box`).toEqual([]);
}

async function checkAccessibility(
  page: Page,
  sitePage: SitePage,
  { width, colorScheme }: Look,
): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await openDetails(page);
  // The sticky header may cover a part of a button, which axe then takes for a small one.
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  // Take turns, as looks do, but over four pages, so that each rule sees both looks.
  const without = isSlowRun
    ? []
    : slowRules.filter((_, place) => Math.floor(sitePages.indexOf(sitePage) / 2) % 2 === place);
  expect
    .soft(
      await violations(page, partOf(sitePage), without),
      `${addressOf(sitePage)}, ${width} px, ${colorScheme}`,
    )
    .toEqual([]);
}

async function checkFocus(page: Page, sitePage: SitePage, { width }: Look): Promise<void> {
  const [path, part] = [addressOf(sitePage), partOf(sitePage)];
  await page.setViewportSize({ width, height: 900 });
  expect.soft(await cutOutlines(page, part), `${path}, ${width} px: focus outlines cut off`).toEqual([]);
  // Sticky heads and bars take half of a low window on some pages.
  for (const size of inTurn(sitePage, windows)) {
    await page.setViewportSize(size);
    const name = `${path}, ${size.width} × ${size.height}: covered when focused`;
    expect.soft(await coveredControls(page, part), name).toEqual([]);
  }
}

async function checkTexts(page: Page, sitePage: SitePage): Promise<void> {
  const path = addressOf(sitePage);
  for (const size of inTurn(sitePage, lowWindows)) {
    await page.setViewportSize(size);
    expect.soft(await textOverlaps(page), `${path}, ${size.width} × ${size.height}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  expect.soft(await highStickyBoxes(page), `${path}, 1280 × 720`).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect.soft(await unfoundTexts(page), `${path}: not found by the browser’s search`).toEqual([]);
  expect.soft(await printFaults(page), `${path}, printed`).toEqual([]);
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
  test(`${first} … ${last} pass every check of a page`, async ({ page }) => {
    test.setTimeout(5 * test.info().timeout);
    const devTools = await page.context().newCDPSession(page);
    for (const sitePage of group) {
      const path = addressOf(sitePage);
      const [look = looks[0], ...others] = looksOf(sitePage).toReversed();
      for (const each of [...others, look]) {
        await test.step(`${path} loads`, () => checkLoaded(page, sitePage, each));
        await test.step(`${path} shows what has focus`, () => checkFocus(page, sitePage, each));
        await test.step(`${path} shows each text, and prints it`, () => checkTexts(page, sitePage));
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

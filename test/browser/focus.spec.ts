import type { Locator, Page } from '@playwright/test';
import { isSlowRun } from '../support/slowRun';
import { order } from './support/checkoutSteps';
import { untilInteractive } from './support/untilInteractive';
import { addressOf, familiesInGroups } from './support/sitePages';
import { expect, test } from './support/test';

/** Selects the controls in a part of a page, including links that stay on the page. */
const controlsIn = (part: string) =>
  `${part} :is(button, summary, select, input:not([type=file], [readonly]), textarea:not([readonly]), a[href^="?"], a[href^="#"])`;

/** Maximum number of controls to use per page. Names that differ only in digits count as one control. */
const MAX_CONTROLS = isSlowRun ? 60 : 25;

/**
 * Waits two frames and an idle callback, so that an event is rendered and focus has moved. Returns where the
 * page and its focus are then.
 */
const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    await new Promise((idle) => {
      requestIdleCallback(idle);
    });
    return {
      isFocusLost: document.activeElement === null || document.activeElement === document.body,
      isInDialog: document.querySelector('dialog:modal') !== null,
      pathname: window.location.pathname,
      /** Differs if the browser loaded the page again, as a form without scripts does. */
      loadedAt: performance.timeOrigin,
    };
  });

/** Marks the control to use next. An index would change if the page still grows. */
const NEXT = 'data-next';

/** Marks the first visible control that hasn't been used yet. */
const nextControl = (page: Page, controls: string, used: readonly string[]) =>
  page.evaluate(
    ([selector, names, mark]) => {
      const nameOf = (element: Element) =>
        [
          element.tagName,
          element.getAttribute('aria-label') ?? '',
          element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.id,
          element.textContent,
        ]
          .join(' ')
          .replaceAll(/\d+/g, '');
      document.querySelector(`[${mark}]`)?.removeAttribute(mark);
      const control = [...document.querySelectorAll(selector)].find(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.matches(':disabled, [aria-disabled=true]') &&
          // Disappears when a computation ends; the demos' own tests use it.
          element.textContent !== 'Cancel' &&
          !names.includes(nameOf(element)),
      );
      control?.setAttribute(mark, '');
      return (
        control && {
          name: nameOf(control),
          kind: control instanceof HTMLInputElement ? control.type : control.localName,
        }
      );
    },
    [controls, used, NEXT] as const,
  );

/** Uses a control by keyboard: presses it, picks another option, or types and leaves the field. */
async function handle(page: Page, control: Locator, kind: string): Promise<void> {
  switch (kind) {
    case 'select':
      await control.focus();
      await page.keyboard.press('ArrowDown');
      return;
    case 'radio':
    case 'checkbox':
    case 'range':
      await control.press(' ');
      return;
    case 'button':
    case 'summary':
    case 'a':
      await control.press('Enter');
      return;
    default:
      // 0 removes the cart line.
      await control.fill('0');
      await page.keyboard.press('Tab');
  }
}

/** Uses each control in a part of a page in turn, and returns those that lost focus. */
async function lostFocus(page: Page, part = 'main'): Promise<string[]> {
  const controls = controlsIn(part);
  const found: string[] = [];
  const used: string[] = [];
  const address = page.url();
  const { pathname } = new URL(address);
  let { loadedAt } = await settled(page);
  const check = async (what: string) => {
    const now = await settled(page);
    const how = now.loadedAt === loadedAt ? '' : ' (the browser loaded a page)';
    if (now.isFocusLost) found.push(`${page.url()}: ${what}${how}`);
    ({ loadedAt } = now);
    return now;
  };
  while (used.length < MAX_CONTROLS) {
    await expect(page.locator('main progress')).toHaveCount(0);
    const next = await nextControl(page, controls, used);
    if (!next) break;
    used.push(next.name);
    await handle(page, page.locator(`[${NEXT}]`), next.kind);
    let now = await check(next.name);
    if (now.isInDialog) {
      await page.keyboard.press('Escape');
      now = await check(`Escape after ${next.name}`);
    }
    if (now.pathname !== pathname) {
      await page.goto(address);
      ({ loadedAt } = await settled(page));
    }
  }
  return found;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilInteractive(page);
}

/** In `npm test` each demo's own spec uses it by keyboard. The controls of other families are links. */
for (const group of isSlowRun ? familiesInGroups : []) {
  const [first, last] = [group.at(0)?.path ?? '', group.at(-1)?.path ?? ''];
  test(`${first} … ${last}: no control loses focus, by keyboard`, async ({ page }) => {
    test.setTimeout(group.length * 60_000);
    for (const sitePage of group) {
      await open(page, addressOf(sitePage));
      expect.soft(await lostFocus(page)).toEqual([]);
    }
  });
}

for (const address of [
  '/cart?lines=review-sentiment-monitor:yearly:2',
  '/wishlist?items=fraud-shield',
  '/checkout',
  '/search?q=price',
  '/product/fraud-shield',
])
  test(`${address}: no control loses focus, by keyboard`, async ({ page }) => {
    await open(page, address);
    expect(await lostFocus(page)).toEqual([]);
  });

test('header and footer: no control loses focus, by keyboard', async ({ page }) => {
  await open(page, '/faq');
  expect(await lostFocus(page, ':is(header, footer)')).toEqual([]);
});

test('an order and its receipt: no control loses focus, by keyboard', async ({ page }) => {
  test.skip(!isSlowRun, 'keyboard.spec.ts orders, and deletes the order');
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await order(page);
  await page.getByRole('heading', { name: /^Thank you/ }).waitFor();
  expect.soft(await lostFocus(page)).toEqual([]);
  await open(page, '/orders');
  expect(await lostFocus(page)).toEqual([]);
});

for (const { from, press, to } of [
  {
    from: '/shop',
    press: { role: 'link', name: 'AI Personalization Engine' },
    to: 'AI Personalization Engine',
  },
  { from: '/no-such-page', press: { role: 'button', name: 'Search' }, to: 'Search' },
  { from: '/search', press: { role: 'link', name: 'returns' }, to: 'Search' },
] as const)
  test(`${from}: focus is on the new content as soon as it appears`, async ({ page }) => {
    await open(page, from);
    const main = page.getByRole('main');
    if (press.role === 'button') await main.getByRole('searchbox').fill('0');
    const control = main.getByRole(press.role, { name: press.name, exact: true });
    // Focuses the control first, because the body has the focus until then.
    await control.focus();
    await page.evaluate(() => {
      // Its callback runs right after a change, before the browser handles the next key.
      new MutationObserver(() => {
        if (document.activeElement === document.body) performance.mark('focus-lost');
      }).observe(document.body, { childList: true, subtree: true });
    });
    await control.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: to })).toBeVisible();
    await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
    expect(await page.evaluate(() => performance.getEntriesByName('focus-lost').length)).toBe(0);
  });

import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Tap } from './goals';

const SLOWDOWN = Number(process.env.CPU ?? 4);

/** Measures in a fresh profile on a simulated mid-range phone with a slow line: 150 ms, 1.6 Mb/s. */
async function onSimulatedPhone<Result>(
  browser: Browser,
  measure: (page: Page, devTools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 0.75e6 / 8,
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const result = await measure(page, devTools);
  await context.close();
  return result;
}

/** Measures the milliseconds until a first view is painted, and until a control is hydrated and enabled. */
export function measureFirstView(browser: Browser, url: string, control: string) {
  return onSimulatedPhone(browser, async (page) => {
    await page.addInitScript((selector) => {
      const look = () => {
        const element = document.querySelector<HTMLButtonElement>(selector);
        const isTaken = Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps'));
        if (element && isTaken && !element.disabled) performance.mark('answers');
        else setTimeout(look, 10);
      };
      look();
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) performance.mark('largest', { startTime });
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    }, control);
    await page.goto(url);
    await page.waitForFunction(() => performance.getEntriesByName('answers').length > 0);
    return page.evaluate(() => {
      const at = (name: string) => performance.getEntriesByName(name).at(-1)?.startTime ?? Number.NaN;
      return { paint: at('first-contentful-paint'), largest: at('largest'), answer: at('answers') };
    });
  });
}

/** Measures main-thread CPU time during a first view and the next three seconds, in milliseconds, and counts elements. */
export function measureMainThread(browser: Browser, url: string) {
  return onSimulatedPhone(browser, async (page, devTools) => {
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(3_000);
    const { metrics } = await devTools.send('Performance.getMetrics');
    const spent = (name: string) =>
      (metrics.find((metric) => metric.name === `${name}Duration`)?.value ?? Number.NaN) * 1_000;
    return {
      all: spent('Task'),
      scripting: spent('Script'),
      style: spent('RecalcStyle'),
      layout: spent('Layout'),
      elements: await page.locator('*').count(),
    };
  });
}

/** Measures the milliseconds from a tap, or Back, to the frame that shows its result. */
export function measureTap(browser: Browser, origin: string, tap: Tap): Promise<number> {
  return onSimulatedPhone(browser, async (page) => {
    // In sessionStorage, because a tap before scripts arrive opens another document.
    await page.addInitScript(({ selector, text }) => {
      const note = (name: string, time: number) => {
        sessionStorage.setItem(name, String(performance.timeOrigin + time));
      };
      addEventListener(
        'click',
        ({ timeStamp }) => {
          note('tapped', timeStamp);
        },
        { capture: true },
      );
      const look = () => {
        requestAnimationFrame(look);
        if (sessionStorage.getItem('tapped') === null || sessionStorage.getItem('shown') !== null) return;
        const isShown = [...document.querySelectorAll(selector)].some(
          (element) => element.getClientRects().length > 0 && element.textContent.includes(text),
        );
        // Waits a task after that frame, so that it has been painted.
        if (isShown)
          setTimeout(() => {
            note('shown', performance.now());
          });
      };
      look();
    }, tap.shows);
    await page.goto(origin + tap.open, { waitUntil: 'load' });
    await page.waitForTimeout(tap.settleMs);
    for (const selector of tap.before ?? []) {
      await page.locator(selector).first().click();
      await page.waitForTimeout(800);
    }
    const target = page.locator(tap.tap).first();
    await target.scrollIntoViewIfNeeded();
    if (tap.restMs !== undefined) {
      await target.hover();
      await page.waitForTimeout(tap.restMs);
    }
    await page.evaluate(() => {
      sessionStorage.removeItem('tapped');
      sessionStorage.removeItem('shown');
    });
    if (tap.isBack) {
      // Marks the start, because Back has no click event.
      await page.evaluate(() => {
        sessionStorage.setItem('tapped', String(performance.timeOrigin + performance.now()));
        history.back();
      });
    } else await target.click();
    const isShown = page.waitForFunction(() => sessionStorage.getItem('shown') !== null, null, {
      timeout: 30_000,
    });
    // NaN if the expected text never appears.
    if (
      !(await isShown.then(
        () => true,
        () => false,
      ))
    )
      return Number.NaN;
    return page.evaluate(
      () => Number(sessionStorage.getItem('shown')) - Number(sessionStorage.getItem('tapped')),
    );
  });
}

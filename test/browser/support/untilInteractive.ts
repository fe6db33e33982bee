import type { BrowserContext, Page } from '@playwright/test';
import { INTERACTIVE } from '../../../src/components/loading/earlyClicks';

/** Records the event, because {@link untilInteractive} may be called after it. */
export async function recordInteractive(context: BrowserContext): Promise<void> {
  await context.addInitScript((event) => {
    document.addEventListener(event, () => {
      performance.mark(event);
    });
  }, INTERACTIVE);
}

/** Waits until saved state is shown and every control works. The header alone is ready earlier. */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction((event) => performance.getEntriesByName(event).length > 0, INTERACTIVE);
}

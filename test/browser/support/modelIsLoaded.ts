import type { Page } from '@playwright/test';

/** Waits until the demo's worker has its script. */
export async function modelIsLoaded(page: Page): Promise<void> {
  const worker = page.workers()[0] ?? (await page.waitForEvent('worker'));
  await worker.evaluate(() => null);
}

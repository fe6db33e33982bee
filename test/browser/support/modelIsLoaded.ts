import type { Page } from '@playwright/test';

export async function modelIsLoaded(page: Page): Promise<void> {
  const worker = page.workers()[0] ?? (await page.waitForEvent('worker'));
  await worker.evaluate(() => null);
}

import type { BrowserContext } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { recordInteractive } from './untilInteractive';

/**
 * Playwright's test, with a page that fails it on any console error, warning or uncaught exception. A 404 that the
 * test requests on purpose is ignored.
 */
export const test = base.extend<{ readonly complaints: string[]; readonly isPrefetching: boolean }>({
  isPrefetching: [false, { option: true }],
  complaints: [
    async ({ context, page, isPrefetching }, use) => {
      await recordInteractive(context);
      if (!isPrefetching) await saveData(context);
      const complaints: string[] = [];
      page.on('console', (message) => {
        const isNotFoundPage = message.text().includes('404') && message.location().url === page.url();
        // Redux Toolkit warns about its own slow development checks, which depend on the machine.
        const isSlowCheck = /Middleware took \d+ms/.test(message.text());
        // With the network off, the browser logs an error for every page being preloaded.
        const isOffline = message.text().includes('ERR_INTERNET_DISCONNECTED');
        // Only offline.spec.ts allows service workers (playwright.config.ts).
        const isKeptOut = message.text().includes('Service Worker registration blocked by Playwright');
        const isComplaint = ['error', 'warning'].includes(message.type());
        if (isComplaint && !isNotFoundPage && !isSlowCheck && !isOffline && !isKeptOut)
          complaints.push(`${page.url()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Turns on data saver mode: then pages aren't prefetched, which would take a quarter of a page's time here. */
export async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  });
}

export { expect };

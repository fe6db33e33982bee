import { test as base, expect } from '@playwright/test';
import { markAnswers } from './pageAnswers';

/**
 * Playwright's test, with a page that must not complain: any console error or warning and any uncaught exception
 * fails the test. A 404 that the test asks for on purpose is no complaint.
 */
export const test = base.extend<{ readonly complaints: string[] }>({
  complaints: [
    async ({ context, page }, use) => {
      await markAnswers(context);
      const complaints: string[] = [];
      page.on('console', (message) => {
        const isNotFoundPage = message.text().includes('404') && message.location().url === page.url();
        // Redux Toolkit times its own development checks; on a busy machine that says nothing about the site.
        const isSlowCheck = /Middleware took \d+ms/.test(message.text());
        // A test has taken the network away; the browser says so of every page that was being loaded ahead.
        const isOffline = message.text().includes('ERR_INTERNET_DISCONNECTED');
        // Service workers are kept out of all specs but their own (playwright.config.ts).
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

export { expect };

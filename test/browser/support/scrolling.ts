import type { Page } from '@playwright/test';

export const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

export const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => {
    window.scrollTo({ top, behavior: 'instant' });
  }, y);

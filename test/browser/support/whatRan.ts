import type { Reporter } from '@playwright/test/reporter';
import { isFullRun } from '../../support/fullRun';
import { pagesToOpen, sitePages } from './sitePages';

/** Prints at the end of `npm test` what ran, and what only `CI=true npm test` runs. */
export default class WhatRan implements Reporter {
  onExit(): Promise<void> {
    process.stdout.write(`${isFullRun ? everything : most}\n`);
    return Promise.resolve();
  }
}

const most =
  `\nRan: Jest with 50 random cases a property, the production build, Chromium on ${pagesToOpen.length} of ` +
  `${sitePages.length} pages (one of each family, in one look). Only CI=true npm test runs: all pages, both looks, 200 cases ` +
  'and more, pages without each of their scripts, layout shifts at both widths, carts of 1 and 2, 500 page changes, releases of the service worker, hydration in React’s development build, npm start.';

const everything = `\nRan: everything, on all ${sitePages.length} pages.`;

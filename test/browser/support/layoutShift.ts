import type { Page } from '@playwright/test';
import { pageAnswers } from './pageAnswers';

/**
 * The most that may move; search engines call 0.1 good. On a busy machine the fonts come after the first paint, and a
 * line is broken at another word.
 */
export const MOST_SHIFT = 0.02;

/** How much of the screen has moved, and how far, since the page was loaded: its cumulative layout shift. */
export async function layoutShift(page: Page): Promise<number> {
  await pageAnswers(page);
  return page.evaluate(async () => {
    await document.fonts.ready;
    // What is new is painted by the second frame, and what it has moved is known by the third.
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0);
  });
}

import type { Page } from '@playwright/test';
import { untilInteractive } from './untilInteractive';

/**
 * Maximum layout shift. Search engines call 0.1 good. On a busy machine fonts arrive after the first paint and may
 * move a line break, which shifts the cart by 0.022 on a phone.
 */
export const MAX_SHIFT = 0.025;

export async function layoutShift(page: Page): Promise<number> {
  await untilInteractive(page);
  return page.evaluate(async () => {
    await document.fonts.ready;
    // Changes are painted by the second frame and their shift is reported by the third.
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0);
  });
}

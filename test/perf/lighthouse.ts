import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumArguments, findChromium, findFullChromium } from '../support/chromium';
import { lighthouseGoals } from './goals';

export interface LighthouseRun {
  /** Values in the order of `lighthouseGoals`; times in milliseconds. */
  readonly values: readonly number[];
  /** Machine speed during the run; the score depends on it. */
  readonly benchmarkIndex: number;
}

/**
 * Runs Lighthouse for a phone in a new browser.
 * @param throttlingMethod `devtools` slows the page down; `simulate` estimates a slow phone from a fast run
 */
export async function runLighthouse(
  url: string,
  throttlingMethod: 'devtools' | 'simulate',
): Promise<LighthouseRun> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findFullChromium() ?? (await findChromium()),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    formFactor: 'mobile',
    throttlingMethod,
    onlyCategories: ['performance'],
  });
  await browser.close();
  const { categories, audits, environment } = result?.lhr ?? {};
  return {
    values: lighthouseGoals.map(
      ({ audit }) =>
        (audit === null
          ? (categories?.performance?.score ?? Number.NaN) * 100
          : audits?.[audit]?.numericValue) ?? Number.NaN,
    ),
    benchmarkIndex: environment?.benchmarkIndex ?? Number.NaN,
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.listen(0, () => {
      const address = server.address();
      server.close();
      if (address !== null && typeof address === 'object') resolve(address.port);
      else reject(new Error('There is no free port.'));
    });
  });
}

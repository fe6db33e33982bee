import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { chromiumArguments, findChromium } from '../support/chromium';
import { slowness } from '../support/slowness.js';
import { isThorough } from '../support/thorough';

/** Where the built site is served. Two checkouts on one machine need different ports: `TEST_PORT=4300 npm test`. */
const PORT = Number(process.env.TEST_PORT ?? 4273);
/** What a test may take. Longer ones ask for a multiple of it. */
const TEST_TIMEOUT_MS = 90_000 * slowness();

/** Where the same site is served with React's development checks; only `hydration.spec.ts` needs it, with `CI=true`. */
const DEVELOPMENT_PORT = PORT + 1;

const serve = (out: string, port: number, build = '') => ({
  command: `${build}node build/dist/preview.cjs ${out} ${port}`,
  cwd: '../..',
  url: `http://localhost:${port}/shop/`,
  reuseExistingServer: false,
  timeout: 300_000 * slowness(),
});

/** A project for an engine that Playwright brings; where it is not installed, nothing is run and one line says so. */
function otherEngine(name: 'firefox' | 'webkit') {
  const isInstalled = existsSync({ firefox, webkit }[name].executablePath());
  const isAskedFor = process.argv.includes(`--project=${name}`);
  if (isAskedFor && !isInstalled)
    process.stdout.write(`${name} is skipped, since it is not installed: npx playwright install ${name}\n`);
  return {
    name,
    testIgnore: isInstalled ? [] : '**',
    use: { browserName: name },
  };
}

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  // One more than the cores of the smallest machine: tests wait for frames, timers and service workers.
  workers: 3,
  reporter: [['list', { printSteps: false }], ['./support/whatRan.ts']],
  forbidOnly: isThorough,
  // No test asserts how long anything takes, and no wait ends before its test does.
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: TEST_TIMEOUT_MS },
  retries: isThorough ? 1 : 0,
  use: {
    baseURL: `http://localhost:${PORT}`,
    reducedMotion: 'reduce',
    // It would answer what tests take away or hold back, and Playwright sees no request that it answers. The spec that
    // is about it allows it: offline.spec.ts.
    serviceWorkers: process.env.SERVICE_WORKERS === 'allow' ? 'allow' : 'block',
    trace: 'off',
  },
  projects: [
    {
      name: 'chromium',
      use: { launchOptions: { executablePath: await findChromium(), args: chromiumArguments } },
    },
    otherEngine('firefox'),
    otherEngine('webkit'),
  ],
  metadata: { developmentURL: `http://localhost:${DEVELOPMENT_PORT}` },
  webServer: [
    serve('dist', PORT),
    ...(isThorough ? [serve('build/development', DEVELOPMENT_PORT, 'npm run build:development && ')] : []),
  ],
});

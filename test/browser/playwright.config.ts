import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { chromiumArguments, findChromium, ignoredArguments } from '../support/chromium';
import { slowness } from '../support/slowness.js';
import { isSlowRun } from '../support/slowRun';

/** Port of the built site. Two checkouts on one machine need different ports: `TEST_PORT=4300 npm test`. */
const PORT = Number(process.env.TEST_PORT ?? 4273);
/** Long tests multiply this timeout. */
const TEST_TIMEOUT_MS = 90_000 * slowness();

/** Port of a build with React's development checks, for `hydration.spec.ts` in `npm run test:slow`. */
const DEVELOPMENT_PORT = PORT + 1;

const serve = (out: string, port: number, build = '') => ({
  command: `${build}node build/dist/preview.cjs ${out} ${port} --uncompressed`,
  cwd: '../..',
  url: `http://localhost:${port}/shop/`,
  reuseExistingServer: false,
  timeout: 300_000 * slowness(),
});

/**
 * Configures a project for another engine. If it isn't installed, runs nothing, and says so if asked for by
 * `--project`.
 */
function otherEngine(name: 'firefox' | 'webkit') {
  const isInstalled = existsSync({ firefox, webkit }[name].executablePath());
  const isAskedFor = process.argv.includes(`--project=${name}`);
  if (isAskedFor && !isInstalled)
    process.stdout.write(`${name} is skipped, since it is not installed: npx playwright install ${name}\n`);
  return { name, testIgnore: isInstalled ? [] : '**', use: { browserName: name } };
}

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  // One more than the smallest machine has cores, because tests mostly wait.
  workers: 3,
  reporter: [['list', { printSteps: false }]],
  forbidOnly: Boolean(process.env.CI),
  timeout: TEST_TIMEOUT_MS,
  // No test asserts a duration, but a missing element should fail its test by name, not by the test's limit.
  expect: { timeout: TEST_TIMEOUT_MS / 3 },
  retries: process.env.CI ? 1 : 0,
  use: {
    baseURL: `http://localhost:${PORT}`,
    reducedMotion: 'reduce',
    // A service worker would answer requests that tests block or delay, where Playwright doesn't see them. Only
    // offline.spec.ts allows it.
    serviceWorkers: 'block',
    trace: 'off',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        launchOptions: {
          executablePath: await findChromium(),
          args: chromiumArguments,
          ignoreDefaultArgs: ignoredArguments,
        },
      },
    },
    otherEngine('firefox'),
    otherEngine('webkit'),
  ],
  metadata: { developmentURL: `http://localhost:${DEVELOPMENT_PORT}` },
  webServer: [
    serve('dist', PORT),
    ...(isSlowRun ? [serve('build/development', DEVELOPMENT_PORT, 'npm run build:development && ')] : []),
  ],
});

import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium, findFullChromium } from '../support/chromium';
import { sites } from './sites';

/** Configures `npm run perf`, which measures the compressed production build in Chromium. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 1,
  timeout: 0,
  reporter: 'line',
  use: {
    launchOptions: { executablePath: findFullChromium() ?? (await findChromium()), args: chromiumArguments },
  },
  webServer: sites.map(({ folder, origin, port }) => ({
    command: `node build/dist/preview.cjs dist ${port}`,
    cwd: folder,
    url: origin,
    reuseExistingServer: false,
  })),
});
